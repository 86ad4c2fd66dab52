"""A match as a message, whatever it has come to."""

from bot.domain.match import Match, Status
from bot.views.board import board_json
from bot.views.challenge import challenge_json
from bot.views.component_json import ComponentJson
from bot.views.message import JsonMessage


def match_message(match: Match, *, rematch: bool = True) -> JsonMessage:
    """Return a match as discord.py sends it; else as `match_json` does."""
    return JsonMessage(match_json(match, rematch=rematch))


def match_json(match: Match, *, rematch: bool = True) -> ComponentJson:
    """Return the board of a match that has begun, or the challenge that it still is.

    `rematch` says whether a finished match offers another.
    """
    if match.status in (Status.LIVE, Status.OVER):
        return board_json(match, rematch=rematch)
    return challenge_json(match)
