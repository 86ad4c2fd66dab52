"""Public messages on which someone forges a press: nobody else sees what is not theirs to see."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.interactions import registry
from bot.jobs.run_arenas import EDIT_EVERY
from bot.views.custom_ids import CHALLENGE_AGAIN, SHOW_BOARD, ButtonKind, custom_id
from bot.views.id_numbers import MATCH
from tests.chat.clock import run_simulated
from tests.chat.ids import Payload, new_id
from tests.chat.messages import EPHEMERAL, text_of
from tests.chat.payloads import command, press
from tests.chat.people import ANN, BEN, Channel, another_channel, another_person
from tests.hostile.every_kind import KINDS, Play, presses
from tests.hostile.generated_interactions import is_arena
from tests.hostile.loopback import Loopback, loopback
from tests.locales.more_languages import languages

EVE, OPEN = another_person("eve"), another_person("open")
HALL = another_channel(21)
NOBODYS = 987_654
GERMAN = "de! "
PICKED = ("0", "1", "classic", "perfect", "stats", "privacy", "history", str(ANN.id))
"""What the menus of the bot's pages have, among others."""


def public_in(bot: Loopback, channel: Channel) -> dict[str, Payload]:
    """Return the messages of a channel that everybody sees."""
    return {
        number: message
        for number, message in bot.chat.messages.items()
        if message["channel_id"] == str(channel.channel_id) and not message["flags"] & EPHEMERAL
    }


def board_of(bot: Loopback) -> Payload:
    """Return the one message that everybody sees in the hall."""
    (board,) = public_in(bot, HALL).values()
    return board


async def forge_games(path: str, channel: Channel) -> None:
    async with loopback(path) as bot:
        play = Play(bot)
        await play.hide(BEN, channel)
        games = [await play.ended(ANN, channel), await play.between(ANN, channel)]
        await play.live(OPEN, HALL)
        before = public_in(bot, HALL)
        for match_id in games:
            for forgery, payload in presses(ANN, HALL, board_of(bot), match_id):
                # A player may challenge the opponent again here, which begins another game.
                await bot.send([] if forgery.startswith(CHALLENGE_AGAIN.prefix) else [payload])
                assert public_in(bot, HALL) == before, (forgery, match_id)


@pytest.mark.parametrize("invited", [True, False])
def test_a_player_publishes_no_game_elsewhere(path: str, *, invited: bool) -> None:
    """A game of one channel is never drawn in another, whatever one of its players presses."""
    place = another_channel(22 if invited else None, invited=invited)
    run_simulated(forge_games(path, place))


async def forge_here(path: str) -> None:
    async with loopback(path) as bot:
        play = Play(bot)
        await play.live(OPEN, HALL)
        before = board_of(bot)
        games = [await play.ended(ANN, HALL), await play.between(ANN, HALL)]
        games.append(await play.invited(EVE, HALL))
        for match_id, player in zip(games, (ANN, BEN, EVE), strict=True):
            for forgery, payload in presses(player, HALL, before, match_id):
                await bot.send([payload])
                assert bot.chat.messages[before["id"]] == before, (forgery, match_id)


def test_no_game_takes_the_place_of_another(path: str) -> None:
    """A game is never drawn on the board of another, whatever its players press on that."""
    run_simulated(forge_here(path))


async def announced(bot: Loopback) -> Payload:
    """Have Ann announce an arena, and return its message."""
    await Play(bot).does(command(ANN, HALL, "arena", minutes=20))
    await asyncio.sleep(1)
    return next(message for message in bot.chat.messages.values() if is_arena(message))


async def forge_arena(path: str) -> None:
    async with loopback(path) as bot:
        play = Play(bot)
        await play.live(OPEN, HALL)
        before = board_of(bot)
        arena = await announced(bot)
        for pressed in ("aj1:1", "al1:1", "ag1:1", "ae1:1:1", "ar1:1"):
            await bot.send([press(ANN, HALL, before, pressed)])
            assert bot.chat.messages[before["id"]] == before, pressed
        await asyncio.sleep(EDIT_EVERY.total_seconds())
        await bot.settle()
        assert "was called off" in text_of(bot.chat.messages[arena["id"]])


def test_no_arena_takes_the_place_of_a_board(path: str) -> None:
    """A forged press acts on an arena, which is then drawn on its own message alone."""
    run_simulated(forge_arena(path))


