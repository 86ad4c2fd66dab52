"""What can go wrong between Discord and the bot during one press: the move counts once."""

import asyncio
from itertools import pairwise
from math import inf, nan

import pytest
from aiohttp import web

from tests.chat import faults
from tests.chat.faults import CALLBACK, CarryOut, Fault, answer
from tests.chat.offline import receive
from tests.chat.payloads import slash
from tests.chat.world import World
from tests.interactions.faults.boards import UPDATE, all_is_well, match_on, pressed
from tests.interactions.games import friends, start
from tests.interactions.stored import rows
from tests.wire.losses import ALREADY_ANSWERED, BAD_ANSWERS, UNKNOWN_INTERACTION, answered_although


@pytest.mark.parametrize("fault", BAD_ANSWERS.values(), ids=BAD_ANSWERS)
async def test_an_answer_on_a_bad_day(world: World, fault: Fault) -> None:
    """Whatever Discord or a proxy says in its place, the answer comes later, once."""
    board = await start(world.ann, mark="X")
    world.session.faults.next(CALLBACK, fault)
    answer = await board.press(world.ann, 4)
    assert (answer.sent.kind, answer.said) == (UPDATE, "")
    await all_is_well(world, board, 1)


@pytest.mark.parametrize("seconds", [0.4, 2.4])
async def test_breaks_that_follow_each_other(world: World, seconds: float) -> None:
    """While the connection breaks, an answer is tried until its time is over; others pass it."""
    board = await friends(world)
    sent, now = world.begin(pressed(world.ann, board, 4)), asyncio.get_running_loop().time
    end = now() + seconds

    def refusal(_: str, path: str) -> Fault | None:
        return faults.reset if sent.payload["id"] in path and now() < end else None

    world.session.draw = refusal
    await asyncio.sleep(0.1)
    answer = world.begin(pressed(world.ben, board, 0, 1))
    await asyncio.sleep(0.1)
    assert (answer.kind, sent.kind) == (UPDATE, None)
    await world.advance(5)
    assert (sent.kind, match_on(world, board).board) == (UPDATE, str(board))


async def for_another(_: CarryOut) -> web.Response:
    return answer({"interaction": {"id": "1", "type": 2, "response_message_id": "1"}})


async def test_an_answer_for_another_interaction(world: World) -> None:
    """It is taken for none: the response is sent again, and the match knows its message."""
    world.session.faults.next(CALLBACK, for_another)
    board = await start(world.ann, mark="X")
    world.session.faults.next(CALLBACK, for_another)
    await board.press(world.ann, 4)
    await all_is_well(world, board, 1)


