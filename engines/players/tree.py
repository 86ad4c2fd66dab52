"""An engine that grows a search tree, for a game that is too deep to be solved."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any

from engines.engine import Choice, ScoreTable, table_of, uniform
from engines.games.game import LOSS, WIN, AnyGame, Move
from engines.games.position import Position
from engines.players.search_tree import ALIKE, SearchParameters, SearchTree, TreeNode, best_moves
from engines.players.ultimate_values import moves_at_a_glance

AT_A_GLANCE = SearchParameters(moves_at_a_glance, exploration=0.08)  # found by experiment

_Found = tuple[tuple[Move, ...], str, Mapping[str, ScoreTable]]


@dataclass(frozen=True)
class Tree:
    """Looks at `playouts` positions, and makes a move that it came back to most often.

    Moves with at least nine tenths of the most visits are equally likely, and so are the images of
    the first move of a game. If the search proves a win, it makes a move that wins.
    """

    playouts: int = 5000

    NAME, PARAMETERS = "tree", AT_A_GLANCE

    @property
    def spec(self) -> str:
        return f"{self.NAME}:{self.playouts}"

    def distribution(self, position: Position) -> Mapping[Move, Fraction]:
        return uniform(_search(self, position.game, position.state)[0])

    def choose(self, position: Position, rng: Random) -> Choice:
        best, why, scores = _search(self, position.game, position.state)
        return Choice(rng.choice(best), why, scores)

    def prove(self, game: AnyGame, root: TreeNode) -> None:
        """Settle moves of a grown tree by proofs; this engine seeks none."""

    def alike(self, state: Any) -> Fraction:  # noqa: ARG002 - for some it depends on the state
        """Return the part of the best move's visits with which another move is as good."""
        return ALIKE


@lru_cache(maxsize=256)  # so that `distribution` and `choose` share a search
def _search(engine: Tree, game: AnyGame, state: Any) -> _Found:
    """Return the best moves, the reason for them, and the numbers that were compared."""
    root = SearchTree(game, engine.PARAMETERS, state).grow(engine.playouts)
    engine.prove(game, root)
    visits = dict(zip(root.moves, root.visits, strict=True))
    chances = dict(zip(root.moves, root.means, strict=True))
    scores = {"chance": table_of(game, chances), "visits": table_of(game, visits)}
    why = "win" if root.result == WIN else "loss" if root.result == LOSS else "search"
    best = best_moves(root, engine.alike(state))
    if state == game.start:
        best = tuple({image[move] for image in game.symmetries for move in best})
    return best, why, scores
