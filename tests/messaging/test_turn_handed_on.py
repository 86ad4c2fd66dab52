"""Nobody waits for an answer or an edit of a board that is not under way itself."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from tests.chat.faults import Fault
from tests.chat.ids import Payload
from tests.chat.messages import board_on, custom_id_of
from tests.chat.model import SentInteraction
from tests.chat.offline import receive
from tests.chat.payloads import press, slash
from tests.chat.people import ANN, BEN, SERVER_CHANNEL, Person
from tests.chat.until import until
from tests.hostile.bad_day import carried_out_late
from tests.hostile.loopback import Loopback, loopback
from tests.messaging.simulated import FAULTS, LIMITED, simulated

AT_ONCE = 0.1
"""Seconds of the simulated clock, in which only what waits takes time."""
CALLBACK, EDIT = "callback", "edit"
CENTRE = 4


class Table:
    """The board of one match, and what goes wrong with the next requests to each route."""

    def __init__(self, bot: Loopback) -> None:
        self.bot, self.faults = bot, dict[str, list[Fault]]()
        self.message_id, self.match_id = "", 0

    @property
    def message(self) -> Payload:
        return self.bot.chat.messages[self.message_id]

    def draw(self, route: str, _: str) -> Fault | None:
        waiting = self.faults.get(route)
        return waiting.pop(0) if waiting else None

    async def start(self, command: Payload) -> None:
        """Have a match begin by a command, on a good day."""
        (sent,) = await self.bot.send([command])
        self.message_id = sent.message_id
        self.match_id = int(custom_id_of(self.message, "Resign").split(":")[1])

    def press(self, custom_id: str, person: Person = ANN, on: str = "") -> SentInteraction:
        """Press a button, and leave its answer under way."""
        message = self.bot.chat.messages[on or self.message_id]
        payload = press(person, SERVER_CHANNEL, message, custom_id)
        sent = self.bot.chat.add(payload)
        receive(self.bot.client, payload)
        return sent

    def move(self, revision: int, cell: int, person: Person = ANN) -> SentInteraction:
        return self.press(f"c1:{self.match_id}:{revision}:{cell}", person)


@asynccontextmanager
async def table(path: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Table]:
    async with loopback(path) as bot:
        made = Table(bot)
        monkeypatch.setattr(bot.session, "draw", made.draw)
        yield made
        await bot.settle()


async def answered(*presses: SentInteraction) -> float:
    """Return the seconds until some presses are answered."""
    loop = asyncio.get_running_loop()
    begin = loop.time()
    await until(lambda: all(sent.is_answered for sent in presses), "the answers")
    return loop.time() - begin


async def hint_taken(board: Table, person: Person = ANN) -> None:
    """Have someone take a hint in a rated match, whose board is redrawn then."""
    asked = board.press(custom_id_of(board.message, "Hint"), person)
    await answered(asked)
    question = board.bot.chat.messages[asked.message_id]
    yes = custom_id_of(question, "Show the hint")
    await answered(board.press(yes, person, on=asked.message_id))


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
@simulated
async def test_a_press_after_a_failed_edit(
    path: str, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press waits for no edit that has failed and is tried again later; both show the move."""
    async with table(path, monkeypatch) as board:
        await board.start(slash(ANN, SERVER_CHANNEL, "tictactoe start", mark="X"))
        board.faults[EDIT] = [fault, fault]
        await hint_taken(board)
        assert await answered(board.move(1, CENTRE)) < AT_ONCE
        assert board_on(board.message)[CENTRE] == "X"
        await board.bot.settle()
        assert board_on(board.message)[CENTRE] == "X"


@pytest.mark.parametrize("fault", [LIMITED, FAULTS["500"]], ids=["429", "500"])
@simulated
async def test_a_press_after_a_failed_answer(
    path: str, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press waits for no answer that Discord takes only later; the newest board stays."""
    async with table(path, monkeypatch) as board:
        await between_two(board)
        board.faults[CALLBACK] = [fault]
        first = board.move(1, CENTRE)
        await asyncio.sleep(AT_ONCE / 10)
        assert await answered(board.move(2, 0, BEN)) < AT_ONCE
        assert not first.is_answered
        await answered(first)
        await board.bot.settle()
        assert board_on(board.message) == "O...X...."


async def between_two(board: Table) -> None:
    """Have Ann challenge Ben, who accepts."""
    challenge = slash(ANN, SERVER_CHANNEL, "tictactoe challenge", opponent=BEN, mark="X")
    (sent,) = await board.bot.send([challenge])
    board.message_id = sent.message_id
    accept = custom_id_of(board.message, "Accept")
    board.match_id = int(accept.split(":")[1])
    await answered(board.press(accept, BEN))


@simulated
async def test_a_press_during_an_edit(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A press waits for an edit that is under way, so that its older board is not shown after."""
    under_way = 0.5
    async with table(path, monkeypatch) as board:
        await board.start(slash(ANN, SERVER_CHANNEL, "tictactoe start", mark="X"))
        board.faults[EDIT] = [partial(carried_out_late, under_way)]
        await hint_taken(board)
        assert under_way / 2 < await answered(board.move(1, CENTRE)) <= under_way
        assert board_on(board.message)[CENTRE] == "X"


@simulated
async def test_a_press_beside_an_edit_that_waits_for_its_turn(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press waits for no edit that Discord's limits hold back before it is sent."""
    async with table(path, monkeypatch) as board:
        await board.start(slash(ANN, SERVER_CHANNEL, "tictactoe start", mark="X"))
        await board.start(slash(BEN, SERVER_CHANNEL, "tictactoe start", mark="X"))
        board.faults[EDIT] = [FAULTS["429 for all"]]
        elsewhere = await board.bot.client.context.matches.find(board.match_id - 1)
        edit = asyncio.create_task(board.bot.client.context.board_messages.redraw(elsewhere))
        await asyncio.sleep(0)
        await hint_taken(board, BEN)
        assert await answered(board.move(1, CENTRE, BEN)) < AT_ONCE
        await edit
