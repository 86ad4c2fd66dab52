"""Messages whose answers were lost: what nobody saw does not count, all others are found."""

import pytest

from tests.chat.actors import Answer
from tests.chat.faults import CALLBACK, Fault, late, lost, page_although, silent_although
from tests.chat.messages import EPHEMERAL, V2, custom_id_of
from tests.chat.people import another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.faults.boards import all_is_well, match_on, pressed
from tests.interactions.games import challenge, friends, give_up, played, start
from tests.interactions.pages import again_on, delete_all, reviewed
from tests.interactions.stored import query, rows
from tests.interactions.test_shares import share
from tests.wire.losses import UNKNOWN_INTERACTION, UNSEEN_OR_SEEN

HINTS = "SELECT hints FROM matches WHERE rated = 0"
LEFT = "Some messages with your name may be left"


async def test_a_challenge_that_came_through_after_all(world: World) -> None:
    """Where people do see a withdrawn challenge, a press on it says that, and the message too."""
    world.session.faults.next(CALLBACK, silent_although)
    shown = await challenge(world)
    assert "no longer open" in (await world.ben.forge(shown, "a1:1:0")).said
    assert "withdrew the challenge" in shown.text


async def test_a_challenge_that_a_proxy_passed_on_after_all(world: World) -> None:
    """An error that comes although Discord has the challenge withdraws nothing."""
    world.session.faults.next(CALLBACK, page_although(502))
    shown = await challenge(world)
    await world.advance(5)
    await world.ben.click(shown, "Accept")
    assert len(shown.free) == 9


