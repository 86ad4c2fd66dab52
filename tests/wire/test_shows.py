"""Shows whose answers are slow or lost, and many of them at once."""

import asyncio

import pytest

from bot.domain.limits import MAX_SHOWS
from tests.chat.faults import Fault, lost, meanwhile, reset
from tests.chat.ids import Payload
from tests.chat.messages import BUTTON, components_in, custom_id_of, text_of
from tests.chat.model import SentInteraction
from tests.chat.payloads import press, slash
from tests.chat.people import ANN, Channel, another_channel, another_person
from tests.chat.until import until
from tests.wire.losses import UNKNOWN_INTERACTION, UNSEEN_OR_SEEN
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def watch(world: World, channel: Channel) -> SentInteraction:
    """Have Ann ask for a show in a channel."""
    return await world.discord.send(
        slash(ANN, channel, "tictactoe watch", x="perfect", o="perfect")
    )


def shown(world: World, sent: SentInteraction) -> Payload:
    return world.discord.chat.messages[sent.message_id]


def can_be_stopped(message: Payload) -> bool:
    """Return whether a message has a button that says "Stop"."""
    return any(
        item["type"] == BUTTON and item["label"] == "Stop" for item in components_in(message)
    )


async def stop(world: World, channel: Channel, message: Payload) -> SentInteraction:
    """Have Ann press "Stop"."""
    return await world.discord.send(press(ANN, channel, message, custom_id_of(message, "Stop")))


def frames(world: World, sent: SentInteraction) -> int:
    """Return how many frames a show has shown after its first message."""
    token = str(sent.payload["token"])
    return sum(token in request.path for request in world.discord.requests_to("own-edit"))


async def plays(world: World, channel: Channel) -> None:
    """Wait until another show has begun to play in a channel, and stop it."""
    sent = await world.answered(await watch(world, channel))
    assert sent.told == []
    await until(lambda: frames(world, sent) >= 2, f"the second frame\n{world.log}")
    await world.answered(await stop(world, channel, shown(world, sent)))


async def test_stopped_before_it_is_confirmed(world: World) -> None:
    """A show that is stopped before Discord has confirmed it does not play on."""
    channel = another_channel()

    async def stop_at_once() -> None:
        message = list(world.discord.chat.messages.values())[-1]
        await world.answered(await stop(world, channel, message))

    world.discord.faults.next("callback", meanwhile(stop_at_once))
    sent = await world.answered(await watch(world, channel))
    await plays(world, channel)
    assert frames(world, sent) == 0
    assert "Stopped" in text_of(shown(world, sent))


@UNSEEN_OR_SEEN
async def test_a_lost_first_answer(world: World, faults: list[Fault]) -> None:
    """A show whose first answer is lost shows no dead button and frees the channel."""
    channel = another_channel()
    for fault in faults:
        world.discord.faults.next("callback", fault)
    sent = await watch(world, channel)
    await world.logs(f"answer lost: interaction={sent.payload['id']}")
    assert not sent.message_id or "before they could begin" in text_of(shown(world, sent))
    await plays(world, channel)


async def test_a_lost_first_answer_and_a_lost_correction(world: World) -> None:
    """If the edit that says so is lost too, it is tried again: no dead button stays."""
    for _ in range(2):
        world.discord.faults.next("callback", lost)
        world.discord.faults.next("own-edit", reset)
    sent = await watch(world, another_channel())
    await until(lambda: sent.message_id, "the first message")
    await until(lambda: "before they could begin" in text_of(shown(world, sent)), world.log)
    assert not can_be_stopped(shown(world, sent))


async def test_a_lost_answer_to_stop(world: World) -> None:
    """A show that is stopped says so, even if the answer to that press is lost."""
    channel = another_channel()
    sent = await world.answered(await watch(world, channel))
    await until(lambda: frames(world, sent) >= 1, "the first frame")
    world.discord.faults.next("callback", UNKNOWN_INTERACTION)
    await stop(world, channel, shown(world, sent))
    await until(lambda: "Stopped" in text_of(shown(world, sent)), world.log)
    assert not can_be_stopped(shown(world, sent))


async def test_many_at_once(new_world: World) -> None:
    """Of thirty commands at once only as many are carried out as may run; the rest are told so."""
    await new_world.log_in()
    channels = [another_channel() for _ in range(30)]
    people = [another_person() for _ in channels]
    payloads = [
        slash(who, channel, "tictactoe watch")
        for who, channel in zip(people, channels, strict=True)
    ]
    sent = await asyncio.gather(*(new_world.discord.send(payload) for payload in payloads))
    for one in sent:
        await new_world.answered(one)
    assert sum("can't run more shows" in "".join(one.told) for one in sent) == 30 - MAX_SHOWS
    for who, channel, one in zip(people, channels, sent, strict=True):
        if not one.told:
            message = shown(new_world, one)
            stopping = press(who, channel, message, custom_id_of(message, "Stop"))
            await new_world.answered(await new_world.discord.send(stopping))