async def join_on_a_copy(path: str) -> None:
    async with loopback(path) as bot:
        arena = await announced(bot)
        copy = arena | {"id": new_id()}
        bot.chat.messages[copy["id"]] = copy
        await bot.send([press(BEN, HALL, copy, "aj1:1")])
        assert copy["id"] not in bot.chat.messages
        await bot.send([press(EVE, HALL, arena, "aj1:1")])
        names = text_of(bot.chat.messages[arena["id"]])
        assert str(BEN.id) in names
        assert str(EVE.id) in names


def test_an_arena_that_discord_posted_twice(path: str) -> None:
    """A press on the copy counts and deletes it: no deletion of data would reach its names."""
    run_simulated(join_on_a_copy(path))


async def post_in_german(path: str) -> None:
    async with loopback(path) as bot:
        play, places = Play(bot), [another_channel(21) for _ in range(4)]
        games = [await play.finished(ANN, places[0]), await play.ended(ANN, places[1])]
        games += [await play.invited(ANN, places[2]), await play.live(ANN, places[3])]
        before = [public_in(bot, place) for place in places]
        await bot.client.context.server_settings.change(21, "language", "de")
        for match_id, place, (board, *_) in zip(games, places, map(list, before), strict=True):
            for forgery, payload in presses(ANN, place, bot.chat.messages[board], match_id):
                # The board of a game that goes on is shown again in the game's own language.
                await bot.send([payload] if not forgery.startswith(SHOW_BOARD.prefix) else [])
            await bot.settle()
        after = [public_in(bot, place) for place in places]
    old = [after[at][number] for at, them in enumerate(before) for number in them]
    new = [it for at, them in enumerate(after) for n, it in them.items() if n not in before[at]]
    assert [text_of(it) for it in new if GERMAN not in text_of(it)] == []
    assert [text_of(it) for it in old if GERMAN in str(it)] == []
    assert len(new) > len(places)


async def read_in_english(path: str) -> None:
    async with loopback(path) as bot:
        await bot.client.context.server_settings.change(21, "language", "de")
        play, places = Play(bot), [another_channel(21) for _ in range(2)]
        games = [await play.finished(ANN, places[0]), await play.live(ANN, places[1])]
        private: dict[str, Payload] = {}  # the next answer below a board deletes the one before
        for match_id, place in zip(games, places, strict=True):
            (board,) = public_in(bot, place).values()
            assert GERMAN in text_of(board)
            for reader in (ANN, BEN):
                for _, payload in presses(reader, place, board, match_id):
                    await bot.send([payload])
                    found = bot.chat.messages.items()
                    private |= {number: it for number, it in found if it["flags"] & EPHEMERAL}
    assert [text_of(it) for it in private.values() if GERMAN in str(it)] == []
    assert len(private) > len(KINDS)


def test_private_answers_about_a_board_of_another_language(path: str, tmp_path: Path) -> None:
    """Whatever is pressed below a German board, an English-speaking person reads English."""
    with languages(tmp_path, "de"):
        run_simulated(read_in_english(path))


def test_a_server_hears_only_its_language(path: str, tmp_path: Path) -> None:
    """Once a server has a language, whatever is pressed posts nothing in another.

    What was posted before keeps its own.
    """
    with languages(tmp_path, "de"):
        run_simulated(post_in_german(path))


def forged(kind: ButtonKind) -> Iterator[str]:
    """Yield custom ids of a kind that are about no match."""
    for number in (0, 1, 2, ANN.id):
        yield custom_id(
            kind, *(NOBODYS if it is MATCH else min(number, it.most) for it in kind.fields)
        )


async def forge_pages(path: str) -> None:
    async with loopback(path) as bot:
        play = Play(bot)
        await play.finished(ANN, HALL)
        bot.chat.messages.clear()
        await play.live(OPEN, HALL)
        before = board_of(bot)
        for kind in (button.kind for button in registry.BUTTONS):
            for forgery in forged(kind):
                payload = press(ANN, HALL, before, forgery)
                picks = [payload["data"] | {"component_type": 3, "values": [it]} for it in PICKED]
                others = [press(ANN, HALL, before, forgery) | {"data": data} for data in picks]
                await bot.send([payload])
                for other in others:
                    await bot.send([other])
                after = bot.chat.messages[before["id"]]
                assert after["components"] == before["components"], forgery


def test_no_private_page_takes_the_place_of_a_public_message(path: str) -> None:
    """Whatever is forged on someone's board, pages come privately, and the board stays."""
    run_simulated(forge_pages(path))
