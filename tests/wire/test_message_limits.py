"""The tests' check of messages finds what Discord would refuse."""

import pytest

from bot.views.match import match_message as board_message
from tests.conftest import a_match
from tests.wire.ids import Payload
from tests.wire.message_limits import broken_limits
from tests.wire.messages import V2

BOARD: list[Payload] = board_message(a_match()).to_components()
NOBODY: Payload = {"parse": []}


def text(content: str) -> Payload:
    return {"type": 10, "content": content}


def row(*buttons: Payload) -> Payload:
    return {"type": 1, "components": [{"type": 2, "style": 2, **button} for button in buttons]}


def test_a_board_is_within_all_limits() -> None:
    """A real board passes the check."""
    data = {"components": BOARD, "flags": V2, "allowed_mentions": NOBODY}
    assert broken_limits(data) == []


@pytest.mark.parametrize(
    "item",
    [
        {"type": 17, "components": [text("a")] * 40},
        {"type": 17, "components": []},
        row(*({"label": str(number), "custom_id": str(number)} for number in range(6))),
        row(),
        row({"label": "a", "custom_id": "1"}, {"label": "b", "custom_id": "1"}),
        row({"label": "a", "custom_id": ""}),
        row({"label": "a", "custom_id": "1" * 101}),
        row({"label": "a" * 81, "custom_id": "1"}),
        row({"custom_id": "1"}),
        row({"label": "a", "custom_id": "1", "style": 7}),
        text("a" * 4001),
        text(""),
    ],
)
def test_refused_components(item: Payload) -> None:
    """Components that are too many, too long, repeated or empty are found, and nothing else."""
    assert len(broken_limits({"components": [item], "flags": V2, "allowed_mentions": NOBODY})) == 1


@pytest.mark.parametrize(
    "data",
    [
        {"components": BOARD, "allowed_mentions": NOBODY},
        {"components": BOARD, "flags": V2, "content": "a", "allowed_mentions": NOBODY},
        {"components": BOARD, "flags": V2},
        {"content": "a", "allowed_mentions": {"parse": ["everyone"]}},
        {"content": "a", "allowed_mentions": {"parse": [], "users": ["1"]}},
        {"content": "a" * 2001, "allowed_mentions": NOBODY},
        {"allowed_mentions": NOBODY},
    ],
)
def test_refused_messages(data: Payload) -> None:
    """Mixed kinds, pings and empty messages are found, and nothing else."""
    assert len(broken_limits(data)) == 1
