"""`/daily`, and the buttons of its page: moves, the hint, giving up, results and sharing them."""

from functools import partial
from typing import cast

import discord
from discord import app_commands

from bot.domain.daily.attempt import AttemptTransition, given_up, hinted, pressed
from bot.domain.daily.played import Played
from bot.domain.post import Share, ShareKind
from bot.errors import Refusal
from bot.interactions.command_tree import command
from bot.interactions.daily.page import PuzzleView, puzzle_page
from bot.interactions.daily.text import copied_result, result_lines, server_results
from bot.interactions.request import Request, request_of
from bot.interactions.review.page import review_page
from bot.interactions.review.reviewed_game import reviewed_game
from bot.interactions.router import on_press
from bot.interactions.server_access import may_write
from bot.messaging.first_response import post
from bot.messaging.lost_posts import confirmed
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import ASK, PUZZLE as NUMBER, YES, GameParts, parts_of
from bot.views.names import person_name
from engines.games.variants import position_after


@command()
async def daily(
    interaction: discord.Interaction, number: app_commands.Range[int, 1, NUMBER.most] | None = None
) -> None:
    request = request_of(interaction)
    await request.answer(await _opened(request, number or 0))


@on_press(ids.PUZZLE)
async def press_puzzle(request: Request, number: int) -> None:
    """Show a puzzle in place of another or, where everybody sees the button, privately."""
    await request.edit(await _opened(request, number))


async def _opened(request: Request, number: int) -> ui.Message:
    guild_id = request.place.guild_id
    played = await request.context.daily.open(request.person, number, guild_id)
    return _page(request, played)


@on_press(ids.PUZZLE_CELL)
async def press_puzzle_cell(request: Request, number: int, revision: int, cell: int) -> None:
    """Make a move; an old board is only brought up to date."""
    move = partial(pressed, revision=revision, cell=cell, now=request.now)
    await _change(request, number, move)


@on_press(ids.PUZZLE_PICK)
async def press_puzzle_pick(request: Request, number: int, pick: int) -> None:
    played = await request.context.daily.table.find(request.person, number)
    picks = played.attempt.puzzle.game.picks[pick : pick + 1]
    if not picks:
        raise Refusal("cell-taken")
    await request.edit(_page(request, played, pick=picks[0]))


@on_press(ids.PUZZLE_HINT)
async def press_puzzle_hint(request: Request, number: int) -> None:
    await _change(request, number, hinted)


@on_press(ids.PUZZLE_GIVE_UP)
async def press_puzzle_give_up(request: Request, number: int, answer: int) -> None:
    if answer == YES:
        await _change(request, number, given_up)
    else:
        played = await request.context.daily.table.find(request.person, number)
        await request.edit(_page(request, played, asks=answer == ASK))


async def _change(request: Request, number: int, transition: AttemptTransition) -> None:
    played = await request.context.daily.change(request.person, number, transition)
    await request.edit(_page(request, played))


def _page(request: Request, played: Played, *, pick: str = "", asks: bool = False) -> ui.Message:
    in_server, shares = request.place.guild_id is not None, _may_share(request)
    reader = request.now, request.language, in_server, shares
    return puzzle_page(PuzzleView(played, *reader, pick, asks))


def _may_share(request: Request) -> bool:
    """Return whether the bot could delete later what it posts here."""
    place = request.place
    return place.guild_id is not None and place.can_edit and may_write(request.interaction)


@on_press(ids.PUZZLE_REVIEW)
async def press_puzzle_review(request: Request, number: int) -> None:
    """Show the line of a puzzle that the person has finished, from its first move on."""
    puzzle = (await request.context.daily.finished(request.person, number)).attempt.puzzle
    solved = position_after(puzzle.variant, puzzle.moves + puzzle.line)
    parts = cast(GameParts, parts_of(solved))  # no puzzle is too long for them
    game = await reviewed_game(request, parts)
    plies = len(puzzle.moves) + 1
    await request.show(review_page(game, plies, request.language, request.person))


@on_press(ids.PUZZLE_RESULTS)
async def press_puzzle_results(request: Request, number: int) -> None:
    guild_id = request.place.guild_id
    if guild_id is None:
        raise Refusal("unknown-button")
    opened = await request.context.daily.table.opened(guild_id, number, request.person)
    await request.show(server_results(number, opened, request.language))


@on_press(ids.PUZZLE_COPY)
async def press_puzzle_copy(request: Request, number: int) -> None:
    played = await request.context.daily.finished(request.person, number)
    await request.show(copied_result(played, request.language))


@on_press(ids.SHARE_PUZZLE)
async def press_share_puzzle(request: Request, number: int) -> None:
    """Post the person's result; raises Refusal where it could not be deleted, AnswerLostError."""
    played = await request.context.daily.finished(request.person, number)
    if not _may_share(request):
        raise Refusal("cannot-write")
    shares, settings = request.context.shares, await request.server_settings()
    share = await shares.add(request.person, number, request.place)
    shown = _shared(share, request.person, played, settings.language or request.language)

    async def found(message_id: int) -> None:
        await shares.sent(share, message_id)
        request.context.daily.wake()  # it may have been withdrawn meanwhile

    sent = await confirmed(request.interaction, post(request.interaction, shown), found)
    if sent.message_id:
        await found(sent.message_id)


def _shared(share: Share, person: int, played: Played, language: str) -> ui.Component:
    """Return a person's result without any square, and a button that opens the puzzle."""
    numbers = ids.SHARED_PUZZLE, share.id, played.attempt.number
    return ui.container(
        ui.text(person_name(language, person), *result_lines(played, language)),
        ui.row(ui.button(language, "post-solve", ui.PRIMARY, *numbers)),
        colour=ui.GOLD,
    )


@on_press(ids.SHARED_PUZZLE)
async def press_shared_puzzle(request: Request, share_id: int, number: int) -> None:
    """Show the puzzle privately; the message of a result that was withdrawn is deleted."""
    if request.message_id is not None and not request.is_forged:
        await request.is_shared(ShareKind.PUZZLE, share_id, request.message_id)
    await press_puzzle.handle(request, number)
