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
    """Return all components of a board, each parent before its children."""
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
    """Return a game that leads to each possible position."""
    games: dict[Board, tuple[int, ...]] = {Board(): ()}
    for board, cells in (queue := list(games.items())):
        for cell in board.legal_moves():
            if (after := board.play(cell)) not in games:
                games[after] = (*cells, cell)
                queue.append((after, games[after]))
    return list(games.values())


def test_every_position_is_three_rows_of_three_buttons() -> None:
    """In all 5,478 positions exactly the legal cells are enabled."""
    for cells in positions():
        match = played(*cells)
        shown = cells_of(board_message(match))
        legal = match.board.legal_moves()
        assert [cell for cell in CELLS if not shown[cell]["disabled"]] == list(legal)
        marks = [button["label"] if button["label"] in {"X", "O"} else "." for button in shown]
        assert "".join(str(mark) for mark in marks) == str(match.board)


def test_the_payload_is_a_container_with_rows() -> None:
    """Discord gets one container: three rows of three buttons, and a row of controls."""
    (container,) = board_message(a_match()).to_components()
    rows = [item for item in container["components"] if item["type"] == 1]
    assert [len(row["components"]) for row in rows] == [3, 3, 3, 1]


def test_custom_ids_have_match_revision_and_cell() -> None:
    """A cell's custom id has the match, the revision and the cell."""
    ids = [button["custom_id"] for button in cells_of(board_message(a_match(id=7, revision=3)))]
    assert ids == [f"c1:7:3:{cell}" for cell in CELLS]


def test_each_free_cell_has_its_own_label() -> None:
    """People who use a screen reader can tell the free cells apart."""
    labels = [button["label"] for button in cells_of(board_message(a_match()))]
    assert len(set(labels)) == 9
    assert all(label and len(label) == 1 for label in labels)


def test_the_winning_line_is_marked() -> None:
    """Only the three cells of the line have the style of success."""
    shown = cells_of(board_message(played(0, 3, 1, 4, 2)))
    marked = [cell for cell in CELLS if shown[cell]["style"] == discord.ButtonStyle.success.value]
    assert marked == [0, 1, 2]


def test_the_text_names_players_and_turn() -> None:
    """The text names both players, and says who is to move and with which mark."""
    shown = text(board_message(played(4)))
    assert f"**X** <@{ANN}>" in shown
    assert f"**O** <@{BEN}>" in shown
    assert f"Your turn, <@{BEN}> (**O**)" in shown


@pytest.mark.parametrize(
    ("machine", "name"),
    [
        (Machine("perfect", "unbeatable"), "Noughts (unbeatable)"),
        (Machine("minimax:9"), "Noughts (Minimax)"),
        (Machine("minimax:7", "hard"), "Noughts (Minimax, hard)"),
    ],
)
def test_the_bot_is_named_with_its_setting(machine: Machine, name: str) -> None:
    """The bot's name shows what the person picked: the level, the engine, or both."""
    assert f"**O** {name}" in text(board_message(a_match(o=machine)))


def test_every_ending_has_its_own_sentence() -> None:
    """A win, a draw and a resignation each have a sentence about the result."""
    assert f"<@{ANN}> wins with three in a row" in text(board_message(played(0, 3, 1, 4, 2)))
    assert "a draw" in text(board_message(played(0, 1, 2, 4, 3, 5, 7, 6, 8)))
    resignation = text(board_message(resigned(played(0), ANN, NOW)))
    assert f"<@{ANN}> resigned. <@{BEN}> wins" in resignation


def test_the_board_names_the_next_commands() -> None:
    """A live board names the commands for the match, a finished one how to start another."""
    assert "/tictactoe board" in text(board_message(played(0)))
    assert "/tictactoe start" in text(board_message(resigned(played(0), ANN, NOW)))


def test_the_colour_shows_the_status() -> None:
    """X to move, O to move, won, lost to the bot and drawn have five different colours."""
    lost = ended(a_match(), Ending.LINE, "O", NOW)
    states = [
        played(),
        played(0),
        played(0, 3, 1, 4, 2),
        lost,
        played(0, 1, 2, 4, 3, 5, 7, 6, 8),
    ]
    assert len({colour(board_message(match)) for match in states}) == 5


def test_discord_py_does_not_store_a_board() -> None:
    """A board is not dispatchable, so that discord.py keeps nothing of a match in memory."""
    assert not board_message(a_match()).is_dispatchable()


def test_a_person_whose_data_was_deleted() -> None:
    """A board names no one in the place of a person whose data was deleted."""
    shown = text(board_message(a_match(x=Person(-5), moves=(4,), revision=1)))
    assert "someone who left" in shown
    assert "<@" not in shown


@pytest.mark.parametrize(("other", "offered"), [(BEN, ["Rematch"]), (-5, [])])
def test_nobody_asks_for_a_rematch_with_who_left(other: int, offered: list[str]) -> None:
    """A finished board offers a rematch, unless the other person has deleted their data."""
    match = ended(a_match(o=Person(other)), Ending.RESIGNED, "X", NOW)
    labels = [item.get("label") for item in items(board_message(match))]
    assert [label for label in labels if label == "Rematch"] == offered
