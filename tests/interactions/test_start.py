import pytest

from tests.chat.world import World
from tests.interactions.games import start


async def test_choices_are_in_order(world: World) -> None:
    """Levels are offered by strength, then matched; engines by how often they lose in classic."""
    (group,) = [it for it in world.routes.commands if it["name"] == "tictactoe"]
    (command,) = [it for it in group["options"] if it["name"] == "start"]
    choices = {it["name"]: [one["value"] for one in it["choices"]] for it in command["options"]}
    assert choices["difficulty"] == ["easy", "medium", "hard", "unbeatable", "matched"]
    engines = "dice lines wargames sampling minimax perfect tree learned"
    assert " ".join(choices["engine"]) == engines


async def test_a_second_start_links_to_the_first_match(world: World) -> None:
    """A person with a live match here gets a private link, and buttons to show it or resign."""
    board = await start(world.ann, mark="X")
    result = await world.ann.slash("tictactoe start")
    assert "already playing here" in result.said
    hint = result.shown
    assert hint.labels == ["Go to the board", "Show it here", "Resign"]
    assert hint.links[0].endswith(f"/{world.channel.channel_id}/{board.id}")
    assert "http" not in result.said


async def test_every_resign_asks(world: World) -> None:
    """Beside the link to a game "Resign" asks on the same message, as also that of 1.0.0 does."""
    board = await start(world.ann, mark="X")
    hint, of_before = [(await world.ann.slash("tictactoe start")).shown for _ in range(2)]
    await world.ann.click(hint, "Resign")
    await world.ann.forge(of_before, "r1:1")
    assert "Resign this game?" in hint.text
    assert hint.labels == of_before.labels == ["Yes, resign", "Keep playing"]
    assert len(board.free) == 9
    assert "someone else's game" in (await world.ben.forge(board, "r1:1")).said
    await world.ann.click(hint, "Yes, resign")
    assert "You resigned" in hint.text
    assert board.free == []
    for custom_id in ("r1:1", "c1:1:1:0"):
        assert "game is over" in (await world.ann.forge(board, custom_id)).said


async def test_a_deleted_board_can_be_shown_again(world: World) -> None:
    """If the board's message was deleted, a second start offers a new board of the match."""
    board = await start(world.ann, mark="X")
    await board.press(world.ann, 0)
    before = str(board)
    world.chat.delete(board.message_id)
    hint = (await world.ann.slash("tictactoe start")).shown
    again = await world.ann.click(hint, "Show it here")
    assert hint.labels == []
    shown = again.followups[0]
    assert str(shown) == before
    await shown.press(world.ann, shown.free[0])
    assert str(shown) != before


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
