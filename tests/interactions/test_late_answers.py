"""What takes longer than Discord waits for is acknowledged first, in the kind of its answer."""

from collections.abc import Callable
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.interactions.picture_cache import Animations
from bot.services.engine_processes import EngineProcesses
from bot.services.engine_turns import Reviews
from bot.store.sqlite.database import SqliteDatabase
from tests.chat.actors import Actor
from tests.chat.faults import Fault, lost, page_although
from tests.chat.messages import EPHEMERAL
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import played, start
from tests.interactions.lateness import DEFER, DEFER_UPDATE, slow_down
from tests.interactions.pages import reviewed
from tests.interactions.stored import query
from tests.wire.losses import BAD_DAYS

FOR_ALL = ("tictactoe start", "tictactoe challenge", "tictactoe watch")
FOR_ONE = ("stats", "privacy", "settings")
REFUSED = ("tictactoe board", "tictactoe resign")
on_both_paths = pytest.mark.parametrize("fast_path", [True, False], ids=["fast", "plain"])


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    return lambda: slow_down(monkeypatch, SqliteDatabase, "read", "write", "read_snapshot")


@on_both_paths
@pytest.mark.parametrize("name", [*FOR_ALL, *FOR_ONE, *REFUSED])
async def test_a_command(world: World, owner: Actor, slow: Callable[[], None], name: str) -> None:
    """Who will see the answer sees that it comes, and then sees it; nothing else stays."""
    slow()
    sent = (await owner.slash(name)).sent
    (message,) = world.chat.messages.values()
    assert (sent.kind, sent.loading, bool(message["components"])) == (DEFER, False, True)
    assert bool(message["flags"] & EPHEMERAL) == (name not in FOR_ALL) == bool(sent.told)
    assert name in REFUSED or message["id"] == sent.message_id


@on_both_paths
async def test_a_press(world: World, slow: Callable[[], None]) -> None:
    """A move is shown later; a refusal or a question follows privately, and a board in public."""
    board = await start(world.ann, mark="X")
    slow()
    for person, label in ((world.ann, "Resign"), (world.ben, board.labels[4])):
        before = board.message
        answer = await person.click(board, label)
        assert (answer.sent.kind, bool(answer.said), board.message) == (DEFER_UPDATE, True, before)
    assert (await world.ben.click(answer.private, "Start your own game")).sent.told == []
    assert len(world.seen()[-1].cells) == 9
    move = await board.press(world.ann, 4)
    assert (move.sent.kind, move.said, str(board)[4]) == (DEFER_UPDATE, "", "X")


@pytest.fixture
async def dear(world: World) -> ShownMessage:
    """Return the board of a match against an engine that thinks in its own process."""
    board = await start(world.ann, mark="X")
    query(world.path, "UPDATE matches SET variant = 'misere', o_engine = 'minimax:6'")
    return board


@on_both_paths
async def test_a_dear_engine(world: World, dear: ShownMessage) -> None:
    """A press is acknowledged before it thinks; then the board shows both moves."""
    answer = await dear.press(world.ann, 4)
    assert (answer.sent.kind, answer.said, len(world.seen())) == (DEFER_UPDATE, "", 1)
    assert (str(dear)[4], str(dear).count("X"), str(dear).count("O")) == ("X", 1, 1)


@on_both_paths
async def test_a_failure(world: World, dear: ShownMessage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person whose press no engine can answer is told so, and may press again."""
    with monkeypatch.context() as broken:
        broken.setattr(EngineProcesses, "answer", AsyncMock(side_effect=OSError))
        assert (await dear.press(world.ann, 4)).said
    assert world.log.take()
    assert str(dear) == "." * 9
    await dear.press(world.ann, 4)
    assert str(dear)[4] == "X"


@pytest.mark.parametrize("fault", [page_although(502), lost])
async def test_a_board_not_confirmed(world: World, slow: Callable[[], None], fault: Fault) -> None:
    """Where nobody knows whether Discord has a late board, it is not posted a second time."""
    board = await start(world.ann)
    slow()
    world.session.faults.next("follow-up", fault)
    await world.ben.forge(board, "o1")
    assert (len(world.seen()), world.session.count("follow-up")) == (2, 1)


def is_animated(world: World, _: ShownMessage) -> bool:
    return any(it["attachments"] for it in world.chat.messages.values())


STEP = ("⏮", Reviews, "of", "own-edit", lambda _, page: "The start." in page.text)
ANIMATION = ("Animation", Animations, "file", "follow-up", is_animated)
"""What people press, what takes long then, the request that brings it, and whether it has come."""


@pytest.mark.parametrize("fault", BAD_DAYS.values(), ids=BAD_DAYS)
@pytest.mark.parametrize("late", [STEP, ANIMATION], ids=["step", "animation"])
async def test_a_review(
    world: World, monkeypatch: pytest.MonkeyPatch, late: Any, fault: Fault
) -> None:
    """Whatever becomes of the request that brings a late step or file, people see it in the end."""
    label, owner, name, route, has_come = late
    page = await reviewed(world.ann, await played(world.ann))
    slow_down(monkeypatch, owner, name)
    world.session.faults.next(route, fault)
    assert (await world.ann.click(page, label)).sent.kind == DEFER_UPDATE
    assert has_come(world, page)
