"""People who forge presses elsewhere: nothing of another server is changed, shown or told."""

from collections.abc import Iterator

import pytest

from bot.interactions import registry
from bot.views.custom_ids import BLOCKED_PEOPLE, ButtonKind
from bot.views.id_numbers import MATCH
from tests.chat.actors import Actor
from tests.chat.ids import Payload
from tests.chat.people import ELSEWHERE, MANAGER, Channel, another_channel
from tests.chat.world import World
from tests.hostile.every_kind import ended, with_numbers
from tests.interactions.arena.evening import announced
from tests.interactions.stored import dump

KINDS = [button.kind for button in registry.BUTTONS if MATCH not in button.kind.fields]
KINDS.remove(BLOCKED_PEOPLE)  # what someone picks there is from then on their own to read
_MENU, _CHANNELS = 3, 8
_LONG = 2 * 3600  # seconds, after which nothing of games is removed any more


async def furnish(world: World, owner: Actor) -> None:
    await ended(owner, world.ben)
    page = (await owner.slash("help")).shown
    for pressed in ("sh1:1", "ss1:2", "dy1:0"):
        await owner.forge(page, pressed)
    channel = {"component_type": _CHANNELS, "values": [str(world.channel.channel_id)]}
    await owner.forge(page, "tc1", channel)
    await world.advance(_LONG)
    await (await announced(world, owner, starts=60)).click(world.ben, "Join")
    await owner.slash("tictactoe watch", x="dice", o="dice")
    await world.advance(60)


def forgeries(kind: ButtonKind, *theirs: int) -> Iterator[tuple[str, Payload]]:
    for which in with_numbers(kind, 1, 2, theirs[-1]):
        yield which, {}
        for what in (1, *theirs):
            yield which, {"component_type": _MENU, "values": [str(what)]}


@pytest.mark.parametrize(
    "place", [another_channel(ELSEWHERE), another_channel(None, invited=False)]
)
async def test_elsewhere(world: World, owner: Actor, place: Channel) -> None:
    """Whatever is pressed elsewhere, nothing of a server is changed, and nobody there is named."""
    await furnish(world, owner)
    here = world.channel.channel_id
    theirs = [str(it) for it in (world.server, here, owner.id, world.ben.id)]
    eve = world.someone("eve", permissions=MANAGER).at(place)

    def stored() -> list[str]:
        """Return what is stored about them, but for what Eve has of her own."""
        rows = [row for row in dump(world.path) if str(eve.id) not in row]
        return [row for row in rows if any(mark in row for mark in theirs)]

    page = (await eve.slash("help")).shown
    rows, messages = stored(), world.chat.messages.copy()
    for kind in KINDS:
        for which, picked in forgeries(kind, here, owner.id):
            await eve.forge(page, which, picked)
            after, world.chat.messages = world.chat.messages, messages.copy()
            told = [it for number, it in after.items() if messages.get(number) is not it]
            changed = [it for it in told if it["channel_id"] == str(here)]
            named = [it for it in theirs if it in str(told) and it not in f"{which} {picked}"]
            assert (named, changed) == ([], []), (which, picked)
            assert messages.keys() <= after.keys()
        assert stored() == rows, kind
    assert {*world.chat.broken} <= {"1 minutes"}  # which a forged page of an arena says
    world.chat.broken.clear()
