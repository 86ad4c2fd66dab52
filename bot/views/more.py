"""What "More" under a finished match shows: what it did to the person's rating, and buttons."""

from discord import ui

from bot.domain.match import Match
from bot.locales import translate
from bot.views.buttons import SECONDARY, button, row
from bot.views.custom_ids import EXPLAIN_MOVE, PLAYER_CARD
from bot.views.leaderboard import ON_DIRECT, ON_SERVER, of_game
from bot.views.message import Message
from bot.views.notices import start_your_own
from bot.views.rating_rules import rules_button
from bot.views.rating_text import rating_sentences


def more_message(match: Match, person: int, language: str) -> Message:
    """Return what a finished match did to a person's rating, with ways on from there.

    Others are told that the match is not theirs.
    """
    if person not in match.people:
        text = translate(language, "refusal-not-your-match")
        return start_your_own(text, language, *_why(match, language))
    board = ON_DIRECT if match.place.guild_id is None else ON_SERVER
    which = of_game(board, match.variant)
    return Message(
        ui.TextDisplay(rating_sentences(match, person, language)),
        *row(
            button(language, "my-stats", SECONDARY, PLAYER_CARD, which, person),
            rules_button(language, match.variant),
            *_why(match, language),
        ),
    )


def _why(match: Match, language: str) -> list[ui.Button[Message]]:
    """Return the button that explains the bot's last move, if it made one."""
    if match.engine_ply is None:
        return []
    return [button(language, "why", SECONDARY, EXPLAIN_MOVE, match.id)]
