"""Handles presses on the cells of a board, and on the row that picks what the next move puts."""

from bot.domain.match import Match, Status
from bot.domain.moves import picked, refuse_unless_to_move
from bot.domain.transitions import seated_at
from bot.interactions.play.rating_effect import explain_uncounted
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.messaging.first_response import acknowledge
from bot.messaging.match_log import log_move
from bot.views import custom_ids as ids


@on_press(ids.CELL, board=True)
async def press_cell(request: Request, match_id: int, revision: int, cell: int) -> None:
    """Make the move and show the match; a refused press still brings a stale board up to date."""
    interaction, on_wait = request.interaction, request.acknowledge_in_background
    match = await request.context.matches.press(
        match_id, revision, cell, request.person, request.message_id, on_wait=on_wait
    )
    log_move(match, interaction.client)
    shown = await request.update(match)
    if shown.match is not match:
        log_move(shown.match, interaction.client)
    await request.context.private_answers.moved(interaction)
    if shown.match.status is Status.OVER:
        await explain_uncounted(request, *shown)


@on_press(ids.TAKEN_CELL, board=True)
async def press_taken_cell(request: Request, match: Match, revision: int) -> None:
    """Show nothing if the board is current; otherwise treat this as any press on a stale board."""
    # A match without a known message has no other board.
    if match.revision == revision and match.message_id in (request.message_id, None):
        await acknowledge(request.interaction)
        return
    seated_at(match, request.person, revision)
    await request.update(match)


@on_press(ids.PICK, board=True)
async def press_pick(request: Request, match: Match, revision: int, pick: int) -> None:
    """Draw the board with what was picked, which is stored nowhere but in the cells' ids."""
    await request.update(match, picked(match, request.person, revision, pick))


@on_press(ids.PICK_AGAIN, board=True)
async def press_pick_again(request: Request, match: Match, revision: int) -> None:
    refuse_unless_to_move(match, request.person, revision)
    await request.update(match)
