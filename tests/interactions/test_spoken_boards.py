"""Boards in words: on request, and without being asked each time the other has moved."""

import pytest

from bot.messaging import spoken_boards
from engines.games.variants import GAMES
from tests.chat.actors import Actor
from tests.chat.shown import ShownMessage
from tests.chat.until import until
from tests.chat.world import World
from tests.interactions.games import challenge, give_up, start

BUTTON = "Board in words"


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


async def test_by_the_command(world: World) -> None:
    """`words:true` says the board privately, and posts no board."""
    board = await start(world.ann, mark="X")
    answer = await world.ann.slash("tictactoe board", words=True)
    assert answer.shown.is_private
    assert "Row 3: empty 7, empty 8, empty 9." in answer.said
    assert len(board.free) == 9
    assert len((await world.ann.slash("tictactoe board", words=False)).shown.free) == 9


@pytest.mark.parametrize("variant", GAMES)
async def test_by_a_button(world: World, variant: str) -> None:
    """It is on the board of classic, elsewhere on the page of the rules, for whoever sees that."""
    board = await start(world.ann, variant=variant, mark="X")
    page = board if variant == "classic" else (await world.ben.click(board, "Rules")).shown
    assert (BUTTON in board.labels) is (variant == "classic")
    answer = await world.ben.click(page, BUTTON)
    assert answer.shown.is_private
    assert f"**Your turn, <@{world.ann.id}> (X)**" in answer.said
    await give_up(world.ann)
    assert BUTTON not in board.labels


async def test_of_two_games(world: World) -> None:
    """Who plays two games in a channel is asked which, and hears that one."""
    await world.ben.click(await challenge(world), "Accept")
    await start(world.ann, variant="drop")
    question = (await world.ann.slash("tictactoe board", words=True)).shown
    said = [(await world.ann.click(question, label)).said for label in question.labels[:1]]
    assert "empty" in said[0]


async def test_without_a_game(world: World) -> None:
    """Without a game there is nothing to say."""
    assert "no game for you here" in (await world.ann.slash("tictactoe board", words=True)).said


async def test_of_a_challenge(world: World) -> None:
    """A challenge has no board yet, whatever button is forged for it."""
    said = (await world.ann.forge(await challenge(world), "bw1:1")).said
    assert "no game for you here" in said
