"""A game that names no level is at the server's level, otherwise medium, by every way in."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.locales import DEFAULT
from bot.views.notices import welcome
from engines.games.variants import GAMES
from engines.levels import MATCHED, SPECS_OF_LEVELS, Difficulty, level_name
from tests.chat.actors import Actor, Answer
from tests.chat.people import another_channel
from tests.chat.world import World
from tests.interactions.games import start
from tests.interactions.pages import settings
from tests.interactions.stored import newest

Way = Callable[[World, str], Awaitable[Answer]]
"""Has Ann start a game against the bot in the channel, without a level; returns the board."""
Games = dict[tuple[str, str], Any]
"""What is known of a game, by the server's level and by the game's name."""

LEVELS: dict[str, Difficulty] = {
    **{"": "medium", "Easy": "easy", "Unbeatable": "unbeatable", "Adaptive": "matched"}
}
"""The level of games by what the owner of the server has picked."""


async def by_help(world: World, _: str) -> Answer:
    return await world.ann.click((await world.ann.slash("help")).shown, "Play the bot")


async def by_the_welcome(world: World, _: str) -> Answer:
    world.chat.forget_nonces()
    send = world.client.context.channel_messages.send
    await send(world.channel.channel_id, world.server, welcome(DEFAULT))
    return await world.ann.click(world.seen()[-1], "Play")


async def by_anothers_board(world: World, _: str) -> Answer:
    refusal = (await world.ann.click(await start(world.ben), "Resign")).shown
    return await world.ann.click(refusal, "Start your own game")


async def by_a_drawn_show(world: World, _: str) -> Answer:
    drawn = await world.ben.slash("tictactoe watch", x="perfect", o="perfect")
    return await world.ann.click(drawn.shown, "Start your own game")


CHOOSE_A_GAME: dict[str, Way] = {
    "start": lambda it, game: it.ann.slash("tictactoe start", mark="X", variant=game),
    "challenge": lambda it, game: it.ann.slash(
        "tictactoe challenge", opponent=it.bot, mark="X", variant=game
    ),
}
CLASSIC_ALONE: dict[str, Way] = {
    "bare command": lambda it, _: it.ann.slash("tictactoe start"),
    "user menu": lambda it, _: it.ann.menu("Challenge to tic-tac-toe", it.bot),
    **{"help": by_help, "welcome": by_the_welcome, "another's board": by_anothers_board},
    "drawn show": by_a_drawn_show,
}


@pytest.mark.parametrize("way", CHOOSE_A_GAME.values(), ids=CHOOSE_A_GAME)
async def test_a_way_in_with_a_game(world: World, owner: Actor, path: str, way: Way) -> None:
    """Each game has the server's level; the strongest of ultimate is called Expert."""
    assert await _levels(world, owner, path, way, list(GAMES)) == _expected(list(GAMES))


@pytest.mark.parametrize("way", CLASSIC_ALONE.values(), ids=CLASSIC_ALONE)
async def test_a_way_in_to_classic(world: World, owner: Actor, path: str, way: Way) -> None:
    """A game that began with a button or a bare command has the server's level."""
    assert await _levels(world, owner, path, way, ["classic"]) == _expected(["classic"])


def _expected(games: list[str]) -> Games:
    return {(picked, game): _game_at(LEVELS[picked], game) for picked in LEVELS for game in games}


def _game_at(level: Difficulty, game: str) -> tuple[str, str | None, str]:
    if level == MATCHED:
        return "adaptive", None, "matched:25"
    return level_name(level, GAMES[game]), level, SPECS_OF_LEVELS[game][level]


async def _levels(world: World, owner: Actor, path: str, way: Way, games: list[str]) -> Games:
    """Go the way into each game while the server has no level, then one after the other."""
    found: Games = {}
    for picked in LEVELS:
        if picked:
            await owner.pick(await settings(owner, "Games"), picked)
        for game in games:
            board = (await way(world.at(another_channel()), game)).shown
            found[picked, game] = (*re.findall(r"Noughts \((\w+)\)", board.text), *newest(path))
    return found
