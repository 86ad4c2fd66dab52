"""Custom ids that no button of the bot has, and other data that no client sends."""

from typing import Any

import pytest

from tests.chat.faults import CALLBACK, lost
from tests.chat.ids import Payload
from tests.chat.messages import new_message
from tests.chat.model import SentInteraction
from tests.chat.offline import receive
from tests.chat.payloads import COMMAND, interaction, menu, press, slash
from tests.chat.people import ANN, BEN, Person, another_channel
from tests.chat.world import World
from tests.interactions.faults.boards import all_is_well, match_on, pressed
from tests.interactions.games import friends, played, start

NEW_MESSAGE, AUTOCOMPLETE, MODAL_SUBMIT = 4, 4, 5
MENU = "Challenge to tic-tac-toe"
NO_BUTTONS = [
    *("zz", "z9:1:0:4", "C1:1:0:4", "persistent:button", " "),
    *("c1", "c1:", "c1:1", "c1:1:0", "c1:1:0:", "c1:1:0:4:4", "r1", "s1:", "w1:1:1"),
    *(f"c1:{'9' * 97}", f"c1:{'9' * 18}:0:4", f"c1:1:0:{'9' * 91}", "c" * 100),
    *("c1:\u0661:\u0660:\u0664", "c1:\uff11:\uff10:\uff14", "c1:1:0:\u00b2"),
    *("c1:-1:0:4", "c1:1:0:4\n", "c1:1.0:0:4", "c1:1:0:9", "c1:1:0:99", f"c1:1:0:{10**17}"),
    *("ro1:0:0:0:0:0", "ro1:99:1:0:0:0", f"ro1:0:{10**18}:0:0:0", "ro1:0:7:7:7:7"),
    *("rt1:0:0:0:0:0:3:1", "rt1:3:12345:99:0:0:3:1", "rv1:1", "rs1:1:0:1"),
    *("c1:0:0:4", "c1:987654:0:4", "r1:987654", "k1:987654", "s1:987654", "w1:987654"),
    *("rv1:987654", "rs1:987654:3:1", "rm1:0:1:0:0:0", "sh1:1"),
]
"""What is no custom id, or of no game, cell or move, or gone since 1.0.0; game 1 goes on."""
WRONG_VALUES: list[object] = [[str(2**63)], ["\u0661"], ["-1"], ["1"] * 26, "1", None]
MENUS = ["lz1", f"pz1:{ANN.id}", f"gg1:{ANN.id}", "en1", "gl1", "hc1", "cp1"]
NEEDED = ("id", "application_id", "token", "data", "channel_id", "message", "member")
"""What an interaction may neither lack nor have as null."""


async def test_forged_ids(world: World) -> None:
    """Each forged id gets one private answer, and no match changes."""
    board = await start(world.ann, mark="X")
    before = match_on(world, board)
    for custom_id in NO_BUTTONS:
        answer = (await world.ann.forge(board, custom_id)).sent
        assert (custom_id, answer.kind, len(answer.told)) == (custom_id, NEW_MESSAGE, 1)
    assert match_on(world, board) == before
    await all_is_well(world, board, 0)


async def test_a_forged_opponent(world: World) -> None:
    """Only a player can challenge a match's other person, in its server; never the bot."""
    between, against_bot = await friends(world), await played(world.ann.at(another_channel()))
    for person, board, number in (
        (world.eve, between, 1),
        (world.ann.at(another_channel(41)), between, 1),
        (world.ann, against_bot, 2),
    ):
        assert "I have no game for you here" in (await person.forge(board, f"cr1:{number}")).said


