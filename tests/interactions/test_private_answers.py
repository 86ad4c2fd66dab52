"""One private answer stays below a board: the next one takes its place."""

from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import start


async def begun(world: World) -> ShownMessage:
    board = await start(world.ann, mark="X", difficulty="hard")
    await board.press(world.ann, 4)
    return board


async def test_the_next_answer_takes_the_place_of_the_one_before(world: World) -> None:
    """Of what someone asks below a board only the last answer stays, whatever others ask."""
    board = await begun(world)
    theirs = await world.ben.click(board, "Why?")
    answers = [await world.ann.click(board, label) for label in ("Why?", "Hint", "Resign", "Why?")]
    assert [answer.response is not None for answer in answers] == [False, False, False, True]
    assert "took" in answers[-1].said
    assert theirs.said


async def test_an_answer_that_cannot_be_deleted(world: World) -> None:
    """The next answer comes all the same, after a restart or if the one before is gone."""
    board = await begun(world)
    first = await world.ann.click(board, "Why?")
    await world.restart()
    second = await world.ann.click(board, "Why?")
    world.refuse("delete-by-token", 404, 10008)
    assert first.said == second.said == (await world.ann.click(board, "Why?")).said
