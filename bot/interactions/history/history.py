"""`/history`: the lists of finished games, and the buttons and menus that lead through them."""

from dataclasses import replace

import discord

from bot.domain.history import NEWEST, Listed, Start
from bot.errors import Refusal
from bot.interactions.command_tree import command
from bot.interactions.history.page import HistoryView, history_message, listed_by
from bot.interactions.options import PersonNamed, Variant, picked_id, picked_number
from bot.interactions.request import Request, request_of
from bot.interactions.review.review import show_review
from bot.interactions.review.reviewed_game import review_of
from bot.interactions.router import on_press
from bot.views import custom_ids as ids
from bot.views.id_numbers import GAME_OR_ALL


@command()
async def history(
    interaction: discord.Interaction,
    player: PersonNamed | None = None,
    variant: Variant | None = None,
) -> None:
    person = player or interaction.user
    await _show(request_of(interaction), Listed(person.id, variant))


@on_press(ids.HISTORY)
async def press_history(request: Request, person: int, game: int) -> None:
    await _show(request, listed_by(person, game))


@on_press(ids.HISTORY_GAME)
async def press_history_game(request: Request, person: int) -> None:
    game = picked_number(request.interaction, GAME_OR_ALL)
    await _show(request, listed_by(person, game))


@on_press(ids.NEWER_GAMES)
async def press_newer_games(request: Request, person: int, game: int, number: int) -> None:
    await _show(request, listed_by(person, game), Start(after=number))


@on_press(ids.OLDER_GAMES)
async def press_older_games(request: Request, person: int, game: int, number: int) -> None:
    await _show(request, listed_by(person, game), Start(before=number))


async def _show(request: Request, listed: Listed, start: Start = NEWEST) -> None:
    """Show a page of games; raises Refusal for those of a server where there is none."""
    reader, person = request.reader, listed.person
    if person is None and reader.guild_id is None:
        raise Refusal("unknown-button")
    is_bot = person is not None and request.names_this_bot(person)
    listed = replace(listed, is_bot=is_bot)
    page = await request.context.history.page(listed, reader, start)
    is_first = person == request.person and listed.variant is None and start == NEWEST
    live = await request.live_games() if is_first else ""
    puzzle = is_first and request.context.daily.is_on
    view = HistoryView(listed, reader, request.language)
    await request.answer(history_message(page, view, live, puzzle=puzzle))


@on_press(ids.OPEN_GAME)
async def press_open_game(request: Request) -> None:
    match = await request.match_for(picked_id(request.interaction))
    await show_review(request, await review_of(request, match))
