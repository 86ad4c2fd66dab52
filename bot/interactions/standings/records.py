"""Records: of two people against each other, and of a person against each opponent."""

from collections.abc import Iterable, Mapping

from bot.domain.ratings.standing import PEOPLE, Record, Standing, sum_of
from bot.interactions.standings.shown import StatsView
from bot.locales import translate
from bot.views import ui
from bot.views.names import bot_at, engine_title, level_noun, person_name
from bot.views.rating_text import rules_button
from engines.games.variants import GAMES
from engines.levels import LEVELS


def versus_message(
    one: int, other: int, records: Mapping[str, Record], language: str
) -> ui.Message:
    """Return the record of two people in all games, then by game; `records` are the first one's."""
    names = {"one": person_name(language, one), "other": person_name(language, other)}
    lines_by_game = {
        game: translate(language, "versus-record", matches=it.matches, **counts(it), **names)
        for game, it in _by_game(records, language).items()
    }
    lines = [f"**{game}**  ·  {record}" for game, record in lines_by_game.items()]
    none = "" if lines else translate(language, "versus-none")
    title = translate(language, "versus-title", **names)
    return ui.page(ui.text(title, *lines, none), colour=ui.GOLD)


def _by_game(records: Mapping[str, Record], language: str) -> dict[str, Record]:
    """Return the records by the name of their game, after that of all games if they are several."""
    named = {translate(language, f"game-{it}"): records[it] for it in GAMES if it in records}
    total = {translate(language, "history-all-games"): sum_of(records.values())}
    return total | named if len(named) > 1 else named


def against_bot_message(
    person: int, standings: Mapping[str, Standing], view: StatsView
) -> ui.Message:
    """Return a person's record against the bot in each game, then by level in the shown game."""
    language = view.language
    records = {variant: _against_bot(standing) for variant, standing in standings.items()}
    played = {variant: record for variant, record in records.items() if record.matches}
    text = ui.text(
        translate(language, "against-bot", who=person_name(language, person)),
        view.scope_line(),
        *(_lines(played, language) or [translate(language, "card-none")]),
        *_levels(standings.get(view.variant, Standing()), view),
        translate(language, "against-bot-how"),
    )
    rules = ui.row(rules_button(language, view.variant))
    return ui.Message(ui.container(text, colour=ui.GOLD), rules)


def _against_bot(standing: Standing) -> Record:
    return sum_of(record for name, record in standing.records.items() if name != PEOPLE)


def _lines(records: Mapping[str, Record], language: str) -> list[str]:
    named = _by_game(records, language)
    return [record_line(game, record, language) for game, record in named.items()]


def _levels(standing: Standing, view: StatsView) -> list[str]:
    names = [name for name in standing.records if name != PEOPLE]
    title = [f"### {translate(view.language, f'game-{view.variant}')}"] if names else []
    return [*title, *opponent_lines(standing, view.variant, view.language, names)]


def counts(record: Record) -> dict[str, int]:
    return {"wins": record.wins, "draws": record.draws, "losses": record.losses}


def opponent_lines(
    standing: Standing, variant: str, language: str, names: Iterable[str]
) -> list[str]:
    """Return a line for each of some opponents: people, then the levels, then other engines."""
    order = [PEOPLE, *LEVELS]
    known = sorted(names, key=lambda name: (name not in order, [*order, name].index(name)))
    return [
        record_line(opponent_name(name, variant, language), standing.records[name], language)
        for name in known
    ]


def record_line(opponent: str, record: Record, language: str) -> str:
    return translate(language, "card-opponent", opponent=opponent, **counts(record))


def opponent_name(name: str, variant: str, language: str) -> str:
    if name == PEOPLE:
        return translate(language, "card-opponent-people")
    if name in LEVELS:
        return bot_at(language, level_noun(name, variant))
    return bot_at(language, engine_title(name))
