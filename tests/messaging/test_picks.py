"""Picking a piece changes what a board shows, and nothing that is stored."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing

import pytest

from tests.messaging.slow_store import SlowBot, slow_bot
from tests.wire.ids import Payload
from tests.wire.messages import cells_of, components_in, is_free
from tests.wire.payloads import press, slash
from tests.wire.people import ANN, BEN, Channel, another_channel

SMALL, MEDIUM, LARGE = range(3)


@pytest.fixture
async def bot(path: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SlowBot]:
    async with slow_bot(path, monkeypatch, fast_path=True) as running:
        yield running


@pytest.fixture
def channel() -> Channel:
    return another_channel()


async def board(bot: SlowBot, channel: Channel, path: str) -> Payload:
    """Start a match of sizes, have Ann put a small piece in the centre, and return the board."""
    sent = await bot.send(slash(ANN, channel, "tictactoe start", mark="X"))
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE matches SET variant = 'sizes', o_engine = 'minimax:6'")
    message = bot.shown(sent)
    return bot.shown(
        await bot.send(press(ANN, channel, message, cells_of(message)[4]["custom_id"]))
    )


def pick_on(message: Payload, number: int) -> str:
    """Return the custom id of a pick."""
    ids = (str(item.get("custom_id")) for item in components_in(message))
    return [custom_id for custom_id in ids if custom_id.startswith("pk1:")][number]


def sizes_on(message: Payload) -> set[int]:
    """Return the sizes, from 0, that the free cells of a board would place."""
    moves = [int(cell["custom_id"].split(":")[3]) for cell in cells_of(message) if is_free(cell)]
    return {move // 9 for move in moves}


async def test_a_pick_changes_the_cells(bot: SlowBot, channel: Channel, path: str) -> None:
    """A pick redraws the board for that size, also after others; a redraw picks the largest."""
    message = await board(bot, channel, path)
    assert sizes_on(message) == {LARGE}
    for size in (SMALL, MEDIUM):
        shown = bot.shown(await bot.send(press(ANN, channel, message, pick_on(message, size))))
        assert sizes_on(shown) == {size}
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT revision FROM matches").fetchone() == (1,)


async def test_the_picked_piece_is_placed(bot: SlowBot, channel: Channel, path: str) -> None:
    """A press after a pick places that piece, and the next board has the largest picked again."""
    message = await board(bot, channel, path)
    picked = bot.shown(await bot.send(press(ANN, channel, message, pick_on(message, MEDIUM))))
    free = next(cell for cell in cells_of(picked) if is_free(cell))
    after = bot.shown(await bot.send(press(ANN, channel, picked, free["custom_id"])))
    with closing(sqlite3.connect(path)) as database:
        (moves,) = database.execute("SELECT moves FROM matches").fetchone()
    assert moves.split()[2].startswith("b")
    assert sizes_on(after) <= {LARGE}


async def test_a_strangers_pick(bot: SlowBot, channel: Channel, path: str) -> None:
    """A stranger cannot pick, and is told so; the board stays as it is."""
    message = await board(bot, channel, path)
    sent = await bot.send(press(BEN, channel, message, pick_on(message, SMALL)))
    assert len(sent.told) == 1
    assert sizes_on(message) == {LARGE}


async def test_a_pick_on_an_older_board(bot: SlowBot, channel: Channel, path: str) -> None:
    """A pick on a board that has moved on brings it up to date, and the person is told so."""
    message = await board(bot, channel, path)
    stale = pick_on(message, SMALL)
    free = next(cell for cell in cells_of(message) if is_free(cell))
    after = bot.shown(await bot.send(press(ANN, channel, message, free["custom_id"])))
    sent = await bot.send(press(ANN, channel, after, stale))
    assert len(sent.told) == 1
    assert sizes_on(bot.shown(sent)) == {LARGE}
