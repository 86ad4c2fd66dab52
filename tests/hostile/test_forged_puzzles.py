"""Forged ids and numbers of daily puzzles: a sentence each, nothing stored, nothing told."""

import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from typing import Any

import pytest

from bot.views.id_numbers import PUZZLE
from engines.puzzles.days import puzzle
from tests.chat.clock import run_simulated
from tests.chat.ids import Payload
from tests.chat.messages import text_of
from tests.chat.payloads import command, press
from tests.chat.people import ANN, BEN, SERVER_CHANNEL, Person
from tests.chat.until import TIMEOUT
from tests.hostile.loopback import Loopback, loopback

pytestmark = pytest.mark.timeout(TIMEOUT)

NO_SUCH_PUZZLE, TOO_OLD = "There is no such puzzle for you to solve.", "This button is too old."
TODAY, TOMORROW, GIANT = 4, 5, 2**63 - 1
COVERED, UNKNOWN_PICK = puzzle(TODAY).moves[1], 8
"""A square with a large piece of Sizes, on which no other can be put; something it cannot put."""
INTEGER = 4
FORGED = {
    f"dy1:{TOMORROW}": NO_SUCH_PUZZLE,
    f"dy1:{PUZZLE.most}": NO_SUCH_PUZZLE,
    f"dc1:{TOMORROW}:0:4": NO_SUCH_PUZZLE,
    f"dp1:{TOMORROW}:0:0": NO_SUCH_PUZZLE,
    f"dh1:{TOMORROW}": NO_SUCH_PUZZLE,
    f"dg1:{TOMORROW}:1": NO_SUCH_PUZZLE,
    f"dv1:{TOMORROW}": NO_SUCH_PUZZLE,
    f"dk1:{TOMORROW}": NO_SUCH_PUZZLE,
    f"dr1:{TOMORROW}": "Nobody has opened it here yet.",
    f"dv1:{TODAY}": "Finish the puzzle first.",
    f"dk1:{TODAY}": "Finish the puzzle first.",
    f"dc1:{TODAY}:0:{COVERED}": "That square is taken.",
    f"dp1:{TODAY}:0:{UNKNOWN_PICK}": "That square is taken.",
    **{f"{kind}1:{GIANT}": TOO_OLD for kind in ("dy", "dh", "dv", "dr", "dk")},
    f"dc1:{TODAY}:{GIANT}:4": TOO_OLD,
    f"dc1:{TODAY}:0:-1": TOO_OLD,
    "dc1:-1:0:4": TOO_OLD,
    f"dc1:{TODAY}:0": TOO_OLD,
}


def rows(path: str) -> list[str]:
    """Return all that is stored."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


async def opened(bot: Loopback, number: int | None = None) -> Payload:
    """Have Ann open a puzzle, and return what she sees."""
    payload = command(ANN, SERVER_CHANNEL, "daily")
    if number is not None:
        payload["data"]["options"] = [{"name": "number", "type": INTEGER, "value": number}]
    (sent,) = await bot.send([payload])
    return {"text": "".join(sent.told), "message": bot.chat.messages.get(sent.message_id)}


async def told(bot: Loopback, page: Payload, custom_id: str, person: Person = ANN) -> str:
    """Press a button that the page may have or not, and return what the person reads."""
    (sent,) = await bot.send([press(person, SERVER_CHANNEL, page, custom_id)])
    return "".join(sent.told)


async def press_forged_ids(path: str) -> None:
    async with loopback(path) as bot:
        page = (await opened(bot))["message"]
        before, text = rows(path), text_of(page)
        for custom_id, sentence in FORGED.items():
            assert sentence in await told(bot, page, custom_id), custom_id
        assert NO_SUCH_PUZZLE in await told(bot, page, f"dc1:{TODAY}:0:4", BEN)
        assert rows(path) == before
        assert text_of(bot.chat.messages[page["id"]]) == text
        assert bot.errors == []


async def press_when_it_is_over(path: str) -> None:
    async with loopback(path) as bot:
        page = (await opened(bot))["message"]
        own = puzzle(TODAY).line[::2]
        for revision, move in enumerate(own):
            await told(bot, page, f"dc1:{TODAY}:{revision}:{move}")
        before = rows(path)
        over = await told(bot, page, f"dc1:{TODAY}:{len(own)}:{own[0]}")
        assert over == "You have finished this puzzle. Tomorrow there is another one."
        for forged in (f"dh1:{TODAY}", f"dg1:{TODAY}:1", f"dg1:{TODAY}:0", f"dc1:{TODAY}:0:1"):
            await told(bot, page, forged)
            assert "Solved on the first try!" in text_of(bot.chat.messages[page["id"]])
        assert rows(path) == before
        assert bot.errors == []


async def type_forged_numbers(path: str) -> None:
    async with loopback(path) as bot:
        await opened(bot)
        before = rows(path)
        for number in (TOMORROW, 0, -1, PUZZLE.most + 1, GIANT, -GIANT):
            shown = await opened(bot, number)
            assert shown["text"]
            assert "went wrong" not in shown["text"], number
        assert rows(path) == before
        assert bot.errors == []


@pytest.mark.parametrize("hostile", [press_forged_ids, press_when_it_is_over, type_forged_numbers])
def test_forged(path: str, hostile: Callable[[str], Coroutine[Any, Any, None]]) -> None:
    """Whatever is sent, people read a sentence, and what is stored and shown stays as it is."""
    run_simulated(hostile(path))
