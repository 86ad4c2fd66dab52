"""Custom ids that no button of the bot has, and other data that cannot be read."""

from typing import Any

import pytest

from tests.chat.faults import refused
from tests.chat.ids import Payload
from tests.chat.messages import new_message
from tests.chat.payloads import COMMAND, interaction, menu, press, slash
from tests.chat.people import ANN, BEN, Channel, Person, another_channel
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

NEW_MESSAGE, AUTOCOMPLETE = 4, 4
UNKNOWN_KINDS = ["zz", "z9:1:0:4", "C1:1:0:4", "persistent:button", " "]
TRUNCATED = ["c1", "c1:", "c1:1", "c1:1:0", "c1:1:0:", "c1:1:0:4:4", "r1", "s1:", "w1:1:1"]
GIANT = [f"c1:{'9' * 97}", f"c1:{'9' * 18}:0:4", f"c1:1:0:{'9' * 91}", "c" * 100]
NO_NUMBERS = [
    "c1:\u0661:\u0660:\u0664",
    "c1:\uff11:\uff10:\uff14",
    "c1:1:0:\u00b2",
    "c1:-1:0:4",
    "c1:1:0:4\n",
    "c1:1.0:0:4",
]
WRONG_VALUES: list[object] = [[str(2**63)], ["\u0661"], ["-1"], ["1"] * 26, "1", None]
MENUS = ["lz1", f"pz1:{ANN.id}", f"gg1:{ANN.id}", "en1", "gl1", "hc1", "cp1"]
LACKING = [
    "id",
    "application_id",
    "type",
    "token",
    "data",
    "channel_id",
    "message",
    "member",
    "version",
]
NULL = [
    "id",
    "application_id",
    "token",
    "data",
    "channel_id",
    "message",
    "member",
    "guild_id",
    "locale",
]
NO_GAMES = [
    *("ro1:0:0:0:0:0", "ro1:99:1:0:0:0", f"ro1:0:{10**18}:0:0:0", "ro1:0:7:7:7:7"),
    *("rt1:0:0:0:0:0:3:1", "rt1:3:12345:99:0:0:3:1"),
]
UNKNOWN_MATCHES = [
    *("c1:0:0:4", "c1:987654:0:4", "r1:987654", "k1:987654", "s1:987654", "w1:987654"),
    *("rv1:987654", "rs1:987654:3:1"),
]


STRANGER = Person(1199, "Stranger")


async def test_forged_ids(world: World) -> None:
    """Each forged id gets one private answer, and no match changes."""
    board = await world.start()
    before = board.stored
    ids = [*UNKNOWN_KINDS, *TRUNCATED, *GIANT, *NO_NUMBERS, *NO_GAMES, *UNKNOWN_MATCHES]
    ids += [f"c1:{board.match_id}:0:{cell}" for cell in (9, 99, 10**17)]
    ids += [f"rv1:{board.match_id}", f"rs1:{board.match_id}:0:1"]  # it goes on
    presses = [await board.send(custom_id) for custom_id in ids]
    for custom_id, sent in zip(ids, presses, strict=True):
        await world.told(sent)
        assert (custom_id, sent.kind, len(sent.told)) == (custom_id, NEW_MESSAGE, 1)
    assert board.stored == before
    assert board.is_true


async def test_a_forged_opponent(world: World) -> None:
    """Only a player can challenge a match's other person, and only in its server.

    Against the bot there is nobody.
    """
    between = await world.start_between(ANN, BEN)
    against_bot, elsewhere = await world.finished(), another_channel(41)
    for board, person, place in (
        (between, STRANGER, between.channel),
        (between, ANN, elsewhere),
        (against_bot, ANN, against_bot.channel),
    ):
        forged = press(person, place, board.message, f"cr1:{board.match_id}")
        sent = await world.discord.send(forged)
        assert "I have no game to show you here" in await world.told(sent)
        assert sent.kind == NEW_MESSAGE


async def test_malformed_interactions(world: World) -> None:
    """Each is logged in one line and left out; afterwards the board takes a move."""
    board = await world.start()
    before, logged = board.stored, len(world.log)
    payloads = broken_presses(board.pressed(4)) + broken_commands()
    for payload in payloads:
        await world.discord.gateway.dispatch("INTERACTION_CREATE", payload)
    await board.press(4)
    assert board.stored.revision == before.revision + 1
    assert board.is_true
    lines = [line for line in world.log[logged:].splitlines() if "malformed event" in line]
    assert len(lines) == len(payloads), lines


