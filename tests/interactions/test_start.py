import pytest

from tests.interactions.conftest import Arcade, Board, buttons_in, said_to, start


async def test_a_start_answers_with_the_board(arcade: Arcade) -> None:
    """The answer to `/tictactoe start` is an empty board that everybody sees."""
    result = await arcade.ann.slash(arcade.channel, "tictactoe start", mark="X")
    assert result.response is not None
    assert not result.ephemeral
    board = Board(result.response)
    assert (str(board), board.free) == (".........", list(range(9)))
    assert f"**X** <@{arcade.ann.id}>" in board.text


async def test_the_bots_first_move_is_on_the_board(arcade: Arcade) -> None:
    """If the person plays O, the board already shows the bot's X."""
    board = await start(arcade, arcade.ann, mark="O")
    assert str(board).count("X") == 1
    assert f"**O** <@{arcade.ann.id}>" in board.text


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard", "unbeatable"])
async def test_every_difficulty_plays(arcade: Arcade, difficulty: str) -> None:
    """Each offered level can be picked, and the board shows its name."""
    board = await start(arcade, arcade.ann, difficulty=difficulty, mark="X")
    assert f"Noughts ({difficulty})" in board.text
    await board.press(arcade.ann, 0)
    assert str(board).count("O") == 1


async def test_every_offered_engine_plays(arcade: Arcade) -> None:
    """Each offered engine can be picked, and answers a move."""
    (command,) = (c for c in arcade.env.bot.tree.get_commands() if c.name == "tictactoe")  # type: ignore[attr-defined]
    offered = [choice.value for choice in command.get_command("start")._params["engine"].choices]
    assert offered
    for name in offered:
        channel = arcade.server.create_text_channel(name)
        result = await arcade.ann.slash(channel, "tictactoe start", engine=name, mark="X")
        board = Board(result.response)
        await board.press(arcade.ann, 4)
        assert str(board).count("O") == 1


async def test_an_engine_without_that_level_is_refused(arcade: Arcade) -> None:
    """A level that an engine does not have is refused privately, and no match starts."""
    result = await arcade.ann.slash(
        arcade.channel, "tictactoe start", engine="perfect", difficulty="easy"
    )
    assert "Perfect cannot be set to easy" in said_to(result)
    assert arcade.messages() == []


async def test_a_second_start_links_to_the_first_match(arcade: Arcade) -> None:
    """A person with a live match here gets a private link, and buttons to show it or resign."""
    board = await start(arcade, arcade.ann, mark="X")
    result = await arcade.ann.slash(arcade.channel, "tictactoe start")
    assert f"/{arcade.channel.id}/{board.id}" in said_to(result)
    assert result.response is not None
    labels = [button["label"] for button in buttons_in(result.response.components)]
    assert labels == ["Show it here", "Give it up"]


async def test_a_deleted_board_can_be_shown_again(arcade: Arcade) -> None:
    """If the board's message was deleted, a second start offers a new board of the match."""
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


async def test_a_second_start_shows_a_board_that_was_lost(arcade: Arcade) -> None:
    """If the first answer was lost, a second start shows the board of that match."""
    arcade.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await arcade.ann.slash(arcade.channel, "tictactoe start", mark="X")
    assert arcade.messages() == []
    board = await start(arcade, arcade.ann)
    assert str(board) == "........."
    await board.press(arcade.ann, 0)
    assert str(board)[0] == "X"


async def test_two_people_play_side_by_side(arcade: Arcade) -> None:
    """A move in one person's match does not change another's match in the same channel."""
    anns = await start(arcade, arcade.ann, mark="X")
    bens = await start(arcade, arcade.ben, mark="X")
    await anns.press(arcade.ann, 0)
    assert str(anns)[0] == "X"
    assert str(bens) == "........."


async def test_a_match_is_played_in_a_direct_message(arcade: Arcade) -> None:
    """A person can start and play a match in a direct message with the bot."""
    user = arcade.env.create_user("carl")
    board = Board((await user.slash("tictactoe start", mark="X")).response)
    await board.press(user, 4)
    assert str(board).count("O") == 1
