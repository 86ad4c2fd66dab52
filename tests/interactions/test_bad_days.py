"""Bad days of Discord, or of the database: what is lost or comes late is shown in the end, once."""

import asyncio

import pytest

from bot.interactions.picture_cache import Animations
from bot.services.engine_turns import Reviews
from bot.store.sqlite.database import SqliteDatabase
from tests.chat.faults import CALLBACK, Fault, lost, meanwhile, page_although, reset, silent
from tests.chat.messages import custom_id_of
from tests.chat.payloads import press
from tests.chat.people import another_channel
from tests.chat.world import World
from tests.interactions.games import played, start
from tests.interactions.lateness import DEFER, DEFER_UPDATE, confirmed_late, slow_down
from tests.interactions.pages import delete_all, reviewed
from tests.wire.losses import BAD_ANSWERS, BAD_DAYS, WAYS, answered_although

bad_days = pytest.mark.parametrize("fault", BAD_DAYS.values(), ids=BAD_DAYS)
bad_answers = pytest.mark.parametrize("fault", BAD_ANSWERS.values(), ids=BAD_ANSWERS)


def requests(world: World, route: str) -> int:
    """Return how many requests to a route there were."""
    return [it.route for it in world.session.requests].count(route)


@bad_answers
async def test_a_page(world: World, fault: Fault) -> None:
    """A page that only one person sees is sent again, and is shown once."""
    world.session.faults.next(CALLBACK, fault)
    answer = await world.ann.slash("stats")
    assert (len(answer.sent.told), requests(world, CALLBACK)) == (1, 2)


@bad_answers
async def test_an_edit_that_goes_wrong(world: World, fault: Fault) -> None:
    """The edit that replaces a lost answer is tried again if it is lost too."""
    board = await start(world.ann, mark="X")
    world.refuse(CALLBACK, 404, 10062)
    world.session.faults.next("edit", fault)
    await board.press(world.ann, 4)
    await world.advance(5)
    assert (str(board)[4], requests(world, "edit")) == ("X", 2)
    await board.press(world.ann, board.free[0])
    assert str(board).count("X") == 2


async def test_edits_that_all_go_wrong(world: World) -> None:
    """Where the edit is given up as well, the board is redrawn later, without another press."""
    board = await start(world.ann, mark="X")
    world.refuse(CALLBACK, 404, 10062)
    world.refuse("edit", 400, 0, times=3)
    await board.press(world.ann, 4)
    await world.advance(60)
    assert (str(board)[4], requests(world, "edit")) == ("X", 4)


async def test_an_answer_that_is_never_confirmed(world: World) -> None:
    """Where Discord is silent about an answer, the bot gives it up and an edit shows the move."""
    board = await start(world.ann, mark="X")
    world.session.faults.next(CALLBACK, silent)
    await board.press(world.ann, 4)
    await world.advance(5)
    assert (str(board)[4], requests(world, "edit")) == ("X", 1)


