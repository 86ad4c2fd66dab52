"""How levels err: `python -m benchmarks.levels [--variant V] [--games N]`.

A row says how often a level takes a win in one, and how often it stops a loss in one that can be
stopped (in misere, how often it completes no line that can be avoided), in percent, in positions
from games of two casual players (in ultimate, who take and block). Then follows how many of 20
games are alike, the mean and the most of 20 opponents who repeat their moves.
`python -m engines table` says what the levels score.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Collection, Iterator
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from engines.engine import Player, move_of
from engines.games.game import LOSS, AnyGame, Move
from engines.games.position import Node, PlayedPosition
from engines.games.variants import GAMES
from engines.levels import SPECS_OF_LEVELS, engine_of
from engines.players.baselines import Casual, TakeAndBlock

_REPEATED = 20
_LONGEST = 60  # moves of a game that is compared


class Task(NamedTuple):
    """A position, what there is to see in it (`win` or `stop`), and the moves that are right."""

    state: Any
    kind: str
    right: Collection[Move]


def person(game: AnyGame) -> Player:
    """Return a player who knows the rules of a game, and does not plan."""
    return Casual() if game.is_solved else TakeAndBlock()


def task_of(game: AnyGame, state: Any) -> Task | None:
    """Return what is to be seen in a position, or None if all moves are alike."""
    legal = game.legal_moves(state)
    if wins := game.winning_moves(state):
        return Task(state, "win", wins)
    lines = game.line_moves(state)
    right = [
        move
        for move in legal
        if move not in lines
        and (game.line_means != LOSS or not game.winning_moves(game.after(state, move)))
    ]
    return Task(state, "stop", right) if 0 < len(right) < len(legal) else None


def tasks(game: AnyGame, games: int) -> Iterator[Task]:
    """Yield what is to be seen in games of two casual players."""
    rng = Random(3)
    for _ in range(games):
        position = PlayedPosition(game)
        while position.outcome is None:
            if task := task_of(game, position.state):
                yield task
            position = position.play(move_of(person(game), position, rng))


def sense(player: Player, game: AnyGame, of: Collection[Task]) -> dict[str, float]:
    """Return how often a player does what is right, by what is to be seen."""
    done: dict[str, list[float]] = {}
    for state, kind, right in of:
        chances = player.distribution(Node(game, state)).items()
        done.setdefault(kind, []).append(sum(float(p) for move, p in chances if move in right))
    return {kind: fmean(found) for kind, found in done.items()}


def alike(player: Player, game: AnyGame, opponents: int = _REPEATED) -> list[int]:
    """Return how many of 20 games are the same, against each of some who repeat their moves."""
    return [
        max(Counter(_moves(player, game, opponent, n) for n in range(_REPEATED)).values())
        for opponent in range(opponents)
    ]


def _moves(player: Player, game: AnyGame, opponent: int, number: int) -> tuple[Move, ...]:
    position, rng = PlayedPosition(game), Random(f"{opponent} {number}")
    while position.outcome is None and len(position.moves) < _LONGEST:
        if len(position.moves) % 2 == opponent % 2:
            move = move_of(player, position, rng)
        else:
            move = move_of(person(game), position, Random(f"{opponent} {position.state}"))
        position = position.play(move)
    return position.moves


def main() -> None:
    """Print a row for each level."""
    parser = ArgumentParser(prog="python -m benchmarks.levels", description=__doc__)
    parser.add_argument("--variant", choices=tuple(GAMES), help="one game (all)")
    parser.add_argument("--games", type=int, default=300, help="games for the positions (300)")
    options = parser.parse_args()
    for name in [options.variant] if options.variant else GAMES:
        game = GAMES[name]
        found = list(tasks(game, options.games))
        count = Counter(task.kind for task in found)
        for level, spec in SPECS_OF_LEVELS[name].items():
            seen = sense(engine_of(spec, game), game, found)
            parts = (f"{kind} {seen[kind]:6.1%} of {count[kind]}" for kind in sorted(count))
            games = alike(engine_of(spec, game), game)
            print(
                f"{name:8} {level:10}",
                *parts,
                f"alike {fmean(games):.1f}, {max(games)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
