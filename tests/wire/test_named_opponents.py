"""A challenge heeds what the request itself says about the opponent, before anything is posted."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.chat.faults import silent
from tests.chat.ids import Payload
from tests.chat.messages import custom_id_of, text_of
from tests.chat.payloads import interaction, menu, press, resolved, slash
from tests.chat.people import EVERYBODY, Channel, Person, another_channel, another_person
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

Way = Callable[[Channel, Person], Payload]
ONE = another_person()
UNSEEN = "can't see this channel"


def by_command(channel: Channel, other: Person) -> Payload:
    return slash(ONE, channel, "tictactoe challenge", opponent=other)


def by_user_menu(channel: Channel, other: Person) -> Payload:
    return menu(ONE, channel, "Challenge to tic-tac-toe", other)


def by_select(channel: Channel, other: Person) -> Payload:
    picked = {"custom_id": "cp1", "component_type": 5, "values": [str(other.id)]}
    page: Payload = {"id": "1", "components": [], "flags": 64}
    return interaction(3, ONE, channel, picked | resolved(channel, [other])) | {"message": page}


def without_member(payload: Payload) -> Payload:
    """Return an interaction about someone who is not on the server."""
    told = {"users": payload["data"]["resolved"]["users"]}
    return payload | {"data": payload["data"] | {"resolved": told}}


@pytest.mark.parametrize("way", [by_command, by_user_menu, by_select])
async def test_who_cannot_answer(world: World, way: Way) -> None:
    """A bot, someone who cannot see the channel, and someone elsewhere are not challenged.

    The bot does not ask Discord for what it knows.
    """
    channel, there = another_channel(), another_person()
    asked, posted = len(world.discord.requests_to("member")), len(matches(world))
    unseeing = replace(there, permissions=EVERYBODY & ~(1 << 10))
    for payload, sentence in (
        (way(channel, replace(there, bot=True)), "Other bots can't play this"),
        (way(channel, unseeing), UNSEEN),
        (without_member(way(channel, there)), UNSEEN),
    ):
        assert sentence in await world.told(await world.discord.send(payload))
    assert len(matches(world)) == posted
    sent = await world.answered(await world.discord.send(way(channel, there)))
    assert f"<@{there.id}>" in text_of(world.discord.chat.messages[sent.message_id])
    assert len(world.discord.requests_to("member")) == asked


async def test_a_question_that_nobody_answers(world: World) -> None:
    """A rematch does not wait for long until Discord says whether the opponent is still there."""
    one, other = another_person(), another_person()
    board = await world.start_between(one, other)
    for ply, cell in enumerate((0, 3, 1, 4, 2)):
        await board.press(cell, (one, other)[ply % 2])
    world.discord.faults.next("member", silent)
    pressed = press(one, board.channel, board.message, custom_id_of(board.message, "Rematch"))
    sent = await world.answered(await world.discord.send(pressed))
    assert "rematch" in text_of(world.discord.chat.messages[sent.message_id])


def matches(world: World) -> list[object]:
    return world.rows("SELECT id FROM matches")
