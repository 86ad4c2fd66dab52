"""How strong the levels of ultimate are: `python -m benchmarks.ultimate [--games N] [--file FILE]`.

The levels meet plain UCT of 30, 300, 1,000 and 10,000 playouts, and each other, as often with X as
with O. Each game has its own seed, so it is the same each time. With --file the results are
kept there, and a run that was broken off goes on where it was. `--pairs hard/uct:10000` plays these
alone. At the end stands how fast both searches are, in processor time. --ratings fits the points of
all who met in the file instead; `taker`, who takes and blocks small boards, has 1500. `planner`
looks at its move and the reply.
"""

import json
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time

from benchmarks._plain_uct import PlainUct
from benchmarks._planner import Planner
from benchmarks.elo_fit import fit
from bot.domain.ratings.glicko2 import START
from engines.engine import Engine, Player
from engines.games.position import PlayedPosition
from engines.games.ultimate import ULTIMATE
from engines.levels import SPECS_OF_LEVELS, engine_of
from engines.players.baselines import TakeAndBlock
from engines.players.tree import Tree
from engines.strength.results import play_games

LEVELS = {str(level): spec for level, spec in SPECS_OF_LEVELS["ultimate"].items()}
UCT = ("uct:30", "uct:300", "uct:1000", "uct:10000")
PAIRS = (
    *(f"{level}/{uct}" for level in LEVELS for uct in UCT),
    *(f"{upper}/{lower}" for lower, upper in combinations(LEVELS, 2)),
)
"""The pairs that play."""
_TIMED_MOVES, _CERTAINLY = 6, 1.96
_ANCHOR = "taker"
_BASELINES: Mapping[str, Player] = {_ANCHOR: TakeAndBlock(), "planner": Planner()}

Game = tuple[str, int]
"""A pair and the number of its game; in every other one the second of the pair has X."""


def player(name: str) -> Player:
    """Return a level, `uct` of some playouts, the engine of a spec, `taker` or `planner`."""
    kind, _, playouts = name.partition(":")
    if kind in _BASELINES:
        return _BASELINES[kind]
    return PlainUct(int(playouts)) if kind == "uct" else engine_of(LEVELS.get(name, name), ULTIMATE)


def points(pair: str, number: int) -> float:
    """Play a game; return the points of the first of the pair: 1, a half or 0."""
    one, other = map(player, pair.split("/"))
    first, second = (other, one) if number % 2 else (one, other)
    record = play_games(ULTIMATE, first, second, 1, Random(f"{pair} {number}"))
    score = float(record.score)
    return 1 - score if number % 2 else score


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
    """Return the percent of points of the first of the pair, and the lower bound at 95 %."""
    score = fmean(played(((pair, number) for number in range(games)), file))
    low = at_least(score, games)
    return f"{pair:18} {score:6.1%} of the points in {games} games, at least {low:.1%}"


def at_least(score: float, games: int) -> float:
    """Return the lower bound of a mean score at 95 %, by Wilson's interval.

    Unlike the standard error, it does not call a few games certain that were all won.
    """
    share = _CERTAINLY**2 / games
    error = _CERTAINLY * sqrt((score * (1 - score) + share / 4) / games)
    return max(0.0, score + share / 2 - error) / (1 + share)


def ratings(file: Path) -> dict[str, float]:
    """Return the points of everybody who met someone in the file."""
    met: dict[str, dict[str, list[float]]] = {}
    for (pair, _), result in _stored(file):
        one, other = pair.split("/")
        met.setdefault(one, {}).setdefault(other, []).append(result)
        met.setdefault(other, {}).setdefault(one, []).append(1 - result)
    return fit({name: _clear(of) for name, of in met.items()}, {_ANCHOR: START})


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
    """Print a row for every pair, and the speed of both searches."""
    parser = ArgumentParser(prog="python -m benchmarks.ultimate", description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="games of each pair (4)")
    parser.add_argument("--file", type=Path, help="where results are kept")
    parser.add_argument("--pairs", nargs="*", default=PAIRS, help="such as hard/uct:10000")
    parser.add_argument("--ratings", action="store_true", help="fit points to the file instead")
    options = parser.parse_args()
    if options.ratings:
        for name, fitted in sorted(ratings(options.file).items(), key=lambda item: item[1]):
            print(f"{name:12} {fitted:5.0f}")
        return
    for pair in options.pairs:
        print(row(pair, options.games, options.file), flush=True)
    uct, tree = speed(PlainUct(2000), 2000), speed(Tree(2000), 2000)
    print(
        f"playouts a second: plain UCT {uct:,.0f}, tree {tree:,.0f}, {tree / uct:.2f} times as many"
    )


if __name__ == "__main__":
    main()