async def test_one_line_for_each_page(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """The log names the kind of request and the status, and nothing of a proxy's page."""
    world.session.faults.next(CALLBACK, faults.page_instead(200))
    await start(world.ann)
    assert caplog.text.count("not an answer of Discord's: method=POST status=200") == 1
    assert "sign in" not in caplog.text


@pytest.mark.parametrize("fault", [faults.reset, faults.lost])
async def test_a_first_board(world: World, fault: Fault) -> None:
    """If its connection breaks, a new board is shown once, and the match knows its message."""
    world.session.faults.next(CALLBACK, fault)
    board = await start(world.ann, mark="X")
    await world.advance(5)
    assert world.seen() == [board]
    again = (await world.ann.slash("tictactoe board")).shown
    assert (board.cells, len(again.cells)) == ([], 9)


@pytest.mark.parametrize("fault", [UNKNOWN_INTERACTION, ALREADY_ANSWERED], ids=["10062", "40060"])
async def test_when_refused(world: World, fault: Fault, caplog: pytest.LogCaptureFixture) -> None:
    """The log says so without the token, and the board shows the stored match in the end."""
    board = await start(world.ann, mark="X")
    world.session.faults.next(CALLBACK, fault)
    answer = await board.press(world.ann, 4)
    assert not answer.sent.is_answered
    assert f"answer lost: interaction={answer.sent.payload['id']}" in caplog.text
    await all_is_well(world, board, 1)


@pytest.mark.parametrize("code", [50001, 50013])
async def test_a_channel_that_is_closed_to_the_bot(
    world: World, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Where the bot may not edit, the next press repairs a lost answer, and the log says so."""
    board = await start(world.ann, mark="X")
    world.session.faults.next(CALLBACK, UNKNOWN_INTERACTION)
    world.refuse("edit", 403, code)
    await board.press(world.ann, 4)
    assert f"channel={world.channel.channel_id}" in caplog.text.partition("board unreachable: ")[2]
    assert "board changed" in (await board.press(world.ann, 0)).said
    await all_is_well(world, board, 1)


async def test_a_command_for_the_past(world: World) -> None:
    """After a start whose answer nobody saw, the next start shows that match."""
    world.begin(slash(world.ann.person, world.channel, "tictactoe start", mark="X")).expired = True
    await world.advance(5)
    await all_is_well(world, await start(world.ann, mark="X"), 0)
    assert rows(world.path, "matches") == 1


@pytest.mark.parametrize(("who", "pause"), [("ann", 0.0), ("ann", 0.3), ("ben", 0.0)])
async def test_a_press_delivered_twice(world: World, who: str, pause: float) -> None:
    """A player's is one move, without a refusal; a stranger's is refused once."""
    board = await start(world.ann, mark="X")
    world.session.faults.next(CALLBACK, faults.late(pause))
    sent = world.begin(pressed(getattr(world, who), board, 4))
    receive(world.client, sent.payload)
    await all_is_well(world, board, int(who == "ann"))
    assert len(sent.told) == int(who == "ben")


async def test_a_command_delivered_twice(world: World) -> None:
    """A start that is delivered twice is one match with one board, and gets no refusal."""
    world.session.faults.next(CALLBACK, faults.late(0.3))
    sent = world.begin(slash(world.ann.person, world.channel, "tictactoe start", mark="X"))
    receive(world.client, sent.payload)
    await world.advance(5)
    (board,) = world.seen()
    await all_is_well(world, board, 0)
    assert (sent.told, rows(world.path, "matches")) == ([], 1)


async def test_presses_out_of_order(world: World) -> None:
    """Of two presses in the wrong order the second is refused, and the board is up to date."""
    board = await start(world.ann, mark="X")
    early = pressed(world.ann, board, 4)
    await board.press(world.ann, 0)
    assert "board changed" in "".join((await world.send(early)).told)
    await all_is_well(world, board, 1)


async def test_a_board_deleted_under_a_press(world: World) -> None:
    """A person who presses a deleted board is told so, and the match has their move."""
    board = await start(world.ann, mark="X")
    payload = pressed(world.ann, board, 4)
    del world.chat.messages[board.message_id]
    assert "deleted" in "".join((await world.send(payload)).told)
    await all_is_well(world, (await world.ann.slash("tictactoe board")).shown, 1)


@pytest.mark.parametrize("everywhere", [False, True])
async def test_a_rate_limit_is_kept(world: World, everywhere: bool) -> None:
    """The bot lets Discord alone for as long as it is told to, and then the board is answered."""
    board = await start(world.ann, mark="X")
    before = world.session.count(CALLBACK)
    limit = faults.limited(0.3, everywhere=everywhere)
    world.session.faults.next(CALLBACK, limit, limit)
    assert (await board.press(world.ann, 4)).sent.kind == UPDATE
    assert (world.session.count(CALLBACK) - before, world.session.early) == (3, [])
    await all_is_well(world, board, 1)


@pytest.mark.parametrize("seconds", [0, -5, 1e-9, nan, inf, "soon", None])
@pytest.mark.parametrize("route", [CALLBACK, "edit"])
async def test_a_rate_limit_of_no_time(world: World, route: str, seconds: object) -> None:
    """Whatever wait Discord asks for, at least half a second passes, and it ends some day."""
    board, now = await start(world.ann, mark="X"), asyncio.get_running_loop().time
    told = {"message": "Wait.", "retry_after": seconds, "global": route == "edit"}
    sent: list[float] = []

    def refusal(name: str, _: str) -> Fault | None:
        if name != route or len(sent) > 4:
            return None
        sent.append(now())
        return faults.refused(429, told, Via="1.1 wire")

    world.session.draw = refusal
    if route == "edit":
        world.refuse(CALLBACK, 404, 10062)
    await board.press(world.ann, 4)
    await world.advance(25_000)
    assert min((after - before for before, after in pairwise(sent)), default=1.0) > 0.49
    assert board.cells[4]["disabled"] or str(board)[4] == "X"


async def test_a_rate_limit_that_lasts_too_long(world: World) -> None:
    """An answer that Discord wants only after its three seconds is lost; an edit shows the move."""
    board = await start(world.ann, mark="X")
    before = world.session.count(CALLBACK)
    world.session.faults.next(CALLBACK, faults.limited(30))
    await board.press(world.ann, 4)
    assert world.session.count(CALLBACK) - before == 1
    await all_is_well(world, board, 1)


@pytest.mark.parametrize("name", ["stats", "tictactoe start"])
async def test_though_it_says_no(world: World, name: str, caplog: pytest.LogCaptureFixture) -> None:
    """Where Discord says so of an answer that got through, that is the answer, and the only one."""
    world.session.faults.next(CALLBACK, answered_although)
    answer = await world.ann.slash(name)
    await world.advance(5)
    assert [*world.chat.messages] == [answer.shown.message_id]
    assert "answer lost" not in caplog.text
