"""A match as a message, whatever it has come to."""

from bot.matches.model import Match, Status
from bot.view.board import board_message
from bot.view.challenge import challenge_message
from bot.view.message import Message


def match_message(match: Match, *, rematch: bool = True) -> Message:
    """Return the board of a match that has begun, or the challenge that it still is.

    `rematch` says whether a finished match offers another.
    """
    if match.status in (Status.LIVE, Status.OVER):
        return board_message(match, rematch=rematch)
    return challenge_message(match)
