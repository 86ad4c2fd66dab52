"""The tables of a game: how even it is, how its levels climb and, of classic, how engines fare."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise

from engines.engine import Chance, Player
from engines.games.classic import CLASSIC
from engines.games.game import AnyGame
from engines.levels import ENGINES, LEVELS, SPEC_OF_LEVEL, SPECS_OF_LEVELS, engine_of, spec_for
from engines.players.baselines import Casual, Fallible, Optimal, Uniform, WinAndBlock
from engines.strength import exact, results
from engines.strength.exact import average
from engines.strength.numbers import decimal, percent
from engines.strength.results import margin

BASELINES: Mapping[str, Player] = {
    "random": Uniform(),
    "casual": Casual(),
    "win-and-block": WinAndBlock(),
    "80:20": Fallible(),
    "optimal, uniform": Optimal(),
}
MEASURES = ("random", "win-and-block", "80:20", "optimal, uniform")
"""The baselines by which the ladder of classic is drawn."""
LIKE_PEOPLE = ("random", "casual", "80:20")  # by these the levels of all games are compared
WORST_CASE = "worst case"
GAMES_A_SCORE = 2 * results.GAMES  # how many give a result that cannot be counted out
_PERSON = BASELINES["80:20"]
_SPECS = tuple(spec_for(None, engine) for engine in ENGINES)
_ALL_SPECS = tuple(dict.fromkeys((*_SPECS, *SPEC_OF_LEVEL.values())))


def losses(player: Player) -> dict[str, Chance]:
    """Return how often `player` loses to each of `MEASURES` and at worst, both sides averaged."""
    lost = {name: average(results.both_sides(player, BASELINES[name])).loss for name in MEASURES}
    return lost | {WORST_CASE: sum(exact.worst_case(player)) / 2}


@dataclass(frozen=True)
class StrengthTable:
    """A table whose rows are calculated one by one: `row` returns the cells after the name."""

    title: str
    head: tuple[str, ...]
    names: tuple[str, ...]
    row: Callable[[str], list[str]]


def tables_of(game: AnyGame, games: int = GAMES_A_SCORE) -> tuple[StrengthTable, ...]:
    """Return a game's tables; `games` give each result of a level that cannot be counted out."""
    if game is not CLASSIC:
        return _levels(game, games), _evenness(game)
    return (
        StrengthTable(
            "Percent won, drawn, lost against a player who takes any free cell",
            ("engine", "moving first", "moving second"),
            _ALL_SPECS,
            lambda spec: _all_rates(results.both_sides(engine_of(spec), BASELINES["random"])),
        ),
        _levels(game, games),
        StrengthTable(
            "Percent lost by each engine, both sides averaged",
            ("engine", *MEASURES, WORST_CASE),
            _ALL_SPECS,
            lambda spec: _percents(losses(engine_of(spec)).values()),
        ),
        StrengthTable(
            "Percent won, drawn, lost by the engine on the left, moving first, against the one"
            " above",
            ("first", *_SPECS),
            _SPECS,
            lambda spec: _all_rates(
                results.rates_of(engine_of(spec), engine_of(second)) for second in _SPECS
            ),
        ),
        _evenness(game),
    )


def games_played(game: AnyGame, games: int = GAMES_A_SCORE) -> int:
    """Return how many games are played for the tables of a game, where it cannot be counted out."""
    engines = [engine_of(spec, game) for spec in SPECS_OF_LEVELS[game.name].values()]
    pairs = [(engine, BASELINES[name]) for engine in engines for name in LIKE_PEOPLE]
    pairs += pairwise(engines)
    played = games * sum(results.is_played(game, *pair) for pair in pairs)
    return played + results.MANY_GAMES * results.is_played(game)


def _evenness(game: AnyGame) -> StrengthTable:
    return StrengthTable(
        "Percent won, drawn, lost by an 80:20 player, who moves first, against another, "
        + results.method(game, results.MANY_GAMES),
        ("game", "result"),
        (game.name,),
        lambda _: _all_rates([results.rates_of(_PERSON, _PERSON, game, results.MANY_GAMES)]),
    )


def _levels(game: AnyGame, games: int) -> StrengthTable:
    """Return the table of what each level scores against people and against the level below."""
    specs = SPECS_OF_LEVELS[game.name]
    below = dict(zip(LEVELS[1:], specs.values(), strict=False))

    def row(level: str) -> list[str]:
        engine = engine_of(specs[level], game)  # type: ignore[index]
        opponents = [BASELINES[name] for name in LIKE_PEOPLE]
        opponents += [engine_of(spec, game) for name, spec in below.items() if name == level]
        records = [average(results.both_sides(engine, it, game, games // 2)) for it in opponents]
        scored = [
            _with_interval(record.score, games if results.is_played(game, engine, opponent) else 0)
            for record, opponent in zip(records, opponents, strict=True)
        ]
        lost = percent(records[LIKE_PEOPLE.index("80:20")].loss)
        return [engine.spec, *scored, *[""] * (len(LIKE_PEOPLE) + 1 - len(scored)), lost]

    return StrengthTable(
        f"Percent scored by each level of {game.name}, {_method(game, games)}",
        ("level", "engine", *LIKE_PEOPLE, "level below", "lost to 80:20"),
        tuple(specs),
        row,
    )


def _method(game: AnyGame, games: int) -> str:
    exact = [] if results.is_played(game) else [results.method(game)]
    played = [f"from {decimal(games)} games (±: 95 %)"] if games_played(game) else []
    return ", or ".join(exact + played)


def _with_interval(score: Chance, games: int) -> str:
    """Return a score in percent and, if it is from games played, how far off it may be."""
    return f"{percent(score)}±{percent(margin(score, games))}" if games else percent(score)


def _all_rates(records: Iterable[Iterable[Chance]]) -> list[str]:
    return [" ".join(_percents(record)) for record in records]


def _percents(chances: Iterable[Chance]) -> list[str]:
    return [percent(chance) for chance in chances]
