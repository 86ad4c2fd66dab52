"""Records: of two people against each other, and of a person against each opponent."""

from collections.abc import Iterable

from bot.domain.ratings.leaderboard import Shown
from bot.domain.ratings.standing import PEOPLE, Record, Standing
from bot.interactions.standings.shown import game_line, scope_line
from bot.locales import translate
from bot.views import ui
from bot.views.names import person_name
from bot.views.rating_text import rules_button
from engines.levels import LEVELS


def versus_message(one: int, other: int, record: Record, shown: Shown, language: str) -> ui.Message:
    """Return the record of two people against each other; `record` is that of the first one."""
    names = {"one": person_name(language, one), "other": person_name(language, other)}
    text = translate(language, "versus-none")
    if record.matches:
        args = counts(record)
        text = translate(language, "versus-record", matches=record.matches, **args, **names)
    lines = (translate(language, "versus-title", **names), *game_line(shown, language), text)
    return ui.Message(ui.container(ui.text("\n".join(lines)), colour=ui.GOLD))


def against_bot_message(person: int, standing: Standing, shown: Shown, language: str) -> ui.Message:
    """Return a person's record against each level of the bot, and how strong the levels are."""
    who = person_name(language, person)
    lines = opponent_lines(standing, language, [it for it in standing.records if it != PEOPLE])
    text = (
        translate(language, "against-bot", who=who),
        *game_line(shown, language),
        *scope_line(shown, language),
        *(lines or [translate(language, "against-bot-none")]),
        translate(language, "against-bot-how"),
    )
    return ui.Message(
        ui.container(ui.text("\n".join(text)), colour=ui.GOLD),
        *ui.row(rules_button(language, shown.variant)),
    )


def counts(record: Record) -> dict[str, int]:
    """Return the numbers of a record, for the sentences about it."""
    return {"wins": record.wins, "draws": record.draws, "losses": record.losses}


def opponent_lines(standing: Standing, language: str, names: Iterable[str]) -> list[str]:
    """Return a line for each of some opponents: people, then the levels, then other engines."""
    order = [PEOPLE, *LEVELS]
    known = sorted(names, key=lambda name: (name not in order, [*order, name].index(name)))
    return [
        record_line(opponent_name(name, language), standing.records[name], language)
        for name in known
    ]


def record_line(opponent: str, record: Record, language: str) -> str:
    """Return a record against an opponent."""
    return translate(language, "card-opponent", opponent=opponent, **counts(record))


def opponent_name(name: str, language: str) -> str:
    """Return the name of an opponent of a standing: people, a level or an engine."""
    if name == PEOPLE:
        return translate(language, "card-opponent-people")
    if name in LEVELS:
        return translate(
            language, "card-opponent-level", level=translate(language, f"level-{name}")
        )
    return translate(language, "card-opponent-engine", engine=translate(language, f"engine-{name}"))
