"""Makes the opening books again, in two minutes: `python -m engines.solvers.make_book [drop]`."""

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engines.games.game import LOSS
from engines.solvers.alpha_beta import AlphaBeta, Tactics
from engines.solvers.book import Book
from engines.solvers.tactics import TACTICS

PLIES: Mapping[str, int] = {"squares": 5, "drop": 9, "sizes": 4}  # how many each book covers
_ENTRIES = 2_000_000  # 300 MB


def make(name: str, plies: int) -> Book:
    """Return the book of a game: the last layer is searched, the others follow from it."""
    tactics = TACTICS[name]
    *layers, last = _layers(tactics, plies)
    solver = AlphaBeta(tactics, lambda: Book.of(-1, {}), _ENTRIES)
    values = {key: solver.value(state) for key, state in sorted(last.items())}
    for layer in reversed(layers):
        values |= {key: _best(tactics, state, values) for key, state in layer.items()}
    return Book.of(plies, values)


def _layers(tactics: Tactics, plies: int) -> list[dict[int, Any]]:
    """Return the positions after each number of moves that are not over, one of each key."""
    game = tactics.game
    layers = [{tactics.key(game.start): game.start}]
    for _ in range(plies):
        after = [game.after(s, m) for s in layers[-1].values() for m in game.legal_moves(s)]
        layers.append({tactics.key(s): s for s in after if game.result(s) is None})
    return layers


def _best(tactics: Tactics, state: Any, values: Mapping[int, int]) -> int:
    best, game = LOSS, tactics.game
    for move in game.legal_moves(state):
        after = game.after(state, move)
        result = game.result(after)
        best = max(best, -(values[tactics.key(after)] if result is None else result))
    return best


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Make the opening book of a game, or all again.")
    parser.add_argument("game", nargs="?", choices=PLIES)
    chosen = parser.parse_args().game
    for name in [chosen] if chosen else PLIES:
        target = Path(__file__).with_name("books") / f"{name}.book"
        target.write_bytes(make(name, PLIES[name]).packed())