def broken_presses(press: Payload) -> list[Payload]:
    """Return presses that lack an entry or have a wrong one, or whose user is none."""
    lacking = [{key: value for key, value in press.items() if key != name} for name in LACKING]
    users: list[object] = [None, {}, {"id": None}, {"id": press["member"]["user"]["id"]}]
    direct = {key: value for key, value in press.items() if key not in ("member", "guild_id")}
    null = [press | {name: None} for name in NULL]
    return [
        *(*lacking, *null, direct, press | {"id": str(2**64)}, press | {"application_id": "-1"}),
        *(press | {"member": press["member"] | {"user": user}} for user in users),
        *(direct | {"user": user} for user in users),
    ]


def broken_commands() -> list[Payload]:
    """Return commands without a name, with options that are none, or without their person."""
    channel = another_channel()
    data = slash(ANN, channel, "tictactoe start")["data"]
    without_name = {key: value for key, value in data.items() if key != "name"}
    broken = [without_name, data | {"options": None}, data | {"options": [7]}]
    entry = menu(ANN, channel, "Challenge to tic-tac-toe", BEN)["data"]
    broken.append({key: value for key, value in entry.items() if key != "resolved"})
    return [interaction(COMMAND, ANN, channel, data) for data in broken]


async def test_options_of_the_wrong_type(world: World) -> None:
    """Each is refused in a sentence about the option, and an autocompletion names nobody."""
    channel = another_channel()
    wrong: list[dict[str, Any]] = [{"difficulty": 7}, {"mark": ["X"]}, {"engine": {}}]
    for options in wrong:
        sent = await world.discord.send(slash(ANN, channel, "tictactoe start", **options))
        assert "don't know that option" in await world.told(sent)
    sent = await world.discord.send(slash(ANN, channel, "tictactoe challenge", opponent="1"))
    assert "don't know that option" in await world.told(sent)
    logged = len(world.log)
    typed = slash(ANN, channel, "tictactoe start", difficulty="ea")
    typed["data"]["options"][0]["options"][0]["focused"] = True
    await world.discord.gateway.dispatch("INTERACTION_CREATE", typed | {"type": AUTOCOMPLETE})
    await world.start()
    assert str(ANN.id) not in world.log[logged:]


async def test_more_moves_than_the_option_takes(world: World) -> None:
    """A forged text, longer than Discord lets anyone type, is refused before it is played."""
    forged = slash(ANN, another_channel(), "tictactoe review", moves="0 " * 3000)
    assert "too long" in await world.told(await world.discord.send(forged))


async def test_ids_that_nobody_has(world: World) -> None:
    """An id below 1 or of 2^63 is refused as an option, in a menu and in a select."""
    channel, nobody = another_channel(), [Person(2**63, "nobody"), Person(-1, "nobody")]
    for payload in (
        *(slash(ANN, channel, "tictactoe challenge", opponent=person) for person in nobody),
        *(menu(ANN, channel, "Challenge to tic-tac-toe", person) for person in nobody),
        *(picked(channel, values) for values in WRONG_VALUES),
        *(picked(channel, values, of) for values in [*WRONG_VALUES, ["settle"]] for of in MENUS),
        picked(channel, [str(BEN.id)], "cp1"),
    ):
        sent = await world.discord.send(payload)
        assert "don't know that option" in await world.told(sent)


def picked(channel: Channel, values: object, custom_id: str = "u1") -> Payload:
    """Return a press that picks values from a menu, that of blocked people unless told."""
    payload = press(ANN, channel, new_message({}, str(channel.channel_id)), custom_id)
    return payload | {"data": payload["data"] | {"component_type": 5, "values": values}}


async def test_a_message_that_nobody_can_read(world: World) -> None:
    """A press counts even if the message that Discord sends with it cannot be parsed."""
    board = await world.start()
    payload = board.pressed(4)
    payload["message"] = payload["message"] | {"components": [{"type": 1, "components": 7}]}
    await world.answered(await world.discord.send(payload))
    assert board.shown[4] == "X"
    assert board.is_true


async def test_a_name_with_half_a_character(world: World) -> None:
    """A press counts even if the person's name contains half a surrogate pair."""
    board = await world.start()
    payload = board.pressed(4)
    member = payload["member"]
    payload["member"] = member | {"user": member["user"] | {"global_name": "Zo\ud83d"}}
    await world.answered(await world.discord.send(payload))
    assert board.shown[4] == "X"
    assert board.is_true


async def test_no_token_in_the_log_of_a_refusal(world: World) -> None:
    """A refused answer is logged with the interaction's id and without its token."""
    board = await world.start()
    too_late = {"code": 10062, "message": "Unknown interaction"}
    world.discord.faults.next("callback", refused(404, too_late))
    sent = await board.send(board.custom_id(4))
    await world.logs(f"answer lost: interaction={sent.payload['id']}")
    assert sent.payload["token"] not in world.log
    assert not sent.is_answered
