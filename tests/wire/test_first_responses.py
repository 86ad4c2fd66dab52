"""What the bot learns from its first responses, and a modal among its interactions."""

import pytest
from aiohttp import web

from tests.wire.arcade import Arcade
from tests.wire.board import Board
from tests.wire.ids import Payload
from tests.wire.messages import EPHEMERAL, cells_of, text_of
from tests.wire.payloads import command, interaction, slash
from tests.wire.people import ANN, BEN, another_person, another_room
from tests.wire.test_elsewhere import labelled
from tests.wire.until import until

pytestmark = pytest.mark.asyncio(loop_scope="package")

MODAL_SUBMIT = 5
MESSAGE, UPDATE = 4, 7


async def test_a_new_board_replaces_the_former_one(arcade: Arcade) -> None:
    """The bot learns which message its answer became: shown again, the former board gives way."""
    board = await arcade.start()
    again = await arcade.shown_again(board)
    assert again.is_true
    await until(lambda: not cells_of(board.message), "the end of the former board")
    assert again.stored.message_id == int(again.message_id)


async def test_a_challenge_that_nobody_else_sees(
    arcade: Arcade, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where Discord shows an answer to one person alone, the challenge in it is cancelled."""
    callback = arcade.discord.chat.callback

    def private(token: str, body: Payload) -> web.Response:
        flags = body["data"].get("flags", 0) | EPHEMERAL
        return callback(token, body | {"data": body["data"] | {"flags": flags}})

    monkeypatch.setattr(arcade.discord.chat, "callback", private)
    room = another_room()
    asked = await arcade.discord.send(slash(ANN, room, "tictactoe challenge", opponent=BEN))
    await until(lambda: "shows my answers to nobody but you" in "".join(asked.told), arcade.log)


async def test_a_challenge_pings_the_one_challenged(arcade: Arcade) -> None:
    """A challenge pings the person it names and nobody else; the accepted match pings nobody."""
    room, friend = another_room(), another_person()
    payload = slash(ANN, room, "tictactoe challenge", opponent=friend, mark="X")
    asked = await arcade.answered(await arcade.discord.send(payload))
    assert pinged(arcade) == [str(friend.id)]
    challenge = Board(arcade.discord, arcade.file, asked.message_id, room)
    await arcade.answered(await challenge.send(labelled(challenge, "Accept"), friend))
    assert pinged(arcade) == []


def pinged(arcade: Arcade) -> list[str]:
    """Return whom the bot's last first response was allowed to ping."""
    allowed = arcade.discord.asked_for("callback")[-1].body["data"]["allowed_mentions"]
    assert allowed["parse"] == []
    return [str(person) for person in allowed.get("users", [])]


async def test_stats_after_a_match(arcade: Arcade) -> None:
    """A match played to its end counts in what `/stats` shows of the person."""
    board = await arcade.start()
    while free := board.free:
        await board.press(free[0])
    asked = await arcade.discord.send(command(ANN, board.room, "stats"))
    await arcade.answered(asked)
    assert asked.kind == MESSAGE
    assert f"<@{ANN.id}>" in text_of(arcade.discord.chat.messages[asked.message_id])


async def test_a_modal_that_the_bot_never_opened(arcade: Arcade) -> None:
    """A modal of an older version, say, leaves the bot running and playing."""
    board = await arcade.start()
    modal = {"custom_id": "a-modal", "components": []}
    await arcade.discord.send(interaction(MODAL_SUBMIT, ANN, board.room, modal))
    assert (await board.press(4)).kind == UPDATE
    assert board.is_true
