"""The engine of the levels: it looks a few plies ahead, and overlooks some lines, as people do.

A threat is a cell where a side completes a line at once: the engine now, its opponent after the
engine's move. For each choice it overlooks each threat with some chance, and then plays as if that
line were not there. So the probability of every choice is known, and one random number decides.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from operator import and_
from typing import Any

from engines.engine import Choice, OneNumber
from engines.games.game import AnyGame, Move
from engines.games.position import Position
from engines.players.lookahead import Blind, best_ahead


@dataclass(frozen=True)
class Overlooking(OneNumber):
    """Looks `plies` ahead for the soonest win or the latest loss; other moves are alike to it."""

    level: str
    plies: int
    theirs: float = 0.0  # the chance to overlook a threat of the opponent
    own: float = 0.0  # the chance to overlook one of its own
    lines: float = 0.0  # how often it takes, of moves that seem alike, one on the most open lines
    further: float = 0.0  # how often it looks one ply further

    @property
    def spec(self) -> str:
        return f"level:{self.level}"

    def weights(self, position: Position) -> Mapping[Choice, float]:
        game, state = position.game, position.state
        weights, views = defaultdict[Choice, float](float), _views(self, game, state)
        lines = _open_lines(game, state) if self.lines else {}
        for plies, share in ((self.plies, 1 - self.further), (self.plies + 1, self.further)):
            seeming, unseen = _seeming_best(game, state, plies, views) if share else ({}, {})
            for best, chance in seeming.items():
                for move, part in _parts(best, lines, self.lines):
                    why = "ahead" if move in next(iter(seeming)) else _overlooked_in(*unseen[move])
                    weights[Choice(move, why, plies=plies)] += share * chance * part
        return weights


def _seeming_best(
    game: AnyGame, state: Any, plies: int, views: Collection[tuple[Blind, float]]
) -> tuple[Mapping[tuple[Move, ...], float], Mapping[Move, tuple[int, ...]]]:
    """Return which sets of moves may seem best, with their chances, and what lies behind each move.

    The first set is the one that seems best when nothing is overlooked. Behind a move lie the
    threats, as masks, that are overlooked in every view in which it seems best.
    """
    found, unseen = defaultdict[tuple[Move, ...], float](float), dict[Move, tuple[int, ...]]()
    for blind, chance in views:
        best = best_ahead(game, state, plies, blind)
        found[best] += chance
        for move in best:
            unseen[move] = tuple(map(and_, unseen.get(move, blind), blind))
    return found, unseen


def _overlooked_in(own: int, theirs: int) -> str:
    return "overlooked:own" if own else "overlooked:theirs" if theirs else "overlooked"


def _parts(
    best: Collection[Move], lines: Mapping[Move, int], share: float
) -> Iterator[tuple[Move, float]]:
    """Yield how likely each of the best moves is; a `share` goes to those on the most `lines`."""
    most = max(lines.get(move, 0) for move in best)
    busiest = [move for move in best if lines.get(move, 0) == most]
    for move in best:
        part = (1 - share) / len(best)
        yield move, part + (share / len(busiest) if move in busiest else 0)


def _open_lines(game: AnyGame, state: Any) -> dict[Move, int]:
    """Return for each move how many lines through its cell have no mark of the opponent."""
    taken = {n for n, cell in enumerate(game.cells(state, "X")) if cell.mark == "O"}
    counts = Counter(cell for line in game.lines if taken.isdisjoint(line) for cell in line)
    return {move: counts[game.cell_of(state, move)] for move in game.legal_moves(state)}


def _views(engine: Overlooking, game: AnyGame, state: Any) -> list[tuple[Blind, float]]:
    """Return every set of threats that it may overlook, and its chance; the first is empty."""
    own = (game.cell_of(state, move) for move in game.line_moves(state))
    after = (game.after(state, move) for move in game.legal_moves(state))
    theirs = (game.cell_of(line, move) for line in after for move in game.line_moves(line))
    views = product(_overlooked(own, engine.own), _overlooked(theirs, engine.theirs))
    return [((one, other), likely * part) for (one, likely), (other, part) in views]


def _overlooked(cells: Iterable[int], chance: float) -> list[tuple[int, float]]:
    """Return every subset of some cells as a mask, and the chance that just it is overlooked."""
    found = [(0, 1.0)]
    for cell in set(cells) if chance else ():
        found = [
            branch
            for mask, part in found
            for branch in ((mask, part * (1 - chance)), (mask | 1 << cell, part * chance))
        ]
    return found
