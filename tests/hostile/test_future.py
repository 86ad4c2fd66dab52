"""A live game gives its future away nowhere: on no page, in no file, in no line of the log."""

import json
import logging
import re
from base64 import b64encode

import pytest

from tests.chat.world import World
from tests.hostile.every_kind import live, presses
from tests.interactions.stored import query

SKILL = 73
_AS_MATCHED = f"UPDATE matches SET o_engine = 'matched:{SKILL}' WHERE o_engine LIKE 'matched:%'"  # noqa: S608
ENDINGS = ("r1:", "t1:", "c1:")
"""Kinds that are left out: they may end the game, or take back the move that others explain."""
COMMANDS = (
    *("tictactoe board", "tictactoe resign", "tictactoe review"),
    *("history", "practice", "stats", "privacy", "help"),
)


def forms(number: int) -> list[str]:
    """Return what a number looks like as text: with either base, either order, either encoding."""
    both = [number.to_bytes(8, order) for order in ("big", "little")]
    bases = [str(number), f"{number:x}", f"{number:X}", f"{number:o}", f"{number:b}"]
    return [*bases, *(it.hex() for it in both), *(b64encode(it).decode()[:10] for it in both)]


async def all_sent(world: World, difficulty: str) -> str:
    """Have Ann begin a game, and return all that is sent to her while it goes on."""
    before = len(world.session.requests)
    match_id = await live(world.ann, difficulty)
    query(world.path, _AS_MATCHED)
    for name in COMMANDS:
        page = (await world.ann.slash(name)).shown
    for forged, picked in presses(match_id):
        if not forged.startswith(ENDINGS):
            await world.ann.forge(page, forged, picked)
    sent = [json.dumps(it.body, default=repr) for it in world.session.requests[before:]]
    files = await world.client.context.exports.files(world.ann.id)
    return "\n".join([*sent, *(data.decode() for _, data in files)])


@pytest.mark.parametrize("difficulty", ["hard", "matched"])
async def test_a_live_game_tells_nothing_of_its_future(
    world: World, difficulty: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither an export nor any page nor the log has the seed of a live game, or its skill."""
    caplog.set_level(logging.DEBUG, "noughts")
    told = await all_sent(world, difficulty) + caplog.text
    ((status, seed, engine),) = query(world.path, "SELECT status, seed, o_engine FROM matches")
    assert status == "live"
    assert [form for form in forms(seed) if form in told] == []
    assert (engine == f"matched:{SKILL}") is (difficulty == "matched")
    assert re.findall(rf"(?<!\d){SKILL}(?!\d)", told) == []
