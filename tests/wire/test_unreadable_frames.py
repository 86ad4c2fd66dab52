"""Frames of the gateway that nobody can read: the bot says so in a line, and people play on."""

import pytest

from tests.chat.until import until
from tests.wire.gateway import Gateway
from tests.wire.hurry import try_again_soon
from tests.wire.world import World

LEFT_OUT = {
    "not JSON": "Service Unavailable",
    "half": '{"op": 0, "t": "INTERACTION_CREATE", "s": 7, "d": {"id": "1',
    "nothing": "",
    "list": "[]",
    "number": "7",
    "null": "null",
    "no name": '{"op": 0, "d": {"id": "1"}}',
    "name of the wrong type": '{"op": 0, "t": {"id": "1"}, "d": null}',
    "null in an event": '{"op": 0, "t": "INTERACTION_CREATE", "d": null}',
    "list in an event": '{"op": 0, "t": "CHANNEL_CREATE", "d": []}',
    "number in RESUMED": '{"op": 0, "t": "RESUMED", "d": 7}',
    "number in HELLO": '{"op": 10, "d": 7}',
}
UNKNOWN = {"unknown op": '{"op": 77, "d": {}}', "no op": '{"d": {}}'}
NOT_COMPRESSED = b"rubbish\x00\x00\xff\xff"


@pytest.mark.parametrize(
    ("frame", "line"),
    [(frame, "malformed event ignored") for frame in LEFT_OUT.values()]
    + [(frame, "Unknown OP code") for frame in UNKNOWN.values()],
    ids=[*LEFT_OUT, *UNKNOWN],
)
async def test_a_frame_that_is_left_out(world: World, frame: str, line: str) -> None:
    """One line says so, and the session goes on."""
    board, gateway = await world.start(), world.discord.gateway
    before, logged = (len(gateway.identified), gateway.resumed), len(world.log)
    await gateway.say(frame)
    await board.press(4)
    assert board.is_true
    assert (len(gateway.identified), gateway.resumed) == before
    assert world.log[logged:].count(line) == 1


async def reconnected(world: World, gateway: Gateway, log_ins: int) -> None:
    await until(lambda: len(gateway.identified) > log_ins and gateway.ready, world.log)
    board = await world.start()
    await board.press(4)
    assert board.is_true


@pytest.mark.parametrize("spoiled", [(), ("HANG_UP", "HELLO")], ids=["once", "once-more"])
async def test_a_frame_that_is_not_compressed(new_world: World, spoiled: tuple[str, ...]) -> None:
    """Nothing can be read after it, so the bot connects again, as often as it must."""
    gateway = new_world.discord.gateway
    await new_world.log_in(try_again_soon)
    log_ins, gateway.spoiled = len(gateway.identified), [*spoiled]
    await gateway.say(NOT_COMPRESSED)
    await reconnected(new_world, gateway, log_ins)
    assert gateway.spoiled == []


@pytest.mark.parametrize("spoiled", ["HANG_UP", "HELLO", "READY"])
async def test_a_start_that_cannot_be_read(new_world: World, spoiled: str) -> None:
    """The bot tries again until its first session begins."""
    gateway = new_world.discord.gateway
    gateway.spoiled = [spoiled]
    await new_world.log_in(try_again_soon)
    await reconnected(new_world, gateway, int(spoiled == "READY"))
