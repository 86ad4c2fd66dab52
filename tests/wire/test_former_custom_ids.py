"""Buttons of an earlier release, which people still have on their screens."""

import pytest

from bot.views import custom_ids
from bot.views.custom_ids import ButtonKind
from tests.wire.messages import custom_id_of, text_of
from tests.wire.payloads import press, slash
from tests.wire.people import another_channel, another_person
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

RENAMED = [k for k in vars(custom_ids).values() if isinstance(k, ButtonKind) and k.formerly]
FORMER_IDS = {
    "z1": "lb1",
    "z2": "lo1",
    "z3": "sn1",
    "z4": "rr1",
    "z5": "pc1",
    "z6": "sl1",
    "z7": "st1",
    "z8": "ce1",
    "z9": "ns1",
    "e1": "ex1",
    "e2": "dd1",
}


async def test_no_former_id_is_forgotten() -> None:
    """`FORMER_IDS` has every custom id that was renamed since the release before."""
    assert {kind.formerly: kind.prefix for kind in RENAMED} == FORMER_IDS


async def test_block_on_a_challenge(world: World) -> None:
    """A challenge of an earlier release has *Block*: it is declined, and the challenger blocked."""
    one, other = another_person(), another_person()
    channel = another_channel()
    command = slash(one, channel, "tictactoe challenge", opponent=other)
    sent = await world.answered(await world.discord.send(command))
    message = world.discord.chat.messages[sent.message_id]
    block = custom_id_of(message, "Accept").replace("a1:", "b1:")
    pressed = await world.discord.send(press(other, channel, message, block))
    assert "can't challenge you any more" in await world.told(pressed)
    assert "declined" in text_of(world.discord.chat.messages[sent.message_id])


@pytest.mark.parametrize("kind", RENAMED, ids=lambda kind: kind.formerly)
async def test_a_button_of_the_release_before(world: World, kind: ButtonKind) -> None:
    """A press on an old button is answered like a press on the same button of today."""
    zeros = ":0" * len(kind.fields)
    answers = [await _answer(world, prefix + zeros) for prefix in kind.prefixes]
    assert answers[0] == answers[1]
    assert "too old" not in answers[1][1]


async def _answer(world: World, custom_id: str) -> tuple[int | None, str]:
    """Return the type and the text of the answer to a press on a new board's button."""
    board = await world.start()
    sent = await world.answered(await board.send(custom_id))
    return sent.kind, text_of(world.discord.chat.messages[sent.message_id])
