"""The page of a review: a position of a finished game, what the move was, and steps through it."""

import discord

from bot.domain.another_try import can_try, stays
from bot.domain.match import Match
from bot.interactions.review.reviewed_game import ReviewedGame
from bot.interactions.review.summary import heading, move_list, remark
from bot.interactions.review.verdict import verdict
from bot.views import custom_ids as ids, ui
from bot.views.looks import LOOKS
from bot.views.looks.grid import mark_style
from engines.review.names import LOSING

_LABELS = ("⏮", "◀", "▶", "⏭")
# Listed moves: all of classic; fewer above a large board, so that it stays in sight.
_MOVES, _FEW_MOVES = 9, 5
_CELLS_WITH_ROOM = 16  # larger boards leave no room for a second text among 40 components


def review_page(game: ReviewedGame, plies: int, language: str, viewer: int) -> ui.Message:
    """Return the page after that many moves; its second row has what the viewer can do then."""
    said_first = remark(game, language, viewer) if plies == game.first_shown else ""
    above = [heading(game, language), said_first, verdict(game, plies, language, viewer)]
    small = len(game.board.cells) <= _CELLS_WITH_ROOM
    listed = move_list(game, plies, language, _MOVES if small else _FEW_MOVES)
    return ui.Message(
        ui.text(*above, "" if small else listed),
        LOOKS[game.board.game.name].still(game.after(plies), _lit(game, plies), marks=False),
        ui.row(*_steps(game, plies)),
        ui.row(
            _try_again(game, plies, language, viewer),
            _practise(game, plies, language, viewer),
            _animation(game, language),
        ),
        ui.text(listed) if small else "",
    )


def _lit(game: ReviewedGame, plies: int) -> dict[int, discord.ButtonStyle]:
    """Return the colours of the cells that matter.

    The last move shines; if it gave the result away, it is red, and the moves that held are green.
    """
    if not plies:
        return {}
    before, after = game.after(plies - 1), game.after(plies)
    played, found = before.game.cell_of(before.state, after.moves[-1]), game.judgement(plies)
    if found and found.name in LOSING:
        held = {before.game.cell_of(before.state, move) for move in found.kept}
        return dict.fromkeys(held, ui.SUCCESS) | {played: ui.DANGER}
    if after.outcome and after.outcome.line:
        return dict.fromkeys(after.outcome.line, ui.SUCCESS)
    return {played: mark_style(before.turn)}


def _steps(game: ReviewedGame, plies: int) -> list[ui.Component]:
    ways = (0, plies - 1, plies + 1, game.plies)
    return [
        ui.labelled_button(
            label,
            ui.SECONDARY,
            _step_id(game, min(max(to, 0), game.plies), way),
            disabled=to == plies or not 0 <= to <= game.plies,
        )
        for way, (label, to) in enumerate(zip(_LABELS, ways, strict=True))
    ]


def _try_again(game: ReviewedGame, plies: int, language: str, viewer: int) -> ui.Component:
    """Return the button that plays the game again from before a move, whose number it says."""
    match = game.match
    if match is None or not can_try(match, plies, viewer):
        return ""
    again, number = (ids.TRY_AGAIN, match.id, plies), stays(match, plies, viewer) + 1
    return ui.button(language, "review-try-again", ui.PRIMARY, *again, number=number)


def _practise(game: ReviewedGame, plies: int, language: str, viewer: int) -> ui.Component:
    """Return the button that practises the position before a wrong move of the viewer's."""
    found, board = game.judgement(plies), game.after(plies)
    wrong = found is not None and found.name in LOSING and board.game.is_solved
    if not game.match or not wrong or game.mark_of(viewer) in (None, board.turn):
        return ""
    return ui.button(
        language, "practise-this", ui.SECONDARY, ids.PRACTISE_THIS, game.match.id, plies - 1
    )


def _animation(game: ReviewedGame, language: str) -> ui.Component:
    if game.match is None:
        return ""
    return ui.button(language, "animation", ui.SECONDARY, ids.ANIMATION, game.match.id)


def _step_id(game: ReviewedGame, plies: int, way: int) -> str:
    if isinstance(game.source, Match):
        return ids.custom_id(ids.REVIEW_STEP, game.source.id, plies, way)
    return ids.custom_id(ids.GAME_REVIEW_STEP, *game.source, plies, way)
