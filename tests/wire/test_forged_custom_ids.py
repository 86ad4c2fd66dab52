"""Ids that no button of the bot's ever had, or that lead nowhere."""

import pytest

from tests.wire.faults import refused
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

NEW_MESSAGE = 4
UNKNOWN_KINDS = ["zz", "z9:1:0:4", "C1:1:0:4", "persistent:button", " "]
TRUNCATED = ["c1", "c1:", "c1:1", "c1:1:0", "c1:1:0:", "c1:1:0:4:4", "r1", "s1:", "w1:1:1"]
GIANT = [f"c1:{'9' * 97}", f"c1:{'9' * 18}:0:4", f"c1:1:0:{'9' * 91}", "c" * 100]
NO_NUMBERS = [
    "c1:\u0661:\u0660:\u0664",
    "c1:\uff11:\uff10:\uff14",
    "c1:1:0:\u00b2",
    "c1:-1:0:4",
    "c1:1:0:4\n",
    "c1:1.0:0:4",
]
UNKNOWN_MATCHES = ["c1:0:0:4", "c1:987654:0:4", "r1:987654", "k1:987654", "s1:987654", "w1:987654"]


async def test_forged_ids(world: World) -> None:
    """Each gets one answer, in private, and no match is touched."""
    board = await world.start()
    before = board.stored
    ids = [*UNKNOWN_KINDS, *TRUNCATED, *GIANT, *NO_NUMBERS, *UNKNOWN_MATCHES]
    ids += [f"c1:{board.match_id}:0:{cell}" for cell in (9, 99, 10**17)]
    presses = [await board.send(custom_id) for custom_id in ids]
    for custom_id, sent in zip(ids, presses, strict=True):
        await world.told(sent)
        assert (custom_id, sent.kind, len(sent.told)) == (custom_id, NEW_MESSAGE, 1)
    assert board.stored == before
    assert board.is_true


async def test_a_message_that_nobody_can_read(world: World) -> None:
    """A press counts however the message looks that Discord sends along with it."""
    board = await world.start()
    payload = board.pressed(4)
    payload["message"] = payload["message"] | {"components": [{"type": 1, "components": 7}]}
    await world.answered(await world.discord.send(payload))
    assert board.shown[4] == "X"
    assert board.is_true


async def test_a_name_with_half_a_character(world: World) -> None:
    """A press counts though the name of who pressed holds what is no character by itself."""
    board = await world.start()
    payload = board.pressed(4)
    member = payload["member"]
    payload["member"] = member | {"user": member["user"] | {"global_name": "Zo\ud83d"}}
    await world.answered(await world.discord.send(payload))
    assert board.shown[4] == "X"
    assert board.is_true


async def test_no_token_in_the_log_of_a_refusal(world: World) -> None:
    """What Discord refuses is logged with the interaction's id and without its token."""
    board = await world.start()
    too_late = {"code": 10062, "message": "Unknown interaction"}
    world.discord.faults.next("callback", refused(404, too_late))
    sent = await board.send(board.custom_id(4))
    await world.logs(f"answer lost: interaction={sent.payload['id']}")
    assert sent.payload["token"] not in world.log
    assert not sent.is_answered
