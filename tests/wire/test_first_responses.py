"""What the bot learns from its first responses, and what it does with a modal."""

import json

import pytest
from aiohttp import web

from tests.chat.faults import answer
from tests.chat.ids import Payload
from tests.chat.messages import EPHEMERAL, cells_of, custom_id_of
from tests.chat.payloads import interaction, slash
from tests.chat.people import ANN, BEN, another_channel, another_person
from tests.chat.until import until
from tests.wire.board import Board
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

MODAL_SUBMIT = 5
MESSAGE, UPDATE = 4, 7


async def test_a_new_board_replaces_the_former_one(world: World) -> None:
    """The bot learns the message of its answer, and a new board replaces the former one."""
    board = await world.start()
    again = await world.shown_again(board)
    assert again.is_true
    await until(lambda: not cells_of(board.message), "the end of the former board")
    assert again.stored.message_id == int(again.message_id)


async def test_a_new_board_is_known_however_discord_tells_of_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new board replaces the former one, whatever the order of fields in Discord's answer."""
    callback = world.discord.chat.callback

    def reordered(token: str, body: Payload) -> web.Response:
        told = json.loads(bytes(callback(token, body).body))  # type: ignore[arg-type]
        message = told["resource"]["message"] | {"interaction": {"id": "1"}}
        resource = told["resource"] | {"message": message}
        return answer({"resource": resource, "interaction": told["interaction"]})

    monkeypatch.setattr(world.discord.chat, "callback", reordered)
    board = await world.start()
    assert (await world.shown_again(board)).is_true
    await until(lambda: not cells_of(board.message), "the end of the former board")


async def test_a_challenge_that_nobody_else_sees(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A challenge that Discord shows only to the challenger is cancelled."""
    callback = world.discord.chat.callback

    def private(token: str, body: Payload) -> web.Response:
        flags = body["data"].get("flags", 0) | EPHEMERAL
        return callback(token, body | {"data": body["data"] | {"flags": flags}})

    monkeypatch.setattr(world.discord.chat, "callback", private)
    channel = another_channel()
    sent = await world.discord.send(slash(ANN, channel, "tictactoe challenge", opponent=BEN))
    await until(lambda: "Only you can see my answers" in "".join(sent.told), world.log)


async def test_a_challenge_pings_the_one_challenged(world: World) -> None:
    """A challenge pings only the invited person, and the accepted match pings nobody."""
    channel, friend = another_channel(), another_person()
    payload = slash(another_person(), channel, "tictactoe challenge", opponent=friend, mark="X")
    sent = await world.answered(await world.discord.send(payload))
    assert pinged(world) == [str(friend.id)]
    challenge = Board(world.discord, world.file, sent.message_id, channel)
    await world.answered(await challenge.send(custom_id_of(challenge.message, "Accept"), friend))
    assert pinged(world) == []


async def test_who_challenges_many_pings_five(world: World) -> None:
    """Challenged and cancelled in a loop, the sixth person and all after are not pinged."""
    channel, challenger, told = another_channel(), another_person(), []
    for _ in range(8):
        payload = slash(challenger, channel, "tictactoe challenge", opponent=another_person())
        sent = await world.answered(await world.discord.send(payload))
        told.append(len(pinged(world)))
        challenge = Board(world.discord, world.file, sent.message_id, channel)
        await world.answered(
            await challenge.send(custom_id_of(challenge.message, "Cancel my challenge"), challenger)
        )
    assert told == [1, 1, 1, 1, 1, 0, 0, 0]


def pinged(world: World) -> list[str]:
    """Return who the bot's last first response was allowed to ping."""
    allowed = world.discord.requests_to("callback")[-1].body["data"]["allowed_mentions"]
    assert allowed["parse"] == []
    return [str(person) for person in allowed.get("users", [])]


async def test_a_modal_that_the_bot_never_opened(world: World) -> None:
    """After a modal that this version does not know, the bot still runs and takes presses."""
    board = await world.start()
    modal = {"custom_id": "a-modal", "components": []}
    await world.discord.send(interaction(MODAL_SUBMIT, ANN, board.channel, modal))
    assert (await board.press(4)).kind == UPDATE
    assert board.is_true
