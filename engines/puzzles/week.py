"""Makes the list of days: each weekday has its games, and the week gets harder day by day."""

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from engines.games.position import PlayedPosition
from engines.games.variants import SOLVED_GAMES
from engines.puzzles.days import date_of
from engines.puzzles.finding import all_positions, difficulty, puzzle_at, some_positions
from engines.puzzles.puzzle import Puzzle
from engines.solver import is_small

_GAMES_A_DAY = {"squares": 3, "drop": 18, "sizes": 4}  # random games to search for each new day


class Slot(NamedTuple):
    """Which puzzles a weekday takes: by game, difficulty (`least` up to `below`) and own moves."""

    games: Collection[str]
    least: float
    below: float
    own_moves: Collection[int] = (1, 2, 3)

    def takes(self, puzzle: Puzzle) -> bool:
        fits = self.least <= puzzle.difficulty < self.below
        return fits and puzzle.variant in self.games and puzzle.own_moves in self.own_moves


# By weekday, from Monday on; a later slot counts once no puzzle is left for those before it.
WEEK: Sequence[Sequence[Slot]] = (
    (Slot(("classic", "misere"), 0, 0.7), Slot(("sizes",), 0, 0.62), Slot(("vanish",), 0, 0.45)),
    (Slot(("vanish",), 0.45, 0.66),),
    (Slot(("sizes",), 0.64, 0.8),),
    (Slot(("squares",), 0.75, 0.83),),
    (Slot(("drop",), 0.8, 0.9, (3, 4)),),
    (Slot(("squares", "sizes"), 0.86, 0.94, (3,)),),
    (Slot(tuple(SOLVED_GAMES), 0.86, 1, (4,)),),
)


class NoPuzzleLeftError(ValueError):
    """No puzzle that fits is left for a day; asking for more days has more games searched."""


Keys = frozenset[Hashable]  # two puzzles share one if one is the other's image, or its last part


def make(days: int, released: Sequence[Puzzle]) -> list[Puzzle]:
    """Return what `released` lacks to fill the days, always the same; raises NoPuzzleLeftError."""
    missing = range(len(released) + 1, days + 1)
    if not missing:
        return []
    rng = Random(f"a puzzle a day, from {missing.start} to {days}")
    found, added = _found(_positions(len(missing), rng)), list[Puzzle]()
    used = {key for puzzle in released for key in _keys(puzzle)}
    for number in missing:
        left = [puzzle for puzzle, keys in found.items() if not keys & used]
        added.append(_drawn(number, left, rng))
        used |= found[added[-1]]
    return added


def _positions(days: int, rng: Random) -> Iterator[PlayedPosition]:
    """Yield all positions of small games, and those of random games of the others."""
    for name, game in SOLVED_GAMES.items():
        if is_small(game):
            yield from all_positions(game)
        for _ in range(days * _GAMES_A_DAY.get(name, 0)):
            yield from some_positions(game, rng)


def _found(positions: Iterator[PlayedPosition]) -> Mapping[Puzzle, Keys]:
    seen, found = set(), {}
    for position in positions:
        key = position.game.name, position.game.canonical(position.state)
        puzzle = None if key in seen else puzzle_at(position)
        seen.add(key)
        if puzzle:
            judged = replace(puzzle, difficulty=difficulty(puzzle))
            found[judged] = _keys(judged)
    return found


def _keys(puzzle: Puzzle) -> Keys:
    game, turns = puzzle.game, range(max(1, puzzle.own_moves - 1))
    return frozenset((game.name, game.canonical(puzzle.position(made).state)) for made in turns)


def _drawn(number: int, left: Collection[Puzzle], rng: Random) -> Puzzle:
    """Draw a puzzle for a day; the tasks, to win and to save, are equally likely."""
    for slot in WEEK[date_of(number).weekday()]:
        fitting = [puzzle for puzzle in left if slot.takes(puzzle)]
        if fitting:
            task = rng.choice(sorted({puzzle.task for puzzle in fitting}))
            return rng.choice([puzzle for puzzle in fitting if puzzle.task == task])
    raise NoPuzzleLeftError(f"no puzzle is left for {date_of(number)}; ask for more days")
