"""How strong the levels of ultimate are: `python -m benchmarks.ultimate [--games N] [--file FILE]`.

Each level meets three players and the level below, as often with X as with O: `random`, `taker`,
who takes and blocks small boards, and `planner`, who looks at its move and every reply. Each game
has its own seed, so it is the same each time. With --file the results are kept there, and a run
that was broken off goes on where it was. `--pairs learned:2500/tree:5000@4` plays these alone, each
opening of four moves at random twice, with marks swapped. At the end stands how fast the searches
are, in processor time.
`--ratings tree:300` instead fits the points of these, and of all in the file that have none.
"""

import json
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time

from benchmarks._planner import Planner
from benchmarks.elo_fit import fit
from bot.domain.ratings.glicko2 import START
from engines.engine import Engine, Player
from engines.games.position import PlayedPosition
from engines.games.ultimate import ULTIMATE
from engines.ladders import LADDERS
from engines.levels import SPECS_OF_LEVELS, engine_of
from engines.players.baselines import TakeAndBlock, Uniform
from engines.players.learned import Learned
from engines.players.tree import Tree
from engines.strength.results import winner

_ANCHOR = "taker"
BASELINES: Mapping[str, Player] = {
    "random": Uniform(),
    _ANCHOR: TakeAndBlock(),
    "planner": Planner(),
}
LADDER = LADDERS["ultimate"]
SPECS = SPECS_OF_LEVELS["ultimate"].values()
PAIRS = (
    *(f"{spec}/{name}" for spec in SPECS for name in BASELINES),
    *(f"{upper}/{lower}" for lower, upper in pairwise(SPECS)),
)
"""The pairs that play."""
_TIMED_MOVES, _CERTAINLY = 6, 1.96

Game = tuple[str, int]
"""A pair and the number of its game; in every other one the second of the pair has X."""


def player(name: str) -> Player:
    """Return one of the three players, or the engine of a spec."""
    return BASELINES.get(name) or engine_of(name, ULTIMATE)


def points(pair: str, number: int) -> float:
    """Play a game; return the points of the first of the pair: 1, a half or 0."""
    pair, _, plies = pair.partition("@")
    one, other = map(player, pair.split("/"))
    players = (other, one) if number % 2 else (one, other)
    position = opening(int(plies or 0), number // 2)
    won_by = winner(position, players, Random(f"{pair} {number}"))
    return 0.5 if won_by is None else float((won_by == "X") != number % 2)


def opening(plies: int, number: int) -> PlayedPosition:
    """Return the position after some moves at random, for the two games that begin with them."""
    position, rng = PlayedPosition(ULTIMATE), Random(f"opening {number}")
    for _ in range(plies):
        position = position.play(rng.choice(position.legal_moves()))
    return position


def played(games: Iterable[Game], file: Path | None) -> Iterator[float]:
    """Yield the points of each game; those in the file are not played again."""
    known = dict(_stored(file)) if file else {}
    for game in games:
        if game not in known:
            known[game] = points(*game)
            if file:
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps([*game, known[game]]) + "\n")
        yield known[game]


def _stored(file: Path) -> Iterator[tuple[Game, float]]:
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        pair, number, result = json.loads(line)
        yield (pair, number), result


def row(pair: str, games: int, file: Path | None) -> str:
    """Return the percent of points of the first of the pair, and the interval of 95 %."""
    score = fmean(played(((pair, number) for number in range(games)), file))
    low, high = at_least(score, games), 1 - at_least(1 - score, games)
    return f"{pair:20} {score:6.1%} of the points in {games} games, {low:.1%} to {high:.1%}"


def at_least(score: float, games: int) -> float:
    """Return the lower bound of a mean score at 95 %, by Wilson's interval.

    Unlike the standard error, it does not call a few games certain that were all won.
    """
    share = _CERTAINLY**2 / games
    error = _CERTAINLY * sqrt((score * (1 - score) + share / 4) / games)
    return max(0.0, score + share / 2 - error) / (1 + share)


def ratings(file: Path, new: Iterable[str]) -> dict[str, float]:
    """Return the points of everybody who met someone in the file.

    Published points stay, but for those of `new`.
    """
    met: dict[str, dict[str, list[float]]] = {}
    for (pair, _), result in _stored(file):
        one, other = pair.partition("@")[0].split("/")
        met.setdefault(one, {}).setdefault(other, []).append(result)
        met.setdefault(other, {}).setdefault(one, []).append(1 - result)
    fixed = {name: points for name, points in LADDER.points.items() if name not in new}
    return fit({name: _clear(of) for name, of in met.items()}, {_ANCHOR: START, **fixed})


def _clear(of: Mapping[str, Sequence[float]]) -> dict[str, float]:
    """Return the mean scores against each opponent, without all or none: those fit no points."""
    scores = {opponent: fmean(found) for opponent, found in of.items()}
    return {opponent: score for opponent, score in scores.items() if 0 < score < 1}


def speed(engine: Engine, playouts: int) -> float:
    """Return the playouts a second of a search, in processor time, over some moves of a game."""
    position, spent, rng = PlayedPosition(ULTIMATE), 0.0, Random(5)
    for _ in range(_TIMED_MOVES):
        start = process_time()
        engine.choose(position, rng)
        spent += process_time() - start
        position = position.play(rng.choice(position.legal_moves()))
    return _TIMED_MOVES * playouts / spent


def main() -> None:
    """Print a row for every pair, and the speed of the searches."""
    parser = ArgumentParser(prog="python -m benchmarks.ultimate", description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="games of each pair (4)")
    parser.add_argument("--file", type=Path, help="where results are kept")
    parser.add_argument("--pairs", nargs="*", default=PAIRS, help="such as learned:2500/tree:5000")
    parser.add_argument(
        "--ratings", nargs="*", metavar="NEW", help="fit points to the file instead"
    )
    options = parser.parse_args()
    if options.ratings is not None:
        fitted = ratings(options.file, options.ratings)
        for name, points_of in sorted(fitted.items(), key=lambda item: item[1]):
            print(f"{name:12} {points_of:5.0f}")
        return
    for pair in options.pairs:
        print(row(pair, options.games, options.file), flush=True)
    for engine in (Tree(2000), Learned(2000)):
        print(f"playouts a second: {engine.spec} {speed(engine, 2000):,.0f}")


if __name__ == "__main__":
    main()
