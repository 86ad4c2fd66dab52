"""The board in words on request: by the command, the button on the board, and the page of rules."""

import pytest

from engines.games.variants import GAMES
from tests.chat.world import World
from tests.interactions.games import challenge, give_up, start

BUTTON = "Board in words"


async def test_by_the_command(world: World) -> None:
    """`words:true` says the board privately, and posts no board."""
    board = await start(world.ann, mark="X")
    answer = await world.ann.slash("tictactoe board", words=True)
    assert answer.shown.is_private
    assert "Row 3: empty 7, empty 8, empty 9." in answer.said
    assert len(board.free) == 9
    again = await world.ann.slash("tictactoe board", words=False)
    assert len(again.shown.free) == 9


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
    board = await challenge(world)
    answer = await world.ann.forge(board, "bw1:1")
    assert "no game for you here" in answer.said
