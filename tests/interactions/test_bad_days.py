"""Bad days of Discord, or of the database: what is lost or comes late is shown in the end, once."""

import asyncio

import pytest

from tests.chat.faults import CALLBACK, Fault, lost, meanwhile, silent, silent_although
from tests.chat.people import another_channel
from tests.chat.world import World
from tests.interactions.games import played, start
from tests.interactions.lateness import confirmed_late
from tests.interactions.pages import delete_all
from tests.wire.losses import BAD_ANSWERS, WAYS, answered_although

bad_answers = pytest.mark.parametrize("fault", BAD_ANSWERS.values(), ids=BAD_ANSWERS)


@bad_answers
async def test_a_page(world: World, fault: Fault) -> None:
    """A page that only one person sees is sent again, and is shown once."""
    world.session.faults.next(CALLBACK, fault)
    assert (len((await world.ann.slash("stats")).sent.told), world.session.count(CALLBACK)) == (
        1,
        2,
    )


@bad_answers
async def test_an_edit_that_goes_wrong(world: World, fault: Fault) -> None:
    """The edit that replaces a lost answer is tried again if it is lost too."""
    board = await start(world.ann, mark="X")
    world.refuse(CALLBACK, 404, 10062)
    world.session.faults.next("edit", fault)
    await board.press(world.ann, 4)
    await world.advance(5)
    assert (str(board)[4], world.session.count("edit")) == ("X", 2)
    await board.press(world.ann, board.free[0])
    assert str(board).count("X") == 2


async def test_edits_that_all_go_wrong(world: World) -> None:
    """Where the edit is given up as well, the board is redrawn later, without another press."""
    board = await start(world.ann, mark="X")
    world.refuse(CALLBACK, 404, 10062)
    world.refuse("edit", 400, 0, times=3)
    await board.press(world.ann, 4)
    await world.advance(60)
    assert (str(board)[4], world.session.count("edit")) == ("X", 4)


async def test_an_answer_that_is_never_confirmed(world: World) -> None:
    """Where Discord is silent about an answer, the bot gives it up and an edit shows the move."""
    board = await start(world.ann, mark="X")
    world.session.faults.next(CALLBACK, silent)
    await board.press(world.ann, 4)
    await world.advance(5)
    assert (str(board)[4], world.session.count("edit")) == ("X", 1)


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
    return [number for number, it in world.chat.messages.items() if it["attachments"]]


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


@pytest.mark.parametrize("faults", [WAYS["10062"], WAYS["came"]], ids=["no", "yes"])
async def test_a_show_whose_first_answer_is_lost(world: World, faults: list[Fault]) -> None:
    """It shows no dead button, and frees the channel."""
    world.session.faults.next(CALLBACK, *faults)
    answer = await world.ann.slash("tictactoe watch")
    await world.advance(30)
    assert answer.response is None or "before they could begin" in answer.shown.text
    again = await world.ann.slash("tictactoe watch", x="perfect", o="perfect")
    assert "a draw" in again.shown.text


async def test_a_show_with_a_lost_correction(world: World) -> None:
    """If the edit that says so is lost too, it is tried again: no dead button stays."""
    world.session.faults.next(CALLBACK, silent_although)
    world.session.faults.next("own-edit", silent)
    board = (await world.ann.slash("tictactoe watch")).shown
    await world.advance(60)
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

    async def stop_at_once() -> None:
        (board,) = world.seen()
        world.ann.begin(board, "Stop")
        await asyncio.sleep(0.3)

    world.session.faults.next(CALLBACK, meanwhile(stop_at_once))
    board = (await world.ann.slash("tictactoe watch")).shown
    await world.advance(30)
    assert "Stopped" in board.text
    assert world.session.count("own-edit") == 0