async def test_malformed_interactions(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """Each is logged in one line and left out; afterwards the board takes a move."""
    board = await start(world.ann, mark="X")
    payloads = broken_presses(pressed(world.ann, board, 4)) + broken_commands()
    for payload in payloads:
        receive(world.client, payload)
    await all_is_well(world, board, 0)
    assert caplog.text.count("malformed event ignored") == len(payloads)


def broken_presses(press: Payload) -> list[Payload]:
    """Return presses that lack an entry or have a wrong one, or whose user is none."""
    without = [_without(press, name) for name in (*NEEDED, "type", "version")]
    null = [press | {name: None} for name in (*NEEDED, "guild_id", "locale")]
    direct = _without(_without(press, "member"), "guild_id")
    users: list[object] = [None, {}, {"id": None}, {"id": press["member"]["user"]["id"]}]
    return [
        *(*without, *null, direct, press | {"id": str(2**64)}, press | {"application_id": "-1"}),
        *(press | {"member": press["member"] | {"user": user}} for user in users),
        *(direct | {"user": user} for user in users),
    ]


def broken_commands() -> list[Payload]:
    channel = another_channel()
    data = slash(ANN, channel, "tictactoe start")["data"]
    entry = menu(ANN, channel, MENU, BEN)["data"]
    broken = [_without(data, "name"), data | {"options": None}, data | {"options": [7]}]
    broken.append(_without(entry, "resolved"))
    return [interaction(COMMAND, ANN, channel, data) for data in broken]


def _without(payload: Payload, name: str) -> Payload:
    return {key: value for key, value in payload.items() if key != name}


async def test_options_of_the_wrong_type(world: World) -> None:
    """Each is refused in a sentence about the option, and an autocompletion is left out."""
    wrong: list[dict[str, Any]] = [{"difficulty": 7}, {"mark": ["X"]}, {"engine": {}}]
    for options in wrong:
        assert refused(await world.send(slash(ANN, world.channel, "tictactoe start", **options)))
    assert refused(await world.send(slash(ANN, world.channel, "tictactoe challenge", opponent="1")))
    typed = slash(ANN, world.channel, "tictactoe start", difficulty="ea")
    typed["data"]["options"][0]["options"][0]["focused"] = True
    assert not (await world.send(typed | {"type": AUTOCOMPLETE})).is_answered


def refused(sent: SentInteraction) -> bool:
    return "don't know that option" in "".join(sent.told)


async def test_ids_that_nobody_has(world: World) -> None:
    """An id below 1 or of 2^63 is refused as an option, in a menu and in a select."""
    nobody = [Person(2**63, "nobody"), Person(-1, "nobody")]
    for payload in (
        *(slash(ANN, world.channel, "tictactoe challenge", opponent=it) for it in nobody),
        *(menu(ANN, world.channel, MENU, it) for it in nobody),
        *(picked(world, values) for values in WRONG_VALUES),
        *(picked(world, values, of) for values in [*WRONG_VALUES, ["settle"]] for of in MENUS),
        picked(world, [str(BEN.id)], "cp1"),
    ):
        assert refused(await world.send(payload)), payload


def picked(world: World, values: object, custom_id: str = "u1") -> Payload:
    payload = press(ANN, world.channel, new_message({}, str(world.channel.channel_id)), custom_id)
    return payload | {"data": payload["data"] | {"component_type": 5, "values": values}}


@pytest.mark.parametrize("fast_path", [True], ids=["fast"])
async def test_a_message_that_nobody_can_read(world: World) -> None:
    """A press counts even if the message that Discord sends with it cannot be parsed."""
    board = await start(world.ann, mark="X")
    payload = pressed(world.ann, board, 4)
    payload["message"] = payload["message"] | {"components": [{"type": 1, "components": 7}]}
    await world.send(payload)
    await all_is_well(world, board, 1)


async def test_a_channel_of_an_unknown_kind(world: World) -> None:
    """A press in a channel of an unknown kind counts once, even if its answer is lost."""
    board = await start(world.ann, mark="X")
    payload = pressed(world.ann, board, 4)
    payload["channel"] |= {"type": 99}
    payload["member"]["user"] |= {"global_name": "half a character \ud83d"}
    world.session.faults.next(CALLBACK, lost)
    await world.send(payload)
    await all_is_well(world, board, 1)


async def test_a_modal_that_the_bot_never_opened(world: World) -> None:
    """After a modal that this version does not know, the bot still runs and takes presses."""
    board = await start(world.ann, mark="X")
    modal = {"custom_id": "a-modal", "components": []}
    await world.send(interaction(MODAL_SUBMIT, world.ann.person, world.channel, modal))
    await all_is_well(world, board, 0)