async def test_answers_that_take_longer_than_discord_waits(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board, a page and a move are acknowledged in time, and all three come."""
    slow_down(monkeypatch, SqliteDatabase, "write", "read_snapshot")
    board = await start(world.ann, mark="X")
    page = await world.ben.slash("stats")
    assert (page.sent.kind, page.shown.is_private) == (DEFER, True)
    assert page.said
    move = await board.press(world.ann, 4)
    assert (move.sent.kind, move.said, str(board)[4]) == (DEFER_UPDATE, "", "X")


@pytest.mark.parametrize("fault", [page_although(502), lost])
async def test_a_late_board_that_is_not_confirmed(
    world: World, monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    """Where nobody knows whether Discord has a late board, it is not posted a second time."""
    board = await start(world.ann)
    slow_down(monkeypatch, SqliteDatabase, "write", "read_snapshot")
    world.session.faults.next("follow-up", fault)
    await world.ben.forge(board, "o1")
    assert (len(world.seen()), requests(world, "follow-up")) == (2, 1)


@pytest.mark.parametrize("fault", [lost, answered_although])
async def test_a_review(world: World, fault: Fault) -> None:
    """Its page, a step through it and its animation each come once."""
    board = await played(world.ann)
    world.session.faults.next(CALLBACK, fault)
    page = (await world.ann.click(board, "Review")).shown
    world.session.faults.next(CALLBACK, fault)
    await world.ann.click(page, "⏮")
    assert "The start." in page.text
    world.session.faults.next(CALLBACK, fault)
    await world.ann.click(page, "Animation")
    assert len(animations(world)) == 1


def animations(world: World) -> list[str]:
    """Return the messages that show an animation."""
    return [number for number, it in world.chat.messages.items() if it["attachments"]]


@bad_days
async def test_a_review_that_comes_late(
    world: World, monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    """Whatever becomes of the edit that brings a late step, the page shows that in the end."""
    page = await reviewed(world.ann, await played(world.ann))
    slow_down(monkeypatch, Reviews, "of")
    world.session.faults.next("own-edit", fault)
    step = await world.ann.click(page, "⏮")
    assert step.sent.kind == DEFER_UPDATE
    assert "The start." in page.text


@bad_days
async def test_an_animation_that_comes_late(
    world: World, monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    """Whatever becomes of the message with the file, the person who waits gets it."""
    page = await reviewed(world.ann, await played(world.ann))
    slow_down(monkeypatch, Animations, "file")
    world.session.faults.next("follow-up", fault)
    answer = await world.ann.click(page, "Animation")
    assert answer.sent.kind == DEFER_UPDATE
    assert animations(world)


async def test_a_board_that_is_confirmed_late(world: World) -> None:
    """Its message is found, and a deletion takes the name off it."""
    world.session.faults.next(CALLBACK, confirmed_late)
    board = await start(world.ann)
    await world.advance(5)
    await delete_all(world.ann.at(another_channel()))
    await world.advance(5)
    assert str(world.ann.id) not in board.text


async def test_a_board_that_is_found_after_a_newer_one(world: World) -> None:
    """The newer one stays the board, and the one that was found becomes a link to it."""
    world.session.faults.next(CALLBACK, confirmed_late)
    first = await start(world.ann)
    second = (await world.ann.slash("tictactoe board")).shown
    await world.advance(5)
    assert (first.cells, len(second.cells)) == ([], 9)


@pytest.mark.parametrize("faults", [WAYS["10062"], WAYS["lost"]], ids=["no", "yes"])
async def test_a_show_whose_first_answer_is_lost(world: World, faults: list[Fault]) -> None:
    """It shows no dead button, and frees the channel."""
    for fault in faults:
        world.session.faults.next(CALLBACK, fault)
    answer = await world.ann.slash("tictactoe watch")
    await world.advance(30)
    assert answer.response is None or "before they could begin" in answer.shown.text
    again = await world.ann.slash("tictactoe watch", x="perfect", o="perfect")
    assert "a draw" in again.shown.text


async def test_a_show_with_a_lost_correction(world: World) -> None:
    """If the edit that says so is lost too, it is tried again: no dead button stays."""
    for _ in range(2):
        world.session.faults.next(CALLBACK, lost)
        world.session.faults.next("own-edit", reset)
    board = (await world.ann.slash("tictactoe watch")).shown
    await world.advance(30)
    assert "before they could begin" in board.text
    assert "Stop" not in board.labels


@pytest.mark.parametrize("pause", [600.0])
async def test_a_lost_answer_to_stop(world: World) -> None:
    """A show that is stopped says so, even if the answer to that press is lost."""
    board = (await world.ann.slash("tictactoe watch")).shown
    world.refuse(CALLBACK, 404, 10062)
    await world.ann.click(board, "Stop")
    await world.advance(5)
    assert "Stopped" in board.text
    assert "Stop" not in board.labels


@pytest.mark.parametrize("pause", [1.0])
async def test_a_show_that_is_stopped_before_it_is_confirmed(world: World) -> None:
    """A show that is stopped before Discord has confirmed it does not play on."""

    async def stop() -> None:
        (board,) = world.seen()
        stopping = press(
            world.ann.person, world.channel, board.message, custom_id_of(board.message, "Stop")
        )
        world.begin(stopping)
        await asyncio.sleep(0.3)

    world.session.faults.next(CALLBACK, meanwhile(stop))
    board = (await world.ann.slash("tictactoe watch")).shown
    await world.advance(30)
    assert "Stopped" in board.text
    assert requests(world, "own-edit") == 0
