"""The tables of classic: the exact strength of all engines and levels."""

from engines.games.classic import CLASSIC
from engines.levels import ENGINES, LEVELS, SPEC_OF_LEVEL, engine_of, spec_for
from engines.strength.arena import both_sides, play_out
from engines.strength.game_tables import evenness
from engines.strength.measures import BASELINES, WORST_CASE, losses, scores
from engines.strength.numbers import percent
from engines.strength.table_rows import StrengthTable, rates

_SPECS = tuple(spec_for(None, engine) for engine in ENGINES)


def _against_random(spec: str) -> list[str]:
    return [rates(record) for record in both_sides(engine_of(spec), BASELINES["random"])]


def _level(level: str) -> list[str]:
    return [_spec(level), *_losses(_spec(level))]


def _points(level: str) -> list[str]:
    return [_spec(level), *map(percent, scores(engine_of(_spec(level))).values())]


def _spec(level: str) -> str:
    return {str(name): spec for name, spec in SPEC_OF_LEVEL.items()}[level]


def _losses(spec: str) -> list[str]:
    return [percent(chance) for chance in losses(engine_of(spec)).values()]


def _pairings(spec: str) -> list[str]:
    return [rates(play_out(engine_of(spec), engine_of(second))) for second in _SPECS]


_MEASURES = (*BASELINES, WORST_CASE)
_MORE_SPECS = tuple(spec for spec in SPEC_OF_LEVEL.values() if spec not in _SPECS)
STRENGTH_TABLES = (
    StrengthTable(
        "Percent won, drawn, lost against a player who takes any free cell",
        ("engine", "moving first", "moving second"),
        (*_SPECS, *_MORE_SPECS),
        _against_random,
    ),
    StrengthTable(
        "Percent lost by each level, both sides averaged",
        ("level", "engine", *_MEASURES),
        LEVELS,
        _level,
    ),
    StrengthTable(
        "Percent of points scored by each level, a draw counting half, both sides averaged",
        ("level", "engine", *BASELINES),
        LEVELS,
        _points,
    ),
    StrengthTable(
        "Percent lost by each engine, both sides averaged", ("engine", *_MEASURES), _SPECS, _losses
    ),
    StrengthTable(
        "Percent won, drawn, lost by the engine on the left, moving first, against the one above",
        ("first", *_SPECS),
        _SPECS,
        _pairings,
    ),
    evenness(CLASSIC),
)  # fmt: skip
