"""`/tictactoe review`, the buttons that open a review, steps through the moves, another try."""

from typing import cast

import discord
from discord import app_commands

from bot.domain.match import Match
from bot.domain.post import ShareKind
from bot.errors import AlreadyPlayingError, Refusal
from bot.interactions.command_tree import command, command_text
from bot.interactions.opponent import refuse_absent_opponent
from bot.interactions.options import Variant, ids_on
from bot.interactions.request import Request, request_of
from bot.interactions.review.page import review_page
from bot.interactions.review.reviewed_game import ReviewedGame, review_of, reviewed_game
from bot.interactions.router import on_press
from bot.messaging.first_response import acknowledge
from bot.messaging.match_log import event_of
from bot.views import custom_ids as ids
from bot.views.id_numbers import PARTS, GameParts

_REVIEWED = {  # the controls that name the game of a message, by their prefixes
    kind.prefix: kind
    for kind in (
        *(ids.CELL, ids.TAKEN_CELL, ids.PICK, ids.PICK_AGAIN),
        *(ids.REVIEW, ids.GAME_REVIEW, ids.SHARED_REVIEW),
    )
}


@command()
async def review(interaction: discord.Interaction, variant: Variant | None = None) -> None:
    """Show the match that the person finished last; raises Refusal if there is none."""
    request = request_of(interaction)
    match = await request.context.matches.table.last_finished(request.person, variant)
    if match is None:
        raise Refusal("no-such-match" if variant else "nothing-to-review")
    await show_review(request, await review_of(request, match))


@app_commands.context_menu(name=command_text("command-menu-review"))
async def review_menu(interaction: discord.Interaction, message: discord.Message) -> None:
    """Show the game of a message; raises Refusal unless the bot sent it and they may see it."""
    request = request_of(interaction)
    if not request.names_this_bot(message.author.id):
        raise Refusal("no-such-match")
    for prefix, numbers in map(ids.read, ids_on(message)):
        kind = _REVIEWED.get(prefix)
        if kind is not None and kind.fits(numbers):
            await show_review(request, await _named_by(request, message.id, kind, numbers))
            return
    raise Refusal("no-such-match")


async def _named_by(
    request: Request, message_id: int, kind: ids.ButtonKind, numbers: list[int]
) -> ReviewedGame:
    """Return the game that a control on a message names; raises Refusal if it may not be seen."""
    if kind is ids.SHARED_REVIEW:
        await _refuse_withdrawn(request, numbers[0], message_id)
    if kind in (ids.GAME_REVIEW, ids.SHARED_REVIEW):
        return await reviewed_game(request, cast(GameParts, tuple(numbers[-len(PARTS) :])))
    return await review_of(request, await request.match_for(numbers[0]))


async def show_review(request: Request, game: ReviewedGame) -> None:
    await request.show(review_page(game, game.first_shown, request.language, request.person))


async def _step(request: Request, game: ReviewedGame, plies: int) -> None:
    shown = min(plies, game.plies)
    await request.edit(review_page(game, shown, request.language, request.person))


@on_press(ids.REVIEW)
async def press_review(request: Request, match: Match) -> None:
    await show_review(request, await review_of(request, match))


@on_press(ids.REVIEW_STEP)
async def press_review_step(request: Request, match: Match, plies: int) -> None:
    await _step(request, await review_of(request, match), plies)


@on_press(ids.GAME_REVIEW)
async def press_game_review(request: Request, parts: GameParts) -> None:
    await show_review(request, await reviewed_game(request, parts))


@on_press(ids.SHARED_REVIEW)
async def press_shared_review(request: Request, share_id: int, parts: GameParts) -> None:
    message_id = request.message_id
    if message_id is not None and not request.is_forged:
        await _refuse_withdrawn(request, share_id, message_id)
    await show_review(request, await reviewed_game(request, parts))


async def _refuse_withdrawn(request: Request, share_id: int, message_id: int) -> None:
    if not await request.is_shared(ShareKind.GAME, share_id, message_id):
        raise Refusal("not-shared")


@on_press(ids.GAME_REVIEW_STEP)
async def press_game_review_step(request: Request, parts: GameParts, plies: int) -> None:
    await _step(request, await reviewed_game(request, parts), plies)


@on_press(ids.STILL_CELL)
async def press_still_cell(request: Request) -> None:
    await acknowledge(request.interaction)


@on_press(ids.TRY_AGAIN)
async def press_try_again(request: Request, match: Match, plies: int) -> None:
    """Post a match that begins before that move, or the challenge to it; the page stays."""
    await refuse_absent_opponent(request, match)
    challenges, server = request.context.challenges, await request.server_settings()
    tried = match._replace(language=server.language or request.language)
    try:
        other_try, ping = await challenges.try_again(tried, plies, request.person, request.place)
    except AlreadyPlayingError as error:
        await request.redirect_to(error.match_id)
        return
    request.log(f"another try {event_of(other_try)}", other_try)
    await request.post(other_try, ping=ping)
