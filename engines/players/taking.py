"""The levels of ultimate below the highest: they take and block like people who know the rules."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random

from engines.engine import Choice, OneNumber
from engines.games.game import Move
from engines.games.position import Position
from engines.players.baselines import TakeAndBlock
from engines.players.learned import Learned

_SEARCH = Learned(500, proofs=0)  # proofs would make the first answer slower


@dataclass(frozen=True)
class Taking(OneNumber):
    """Wins at once, else keeps the opponent from winning, takes a small board, or blocks one."""

    level: str
    theirs: float = 0.0  # the chance to overlook each cell that the opponent could use
    own: float = 0.0  # the chance to overlook each cell that it could use itself
    searched: float = 0.0  # the share of its choices that a short search makes instead

    plies = 2  # its move, and what its opponent could do next

    @property
    def spec(self) -> str:
        return f"level:{self.level}"

    def choose_by(self, position: Position, number: float) -> Choice:
        if not self.searched:
            return super().choose_by(position, number)
        if number < self.searched:
            return Choice(_SEARCH.choose(position, Random(number)).move, "search")
        left = (number - self.searched) / (1 - self.searched)
        return replace(self, searched=0.0).choose_by(position, left)

    def weights(self, position: Position) -> Mapping[Choice, float]:
        weights = defaultdict[Choice, float](float)
        for choice, chance in _seen(self, position):
            weights[choice] += (1 - self.searched) * chance
        for move, part in _SEARCH.distribution(position).items() if self.searched else ():
            weights[Choice(move, "search")] += self.searched * float(part)
        return weights


def _seen(engine: Taking, position: Position) -> Iterator[tuple[Choice, float]]:
    """Yield the choices that are made without a search, and their probabilities.

    The engine makes a move of the first kind of which it sees any. Replies that win the game it
    sees all or none; if it sees them, it considers only moves that allow none.
    """
    game, state, moves = position.game, position.state, position.legal_moves()
    safe = [move for move in moves if not game.winning_moves(game.after(state, move))] or moves
    wins, takes, blocks = TakeAndBlock().kinds(position)
    kinds = ((wins, engine.own), (takes, engine.own), (blocks, engine.theirs), (moves, 0.0))
    right: list[Move] = []
    for among, share in ((safe, 1 - engine.theirs), (moves, engine.theirs)):
        left = share
        for kind, overlooked in kinds:
            seen = [move for move in kind if move in among]
            right = right or seen
            part = left * (1 - overlooked ** len(seen))
            for move in seen if part else ():
                why = "ahead" if move in right else "overlooked"
                yield Choice(move, why, plies=engine.plies), part / len(seen)
            left -= part
