import pytest

from tests.interactions.conftest import Arcade, Board, said_to, start, texts_in


async def test_the_board_is_posted_again_and_the_old_one_links_to_it(arcade: Arcade) -> None:
    """`/tictactoe board` posts the board at the end of the channel; the old message links to it."""
    old = await start(arcade, arcade.ann, mark="X")
    await old.press(arcade.ann, 0)
    before = str(old)
    result = await arcade.ann.slash(arcade.channel, "tictactoe board")
    new = Board(result.response)
    assert str(new) == before
    assert old.buttons == []
    assert f"/{arcade.channel.id}/{new.id}" in old.text


async def test_a_match_goes_on_if_the_old_board_cannot_be_edited(arcade: Arcade) -> None:
    """If the old message cannot be edited, the new board is still posted and takes presses."""
    await start(arcade, arcade.ann, mark="X")
    arcade.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008)
    new = Board((await arcade.ann.slash(arcade.channel, "tictactoe board")).response)
    await new.press(arcade.ann, 0)
    assert str(new)[0] == "X"


async def test_there_is_no_board_without_a_match(arcade: Arcade) -> None:
    """A person without a live match here is told so privately."""
    for command in ("tictactoe board", "tictactoe resign"):
        result = await arcade.ann.slash(arcade.channel, command)
        assert "no match in this channel" in said_to(result)


async def test_resigning_asks_first(arcade: Arcade) -> None:
    """`/tictactoe resign` asks privately; the board does not change before the answer."""
    board = await start(arcade, arcade.ann, mark="X")
    question = await arcade.ann.slash(arcade.channel, "tictactoe resign")
    assert "Give up your match?" in said_to(question)
    assert len(board.free) == 9


async def test_giving_up_ends_the_match(arcade: Arcade) -> None:
    """Yes ends the match: the board says who gave up, and the question says so too."""
    board = await start(arcade, arcade.ann, mark="X")
    question = await arcade.ann.slash(arcade.channel, "tictactoe resign")
    assert question.response is not None
    answer = await arcade.ann.click(question.response.message, label="Give up")
    assert "You gave up" in said_to(answer)
    assert f"<@{arcade.ann.id}> gave up" in board.text
    assert board.free == []


@pytest.mark.parametrize("cells", [0, 1, 2])
async def test_the_question_says_whether_it_counts(arcade: Arcade, cells: int) -> None:
    """What the question says of the match is what the person hears after giving up."""
    board = await start(arcade, arcade.ann, mark="X", engine="dice")
    for _ in range(cells):
        await board.press(arcade.ann, board.free[0])
    question = await arcade.ann.slash(arcade.channel, "tictactoe resign")
    assert question.response is not None
    counts = cells * 2 >= 4
    assert ("It counts as a loss" in said_to(question)) is counts
    assert ("It does not count" in said_to(question)) is not counts
    answer = await arcade.ann.click(question.response.message, label="Give up")
    assert ("does not count" in said_to(answer)) is not counts


async def test_playing_on_changes_nothing(arcade: Arcade) -> None:
    """No leaves the match as it was, and it takes the next press."""
    board = await start(arcade, arcade.ann, mark="X")
    question = await arcade.ann.slash(arcade.channel, "tictactoe resign")
    assert question.response is not None
    answer = await arcade.ann.click(question.response.message, label="Play on")
    assert "the match goes on" in said_to(answer)
    await board.press(arcade.ann, 0)
    assert str(board)[0] == "X"


async def test_a_match_can_be_given_up_to_start_another(arcade: Arcade) -> None:
    """The answer to a second start offers to give the first match up; then another can start."""
    old = await start(arcade, arcade.ann, mark="X")
    hint = await arcade.ann.slash(arcade.channel, "tictactoe start")
    assert hint.response is not None
    await arcade.ann.click(hint.response.message, label="Give it up")
    assert "gave up" in old.text
    assert str(await start(arcade, arcade.ann, mark="X")) == "........."


async def test_nobody_is_pinged(arcade: Arcade) -> None:
    """Messages mention people to show their names, but no message may ping them."""
    await start(arcade, arcade.ann, mark="X")
    question = await arcade.ann.slash(arcade.channel, "tictactoe resign")
    assert question.response is not None
    await arcade.ann.click(question.response.message, label="Give up")
    (board,) = arcade.messages()
    assert f"<@{arcade.ann.id}>" in texts_in(board["components"])
    assert arcade.mentions_allowed()
    assert all(not any(allowed.values()) for allowed in arcade.mentions_allowed())
