import discord
import pytest

from bot.domain.match import Ending, Machine, Match, Person, ended
from bot.domain.moves import pressed, resigned
from bot.views.match import match_message as board_message
from bot.views.message import Message
from engines.games.classic import CELLS, Board
from tests.conftest import ANN, BEN, NOW, a_match, visible
from tests.wire.ids import Payload


def items(message: Message) -> list[Payload]:
    """Return everything on a board, nested items after what they lie in."""
    found: list[Payload] = list(message.to_components())  # type: ignore[no-untyped-call]
    for item in found:
        found += item.get("components", [])
    return found


def cells_of(message: Message) -> list[Payload]:
    return [item for item in items(message) if item.get("custom_id", "").startswith("c1:")]


def text(message: Message) -> str:
    return visible("\n".join(item["content"] for item in items(message) if "content" in item))


def colour(message: Message) -> int:
    (container,) = message.to_components()  # type: ignore[no-untyped-call]
    assert isinstance(container["accent_color"], int)
    return container["accent_color"]


def played(*cells: int) -> Match:
    match = a_match(o=Person(BEN))
    for ply, cell in enumerate(cells):
        match = pressed(match, (ANN, BEN)[ply % 2], match.revision, cell, NOW)
    return match


def positions() -> list[tuple[int, ...]]:
    """Return one game that leads to each position there is."""
    games: dict[Board, tuple[int, ...]] = {Board(): ()}
    for board, cells in (queue := list(games.items())):
        for cell in board.legal_moves():
            if (after := board.play(cell)) not in games:
                games[after] = (*cells, cell)
                queue.append((after, games[after]))
    return list(games.values())


def test_every_position_is_three_rows_of_three_buttons() -> None:
    """In all 5,478 positions: free cells can be pressed, taken ones not, and none after the end."""
    for cells in positions():
        match = played(*cells)
        shown = cells_of(board_message(match))
        legal = match.board.legal_moves()
        assert [cell for cell in CELLS if not shown[cell]["disabled"]] == list(legal)
        marks = [button["label"] if button["label"] in {"X", "O"} else "." for button in shown]
        assert "".join(str(mark) for mark in marks) == str(match.board)


def test_the_payload_is_rows_within_a_container() -> None:
    """Discord is sent one container: three rows of three buttons, and what else can be done."""
    (container,) = board_message(a_match()).to_components()
    rows = [item for item in container["components"] if item["type"] == 1]
    assert [len(row["components"]) for row in rows] == [3, 3, 3, 1]


def test_ids_hold_match_revision_and_cell() -> None:
    """A button's id tells match, revision and cell."""
    ids = [button["custom_id"] for button in cells_of(board_message(a_match(id=7, revision=3)))]
    assert ids == [f"c1:7:3:{cell}" for cell in CELLS]


def test_each_free_cell_has_a_name_of_its_own() -> None:
    """Someone who hears the board instead of seeing it can tell the free cells apart."""
    labels = [button["label"] for button in cells_of(board_message(a_match()))]
    assert len(set(labels)) == 9
    assert all(label and len(label) == 1 for label in labels)


def test_the_winning_line_is_marked() -> None:
    """The three cells of the line stand out, and only those."""
    shown = cells_of(board_message(played(0, 3, 1, 4, 2)))
    marked = [cell for cell in CELLS if shown[cell]["style"] == discord.ButtonStyle.success.value]
    assert marked == [0, 1, 2]


def test_who_plays_whom_and_whose_turn_it_is() -> None:
    """The text names both sides and says who is to move with which mark."""
    shown = text(board_message(played(4)))
    assert f"**X** <@{ANN}>" in shown
    assert f"**O** <@{BEN}>" in shown
    assert f"<@{BEN}>, your move: you play **O**" in shown


@pytest.mark.parametrize(
    ("machine", "name"),
    [
        (Machine("perfect", "unbeatable"), "Noughts (unbeatable)"),
        (Machine("minimax:9"), "Noughts (Minimax)"),
        (Machine("minimax:7", "hard"), "Noughts (Minimax, hard)"),
    ],
)
def test_the_bot_is_named_with_its_setting(machine: Machine, name: str) -> None:
    """The bot's seat says what was picked: the level, the engine, or both."""
    assert f"**O** {name}" in text(board_message(a_match(o=machine)))


def test_every_ending_has_its_closing_sentence() -> None:
    """A win, a draw and a resignation each close with a sentence that names who won."""
    assert f"<@{ANN}> wins with three in a row" in text(board_message(played(0, 3, 1, 4, 2)))
    assert "A draw" in text(board_message(played(0, 1, 2, 4, 3, 5, 7, 6, 8)))
    gave_up = text(board_message(resigned(played(0), ANN, NOW)))
    assert f"<@{ANN}> gave up: <@{BEN}> wins" in gave_up


def test_what_can_be_done_next_is_said() -> None:
    """A live board names the commands for it, a finished one how to go on."""
    assert "/tictactoe board" in text(board_message(played(0)))
    assert "/tictactoe start" in text(board_message(resigned(played(0), ANN, NOW)))


def test_the_colour_tells_the_state() -> None:
    """X to move, O to move, won, lost to the bot and drawn have five colours."""
    lost = ended(a_match(), Ending.LINE, "O", NOW)
    states = [
        played(),
        played(0),
        played(0, 3, 1, 4, 2),
        lost,
        played(0, 1, 2, 4, 3, 5, 7, 6, 8),
    ]
    assert len({colour(board_message(match)) for match in states}) == 5


def test_discord_py_keeps_no_board() -> None:
    """A board asks not to be stored, so that nothing of a match lives in memory."""
    assert not board_message(a_match()).is_dispatchable()
