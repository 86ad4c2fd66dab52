"""The levels of ultimate below the highest: they take and block, and overlook some of it.

People who know the rule play like this. A threat is a cell where a side completes a small board at
once, or the game: the engine now, or its opponent after its move.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from engines.engine import Choice, draw
from engines.games.game import AnyGame, Move
from engines.games.position import Node, Position
from engines.players.baselines import TakeAndBlock
from engines.players.learned import Learned

_REMEMBERED = 1024  # positions
_SEARCH = Learned(500)


@dataclass(frozen=True)
class Taking:
    """Wins at once, else does not let the opponent do so, takes a small board, or blocks one.

    `own` and `theirs` are the chances to overlook a threat. In a share `searched` of its choices it
    looks ahead as the highest level does.
    """

    level: str
    theirs: float = 0.0
    own: float = 0.0
    searched: float = 0.0

    REASONS = ("ahead", "search")
    TABLES = ()

    @property
    def spec(self) -> str:
        return f"level:{self.level}"

    def distribution(self, position: Position) -> Mapping[Move, float]:
        chances = defaultdict[Move, float](float)
        for move, chance in _at_once(self, position.game, position.state).items():
            chances[move] += (1 - self.searched) * chance
        for move, part in _SEARCH.distribution(position).items() if self.searched else ():
            chances[move] += self.searched * float(part)
        return dict(chances)

    def choose(self, position: Position, rng: Random) -> Choice:
        if rng.random() < self.searched:
            return Choice(_SEARCH.choose(position, rng).move, "search")
        return Choice(draw(_at_once(self, position.game, position.state), rng), "ahead")


@lru_cache(maxsize=_REMEMBERED)
def _at_once(engine: Taking, game: AnyGame, state: Any) -> Mapping[Move, float]:
    """Return how likely each move is without a search: the next kind if all of one is overlooked.

    What lets the opponent win the game is seen as a whole or not.
    """
    moves = game.legal_moves(state)
    safe = [move for move in moves if not game.winning_moves(game.after(state, move))] or moves
    wins, takes, blocks = TakeAndBlock().kinds(Node(game, state))
    kinds = ((wins, engine.own), (takes, engine.own), (blocks, engine.theirs), (moves, 0.0))
    chances = defaultdict[Move, float](float)
    for among, share in ((safe, 1 - engine.theirs), (moves, engine.theirs)):
        left = share
        for kind, overlooked in kinds:
            seen = [move for move in kind if move in among]
            part = left * (1 - overlooked ** len(seen))
            for move in seen if part else ():
                chances[move] += part / len(seen)
            left -= part
    return chances
