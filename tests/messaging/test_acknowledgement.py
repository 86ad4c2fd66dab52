"""An interaction whose answer takes long is acknowledged first, in the kind of that answer."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing

import pytest

from bot.services import engine_processes
from tests.chat.ids import Payload
from tests.chat.messages import EPHEMERAL, board_on, cells_of, custom_id_of
from tests.chat.payloads import command, press, slash
from tests.chat.people import ANN, BEN, MANAGER, Channel, Person, another_channel
from tests.messaging.slow_store import SlowBot, slow_bot

MESSAGE, DEFER, DEFER_UPDATE = 4, 5, 6
MANAGING = Person(ANN.id, ANN.name, permissions=MANAGER)


@pytest.fixture(params=[True, False], ids=["fast", "plain"])
async def bot(
    path: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> AsyncIterator[SlowBot]:
    """Return the bot, on the fast path and without it."""
    async with slow_bot(path, monkeypatch, fast_path=request.param) as running:
        yield running


@pytest.fixture
def channel() -> Channel:
    """Return a new channel."""
    return another_channel()


async def board(bot: SlowBot, channel: Channel) -> Payload:
    """Start a match in which Ann plays X, and return the message of its board."""
    return bot.shown(await bot.send(slash(ANN, channel, "tictactoe start", mark="X")))


def centre(channel: Channel, message: Payload, person: Person = ANN) -> Payload:
    """Return a press on the centre of a board."""
    return press(person, channel, message, cells_of(message)[4]["custom_id"])


def dear_engine(path: str) -> None:
    """Have the match be against an engine that thinks in its own process."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE matches SET variant = 'misere', o_engine = 'minimax:6'")


@pytest.mark.parametrize("name", ["tictactoe start", "tictactoe challenge", "tictactoe watch"])
async def test_a_command_for_everybody(bot: SlowBot, channel: Channel, name: str) -> None:
    """Everybody sees that something comes, and then sees it in the same place."""
    sent = await bot.acknowledged(command(ANN, channel, name))
    assert (sent.kind, bot.shown(sent)["flags"] & EPHEMERAL) == (DEFER, 0)
    await bot.settled()
    assert bot.shown(sent)["components"]
    assert (sent.loading, sent.told, len(bot.chat.messages)) == (False, [], 1)


@pytest.mark.parametrize("name", ["stats", "privacy", "settings"])
async def test_a_command_for_one_person(bot: SlowBot, channel: Channel, name: str) -> None:
    """Only the person sees that something comes, and then sees it in the same place."""
    sent = await bot.acknowledged(command(MANAGING, channel, name))
    assert (sent.kind, bot.shown(sent)["flags"] & EPHEMERAL) == (DEFER, EPHEMERAL)
    await bot.settled()
    assert (sent.loading, len(sent.told), len(bot.chat.messages)) == (False, 1, 1)


@pytest.mark.parametrize("name", ["tictactoe board", "tictactoe resign"])
async def test_a_refused_command(bot: SlowBot, channel: Channel, name: str) -> None:
    """A refusal is only for the person, and nothing else stays in the channel."""
    sent = await bot.acknowledged(command(ANN, channel, name))
    await bot.settled()
    assert len(sent.told) == 1
    assert [m["flags"] & EPHEMERAL for m in bot.chat.messages.values()] == [EPHEMERAL]


async def test_a_press_while_an_engine_thinks(bot: SlowBot, channel: Channel, path: str) -> None:
    """A press is acknowledged before a dear engine thinks; then the board shows both moves."""
    message = await board(bot, channel)
    dear_engine(path)
    sent = await bot.send(centre(channel, message))
    assert sent.kind == DEFER_UPDATE
    shown = board_on(bot.shown(sent))
    assert (shown[4], shown.count("X"), shown.count("O")) == ("X", 1, 1)
    assert (sent.told, len(bot.chat.messages)) == ([], 1)


async def test_an_engine_that_fails(
    bot: SlowBot, channel: Channel, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person whose press no engine can answer is told so, and may press again."""
    message = await board(bot, channel)
    dear_engine(path)
    with monkeypatch.context() as broken:
        broken.setattr(engine_processes, "COMMAND", ("/nowhere",))
        sent = await bot.send(centre(channel, message))
    assert (len(sent.told), board_on(bot.shown(sent))) == (1, "." * 9)
    again = await bot.send(centre(channel, message))
    assert board_on(bot.shown(again))[4] == "X"


async def test_a_press_on_a_board(bot: SlowBot, channel: Channel) -> None:
    """A press is acknowledged without a sign, and the board then shows the move."""
    message = await board(bot, channel)
    sent = await bot.acknowledged(centre(channel, message))
    assert (sent.kind, board_on(bot.shown(sent))) == (DEFER_UPDATE, "." * 9)
    await bot.settled()
    assert board_on(bot.shown(sent))[4] == "X"
    assert (sent.told, len(bot.chat.messages)) == ([], 1)


async def test_what_only_the_person_reads(bot: SlowBot, channel: Channel) -> None:
    """A refusal or a question follows privately; the board stays as it is."""
    message = await board(bot, channel)
    resign = press(ANN, channel, message, custom_id_of(message, "Resign"))
    for pressed, words in (
        (centre(channel, message, BEN), "someone else"),
        (resign, "Resign this"),
    ):
        sent = await bot.acknowledged(pressed)
        await bot.settled()
        assert words in "".join(sent.told)
        assert bot.shown(sent) == message


async def test_a_press_that_posts_a_board(bot: SlowBot, channel: Channel) -> None:
    """A new board follows for everybody, and later presses on it count."""
    message = await board(bot, channel)
    refused = await bot.send(centre(channel, message, BEN))
    told = bot.shown(refused)
    own = press(BEN, channel, told, custom_id_of(told, "Start your own game"))
    sent = await bot.acknowledged(own)
    await bot.settled()
    new = [m for m in bot.chat.messages.values() if cells_of(m) and m["id"] != message["id"]]
    assert [m["flags"] & EPHEMERAL for m in new] == [0]
    assert sent.told == []


async def test_an_answer_in_time(bot: SlowBot, channel: Channel) -> None:
    """Anyone who is answered in time gets one response, which is the answer."""
    sent = await bot.send(command(ANN, channel, "stats"))
    assert (sent.kind, len(sent.told), len(bot.chat.messages)) == (MESSAGE, 1, 1)
