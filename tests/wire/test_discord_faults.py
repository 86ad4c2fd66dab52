"""What can go wrong between Discord and the bot during one press, over real sockets."""

import pytest

from tests.chat.faults import Fault
from tests.chat.until import until
from tests.wire.losses import BAD_ANSWERS
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

UPDATE = 7


@pytest.mark.parametrize("fault", BAD_ANSWERS.values(), ids=BAD_ANSWERS)
async def test_an_answer_on_a_bad_day(world: World, fault: Fault) -> None:
    """Whatever becomes of an answer or its connection, it comes later, once."""
    board = await world.start()
    world.discord.faults.next("callback", fault)
    sent = await board.press(4)
    assert (sent.kind, sent.told) == (UPDATE, [])
    await until(lambda: world.discord.is_quiet and board.is_true, f"a true board\n{world.log}")
    assert (board.stored.revision, len(board.stored.moves)) == (1, 2)
