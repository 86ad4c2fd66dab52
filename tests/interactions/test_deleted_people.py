"""What people see of someone who deleted their data and came back."""

import pytest

from bot.domain.limits import CHALLENGE_PAUSE
from bot.services import deletions
from tests.chat.people import another_channel
from tests.chat.world import World
from tests.interactions.games import challenge, decline_and_block, friends, give_up, played
from tests.interactions.pages import delete_all
from tests.interactions.stored import columns_with, rows


async def test_a_block_can_be_undone(world: World) -> None:
    """`/privacy` says how many blocked people have deleted their data, and unblocks them."""
    await decline_and_block(world.ben, await challenge(world))
    await delete_all(world.ann)
    await world.advance(CHALLENGE_PAUSE.total_seconds())
    refused = await world.ann.slash("tictactoe challenge", opponent=world.ben)
    assert "isn't taking challenges" in refused.said
    page = (await world.ben.slash("privacy")).shown
    assert "Someone you blocked has deleted their data" in page.text
    await world.ben.click(page, "Unblock those who deleted their data")
    assert "deleted their data" not in page.text
    assert "Unblock those who deleted their data" not in page.labels
    assert (await challenge(world)).labels[0] == "Accept"


async def test_no_block_of_someone_who_left(world: World) -> None:
    """Whoever was challenged is not told that a block holds if it is not known who it was."""
    asked = (await world.ben.click(await challenge(world), "Decline")).followups[0]
    await delete_all(world.ann)
    assert "no longer know who it was" in (await world.ben.click(asked, "Block")).said
    assert "deleted their data" not in (await world.ben.slash("privacy")).shown.text


async def test_no_rematch_with_someone_who_left(world: World) -> None:
    """Nobody is challenged if the opponent has deleted their data; the person is told why."""
    board = await friends(world)
    await give_up(world.ann)
    # A board that cannot be edited keeps its buttons.
    world.refuse("edit", 403, 50001)
    await delete_all(world.ann)
    before = len(world.seen())
    assert "no longer know who it was" in (await world.ben.click(board, "Rematch")).said
    assert len(world.seen()) == before
    shown = await world.ben.slash("tictactoe challenge", opponent=world.ann)
    assert shown.shown.labels[0] == "Accept"


async def test_a_board_in_a_closed_channel(world: World) -> None:
    """It keeps name and *Rematch* until the bot can edit it, which it tries again a day later."""
    board = await friends(world)
    await give_up(world.ann)
    world.refuse("edit", 403, 50001)
    await delete_all(world.ann)
    await world.advance(3600)
    assert f"<@{world.ann.id}>" in board.text
    assert "Rematch" in board.labels
    assert "Press the button" in board.text
    await world.advance(86_400)
    assert f"<@{world.ann.id}>" not in board.text
    assert "Rematch" not in board.labels
    assert "Press the button" not in board.text


async def test_no_challenge_to_someone_who_left(world: World) -> None:
    """Nor is one of the latest opponents, on a page that was opened before."""
    await world.ben.click(await challenge(world), "Accept")
    await give_up(world.ann)
    page = (await world.ben.slash("help")).shown
    await world.ben.click(page, "Play a friend")
    await delete_all(world.ann)
    before = len(world.seen())
    assert "no longer know who it was" in (await world.ben.click(page, "Challenge 1")).said
    assert len(world.seen()) == before


@pytest.mark.parametrize(
    ("status", "code", "waits"),
    [(404, 10008, False), (404, 10003, False), (403, 50001, True), (400, 50083, True)],
)
async def test_unreachable(world: World, path: str, status: int, code: int, *, waits: bool) -> None:
    """A board that is gone is given up, one that is closed to the bot waits; others are redrawn."""
    places = [world.ann.at(another_channel()) for _ in range(2)]
    boards = [await played(person) for person in places]
    assert all(f"<@{world.ann.id}>" in it.text for it in boards)
    world.refuse("edit", status, code)
    await delete_all(world.ann)
    await world.advance(5)
    assert sorted(f"<@{world.ann.id}>" in it.text for it in boards) == [False, True]
    assert any("deleted user" in it.text for it in boards)
    assert rows(path, "redraws") == waits


async def test_a_long_deletion(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever played much is told that it takes a while; after a kill the next start ends it."""
    await played(world.ann)
    monkeypatch.setattr(deletions, "PAGES_AT_ONCE", 0)
    monkeypatch.setattr(deletions, "PAUSE", 60.0)
    assert "I'm deleting your data" in await delete_all(world.ann)
    await world.kill()
    assert columns_with(world.path, world.ann.id)
    await world.start()
    await world.advance(70)
    assert columns_with(world.path, world.ann.id) == set()
