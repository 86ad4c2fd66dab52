"""People who forge presses elsewhere: nothing of another server is changed, shown or told."""

import asyncio
from collections.abc import Iterator

import pytest

from bot.interactions import registry
from bot.views.custom_ids import ButtonKind, custom_id
from bot.views.id_numbers import MATCH
from tests.chat.clock import run_simulated
from tests.chat.ids import Payload
from tests.chat.payloads import INTEGER, command, press, slash
from tests.chat.people import ANN, BEN, MANAGER, Channel, Person, another_channel
from tests.hostile.every_kind import Play
from tests.hostile.loopback import Loopback, loopback
from tests.hostile.storm import ThinkingHere
from tests.hostile.watchdog import Watchdog
from tests.interactions.stored import dump

EVE = Person(1_100_000_000_000_000_077, "eve", permissions=MANAGER)
"""Someone who manages every server but Ann's."""
HOST = Person(ANN.id, ANN.name, permissions=MANAGER)
HALL = another_channel(1_200_000_000_000_777_777)
THEIRS = [str(it) for it in (HALL.guild_id, HALL.channel_id, ANN.id, BEN.id)]
KINDS = [button.kind for button in registry.BUTTONS if MATCH not in button.kind.fields]
_MENU, _CHANNELS = 3, 8
_LONG = 2 * 3600  # seconds, after which nothing of games is removed any more


def picked(person: Person, place: Channel, page: Payload, which: str, *, what: object) -> Payload:
    """Return a press that picks something from a menu."""
    payload = press(person, place, page, which)
    return payload | {"data": payload["data"] | {"component_type": _MENU, "values": [str(what)]}}


async def furnish(play: Play) -> None:
    """Have Ann and Ben leave something of all that a server can have."""
    await play.ended(ANN, HALL)
    page = await play.does(command(ANN, HALL, "help"))
    for pressed in ("sh1:1", "ss1:2", "dy1:0"):
        await play.does(press(HOST, HALL, page, pressed))
    channel = picked(HOST, HALL, page, "tc1", what=HALL.channel_id)
    channel["data"]["component_type"] = _CHANNELS
    await play.does(channel)
    await asyncio.sleep(_LONG)
    arena = command(HOST, HALL, "arena")
    arena["data"]["options"] = [{"name": "starts_in", "type": INTEGER, "value": 60}]
    await play.does(press(BEN, HALL, await play.does(arena), "aj1:1"))
    await play.does(slash(ANN, HALL, "tictactoe watch", x="dice", o="dice"))
    await asyncio.sleep(60)


def forged(kind: ButtonKind) -> Iterator[str]:
    """Yield custom ids of a kind on the first of all that is stored, on the second, and on Ann."""
    for number in (1, 2, ANN.id):
        yield custom_id(kind, *(min(number, it.most) for it in kind.fields))


def forgeries(place: Channel, page: Payload) -> Iterator[Payload]:
    """Yield presses of every kind that is about no match, alone and with something picked."""
    for kind in KINDS:
        for which in dict.fromkeys(forged(kind)):
            yield press(EVE, place, page, which)
            for what in (1, HALL.channel_id, ANN.id):
                yield picked(EVE, place, page, which, what=what)


def stored(path: str) -> list[str]:
    """Return what is stored about their server and about them, but for what Eve has of her own."""
    rows = [row for row in dump(path) if str(EVE.id) not in row]
    return [row for row in rows if any(mark in row for mark in THEIRS)]


def seen(bot: Loopback) -> dict[str, Payload]:
    """Return the messages of their server."""
    found = bot.chat.messages.items()
    return {number: it for number, it in found if it["channel_id"] == str(HALL.channel_id)}


async def forge(path: str, place: Channel) -> None:
    async with loopback(path, pool=ThinkingHere(Watchdog())) as bot:
        play = Play(bot)
        await furnish(play)
        page = await play.does(command(EVE, place, "help"))
        before, shown = stored(path), seen(bot)
        for payload in forgeries(place, page):
            await bot.send([payload])
            told = str([it for number, it in bot.chat.messages.items() if number not in shown])
            bot.chat.messages = seen(bot)
            named = [it for it in THEIRS if it in told and it not in str(payload["data"])]
            assert (named, stored(path), seen(bot)) == ([], before, shown), payload["data"]
        assert bot.errors == []


@pytest.mark.parametrize("place", [another_channel(22), another_channel(None, invited=False)])
def test_elsewhere(path: str, place: Channel) -> None:
    """Whatever is pressed elsewhere, nothing of a server is changed, and nobody there is named."""
    run_simulated(forge(path, place))
