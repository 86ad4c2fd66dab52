from bot.app.client import Noughts
from tests.interactions.conftest import Arcade, Board, said_to, start


async def test_a_press_is_answered_by_one_request(arcade: Arcade) -> None:
    """One answer to the press shows the person's move and the bot's."""
    board = await start(arcade, arcade.ann, mark="X")
    before = len(arcade.env.http_requests)
    await board.press(arcade.ann, 0)
    assert len(arcade.env.http_requests) - before == 1
    assert (str(board).count("X"), str(board).count("O")) == (1, 1)


async def test_a_match_is_played_to_its_end(arcade: Arcade) -> None:
    """After the last move the board says how the match ended, and its nine buttons are disabled."""
    board = await start(arcade, arcade.ann, difficulty="unbeatable")
    while board.free:
        await board.press(arcade.ann, board.free[0])
    assert all(button["disabled"] for button in board.buttons)
    assert "wins with three in a row" in board.text or "A draw" in board.text


async def test_a_strangers_press_is_refused_privately(arcade: Arcade) -> None:
    """A stranger is told privately that this is not their match, and the board does not change."""
    board = await start(arcade, arcade.ann, mark="X")
    result = await board.press(arcade.ben, 0)
    assert "somebody else's match" in said_to(result)
    assert str(board) == "........."


async def lose_an_answer(arcade: Arcade, board: Board) -> None:
    """Have Ann make a move that is stored but never shown, since answer and edit both fail."""
    arcade.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    arcade.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001)
    await board.press(arcade.ann, 0)


async def test_a_stale_board_is_brought_up_to_date(arcade: Arcade) -> None:
    """A press on a stale board is refused, and the board shows the stored match."""
    board = await start(arcade, arcade.ann, mark="X")
    await lose_an_answer(arcade, board)
    assert str(board) == "........."
    result = await board.press(arcade.ann, 8)
    assert "moved on" in said_to(result)
    assert (str(board)[0], str(board).count("X"), str(board).count("O")) == ("X", 1, 1)


async def test_a_stranger_updates_a_stale_board_too(arcade: Arcade) -> None:
    """Any press brings a stale board up to date; the stranger is still refused."""
    board = await start(arcade, arcade.ann, mark="X")
    await lose_an_answer(arcade, board)
    result = await board.press(arcade.ben, 8)
    assert "somebody else's match" in said_to(result)
    assert str(board)[0] == "X"


async def test_a_press_on_a_match_that_is_over_says_so(arcade: Arcade) -> None:
    """A stale board of a finished match is updated, and the person is told that it is over."""
    board = await start(arcade, arcade.ann, mark="X")
    await arcade.ann.slash(arcade.channel, "tictactoe resign")
    client = arcade.env.bot
    assert isinstance(client, Noughts)
    arcade.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001)
    question = await arcade.ann.slash(arcade.channel, "tictactoe resign")
    assert question.response is not None
    await arcade.ann.click(question.response.message, label="Give up")
    assert len(board.free) == 9
    result = await board.press(arcade.ann, 0)
    assert "over" in said_to(result)
    assert board.free == []


async def test_every_board_answers_after_a_restart(arcade: Arcade) -> None:
    """A new process on the same database takes the next press of an old board."""
    board = await start(arcade, arcade.ann, mark="X")
    await board.press(arcade.ann, 0)
    await arcade.restart()
    await board.press(arcade.ann, board.free[0])
    assert str(board).count("X") == 2


async def test_a_restart_syncs_no_command_again(arcade: Arcade) -> None:
    """Commands that have not changed are sent to Discord only once."""
    await arcade.restart()
    puts = [request for request in arcade.env.http_requests if request.method == "PUT"]
    assert len(puts) == 1


async def test_a_board_deleted_under_the_press(arcade: Arcade) -> None:
    """A person who presses a deleted board is told so, and can see the match again."""
    board = await start(arcade, arcade.ann, mark="X")
    arcade.env.inject_error("POST", "/interactions/*/callback", status=404, code=10008)
    assert "has been deleted" in said_to(await board.press(arcade.ann, 0))
    again = Board((await arcade.ann.slash(arcade.channel, "tictactoe board")).response)
    assert str(again)[0] == "X"
