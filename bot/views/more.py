"""What "More" under a finished match shows: what it did to the person's rating, and two buttons."""

from discord import ui

from bot.domain.match import Match
from bot.views.buttons import SECONDARY, button, row
from bot.views.custom_ids import PLAYER_CARD
from bot.views.leaderboard import ON_DIRECT, ON_SERVER, of_game
from bot.views.message import Message
from bot.views.rating_rules import rules_button
from bot.views.rating_text import rating_sentences


def more_message(match: Match, person: int, language: str) -> Message:
    """Return what a finished match did to a person's rating, with ways to their card and the rules.

    Raises NotYourMatchError.
    """
    match.mark_of(person)
    board = ON_DIRECT if match.place.guild_id is None else ON_SERVER
    which = of_game(board, match.variant)
    return Message(
        ui.TextDisplay(rating_sentences(match, person, language)),
        *row(
            button(language, "my-stats", SECONDARY, PLAYER_CARD, which, person),
            rules_button(language, match.variant),
        ),
    )
