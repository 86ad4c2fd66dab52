"""Small messages about a match: questions, and where its board has gone."""

from discord import ButtonStyle, ui

from bot.matches.model import Match
from bot.view.ids import KEEP, RESIGN, SHOW, custom_id
from bot.view.message import Message
from bot.words import say


def resign_question(match: Match, language: str) -> Message:
    """Return the question whether to give a match up, with its two answers."""
    return Message(
        ui.TextDisplay(say(language, "resign-question")),
        ui.ActionRow(
            _button(match, language, RESIGN, "resign-yes", ButtonStyle.danger),
            _button(match, language, KEEP, "resign-no", ButtonStyle.secondary),
        ),
    )


def already_playing(match: Match, language: str) -> Message:
    """Return the hint that a match is going on here, with a way to it and a way out of it."""
    return Message(
        ui.TextDisplay(say(language, "already-playing", link=link(match))),
        ui.ActionRow(
            _button(match, language, SHOW, "already-show", ButtonStyle.primary),
            _button(match, language, RESIGN, "already-resign", ButtonStyle.danger),
        ),
    )


def retired(match: Match) -> Message:
    """Return what stands in the place of a board that is now shown elsewhere."""
    return notice(say(match.language, "board-retired", link=link(match)))


def notice(text: str) -> Message:
    """Return a message of nothing but a text."""
    return Message(ui.TextDisplay(text))


def link(match: Match) -> str:
    """Return the address of a match's board, or of its channel while the board is not known."""
    guild = match.place.guild_id or "@me"
    channel = f"https://discord.com/channels/{guild}/{match.place.channel_id}"
    return channel if match.message_id is None else f"{channel}/{match.message_id}"


def _button(
    match: Match, language: str, kind: str, label: str, style: ButtonStyle
) -> ui.Button[Message]:
    return ui.Button(label=say(language, label), style=style, custom_id=custom_id(kind, match.id))
