"""Where the bot was never invited: a server that only a person brought it to, a group chat."""

import pytest

from tests.wire.arcade import Arcade
from tests.wire.board import Board
from tests.wire.messages import BUTTON, components_in, custom_id_of, text_of
from tests.wire.payloads import menu, press, slash
from tests.wire.people import ANN, ARCADE, BEN, Room, another_room

pytestmark = pytest.mark.asyncio(loop_scope="package")

PLACES = {"a server": ARCADE.guild_id, "a group chat": None}


@pytest.fixture(params=list(PLACES.values()), ids=list(PLACES))
def room(request: pytest.FixtureRequest) -> Room:
    """Return a room where the bot can answer and do nothing else."""
    return another_room(request.param, invited=False)


def labelled(board: Board, label: str) -> str:
    """Return the custom id of the button that says `label`."""
    return custom_id_of(board.message, label)


async def challenge(arcade: Arcade, room: Room) -> Board:
    """Have Ann, who will play X, challenge Ben and return the message."""
    payload = slash(ANN, room, "tictactoe challenge", opponent=BEN, mark="X", pace="quick")
    asked = await arcade.answered(await arcade.discord.send(payload))
    return Board(arcade.discord, arcade.file, asked.message_id, room)


async def test_two_people_play(arcade: Arcade, room: Room) -> None:
    """Challenge, accept and move work by answers alone; the board says what it cannot do."""
    board, written = await challenge(arcade, room), writes(arcade)
    await arcade.answered(await board.send(labelled(board, "Accept"), BEN))
    assert "only when somebody presses" in text_of(board.message)
    await board.press(4, ANN)
    await board.press(0, BEN)
    assert board.shown == "O...X...."
    assert board.is_true
    assert writes(arcade) == written


async def test_giving_up_says_where_it_shows(arcade: Arcade, room: Room) -> None:
    """Who gives up hears that the board shows it at the next press, and then it does."""
    board = await challenge(arcade, room)
    await arcade.answered(await board.send(labelled(board, "Accept"), BEN))
    asked = await board.send(labelled(board, "Give up"), BEN)
    assert "Give up your match?" in await arcade.told(asked)
    question = arcade.discord.chat.messages[asked.message_id]
    yes = next(item for item in components_in(question) if item["type"] == BUTTON)["custom_id"]
    answer = await arcade.discord.send(press(BEN, room, question, str(yes)))
    await arcade.answered(answer)
    assert "as soon as somebody presses" in text_of(arcade.discord.chat.messages[asked.message_id])
    assert "is over" in await arcade.told(await board.press(0, ANN))
    assert "gave up" in text_of(board.message)


async def test_the_menu_on_a_person(arcade: Arcade, room: Room) -> None:
    """The user menu challenges there as well, and pings the one who was asked alone."""
    asked = await arcade.discord.send(menu(BEN, room, "Challenge to tic-tac-toe", ANN))
    await arcade.answered(asked)
    assert f"<@{ANN.id}>" in text_of(arcade.discord.chat.messages[asked.message_id])


def writes(arcade: Arcade) -> int:
    """Return how often the bot has written by channel, which it cannot do there."""
    return sum(len(arcade.discord.asked_for(route)) for route in ("edit", "post", "delete"))
