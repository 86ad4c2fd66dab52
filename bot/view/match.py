"""A match as a message, whatever it has come to."""

from bot.matches.model import Match, Status
from bot.view.board import board_part
from bot.view.challenge import challenge_part
from bot.view.message import Drawn
from bot.view.parts import Part


def match_message(match: Match, *, rematch: bool = True) -> Drawn:
    """Return a match as discord.py sends it; else as `match_part` does."""
    return Drawn(match_part(match, rematch=rematch))


def match_part(match: Match, *, rematch: bool = True) -> Part:
    """Return the board of a match that has begun, or the challenge that it still is.

    `rematch` says whether a finished match offers another.
    """
    if match.status in (Status.LIVE, Status.OVER):
        return board_part(match, rematch=rematch)
    return challenge_part(match)
