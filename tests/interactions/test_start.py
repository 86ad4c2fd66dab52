import pytest

from tests.interactions.conftest import Arcade, Board, buttons_in, said_to, start


async def test_a_start_answers_with_the_board(arcade: Arcade) -> None:
    """`/tictactoe start` shows a board in the channel at once."""
    result = await arcade.ann.slash(arcade.channel, "tictactoe start", mark="X")
    assert result.response is not None
    assert not result.ephemeral
    board = Board(result.response)
    assert (str(board), board.free) == (".........", list(range(9)))
    assert f"**X** <@{arcade.ann.id}>" in board.text


async def test_the_bots_first_move_is_on_the_board(arcade: Arcade) -> None:
    """Who asks for O finds the bot's X on the board already."""
    board = await start(arcade, arcade.ann, mark="O")
    assert str(board).count("X") == 1
    assert f"**O** <@{arcade.ann.id}>" in board.text


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard", "unbeatable"])
async def test_every_difficulty_plays(arcade: Arcade, difficulty: str) -> None:
    """Each level that is offered can be picked, and its name is shown."""
    board = await start(arcade, arcade.ann, difficulty=difficulty, mark="X")
    assert f"Noughts ({difficulty})" in board.text
    await board.press(arcade.ann, 0)
    assert str(board).count("O") == 1


async def test_every_offered_engine_plays(arcade: Arcade) -> None:
    """Each engine that is offered can be picked and answers a move."""
    (command,) = (c for c in arcade.env.bot.tree.get_commands() if c.name == "tictactoe")  # type: ignore[attr-defined]
    offered = [choice.value for choice in command.get_command("start")._params["engine"].choices]
    assert offered
    for name in offered:
        channel = arcade.server.create_text_channel(name)
        result = await arcade.ann.slash(channel, "tictactoe start", engine=name, mark="X")
        board = Board(result.response)
        await board.press(arcade.ann, 4)
        assert str(board).count("O") == 1


async def test_an_engine_without_that_setting_says_so(arcade: Arcade) -> None:
    """A level an engine cannot be set to is refused privately, and nothing starts."""
    result = await arcade.ann.slash(
        arcade.channel, "tictactoe start", engine="perfect", difficulty="easy"
    )
    assert "Perfect cannot be set to easy" in said_to(result)
    assert arcade.messages() == []


async def test_a_second_start_leads_to_the_first(arcade: Arcade) -> None:
    """Who has a match here is told privately where it is, with a way to it and one out of it."""
    board = await start(arcade, arcade.ann, mark="X")
    result = await arcade.ann.slash(arcade.channel, "tictactoe start")
    assert f"/{arcade.channel.id}/{board.id}" in said_to(result)
    assert result.response is not None
    labels = [button["label"] for button in buttons_in(result.response.components)]
    assert labels == ["Show it here", "Give it up"]


async def test_a_deleted_board_locks_nobody_out(arcade: Arcade) -> None:
    """After the board's message was deleted, starting again shows the match's board anew."""
    board = await start(arcade, arcade.ann, mark="X")
    await board.press(arcade.ann, 0)
    before = str(board)
    arcade.backend.delete_message(arcade.channel.id, board.id)
    hint = await arcade.ann.slash(arcade.channel, "tictactoe start")
    assert hint.response is not None
    again = await arcade.ann.click(hint.response.message, label="Show it here")
    shown = Board(again.response)
    assert str(shown) == before
    await shown.press(arcade.ann, shown.free[0])
    assert str(shown) != before


async def test_a_board_whose_answer_was_lost_is_shown_by_starting_again(arcade: Arcade) -> None:
    """If the first answer never arrived, starting again shows that match's board."""
    arcade.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await arcade.ann.slash(arcade.channel, "tictactoe start", mark="X")
    assert arcade.messages() == []
    board = await start(arcade, arcade.ann)
    assert str(board) == "........."
    await board.press(arcade.ann, 0)
    assert str(board)[0] == "X"


async def test_two_people_play_side_by_side(arcade: Arcade) -> None:
    """Matches of two people in one channel do not touch each other."""
    anns = await start(arcade, arcade.ann, mark="X")
    bens = await start(arcade, arcade.ben, mark="X")
    await anns.press(arcade.ann, 0)
    assert str(anns)[0] == "X"
    assert str(bens) == "........."


async def test_a_match_is_played_in_a_direct_message(arcade: Arcade) -> None:
    """In the bot's own direct messages a match is started and played like anywhere."""
    user = arcade.env.create_user("carl")
    board = Board((await user.slash("tictactoe start", mark="X")).response)
    await board.press(user, 4)
    assert str(board).count("O") == 1
