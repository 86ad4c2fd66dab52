"""Boards in words without being asked: by a new private message, each time the other has moved."""

import pytest

from bot.messaging import spoken_boards
from engines.games.variants import GAMES
from tests.chat.actors import Actor
from tests.chat.shown import ShownMessage
from tests.chat.until import until
from tests.chat.world import World
from tests.interactions.games import challenge, give_up, start


async def turn_on(person: Actor) -> ShownMessage:
    page = (await person.slash("privacy")).shown
    await person.click(page, "Describe boards")
    return page


def told(world: World) -> list[str]:
    shown = [ShownMessage(world.chat, number) for number in world.chat.messages]
    return [it.text for it in shown if it.is_private and "Go to the board" in it.labels]


async def tell(world: World, times: int) -> str:
    await until(lambda: len(told(world)) == times, f"{times} boards in words")
    return told(world)[-1]


async def test_the_switch(world: World) -> None:
    """It is off, says what it does, and holds for the games that begin from then on."""
    earlier = await start(world.ann, mark="X")
    page = await turn_on(world.ann)
    assert "in games that begin from now on" in page.text
    await earlier.press(world.ann, 0)
    await give_up(world.ann)
    assert told(world) == []
    await start(world.ann, mark="X")
    assert "Row 1: empty 1, empty 2, empty 3." in await tell(world, 1)
    await world.ann.click(page, "Don't describe boards")
    assert "only when you press Board in words" in page.text


@pytest.mark.parametrize("variant", GAMES)
async def test_against_the_bot(world: World, variant: str) -> None:
    """After the start and each answer of the bot comes a new message, which says its move."""
    await turn_on(world.ann)
    board = await start(world.ann, mark="X", variant=variant, difficulty="easy")
    assert "Your turn" in await tell(world, 1)
    if variant == "ultimate":
        await world.ann.click(board, custom_id=board.ids("pk1:")[0])
    await world.ann.click(board, custom_id=board.ids("c1:")[0])
    said = await tell(world, 2)
    assert "Noughts" in said
    assert " took " in said


async def test_between_people(world: World) -> None:
    """Who wants it is told by their own last press what the other has moved; nobody else is."""
    await turn_on(world.ann)
    board = await challenge(world)
    await world.ben.click(board, "Accept")
    assert "Your turn" in await tell(world, 1)
    await board.press(world.ann, 4)
    await board.press(world.ben, 0)
    said = await tell(world, 2)
    assert f"<@{world.ben.id}>** took the top-left corner." in said
    assert "Row 2: empty 4, X, empty 6." in said
    await give_up(world.ben)
    assert len(told(world)) == 2


async def test_who_joins(world: World) -> None:
    """The one who accepts is told at once, if they want it."""
    await turn_on(world.ben)
    await world.ben.click(await challenge(world), "Accept")
    assert "Row 1: empty 1" in await tell(world, 1)


async def test_after_some_minutes(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord takes no message for a press of more than 15 minutes ago, so none is sent."""
    await turn_on(world.ann)
    board = await challenge(world, pace="slow")
    await world.ben.click(board, "Accept")
    await tell(world, 1)
    await board.press(world.ann, 4)
    monkeypatch.setattr(spoken_boards, "_TAKEN_FOR", 0)
    await board.press(world.ben, 0)
    assert len(told(world)) == 1


async def test_nobody_else_learns_of_it(world: World) -> None:
    """An opponent's exported data does not say who hears boards."""
    await turn_on(world.ann)
    await world.ben.click(await challenge(world), "Accept")
    exported = await world.client.context.exports.files(world.ben.id)
    assert all(b'"words": "X"' not in file[1] for file in exported)
