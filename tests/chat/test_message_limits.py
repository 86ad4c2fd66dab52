"""The tests' check of messages finds what Discord would refuse."""

import pytest

from bot.views.board import match_message as board_message
from tests.chat.ids import Payload
from tests.chat.message_limits import broken_limits
from tests.chat.messages import V2
from tests.conftest import a_match

BOARD: list[Payload] = board_message(a_match()).to_components()
NOBODY: Payload = {"parse": []}


def text(content: str) -> Payload:
    return {"type": 10, "content": content}


def row(*buttons: Payload) -> Payload:
    return {"type": 1, "components": [{"type": 2, "style": 2, **button} for button in buttons]}


def menu(*options: Payload, **changes: object) -> Payload:
    item = {"type": 3, "custom_id": "1", "options": list(options or (option(1),)), **changes}
    return {"type": 1, "components": [item]}


def option(number: int, **changes: object) -> Payload:
    return {"label": f"{number}", "value": f"{number}", **changes}


def people(**changes: object) -> Payload:
    return {"type": 1, "components": [{"type": 5, "custom_id": "1", **changes}]}


def picture(description: str, url: str = "https://example.invalid/a.png") -> Payload:
    return {"type": 12, "items": [{"media": {"url": url}, "description": description}]}


ANN: Payload = {"id": "1", "type": "user"}
BUTTON: Payload = {"label": "a", "custom_id": "2"}


def test_a_board_is_within_all_limits() -> None:
    """A real board passes the check."""
    data = {"components": BOARD, "flags": V2, "allowed_mentions": NOBODY}
    assert broken_limits(data) == []


@pytest.mark.parametrize(
    "item",
    [
        menu(*map(option, range(25)), max_values=25, placeholder="a" * 150),
        menu(option(1, label="a" * 100, value="b" * 100, description="c" * 100, default=True)),
        people(min_values=0, max_values=25, default_values=[ANN]),
        row({"label": "a" * 80, "style": 5, "url": "https://example.invalid"}),
        picture("a" * 1024),
    ],
)
def test_the_greatest_that_is_taken(item: Payload) -> None:
    """Menus, links and pictures that just keep the limits pass."""
    assert broken_limits({"components": [item], "flags": V2, "allowed_mentions": NOBODY}) == []


@pytest.mark.parametrize(
    "item",
    [
        {"type": 17, "components": [text("a")] * 40},
        {"type": 17, "components": []},
        row(*({"label": str(number), "custom_id": str(number)} for number in range(6))),
        row(),
        row({"label": "a", "custom_id": "1"}, {"label": "b", "custom_id": "1"}),
        row({"label": "</help:1>", "custom_id": "1"}),
        menu(placeholder="</help:1>"),
        picture("</help:1>"),
        text("`</help:1>`"),
        text("<t:1,796,080,200:R>"),
        row({"label": "a", "custom_id": ""}),
        row({"label": "a", "custom_id": "1" * 101}),
        row({"label": "a" * 81, "custom_id": "1"}),
        row({"custom_id": "1"}),
        row({"label": "a", "custom_id": "1", "style": 7}),
        row({"label": "a", "style": 5}),
        row({"label": "a", "style": 5, "url": f"https://{'a' * 510}"}),
        row({"label": "a", "custom_id": "1", "url": "https://example.invalid"}),
        menu() | {"components": menu()["components"] + row(BUTTON)["components"]},
        {"type": 17, "components": [menu(), menu()]},
        menu(custom_id=""),
        menu(options=[]),
        menu(*map(option, range(26))),
        menu(option(1), option(1)),
        menu(option(1, label="")),
        menu(option(1, label="a" * 101)),
        menu(option(1, value="a" * 101)),
        menu(option(1, description="a" * 101)),
        menu(option(1, default=True), option(2, default=True)),
        menu(max_values=2),
        menu(min_values=2),
        menu(placeholder="a" * 151),
        people(max_values=26),
        people(min_values=0, max_values=1, default_values=[ANN, ANN | {"id": "2"}]),
        people(default_values=[{"id": "1", "type": "role"}]),
        picture(""),
        picture("a" * 1025),
        picture("a", "attachment://a.png"),
        {"type": 12, "items": picture("a")["items"] * 11},
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
