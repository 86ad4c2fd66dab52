"""Makes the list of days: each weekday has its games, and the week gets harder day by day."""

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from engines.games.variants import SOLVED_GAMES
from engines.puzzles.days import date_of
from engines.puzzles.difficulty import difficulty
from engines.puzzles.finding import Place, all_places, puzzle_at, some_places
from engines.puzzles.puzzle import Puzzle
from engines.solver import is_small

_SEED = "a puzzle a day"
_GAMES_A_DAY = {"squares": 3, "drop": 18, "sizes": 4}
"""How many random games are searched for each day to be added."""


class Slot(NamedTuple):
    """What a weekday takes: some games, difficulties from one up to another, and own moves."""

    games: Collection[str]
    least: float
    below: float
    own_moves: Collection[int] = (1, 2, 3)

    def takes(self, puzzle: Puzzle) -> bool:
        """Return whether a puzzle fits."""
        fits = self.least <= puzzle.difficulty < self.below
        return fits and puzzle.variant in self.games and puzzle.own_moves in self.own_moves


WEEK: Sequence[Sequence[Slot]] = (
    (Slot(("classic", "misere"), 0, 0.7), Slot(("sizes",), 0, 0.62), Slot(("vanish",), 0, 0.45)),
    (Slot(("vanish",), 0.45, 0.66),),
    (Slot(("sizes",), 0.64, 0.8),),
    (Slot(("squares",), 0.75, 0.83),),
    (Slot(("drop",), 0.8, 0.9, (3, 4)),),
    (Slot(("squares", "sizes"), 0.86, 0.94, (3,)),),
    (Slot(tuple(SOLVED_GAMES), 0.86, 1, (4,)),),
)
"""What each weekday takes, from Monday on; a later slot once nothing is left for those before."""


class NoPuzzleLeftError(ValueError):
    """No puzzle that fits is left for a day; for more days, more games are searched."""


def games_to_search(days: int) -> int:
    """Return how many random games `make` searches to add so many days."""
    return days * sum(_GAMES_A_DAY.values())


def make(days: int, released: Sequence[Puzzle], step: Callable[[], None]) -> list[Puzzle]:
    """Return the released puzzles, and as many after them as are missing to so many days.

    `step` is called after each random game. The same is returned each time. Raises
    NoPuzzleLeftError.
    """
    puzzles, missing = list(released), max(0, days - len(released))
    rng = Random(f"{_SEED}, from {len(released) + 1} to {days}")
    left = _found(_places(missing, rng, step)) if missing else {}
    for puzzle in released:
        left = _without(puzzle, left)
    for number in range(len(released) + 1, days + 1):
        puzzles.append(_drawn(number, left, rng))
        left = _without(puzzles[-1], left)
    return puzzles


def _places(days: int, rng: Random, step: Callable[[], None]) -> Iterator[Place]:
    """Yield all places of small games, and those of random games of the others."""
    for name, game in SOLVED_GAMES.items():
        if is_small(game):
            yield from all_places(game)
        for _ in range(days * _GAMES_A_DAY.get(name, 0)):
            yield from some_places(game, rng)
            step()


Keys = frozenset[Hashable]
"""What two puzzles of which one is the other, turned or mirrored, or its end, have in common."""


def _found(places: Iterator[Place]) -> dict[Puzzle, Keys]:
    """Return all puzzles among some places, none twice, with their keys."""
    seen, found = set(), {}
    for place in places:
        key = place.game.name, place.game.canonical(place.state)
        puzzle = None if key in seen else puzzle_at(place)
        seen.add(key)
        if puzzle:
            judged = replace(puzzle, difficulty=difficulty(puzzle))
            found[judged] = _keys(judged)
    return found


def _keys(puzzle: Puzzle) -> Keys:
    game, turns = puzzle.game, range(max(1, puzzle.own_moves - 1))
    return frozenset((game.name, game.canonical(puzzle.position(made).state)) for made in turns)


def _without(used: Puzzle, left: Mapping[Puzzle, Keys]) -> dict[Puzzle, Keys]:
    keys = _keys(used)
    return {puzzle: others for puzzle, others in left.items() if not keys & others}


def _drawn(number: int, left: Collection[Puzzle], rng: Random) -> Puzzle:
    """Return a puzzle for a day, at random; wins and saves are equally likely."""
    for slot in WEEK[date_of(number).weekday()]:
        fitting = [puzzle for puzzle in left if slot.takes(puzzle)]
        if fitting:
            task = rng.choice(sorted({puzzle.task for puzzle in fitting}))
            return rng.choice([puzzle for puzzle in fitting if puzzle.task == task])
    raise NoPuzzleLeftError(f"no puzzle is left for {date_of(number)}; ask for more days")
