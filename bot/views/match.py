"""A match as a message: its challenge or its board."""

from bot.domain.match import Match, Status
from bot.views.board import board_json
from bot.views.challenge import challenge_json
from bot.views.component_json import ComponentJson
from bot.views.message import JsonMessage


def match_message(match: Match, *, rematch: bool = True) -> JsonMessage:
    """Return the same as `match_json`, as a message for discord.py."""
    return JsonMessage(match_json(match, rematch=rematch))


def match_json(
    match: Match, *, rematch: bool = True, pick: str = "", ahead: int = 0
) -> ComponentJson:
    """Return the board of a match that has begun, otherwise its challenge.

    `rematch` says whether a finished match has a button for a rematch. `pick` is what was picked
    for the next move, in games where players choose. `ahead` is how many other games the engine
    has to think about first.
    """
    if match.status in (Status.LIVE, Status.OVER):
        return board_json(match, rematch=rematch, pick=pick, ahead=ahead)
    return challenge_json(match)
