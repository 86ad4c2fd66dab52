"""Public messages on which someone forges a press: nobody else sees what is not theirs to see."""

from itertools import product
from pathlib import Path

import pytest

from bot.interactions import registry
from bot.views.custom_ids import CHALLENGE_AGAIN, LEADERBOARD, SHOW_BOARD, custom_id
from bot.views.id_numbers import ON_SERVER
from tests.chat.actors import Actor
from tests.chat.ids import Payload, new_id
from tests.chat.messages import EPHEMERAL
from tests.chat.people import ELSEWHERE, another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.hostile.every_kind import (
    KINDS,
    between,
    ended,
    finished,
    invited,
    live,
    presses,
    with_numbers,
)
from tests.interactions.arena.evening import EDITED_WITHIN, announced
from tests.interactions.pages import hide_games
from tests.locales.more_languages import languages

GERMAN = "de! "
LONG = 450.0
"""Seconds after which the last redraw was tried again."""
MENU = 3
PICKED = ("0", "1", "classic", "privacy")
"""What the menus of the bot's pages have, among others."""


async def a_board(world: World) -> ShownMessage:
    """Return the board of a stranger, the one message that everybody sees in the channel."""
    await live(world.someone("open"))
    (board,) = world.seen()
    return board


@pytest.mark.parametrize("invited", [True, False])
async def test_a_player_publishes_no_game_elsewhere(world: World, *, invited: bool) -> None:
    """A game of one channel is never drawn in another, whatever one of its players presses."""
    there = world.at(another_channel(ELSEWHERE if invited else None, invited=invited))
    await hide_games(there.ben)
    games = [await ended(there.ann, world.ben), await between(there.ann, world.ben)]
    board = await a_board(world)
    before = board.message
    for match_id in games:
        for forgery, picked in presses(match_id):
            # A player may challenge the opponent again here, which begins another game.
            if not forgery.startswith(CHALLENGE_AGAIN.prefix):
                await world.ann.forge(board, forgery, picked)
            assert [it.message for it in world.seen()] == [before], (forgery, match_id)


async def test_no_game_takes_the_place_of_another(world: World) -> None:
    """A game is never drawn on the board of another, whatever its players press on that."""
    board = await a_board(world)
    before, zoe = board.message, world.someone("zoe")
    games = {
        world.ann: await ended(world.ann, world.ben),
        world.ben: await between(world.ann, world.ben),
        zoe: await invited(zoe),
    }
    for player, match_id in games.items():
        for forgery in presses(match_id):
            await player.forge(board, *forgery)
            assert board.message == before, (forgery, match_id)


@pytest.mark.parametrize("flags", [None, "", 0.5, {}])
async def test_a_board_whose_flags_are_unreadable(world: World, flags: object) -> None:
    """It counts as one that everybody sees: a page comes as a new message, for one person."""
    board = await a_board(world)
    before, message = board.message, board.message | {"flags": flags}
    page = await world.ann.forge(board, custom_id(LEADERBOARD, ON_SERVER, 0), message=message)
    assert [it.message for it in world.seen()] == [before]
    assert "Leaderboard of this server" in page.private.text


async def test_no_arena_takes_the_place_of_a_board(world: World, owner: Actor) -> None:
    """A forged press acts on an arena, which is then drawn on its own message alone."""
    board = await a_board(world)
    before, evening = board.message, await announced(world, owner)
    for pressed in ("aj1:1", "al1:1", "ag1:1", "ae1:1:1", "ar1:1"):
        await owner.forge(board, pressed)
        assert board.message == before, pressed
    await evening.wait(EDITED_WITHIN)
    assert "was called off" in evening.text


async def test_an_arena_that_discord_posted_twice(world: World, owner: Actor) -> None:
    """A press on the copy counts and deletes it: no deletion of data would reach its names."""
    evening, copy = await announced(world, owner), ShownMessage(world.chat, new_id())
    world.chat.messages[copy.message_id] = evening.board.message | {"id": copy.message_id}
    await world.ben.click(copy, "Join")
    assert not copy.is_there
    await evening.click(world.eve, "Join")
    assert [str(it.id) in evening.text for it in (world.ben, world.eve)] == [True, True]


async def speak_german(world: World) -> None:
    await world.client.context.server_settings.change(world.server, "language", "de")


async def test_a_server_hears_only_its_language(world: World, tmp_path: Path) -> None:
    """Once a server has a language, whatever is pressed posts nothing in another."""
    with languages(tmp_path, "de"):
        places = [world.at(another_channel()) for _ in range(4)]
        one, two, three, four = (it.ann for it in places)
        games = [await finished(one), await ended(two, world.ben), await invited(three)]
        games.append(await live(four))
        before = {it.message_id for place in places for it in place.seen()}
        await speak_german(world)
        for place, match_id in zip(places, games, strict=True):
            board, *_ = place.seen()
            for forgery, picked in presses(match_id):
                # The board of a game that goes on is shown again in the game's own language.
                if not forgery.startswith(SHOW_BOARD.prefix):
                    await place.ann.forge(board, forgery, picked)
            await world.advance(LONG)
        shown = [it for place in places for it in place.seen()]
    new = [it.text for it in shown if it.message_id not in before]
    old = [it.text for it in shown if it.message_id in before and GERMAN in str(it.message)]
    assert (old, [text for text in new if GERMAN not in text]) == ([], [])
    assert len(new) >= len(places)


async def test_private_answers_about_another_languages_board(world: World, tmp_path: Path) -> None:
    """Whatever is pressed below a German board, an English-speaking person reads English."""
    private: dict[str, Payload] = {}  # the next answer below a board deletes the one before
    with languages(tmp_path, "de"):
        await speak_german(world)
        for way in (finished, live):
            there = world.at(another_channel())
            match_id = await way(there.ann)
            (board,) = there.seen()
            assert GERMAN in board.text
            for reader, forgery in product((there.ann, there.ben), presses(match_id)):
                await reader.forge(board, *forgery)
                found = world.chat.messages.items()
                private |= {number: it for number, it in found if it["flags"] & EPHEMERAL}
    assert [it for it in private.values() if GERMAN in str(it)] == []
    assert len(private) > len(KINDS)


async def test_no_private_page_takes_the_place_of_a_public_message(world: World) -> None:
    """Whatever is forged on someone's board, pages come privately, and the board stays."""
    await finished(world.ann)
    world.chat.messages.clear()
    board = await a_board(world)
    before = board.components
    picks = [{"component_type": MENU, "values": [it]} for it in (*PICKED, str(world.ann.id))]
    for kind in (button.kind for button in registry.BUTTONS):
        for forgery in with_numbers(kind, 0, 1, world.ann.id):
            for picked in ({}, *picks):
                await world.ann.forge(board, forgery, picked)
            assert board.components == before, forgery
