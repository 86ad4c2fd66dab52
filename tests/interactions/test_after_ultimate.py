"""What people can do after a game of ultimate: its history and its animation."""

import json

from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import friends, take_corner
from tests.interactions.pages import animated, games, history


async def agreed(world: World, pace: str = "slow") -> ShownMessage:
    """Return the board of a game that Ann, with X, and Ben ended as a draw after two moves each."""
    board, people = await friends(world, variant="ultimate", pace=pace), (world.ann, world.ben)
    for turn in range(4):
        assert "Move before <t:" in board.text
        await take_corner(people[turn % 2], board)
    await world.ann.click(board, "Offer a draw")
    await world.ben.click(board, "Accept")
    assert "Both players agreed" in board.text
    return board


async def test_its_history_and_animation(world: World) -> None:
    """The history lists the game; its animation is told in words."""
    await agreed(world)
    page = await history(world.ben)
    (drawn,) = games(page)
    assert "Ultimate" in drawn
    shown = await animated(world.ben, page, "Game 1: Ultimate")
    assert "drew" in shown.text
    assert "the top-left corner of the top-middle board" in json.dumps(shown.components)
