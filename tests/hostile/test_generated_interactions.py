import gc
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import discord
import pytest

from tests.hostile.generated_interactions import NAMES, generated, malformed
from tests.hostile.loopback import Loopback, loopback
from tests.sizes import times
from tests.wire.chat import SentInteraction
from tests.wire.ids import Payload
from tests.wire.messages import BUTTON, board_on, cells_of, components_in
from tests.wire.stored_match import stored

AT_ONCE = 50
BROKEN = 3
"""How many malformed interactions come with them."""
KEPT = 300
"""How many messages are kept to be pressed; older ones are deleted."""
SEEN = 50
"""How many moves the boards must show at the end, so that the check means something."""


async def storm(bot: Loopback, rng: Random, count: int) -> None:
    """Send generated interactions, many at once, and check every answer.

    Some malformed ones are among them, which need no answer.
    """
    recent: list[str] = []
    for _ in range(count // AT_ONCE):
        payloads = [generated(rng, bot.chat, recent) for _ in range(AT_ONCE + BROKEN)]
        sent = await bot.send(payloads[BROKEN:], as_broken(rng, bot, payloads[:BROKEN]))
        assert [a.payload["data"] for a in sent if not is_answered(a)] == []
        recent = [number for number, message in bot.chat.messages.items() if has_buttons(message)]
        recent = recent[-KEPT:]
        bot.chat.messages = {number: bot.chat.messages[number] for number in recent}
        bot.chat.sent.clear()


def as_broken(rng: Random, bot: Loopback, payloads: list[Payload]) -> list[Payload]:
    """Return interactions as malformed ones; Discord knows the well-formed ones."""
    return [malformed(rng, bot.chat.add(payload).payload) for payload in payloads]


def is_answered(sent: SentInteraction) -> bool:
    return sent.is_answered or bool(sent.told)


def has_buttons(message: Payload) -> bool:
    return any(item["type"] == BUTTON for item in components_in(message))


def words(message: Payload) -> str:
    return f"{message['components']}{message['content']}"


def played(file: Path, shown: dict[str, Payload]) -> int:
    """Return how many moves the shown boards have; assert that each board is the stored one.

    Of two boards of one match, which two commands of the same moment can leave, the file names one.
    """
    moves = 0
    for number, message in shown.items():
        if cells := cells_of(message):
            match = stored(file, int(cells[0]["custom_id"].split(":")[1]))
            if match.message_id == int(number):
                assert board_on(message) == match.board
                moves += 9 - match.board.count(".")
    return moves


def views_in_memory() -> int:
    """Return how many messages with buttons are in memory, where a press could find them."""
    gc.collect()
    kinds = (discord.ui.View, discord.ui.LayoutView)
    return sum(isinstance(thing, kinds) for thing in gc.get_objects())


@pytest.mark.parametrize(
    ("seed", "count"),
    [(1, 1_000), pytest.param(2, times(100_000), marks=pytest.mark.slow)],
)
async def test_whatever_people_send(
    path: str, seed: int, count: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Each interaction is answered once, within the limits, and pings nobody; none breaks the bot.

    Boards show what is stored, and no name that a person gave themselves is repeated.
    """
    caplog.set_level(logging.WARNING)
    async with loopback(path) as bot:
        views = views_in_memory()
        await storm(bot, Random(seed), count)
        assert bot.errors == []
        assert bot.chat.broken == []
        assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
        shown = bot.chat.messages
        assert [m for m in shown.values() if any(name in words(m) for name in NAMES)] == []
        assert views_in_memory() <= views
        assert played(Path(path), shown) > SEEN
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