async def test_a_challenge_nobody_else_sees(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A challenge that Discord shows only to the challenger is cancelled."""
    callback = world.chat.callback
    hidden = {"flags": V2 | EPHEMERAL}
    monkeypatch.setattr(
        world.chat,
        "callback",
        lambda token, body: callback(token, body | {"data": body["data"] | hidden}),
    )
    asked = await world.ann.slash("tictactoe challenge", opponent=world.ben)
    assert "Only you can see my answers" in asked.said


def led_to(world: World, answer: Answer) -> ShownMessage:
    """Return the board that a second press leads to: it posts it, or links to it."""
    if not answer.said:
        return answer.shown
    assert "already" in answer.said
    return world.seen()[-1]


@UNSEEN_OR_SEEN
@pytest.mark.parametrize("said", ["Your turn", "another try"], ids=["rematch", "another try"])
async def test_another_game_against_the_bot(world: World, said: str, faults: list[Fault]) -> None:
    """A second press leads to the board of the game whose answer was lost; there is one."""
    shown, label = await played(world.ann), "Play again"
    if said == "another try":
        shown = await reviewed(world.ann, shown)
        label = again_on(shown)
    world.session.faults.next(CALLBACK, *faults)
    await world.ann.click(shown, label)
    assert said in led_to(world, await world.ann.click(shown, label)).text
    assert rows(world.path, "matches") == 2


async def test_a_rematch_between_people(world: World) -> None:
    """A rematch whose challenge was lost can be sent for again."""
    board = await friends(world)
    await give_up(world.ben)
    world.session.faults.next(CALLBACK, UNKNOWN_INTERACTION)
    await world.ben.click(board, "Rematch")
    again = (await world.ben.click(board, "Rematch")).shown
    await world.ann.click(again, "Accept")
    assert len(again.free) == 9


async def test_a_move_from_another_message(world: World) -> None:
    """The board shows a move whose press was forged elsewhere, though its answer is lost."""
    board, other = await start(world.ann, mark="X"), await start(world.ben)
    world.session.faults.next(CALLBACK, UNKNOWN_INTERACTION)
    await world.ann.forge(other, board.cells[4]["custom_id"])
    await all_is_well(world, board, 1)


async def test_a_press_on_an_older_board(world: World) -> None:
    """A move on one of two boards of a match, which the bot could not link, is shown on both."""
    older = await start(world.ann, mark="X")
    world.refuse("edit", 403, 50001)
    newer = (await world.ann.slash("tictactoe board")).shown
    await older.press(world.ann, 4)
    await world.advance(5)
    assert str(older) == str(newer)
    await all_is_well(world, newer, 1)


def never_confirm(world: World) -> None:
    """Have Discord carry out the next answer, and the bot not learn of what message it made."""
    world.session.faults.next(CALLBACK, lost)
    world.session.faults.next("own-answer", lost, lost)


async def unconfirmed(world: World, *, after: ShownMessage | None = None) -> ShownMessage:
    """Return the board of a match that does not know it; it has none, or another one."""
    never_confirm(world)
    await (world.ann.slash("tictactoe board") if after else start(world.ann, mark="X"))
    await world.restart(after=60)
    board = world.seen()[-1]
    assert match_on(world, board).message_id == (after.id if after else None)
    return board


async def test_a_challenge_whose_message_is_unknown(world: World) -> None:
    """Anyone who accepts it tells the bot by the press which message shows the match."""
    never_confirm(world)
    board = await challenge(world)
    await world.ben.click(board, "Accept")
    assert match_on(world, board).message_id == board.id


async def test_a_press_on_a_lost_board(world: World) -> None:
    """It makes its move, and the bot knows the message from then on."""
    board = await unconfirmed(world)
    await board.press(world.ann, 4)
    assert match_on(world, board).message_id == board.id
    await all_is_well(world, board, 1)


async def test_a_lost_board_after_a_deletion(world: World) -> None:
    """A deletion says that there may be a message; a press on it takes the name off."""
    board = await unconfirmed(world)
    later = pressed(world.ann, board, 4)
    assert LEFT in await delete_all(world.ann.at(another_channel()))
    assert str(world.ann.id) in board.text
    await world.send(later)
    await world.advance(5)
    assert str(world.ann.id) not in board.text


async def test_a_second_board_that_is_lost(world: World) -> None:
    """A press on it makes it the board, and replaces the first one by a link."""
    first = await start(world.ann, mark="X")
    second = await unconfirmed(world, after=first)
    await second.press(world.ann, 4)
    await world.advance(5)
    assert match_on(world, second).message_id == second.id
    assert first.cells == []


async def test_a_lost_share_is_taken_back(world: World) -> None:
    """A deletion says that there may be a message; the next press on it deletes it."""
    message = await share(world, known=False)
    assert LEFT in await delete_all(world.ann)
    assert message.is_there
    assert "isn't shared any more" in (await world.ben.click(message, "Review")).said
    assert (message.is_there, rows(world.path, "shares")) == (False, 0)


async def test_a_press_on_a_lost_share(world: World) -> None:
    """It is reviewed as any other, and the bot knows the message from then on."""
    message = await share(world, known=False)
    assert "Accuracy" in (await world.ben.click(message, "Review")).said
    await delete_all(world.ann)
    await world.advance(5)
    assert not message.is_there


async def test_resigning_with_a_lost_answer(world: World) -> None:
    """The board says who resigned, even if the person who did never gets the answer."""
    board = await start(world.ann)
    question = (await world.ann.click(board, "Resign")).private
    world.session.faults.next(CALLBACK, UNKNOWN_INTERACTION)
    assert not (await world.ann.click(question, "Yes, resign")).sent.is_answered
    assert "resigned" in board.text


async def test_a_deletion_with_a_lost_answer(world: World) -> None:
    """The boards of someone who deletes their data say that the match is over all the same."""
    boards = [await start(world.ann.at(another_channel())) for _ in range(2)]
    page = (await world.ann.slash("privacy")).shown
    question = (await world.ann.click(page, "Delete my data")).shown
    world.session.faults.next(CALLBACK, UNKNOWN_INTERACTION)
    await world.ann.click(question, "Delete")
    await world.advance(60)
    assert all("resigned" in board.text for board in boards)


async def test_resigning_with_a_slow_answer(world: World) -> None:
    """The board says it while the answer is still on its way."""
    board = await start(world.ann)
    question = (await world.ann.click(board, "Resign")).private
    world.session.faults.next(CALLBACK, late(2))
    sent = world.ann.begin(question, "Yes, resign")
    await world.advance(1)
    assert ("resigned" in board.text, sent.is_answered) == (True, False)
    await world.advance(2)
    assert "Thanks for playing" in question.text


async def test_a_deletion_beside_slow_edits(world: World) -> None:
    """Anyone who deletes their data is told at once, however slow the edits of their boards are."""
    board = await start(world.ann)
    page = (await world.ann.slash("privacy")).shown
    question = (await world.ann.click(page, "Delete my data")).shown
    world.session.faults.next("edit", late(2))
    world.ann.begin(question, "Delete")
    await world.advance(1)
    assert "nothing in my database points to you any more" in question.text
    assert "resigned" not in board.text
    await world.advance(60)
    assert "resigned" in board.text


async def test_killed_before_a_hint_is_shown(world: World) -> None:
    """After the next start the hint that is paid for comes again, at once, and counts once."""
    board = await start(world.ann, mark="X")
    question = (await world.ann.click(board, "Hint")).private
    await world.killed_during(world.ann, question, custom_id_of(question.message, "Show the hint"))
    ((before,),) = query(world.path, HINTS)
    assert "The game is even." in (await world.ann.click(board, "Hint")).private.text
    assert (before != "", query(world.path, HINTS)) == (True, [(before,)])
