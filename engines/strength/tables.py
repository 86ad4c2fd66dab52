"""The tables of a game: how even it is, how its levels climb and, of classic, how engines fare."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from engines.engine import Chance
from engines.games.classic import CLASSIC
from engines.games.game import AnyGame
from engines.levels import ENGINES, LEVELS, SPEC_OF_LEVEL, SPECS_OF_LEVELS, engine_of, spec_for
from engines.strength import results
from engines.strength.measures import BASELINES, LIKE_PEOPLE, WORST_CASE, losses, scores
from engines.strength.numbers import percent

_PERSON = BASELINES["80:20"]
_SPECS = tuple(spec_for(None, engine) for engine in ENGINES)
_ALL_SPECS = tuple(dict.fromkeys((*_SPECS, *SPEC_OF_LEVEL.values())))


@dataclass(frozen=True)
class StrengthTable:
    """A table whose rows are calculated one by one: `row` returns the cells after the name."""

    title: str
    head: tuple[str, ...]
    names: tuple[str, ...]
    row: Callable[[str], list[str]]


def tables_of(game: AnyGame) -> tuple[StrengthTable, ...]:
    """Return the tables of a game; those of classic also compare all engines."""
    if game is not CLASSIC:
        method = f", {results.method(game, 2 * results.GAMES)}"
        return _evenness(game), *_tables_of_levels(game, LIKE_PEOPLE, method)
    return (
        StrengthTable(
            "Percent won, drawn, lost against a player who takes any free cell",
            ("engine", "moving first", "moving second"),
            _ALL_SPECS,
            lambda spec: _all_rates(results.both_sides(engine_of(spec), BASELINES["random"])),
        ),
        *_tables_of_levels(game, BASELINES),
        StrengthTable(
            "Percent lost by each engine, both sides averaged",
            ("engine", *BASELINES, WORST_CASE),
            _SPECS,
            lambda spec: _percents(losses(engine_of(spec)).values()),
        ),
        StrengthTable(
            "Percent won, drawn, lost by the engine on the left, moving first, against the one"
            " above",
            ("first", *_SPECS),
            _SPECS,
            lambda spec: _all_rates(
                results.record_of(engine_of(spec), engine_of(second)) for second in _SPECS
            ),
        ),
        _evenness(game),
    )


def games_played(game: AnyGame) -> int:
    """Return how many games are played for the tables of a game, if it cannot be counted out."""
    pairs = len(LEVELS) * len(LIKE_PEOPLE) * 2  # each level with either mark
    return results.MANY_GAMES + pairs * results.GAMES if results.is_played(game) else 0


def _evenness(game: AnyGame) -> StrengthTable:
    return StrengthTable(
        "Percent won, drawn, lost by an 80:20 player, who moves first, against another, "
        + results.method(game, results.MANY_GAMES),
        ("game", "result"),
        (game.name,),
        lambda _: _all_rates([results.record_of(_PERSON, _PERSON, game, results.MANY_GAMES)]),
    )


def _tables_of_levels(
    game: AnyGame, baselines: Iterable[str], method: str = ""
) -> tuple[StrengthTable, StrengthTable]:
    specs = {str(level): spec for level, spec in SPECS_OF_LEVELS[game.name].items()}
    head = ("level", "engine", *baselines)

    def row(measure: Callable[..., dict[str, Chance]], level: str) -> list[str]:
        engine = engine_of(specs[level], game)
        return [engine.spec, *_percents(measure(engine, game, baselines).values())]

    return (
        StrengthTable(
            f"Percent lost by each level, both sides averaged{method}",
            head if results.is_played(game) else (*head, WORST_CASE),
            LEVELS,
            partial(row, losses),
        ),
        StrengthTable(
            "Percent of points scored by each level, a draw counting half, both sides averaged"
            f"{method}",
            head,
            LEVELS,
            partial(row, scores),
        ),
    )


def _all_rates(records: Iterable[Iterable[Chance]]) -> list[str]:
    return [" ".join(_percents(record)) for record in records]


def _percents(chances: Iterable[Chance]) -> list[str]:
    return [percent(chance) for chance in chances]
