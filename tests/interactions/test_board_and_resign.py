import pytest

from tests.chat.world import World
from tests.interactions.games import start


async def test_the_board_is_posted_again_and_the_old_one_links_to_it(world: World) -> None:
    """`/tictactoe board` posts the board at the end of the channel; the old message links to it."""
    old = await start(world.ann, mark="X")
    await old.press(world.ann, 0)
    before = str(old)
    new = (await world.ann.slash("tictactoe board")).shown
    assert str(new) == before
    assert old.cells == []
    assert [link.endswith(f"/{world.channel.channel_id}/{new.id}") for link in old.links] == [True]
    assert "http" not in old.text


async def test_giving_up_ends_the_match(world: World) -> None:
    """It asks privately; only yes ends the match and says who resigned, and no changes nothing."""
    board = await start(world.ann, mark="X")
    question = await world.ann.slash("tictactoe resign")
    assert "Resign this game?" in question.said
    assert len(board.free) == 9
    assert "The game goes on" in (await world.ann.click(question.shown, "Keep playing")).said
    await board.press(world.ann, 0)
    assert str(board)[0] == "X"
    question = await world.ann.slash("tictactoe resign")
    assert "You resigned" in (await world.ann.click(question.shown, "Yes, resign")).said
    assert f"<@{world.ann.id}> resigned" in board.text
    assert board.free == []


@pytest.mark.parametrize("cells", [0, 1, 2])
async def test_the_question_says_whether_it_counts(world: World, cells: int) -> None:
    """What the question says of the match is what the board says after the person gave up."""
    board = await start(world.ann, mark="X", engine="dice")
    for _ in range(cells):
        await board.press(world.ann, board.free[0])
    question = await world.ann.slash("tictactoe resign")
    counts = cells * 2 >= 4
    assert ("It counts as a loss" in question.said) is counts
    assert ("It won't count" in question.said) is not counts
    await world.ann.click(question.shown, "Yes, resign")
    assert ("doesn't count" in board.text) is not counts
