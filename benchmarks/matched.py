"""How `matched` follows people: `python -m benchmarks.matched [--variant V] [--people N]`.

Each simulated person plays 20 games, every other one with X. A row has the skill after some of
them, as mean ± standard deviation over these people, and the points that they score in games 6
to 15. Their results against every tenth skill are exact, or from games played where `engines table`
plays them too; between two of these they are interpolated.
"""

from argparse import ArgumentParser
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from engines.games.classic import CLASSIC
from engines.games.game import AnyGame
from engines.games.variants import SOLVED_GAMES
from engines.levels import MATCHED, engine_of, spec_with
from engines.players.matched import HIGHEST, SkillResult, next_skill
from engines.strength.results import both_sides
from engines.strength.tables import BASELINES

PEOPLE = {
    "random": "random",
    "casual": "casual",
    "80:20": "80:20",
    "exact": "optimal, uniform",
}
"""The kinds of people, and which baseline each plays like."""
GAMES = 20
_SHOWN = (1, 2, 5, 10, 20)
_SETTLED = slice(5, 15)
_STEP = 5  # between two skills whose results are known


class Curve(NamedTuple):
    """The skills that people of one kind met in each game and next, and the points they scored.

    `points` are those of a game, from 0 to 1, in the games 6 to 15.
    """

    skills: list[list[int]]
    points: float


class ResultTable:
    """How often people win and draw against `matched` at every skill of a game."""

    def __init__(self, game: AnyGame) -> None:
        engines = [engine_of(spec_with(MATCHED, it), game) for it in range(0, HIGHEST + 1, _STEP)]
        self._records = {
            name: [both_sides(BASELINES[like], engine, game) for engine in engines]
            for name, like in PEOPLE.items()
        }

    def chances(self, name: str, skill: int, *, moving_first: bool) -> tuple[float, float]:
        """Return how likely a person of a kind wins and draws."""
        at, part = divmod(skill, _STEP)
        known = [records[not moving_first] for records in self._records[name]]
        lower, upper = known[at], known[min(at + 1, HIGHEST // _STEP)]
        win, draw = (
            float(low) + (float(high) - float(low)) * part / _STEP
            for low, high in ((lower.win, upper.win), (lower.draw, upper.draw))
        )
        return win, draw


def curve_of(table: ResultTable, name: str, people: int, rng: Random) -> Curve:
    """Return how that many people of a kind fare."""
    played = [_played(table, name, rng) for _ in range(people)]
    skills = [[next_skill(results[:count]) for results in played] for count in range(GAMES + 1)]
    late = [result.points for results in played for result in results[_SETTLED]]
    return Curve(skills, fmean(late))


def _played(table: ResultTable, name: str, rng: Random) -> list[SkillResult]:
    """Return the results of one person."""
    results: list[SkillResult] = []
    for number in range(GAMES):
        skill = next_skill(results)
        win, draw = table.chances(name, skill, moving_first=number % 2 == 0)
        chance = rng.random()
        results.append(
            SkillResult(skill, 1.0 if chance < win else 0.5 if chance < win + draw else 0.0)
        )
    return results


def main() -> None:
    """Print a row for each kind of people."""
    parser = ArgumentParser(prog="python -m benchmarks.matched", description=__doc__)
    parser.add_argument("--variant", choices=tuple(SOLVED_GAMES), default=CLASSIC.name)
    parser.add_argument("--people", type=int, default=1000, help="people of each kind (1000)")
    options = parser.parse_args()
    table, rng = ResultTable(SOLVED_GAMES[options.variant]), Random(11)
    heads = (*(f"after {count}" for count in _SHOWN), "points 6 to 15")
    print(f"{'':8}", *(f"{head:>12}" for head in heads))
    for name in PEOPLE:
        curve = curve_of(table, name, options.people, rng)
        spread = (curve.skills[count] for count in _SHOWN)
        cells = [f"{fmean(skills):.0f} ± {pstdev(skills):.1f}" for skills in spread]
        print(f"{name:8}", *(f"{cell:>12}" for cell in (*cells, f"{curve.points:.1%}")))


if __name__ == "__main__":
    main()
