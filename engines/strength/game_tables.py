"""The tables of one game: how even it is, and how its levels climb."""

from engines.games.game import AnyGame
from engines.levels import LEVELS, SPECS_OF_LEVELS, engine_of
from engines.strength import results
from engines.strength.measures import BASELINES, LIKE_PEOPLE, WORST_CASE, averages
from engines.strength.numbers import percent
from engines.strength.table_rows import StrengthTable, rates

_PERSON = BASELINES["80:20"]


def evenness(game: AnyGame) -> StrengthTable:
    """Return the table of a game between two fallible players."""
    return StrengthTable(
        "Percent won, drawn, lost by an 80:20 player, who moves first, against another, "
        + results.method(game, results.MANY_GAMES),
        ("game", "result"),
        (game.name,),
        lambda _: [rates(results.play_out(_PERSON, _PERSON, game, results.MANY_GAMES))],
    )


def tables_of(game: AnyGame) -> tuple[StrengthTable, ...]:
    """Return the tables of a game: how even it is, and the losses and points of its levels."""
    worst = () if results.is_played(game) else (WORST_CASE,)
    method = results.method(game, 2 * results.GAMES)
    lost = f"Percent lost by each level, both sides averaged, {method}"
    points = (
        "Percent of points scored by each level, a draw counting half, both sides averaged,"
        f" {method}"
    )
    head = ("level", "engine", *LIKE_PEOPLE)
    return (
        evenness(game),
        StrengthTable(lost, (*head, *worst), LEVELS, lambda level: _losses(level, game)),
        StrengthTable(points, head, LEVELS, lambda level: _points(level, game)),
    )


def games_played(game: AnyGame) -> int:
    """Return how many games are played for the tables of a game, if it cannot be counted out."""
    pairs = len(LEVELS) * len(LIKE_PEOPLE) * 2  # each level with either mark
    return results.MANY_GAMES + pairs * results.GAMES if results.is_played(game) else 0


def _losses(level: str, game: AnyGame) -> list[str]:
    spec = _spec(level, game)
    engine = engine_of(spec, game)
    worst = results.worst_case(engine, game)
    lost = [record.loss for record in averages(engine, game).values()]
    return [spec, *map(percent, lost if worst is None else [*lost, worst])]


def _points(level: str, game: AnyGame) -> list[str]:
    spec = _spec(level, game)
    records = averages(engine_of(spec, game), game).values()
    return [spec, *(percent(record.score) for record in records)]


def _spec(level: str, game: AnyGame) -> str:
    return {str(name): spec for name, spec in SPECS_OF_LEVELS[game.name].items()}[level]
