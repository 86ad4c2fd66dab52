"""The page of a review: a position of a finished game, what the move was, and steps through it."""

from bot.domain.match import Match
from bot.views.buttons import SECONDARY
from bot.views.component_json import ComponentJson, button, row, text
from bot.views.custom_ids import GAME_REVIEW_STEP, REVIEW_STEP, custom_id
from bot.views.message import JsonMessage
from bot.views.move_verdict import verdict
from bot.views.review_summary import heading, move_list, move_text, remark
from bot.views.reviewed_game import ReviewedGame
from bot.views.still_board import still_board

_LABELS = ("⏮", "◀", "▶", "⏭")
_CELLS_WITH_LIST = 16
"""The most cells of a board that leave room for a second text among Discord's 40 components."""


def review_page(game: ReviewedGame, plies: int, language: str, viewer: int) -> JsonMessage:
    """Return the page after so many moves, for a person who may have played or not.

    Below the steps there is room for a second row of three buttons.
    """
    above = [heading(game, language), *_remark(game, plies, language, viewer)]
    above.append(verdict(game, plies, language, viewer))
    below = [move_list(game, plies, language), move_text(game)]
    if len(game.board.cells) > _CELLS_WITH_LIST:
        above, below = [*above, move_text(game)], []
    return JsonMessage(
        *_text(above),
        *still_board(game, plies),
        *row(*_steps(game, plies)),
        *_text(below),
    )


def _text(parts: list[str]) -> list[ComponentJson]:
    """Return the parts that say something as one text, or no text if none does."""
    said = "\n".join(filter(None, parts))
    return [text(said)] if said else []


def _remark(game: ReviewedGame, plies: int, language: str, viewer: int) -> list[str]:
    return [remark(game, language, viewer)] if plies == game.first_shown else []


def _steps(game: ReviewedGame, plies: int) -> list[ComponentJson]:
    """Return the buttons to the start, one move back, one move on, and to the end."""
    ways = (0, plies - 1, plies + 1, game.plies)
    return [
        button(
            label,
            SECONDARY,
            _step_id(game, min(max(to, 0), game.plies), way),
            disabled=to == plies or not 0 <= to <= game.plies,
        )
        for way, (label, to) in enumerate(zip(_LABELS, ways, strict=True))
    ]


def _step_id(game: ReviewedGame, plies: int, way: int) -> str:
    if isinstance(game.source, Match):
        return custom_id(REVIEW_STEP, game.source.id, plies, way)
    return custom_id(GAME_REVIEW_STEP, *game.source, plies, way)
