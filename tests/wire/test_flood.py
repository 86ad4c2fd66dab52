"""One person sends a flood of interactions while others want to play."""

import pytest

from tests.chat.payloads import press, slash
from tests.chat.people import ANN, another_person
from tests.chat.until import until
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

UPDATE = 7
FLOOD = 1000


async def test_a_flood_of_presses(world: World) -> None:
    """Most of a thousand presses get no answer, the person is told why, and others play on."""
    flooder, board = another_person(), await world.start()
    custom_id = board.custom_id(0)
    forged = [press(flooder, board.channel, board.message, custom_id) for _ in range(FLOOD)]
    sent = [await world.discord.send(payload) for payload in forged]
    played = await board.press(4)
    assert (played.kind, played.told) == (UPDATE, [])
    await until(lambda: any("faster" in text for a in sent for text in a.told), "a warning")
    await until(lambda: world.discord.is_quiet, "the end of the answers")
    answered = sum(a.is_answered for a in sent)
    assert 10 <= answered < FLOOD
    assert board.is_true


async def test_a_flood_of_commands(world: World) -> None:
    """A flood of commands is limited like a flood of presses."""
    flooder, board = another_person(), await world.start()
    flood = [slash(flooder, board.channel, "tictactoe engines") for _ in range(FLOOD)]
    sent = [await world.discord.send(payload) for payload in flood]
    await board.press(4, ANN)
    await until(lambda: any("faster" in text for a in sent for text in a.told), "a warning")
    await until(lambda: world.discord.is_quiet, "the end of the answers")
    assert 10 <= sum(a.is_answered for a in sent) < FLOOD
    assert board.is_true
