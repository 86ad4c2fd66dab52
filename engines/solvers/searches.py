"""The solvers of the games that are too large for a whole table."""

from collections.abc import Mapping
from functools import partial

from engines.games.drop import DROP
from engines.games.squares import SQUARES
from engines.solvers.alpha_beta import AlphaBeta, Tactics
from engines.solvers.book import Book
from engines.solvers.tactics import GridTactics, SizesTactics

TACTICS: Mapping[str, Tactics] = {
    "squares": GridTactics(SQUARES, folded=8),
    "drop": GridTactics(DROP, folded=12),
    "sizes": SizesTactics(),
}
SEARCHES: Mapping[str, AlphaBeta] = {
    name: AlphaBeta(tactics, partial(Book.named, name)) for name, tactics in TACTICS.items()
}
