"""The time limits of matches: reminders, and what happens once a time limit has run out."""

import logging

import pytest

from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import friends, start


def reminders(world: World) -> list[ShownMessage]:
    """Return the reminders in the channel."""
    return [m for m in world.seen() if "it's your turn" in m.text]


async def test_a_player_out_of_time_loses(world: World) -> None:
    """A quick match is lost after a minute without a move, and the board is updated by itself."""
    board = await friends(world, pace="quick")
    await board.press(world.ann, 4)
    await world.advance(61)
    assert f"<@{world.ben.id}> ran out of time. <@{world.ann.id}> wins" in board.text
    assert board.free == []


@pytest.mark.parametrize("moves", [0, 1, 3, 4])
async def test_a_time_out_counts_once_both_have_moved_twice(world: World, moves: int) -> None:
    """Anyone who lets the other run out of time before that is on no leaderboard."""
    board = await friends(world, pace="quick")
    for cell, person in zip((4, 0, 8, 2)[:moves], 2 * (world.ann, world.ben), strict=False):
        await board.press(person, cell)
    await world.advance(61)
    assert "ran out of time" in board.text
    assert ("Be the first" in (await world.ann.slash("stats")).said) is (moves < 4)


async def test_each_move_restarts_the_time(world: World) -> None:
    """After each move the other player has the full time again."""
    board = await friends(world, pace="quick")
    for person, cell in ((world.ann, 4), (world.ben, 0), (world.ann, 1)):
        await world.advance(50)
        await board.press(person, cell)
    assert str(board) == "OX..X...."


async def test_a_casual_match_reminds_once_after_two_minutes(world: World) -> None:
    """The player to move gets one reminder a turn, which replaces the reminder before it."""
    board = await friends(world, pace="casual")
    await world.advance(119)
    assert reminders(world) == []
    await world.advance(2)
    assert [str(world.ann.id) in m.text for m in reminders(world)] == [True]
    await world.advance(300)
    await board.press(world.ann, 4)
    await world.advance(121)
    (only,) = reminders(world)
    assert only.text.startswith(f"<@{world.ben.id}>")
    assert str(board.id) in only.text
    assert "(Classic, move 2)" in only.text


async def test_a_slow_match_reminds_at_every_turn(world: World) -> None:
    """A slow match reminds soon after each move and once more, also after a restart.

    Both reminders name the deadline, and the end deletes what is left of them.
    """
    board = await friends(world, pace="slow")
    await world.advance(11)
    await board.press(world.ann, 4)
    await world.advance(11)
    (first,) = reminders(world)
    said = first.text
    assert said.startswith(f"<@{world.ben.id}>")
    (deadline,) = [line for line in board.text.split("\n") if line.startswith("-# Move before")]
    assert ":R>" in deadline
    await world.restart()
    await world.advance(54 * 3600)
    (second,) = reminders(world)
    assert second.id != first.id
    assert [it.split("\n")[1] for it in (said, second.text)] == [deadline, deadline]
    await world.advance(2 * 86400)
    assert "ran out of time" in board.text
    assert reminders(world) == []


async def test_reminders_can_be_switched_off(world: World) -> None:
    """A person who has switched reminders off gets none."""
    page = (await world.ann.slash("privacy")).shown
    await world.ann.click(page, "Don't remind me")
    await friends(world, pace="slow")
    await world.advance(60)
    assert reminders(world) == []


async def test_a_reminder_that_is_not_allowed(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """Where the bot may not write nobody is reminded; that is no fault, and the match goes on."""
    board = await friends(world, pace="casual")
    world.refuse("post", 403, 50013)
    await world.advance(121)
    assert reminders(world) == []
    problems = [record for record in caplog.records if record.name.startswith("noughts")]
    assert [it.getMessage() for it in problems if it.levelno > logging.INFO] == []
    await board.press(world.ann, 4)
    await world.advance(121)
    assert reminders(world)[0].text.startswith(f"<@{world.ben.id}>")


async def test_a_match_with_a_deleted_board_still_expires(world: World) -> None:
    """When the board's message is deleted, the match still ends when its time runs out."""
    board = await friends(world, pace="quick")
    await board.press(world.ann, 4)
    world.refuse("edit", 404, 10008)
    await world.advance(61)
    assert "no game in this channel" in (await world.ann.slash("tictactoe board")).said


async def test_a_deleted_channel_ends_the_match_without_a_winner(world: World) -> None:
    """If a reminder cannot be sent since the channel is gone, the match ends without a winner."""
    board = await friends(world, pace="casual")
    await board.press(world.ann, 4)
    world.refuse("post", 404, 10003)
    await world.advance(121)
    await board.press(world.ben, 0)
    assert "its channel is gone" in board.text


async def test_a_match_against_the_bot_is_abandoned_after_a_day(world: World) -> None:
    """After a day without a move, a match with few moves does not count, a longer one is lost."""
    board = await start(world.ann, mark="X")
    await board.press(world.ann, 0)
    await world.advance(86401)
    assert "doesn't count" in board.text
    board = await start(world.ann, mark="X", difficulty="easy", engine="minimax")
    for _ in range(2):
        await board.press(world.ann, board.free[0])
    await world.advance(86401)
    assert "left the game" in board.text


@pytest.mark.parametrize("code", [50001, 50013])
async def test_where_the_bot_is_shut_out(world: World, code: int) -> None:
    """A channel that the bot may not see is there: people can press, so time counts."""
    board = await friends(world, 4, pace="quick")
    world.refuse("channel", 403, code)
    await world.advance(61)
    assert "ran out of time" in board.text
    assert "channel" in {it.route for it in world.session.requests}
