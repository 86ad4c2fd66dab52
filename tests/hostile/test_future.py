"""A live game gives its future away nowhere: on no page, in no file, in no line of the log."""

import json
import logging
import re
import sqlite3
from base64 import b64encode
from contextlib import closing

import pytest

from tests.chat.clock import run_simulated
from tests.chat.payloads import command
from tests.chat.people import ANN, Channel, another_channel
from tests.hostile.every_kind import Play, presses
from tests.hostile.loopback import Loopback, loopback

SKILL = 73
_AS_MATCHED = f"UPDATE matches SET o_engine = 'matched:{SKILL}' WHERE o_engine LIKE 'matched:%'"  # noqa: S608
ENDINGS = ("r1:", "t1:", "c1:")
"""Kinds that are left out: they may end the game, or take back the move that others explain."""
COMMANDS = (
    "tictactoe board",
    "tictactoe resign",
    "tictactoe review",
    "history",
    "stats",
    "privacy",
)


def forms(number: int) -> list[str]:
    """Return what a number looks like as text: with either base, either order, either encoding."""
    both = [number.to_bytes(8, order) for order in ("big", "little")]
    bases = [str(number), f"{number:x}", f"{number:X}", f"{number:o}", f"{number:b}"]
    return [*bases, *(it.hex() for it in both), *(b64encode(it).decode()[:10] for it in both)]


async def pages(bot: Loopback, path: str, channel: Channel, difficulty: str) -> str:
    """Have Ann begin a game, and return all that is sent to her while it goes on."""
    sent: list[str] = []
    exchange = bot.session.exchange

    async def recorded(method: str, url: str, body: object) -> object:
        sent.append(json.dumps(body, default=repr))
        return await exchange(method, url, body)

    bot.session.exchange = recorded  # type: ignore[assignment, method-assign]
    play = Play(bot)
    match_id = await play.live(ANN, channel, difficulty)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(_AS_MATCHED)
        connection.commit()
    page = await play.does(command(ANN, channel, "help"))
    for name in COMMANDS:
        await play.does(command(ANN, channel, name))
    for forged, payload in presses(ANN, channel, page, match_id):
        if not forged.startswith(ENDINGS):
            await bot.send([payload])
    sent += [file.data.decode() for file in await bot.client.context.exports.files(ANN.id)]
    bot.session.exchange = exchange  # type: ignore[method-assign]
    return "\n".join(sent)


async def look(path: str, difficulty: str, log: pytest.LogCaptureFixture) -> None:
    """Look for the seed of a live game, and for a matched skill, in all that leaves the bot."""
    async with loopback(path) as bot:
        told = await pages(bot, path, another_channel(21), difficulty) + log.text
        with closing(sqlite3.connect(path)) as connection:
            rows = connection.execute("SELECT status, seed, o_engine FROM matches").fetchall()
    ((status, seed, engine),) = rows
    assert status == "live"
    assert [form for form in forms(seed) if form in told] == []
    assert (engine == f"matched:{SKILL}") is (difficulty == "matched")
    assert re.findall(rf"(?<!\d){SKILL}(?!\d)", told) == []


@pytest.mark.parametrize("difficulty", ["medium", "hard", "matched"])
def test_a_live_game_tells_nothing_of_its_future(
    path: str, difficulty: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither an export nor any page nor the log has the seed of a live game, or its skill."""
    caplog.set_level(logging.DEBUG, "noughts")
    run_simulated(look(path, difficulty, caplog))
