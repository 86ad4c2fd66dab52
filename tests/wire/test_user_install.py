"""The bot where only a person has installed it: in servers without it and in group chats."""

import pytest

from tests.chat.messages import BUTTON, components_in, custom_id_of, text_of
from tests.chat.payloads import menu, press, slash
from tests.chat.people import ANN, BEN, SERVER_CHANNEL, Channel, another_channel
from tests.wire.board import Board
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

PLACES = {"a server": SERVER_CHANNEL.guild_id, "a group chat": None}


@pytest.fixture(params=list(PLACES.values()), ids=list(PLACES))
def channel(request: pytest.FixtureRequest) -> Channel:
    """Return a channel where the bot can answer and do nothing else."""
    return another_channel(request.param, invited=False)


def labelled(board: Board, label: str) -> str:
    """Return the custom id of the button that says `label`."""
    return custom_id_of(board.message, label)


async def challenge(world: World, channel: Channel) -> Board:
    """Have Ann, who will play X, challenge Ben and return the message."""
    payload = slash(ANN, channel, "tictactoe challenge", opponent=BEN, mark="X", pace="quick")
    sent = await world.answered(await world.discord.send(payload))
    return Board(world.discord, world.file, sent.message_id, channel)


async def test_two_people_play(world: World, channel: Channel) -> None:
    """People can challenge, accept and move; the board says what the bot cannot do there."""
    board, written = await challenge(world, channel), writes(world, channel)
    await world.answered(await board.send(labelled(board, "Accept"), BEN))
    assert "when someone presses" in text_of(board.message)
    await board.press(4, ANN)
    await board.press(0, BEN)
    assert board.shown == "O...X...."
    assert board.is_true
    assert writes(world, channel) == written


async def test_giving_up_says_where_it_shows(world: World, channel: Channel) -> None:
    """A person who gives up is told that the board shows it at the next press, as it then does."""
    board = await challenge(world, channel)
    await world.answered(await board.send(labelled(board, "Accept"), BEN))
    sent = await board.send(labelled(board, "Resign"), BEN)
    assert "Resign this game?" in await world.told(sent)
    question = world.discord.chat.messages[sent.message_id]
    yes = next(item for item in components_in(question) if item["type"] == BUTTON)["custom_id"]
    answer = await world.discord.send(press(BEN, channel, question, str(yes)))
    await world.answered(answer)
    said = text_of(world.discord.chat.messages[sent.message_id])
    assert "You resigned. Thanks for playing!\n-# The board doesn't show it yet." in said
    assert "is over" in await world.told(await board.press(0, ANN))
    assert "resigned" in text_of(board.message)


async def test_the_menu_on_a_person(world: World, channel: Channel) -> None:
    """The user menu works there too, and pings only the invited person."""
    sent = await world.discord.send(menu(BEN, channel, "Challenge to tic-tac-toe", ANN))
    await world.answered(sent)
    assert f"<@{ANN.id}>" in text_of(world.discord.chat.messages[sent.message_id])


def writes(world: World, channel: Channel) -> int:
    """Return how often the bot has written to the channel itself, which it cannot do there."""
    requests = [
        it for route in ("edit", "post", "delete") for it in world.discord.requests_to(route)
    ]
    return sum(f"/channels/{channel.channel_id}/" in request.path for request in requests)
