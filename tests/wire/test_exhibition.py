"""Exhibitions whose answers are slow or lost, and many of them at once."""

import asyncio

import pytest

from bot.jobs.exhibition_runner import MAX_EXHIBITIONS
from tests.wire.arcade import Arcade
from tests.wire.chat import Asked
from tests.wire.faults import Fault, meanwhile
from tests.wire.ids import Payload
from tests.wire.losses import LOSSES
from tests.wire.messages import BUTTON, components_in, custom_id_of, text_of
from tests.wire.payloads import press, slash
from tests.wire.people import ANN, Room, another_person, another_room
from tests.wire.until import until

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def watch(arcade: Arcade, room: Room) -> Asked:
    """Have Ann ask for an exhibition in a channel."""
    return await arcade.discord.send(slash(ANN, room, "tictactoe watch", x="perfect", o="perfect"))


def shown(arcade: Arcade, asked: Asked) -> Payload:
    return arcade.discord.chat.messages[asked.message_id]


def can_be_stopped(message: Payload) -> bool:
    """Return whether a message has a button that says "Stop"."""
    return any(
        item["type"] == BUTTON and item["label"] == "Stop" for item in components_in(message)
    )


async def stop(arcade: Arcade, room: Room, message: Payload) -> Asked:
    """Have Ann press "Stop"."""
    return await arcade.discord.send(press(ANN, room, message, custom_id_of(message, "Stop")))


def frames(arcade: Arcade, asked: Asked) -> int:
    """Return how many frames an exhibition has shown after its first message."""
    token = str(asked.payload["token"])
    return sum(token in request.path for request in arcade.discord.asked_for("own-edit"))


async def plays(arcade: Arcade, room: Room) -> None:
    """Wait until another exhibition has begun to play in a channel, and stop it."""
    asked = await arcade.answered(await watch(arcade, room))
    assert asked.told == []
    await until(lambda: frames(arcade, asked) >= 2, f"the second frame\n{arcade.log}")
    await arcade.answered(await stop(arcade, room, shown(arcade, asked)))


async def test_stopped_before_it_is_confirmed(arcade: Arcade) -> None:
    """An exhibition that is stopped before Discord has confirmed it does not play on."""
    room = another_room()

    async def stop_at_once() -> None:
        message = list(arcade.discord.chat.messages.values())[-1]
        await arcade.answered(await stop(arcade, room, message))

    arcade.discord.faults.next("callback", meanwhile(stop_at_once))
    asked = await arcade.answered(await watch(arcade, room))
    await plays(arcade, room)
    assert frames(arcade, asked) == 0
    assert "Stopped" in text_of(shown(arcade, asked))


@LOSSES
async def test_a_lost_first_answer(arcade: Arcade, faults: list[Fault]) -> None:
    """An exhibition whose first answer is lost shows no dead button and frees the channel."""
    room = another_room()
    for fault in faults:
        arcade.discord.faults.next("callback", fault)
    asked = await watch(arcade, room)
    await arcade.logs(f"answer lost: interaction={asked.payload['id']}")
    assert not asked.message_id or "before they could begin" in text_of(shown(arcade, asked))
    await plays(arcade, room)


@LOSSES
async def test_a_lost_answer_to_stop(arcade: Arcade, faults: list[Fault]) -> None:
    """An exhibition that is stopped says so, even if the answer to that press is lost."""
    room = another_room()
    asked = await arcade.answered(await watch(arcade, room))
    await until(lambda: frames(arcade, asked) >= 1, "the first frame")
    for fault in faults:
        arcade.discord.faults.next("callback", fault)
    await stop(arcade, room, shown(arcade, asked))
    await until(lambda: "Stopped" in text_of(shown(arcade, asked)), arcade.log)
    assert not can_be_stopped(shown(arcade, asked))


async def test_many_at_once(arcade: Arcade) -> None:
    """Of thirty commands at once only as many are carried out as may run; the rest are told so."""
    rooms = [another_room() for _ in range(30)]
    people = [another_person() for _ in rooms]
    sent = [slash(who, room, "tictactoe watch") for who, room in zip(people, rooms, strict=True)]
    asked = await asyncio.gather(*(arcade.discord.send(payload) for payload in sent))
    for one in asked:
        await arcade.answered(one)
    assert sum("as many shows" in "".join(one.told) for one in asked) == 30 - MAX_EXHIBITIONS
    for who, room, one in zip(people, rooms, asked, strict=True):
        if not one.told:
            message = shown(arcade, one)
            stopping = press(who, room, message, custom_id_of(message, "Stop"))
            await arcade.answered(await arcade.discord.send(stopping))
