"""Games in direct messages stay between the players, whatever button someone makes up."""

import pytest

from tests.chat.actors import Actor
from tests.chat.world import World
from tests.interactions.games import played
from tests.interactions.stored import query

DIRECT = 2
"""The number in custom ids that stands for direct messages."""


async def seen(person: Actor, custom_id: str) -> str:
    page = (await person.alone.slash("help")).shown
    answer = await person.alone.forge(page, custom_id)
    return f"{answer.said}\n{page.text}"


async def test_results_are_ones_own(world: World, path: str) -> None:
    """A card of them is always the presser's own, whatever the button's id names."""
    await played(world.ann.alone)
    query(path, "UPDATE standings SET deviation = 100")
    button = f"pc1:{DIRECT}:{world.ann.id}"
    assert "which only you can see" in await seen(world.ann, button)
    assert "No game that counts here yet" in await seen(world.ben, button)
    await played(world.ben.alone)
    card = await seen(world.ben, button)
    assert f"<@{world.ben.id}>" in card
    assert str(world.ann.id) not in card


async def test_a_card_lists_none_of_them(world: World) -> None:
    """Anyone who opens the global card of a person in a direct message sees none of their games."""
    await played(world.ann.alone)
    await played(world.ann)
    await seen(world.ann, "sn1:1:0")
    button = f"pc1:0:{world.ann.id}"
    assert "Latest games" in await seen(world.ann, button)
    card = await seen(world.ben, button)
    assert f"## <@{world.ann.id}>" in card
    assert "Latest games" not in card


@pytest.mark.parametrize("button", ["gh1:{}:0", "go1:{}:0:999", "gh1:0:0"])
async def test_no_list_has_anothers(world: World, button: str) -> None:
    """A button that was forged lists nothing that another person played."""
    await played(world.ann.alone)
    assert "Noughts" in await seen(world.ann, f"gh1:{world.ann.id}:0")
    shown = await seen(world.ben, button.format(world.ann.id))
    assert "No games to show" in shown or "too old" in shown


@pytest.mark.parametrize("button", [f"lb1:{DIRECT}:0", f"lo1:{DIRECT}"])
async def test_there_is_no_leaderboard(world: World, button: str) -> None:
    """No button of the bot asks for one, and one that was forged is refused."""
    for person in (world.ann, world.ben):
        await played(person.alone)
    shown = await seen(world.ben, button)
    assert "too old" in shown
    assert str(world.ann.id) not in shown
