"""The message with which a player shares a finished game with everybody in a channel."""

from discord import ui

from bot.domain.game_parts import parts_of
from bot.domain.match import Match
from bot.domain.share import Share
from bot.views.buttons import SECONDARY, button, row
from bot.views.custom_ids import SHARED_REVIEW
from bot.views.leaderboard import GOLD
from bot.views.match_replay import animated
from bot.views.message import Message
from bot.views.move_verdict import turning_point
from bot.views.reviewed_game import ReviewedGame


def shared_game(share: Share, match: Match, game: ReviewedGame) -> Message:
    """Return players, result, turning point and animation; *Review* opens it for anyone."""
    said = turning_point(game, match.language)
    return Message(
        ui.Container(
            *animated(match, match.language),
            *([ui.TextDisplay(said)] if said else []),
            *row(*_review(share, match)),
            accent_color=GOLD,
        )
    )


def _review(share: Share, match: Match) -> list[ui.Button[Message]]:
    """Return the button that reviews the moves alone, which needs no access to the match."""
    parts = None if match.start_ply else parts_of(match.board)
    numbers = (SHARED_REVIEW, share.id, *(parts or ()))
    return [button(match.language, "review", SECONDARY, *numbers)] if parts else []
