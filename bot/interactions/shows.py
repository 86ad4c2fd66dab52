"""Shows: `/tictactoe watch` has two engines play each other, and the channel watches."""

import asyncio

import discord

from bot.discord_errors import RefusedError
from bot.domain.show import NUMBERED, NUMBERED_GAMES, Show, ShowRequest
from bot.errors import AnswerLostError
from bot.interactions.command_tree import command
from bot.interactions.opponent import start_own
from bot.interactions.options import EngineName, Variant
from bot.interactions.request import Request, request_of
from bot.interactions.router import on_press
from bot.messaging.first_response import acknowledge, correct, edit_pressed, post
from bot.views import custom_ids as ids
from bot.views.show import ended_message, opening_json
from engines.games.classic import CLASSIC

_STOPPED = "show-stopped"
_PAUSES = (1.0, 5.0, 30.0)  # seconds after each failed attempt to say that a show could not begin


@command(public=True)
async def watch(
    interaction: discord.Interaction,
    x: EngineName | None = None,
    o: EngineName | None = None,
    variant: Variant = CLASSIC.name,
) -> None:
    await _start(request_of(interaction), x, o, variant)


@on_press(ids.SHOW_CELL)
async def press_show_cell(request: Request) -> None:
    await acknowledge(request.interaction)


@on_press(ids.STOP_SHOW)
async def press_stop_show(request: Request, show_id: int) -> None:
    show = await request.context.shows.stop(show_id, request.message_id, request.person)
    runner = request.context.show_runner
    may_be_overtaken = runner.is_drawing(show)
    try:
        await edit_pressed(request.interaction, ended_message(show, _STOPPED))
    except AnswerLostError:
        await runner.show_ended(show, _STOPPED)
        raise
    if may_be_overtaken:
        await runner.show_ended(show, _STOPPED)


@on_press(ids.WATCH_AGAIN)
async def press_watch_again(request: Request, x: int, o: int, game: int) -> None:
    await _start(request, NUMBERED[x], NUMBERED[o], NUMBERED_GAMES[game])


@on_press(ids.PLAY_ENGINE)
async def press_play_engine(request: Request, engine: int, game: int) -> None:
    await start_own(request, engine=NUMBERED[engine], variant=NUMBERED_GAMES[game])


async def _start(request: Request, x: str | None, o: str | None, variant: str) -> None:
    """Answer with a new show; an engine of None is random. Raises AnswerLostError, Refusal."""
    place = request.place
    server = await request.server_settings()
    language, token = server.language or request.language, request.interaction.token
    asked = ShowRequest(place.channel_id, request.person, token, language, place.guild_id)
    show = await request.context.shows.reserve(asked, x, o, variant)
    try:
        sent = await post(request.interaction, opening_json(show))
    except AnswerLostError:
        await _give_up(request, show)
        raise
    if sent.message_id:
        await request.context.show_runner.start(show, sent.message_id)
    else:
        await _give_up(request, show)


async def _give_up(request: Request, show: Show) -> None:
    """Remove a show that nobody saw, as far as is known; whoever sees it is told that it is off."""
    await request.context.shows.cancel(show)
    for pause in _PAUSES:
        try:
            await correct(request.interaction, ended_message(show, "show-lost"))
        except AnswerLostError as error:
            if isinstance(error.__cause__, RefusedError):
                return  # nobody sees it
            await asyncio.sleep(pause)
        else:
            return
