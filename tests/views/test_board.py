from random import Random

import discord
import pytest

from bot.domain.match import Ending, Machine, Match, Person, Seat
from bot.domain.moves import pressed, resigned
from bot.domain.transitions import ended
from bot.views import ui
from bot.views.board import match_message as board_message
from engines.games.classic import CELLS
from engines.games.game import Mark
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.levels import SPECS_OF_LEVELS, Level
from tests.chat.ids import Payload
from tests.chat.messages import CELLS as CELL_IDS, is_free
from tests.conftest import ANN, BEN, NOW, a_match, visible

CONTROLS = ("Offer a draw", "Take back", "Why?", "Hint", "Refresh", "Rules", "Resign")


def items(message: ui.Message) -> list[Payload]:
    """Return all components of a board, each parent before its children."""
    found: list[Payload] = list(message.to_components())
    for item in found:
        found += item.get("components", [])
    return found


def cells_of(message: ui.Message) -> list[Payload]:
    return [item for item in items(message) if item.get("custom_id", "").startswith(CELL_IDS)]


def text(message: ui.Message) -> str:
    return visible("\n".join(item["content"] for item in items(message) if "content" in item))


def colour(message: ui.Message) -> int:
    (container,) = message.to_components()
    assert isinstance(container["accent_color"], int)
    return container["accent_color"]


def played(*cells: int) -> Match:
    match = a_match(o=Person(BEN))
    for ply, cell in enumerate(cells):
        match = pressed(match, (ANN, BEN)[ply % 2], match.revision, cell, NOW)
    return match


def test_the_payload_is_a_container_with_rows() -> None:
    """Discord gets one container: three rows of three buttons, and a row of controls."""
    (container,) = board_message(a_match()).to_components()
    rows = [item for item in container["components"] if item["type"] == 1]
    assert [len(row["components"]) for row in rows] == [3, 3, 3, 5]


def test_marks_are_as_strong_as_free_cells() -> None:
    """During a match every mark is an enabled button in its colour, of kind `i1`."""
    shown = cells_of(board_message(played(4, 0)))
    marks = {cell: (shown[cell]["style"], shown[cell]["disabled"]) for cell in (4, 0)}
    primary, danger = discord.ButtonStyle.primary.value, discord.ButtonStyle.danger.value
    assert marks == {4: (primary, False), 0: (danger, False)}
    assert [shown[cell]["custom_id"] for cell in (4, 0)] == ["i1:1:2:4", "i1:1:2:0"]


def enabled_after(match: Match) -> list[int]:
    shown = cells_of(board_message(match))
    return [cell for cell in CELLS if not shown[cell]["disabled"]]


def test_only_the_winning_line_shines_after_the_end() -> None:
    """Only the three cells of a line shine and are enabled; otherwise none are."""
    match = played(0, 3, 1, 4, 2)
    shown = cells_of(board_message(match))
    marked = [cell for cell in CELLS if shown[cell]["style"] == discord.ButtonStyle.success.value]
    assert marked == enabled_after(match) == [0, 1, 2]
    assert enabled_after(played(0, 1, 2, 4, 3, 5, 7, 6, 8)) == []
    assert enabled_after(resigned(played(0), ANN, NOW)) == []


def test_no_mark_is_torn_from_its_name() -> None:
    """A line never breaks between a mark and its name."""
    shown = "\n".join(item.get("content", "") for item in items(board_message(played(4))))
    for words in ("**X**\u00a0", "**O**\u00a0", "\u00a0(O)"):
        assert words in shown


@pytest.mark.parametrize(
    ("variant", "moves", "last"),
    [("classic", "4", "X ⁵"), ("drop", "2", "X c5"), ("sizes", "c4", "X3 ⁵")],
)
def test_the_text_names_the_last_move(variant: str, moves: str, last: str) -> None:
    """The status ends with the last mark and its square, written as on the buttons."""
    assert text(board_message(shown(variant, moves))).splitlines()[0].endswith(f" · {last}")
    assert " · " not in text(board_message(shown(variant, ""))).splitlines()[0]


@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize("other", [Person(BEN), Machine("sampling:3", "easy")])
def test_nothing_moves_between_moves(variant: str, other: Seat) -> None:
    """A running board has the same buttons and as many lines after each move, as rules once go."""
    seen, rng = [], Random(7)
    match = a_match(variant=variant, o=other)
    while not match.board.outcome:
        labels = [it.get("label") for it in items(board_message(match))]
        controls = [it for it in labels if it in CONTROLS]
        seen.append((controls, text(board_message(match)).count("\n")))
        match = match._replace(moves=(*match.moves, rng.choice(match.board.legal_moves())))
    names = {tuple(controls) for controls, _ in seen}
    assert len({tuple("Hint" if it == "Refresh" else it for it in one) for one in names}) == 1
    assert len({lines for _, lines in seen}) == 1


@pytest.mark.parametrize(
    ("level", "winner", "blue"),
    [
        ("easy", "X", ["Harder"]),
        ("easy", "O", ["Play again"]),
        ("easy", None, ["Play again"]),
        ("unbeatable", "X", ["Play again"]),
        (None, "X", ["Play again"]),
    ],
)
def test_what_comes_next_is_blue(level: Level, winner: Mark | None, blue: list[str]) -> None:
    """That is *Harder* after a victory over the bot, where there is a harder level."""
    match = a_match(o=Machine(SPECS_OF_LEVELS["classic"].get(level, "dice"), level))
    over = ended(match, Ending.RESIGNED if winner else Ending.FULL_BOARD, winner, NOW)
    primary = discord.ButtonStyle.primary.value
    assert [it["label"] for it in items(board_message(over)) if it.get("style") == primary] == blue


def test_the_colour_shows_the_status() -> None:
    """X to move, O to move, won, lost to the bot and drawn have five different colours."""
    lost, drawn = ended(a_match(), Ending.LINE, "O", NOW), played(0, 1, 2, 4, 3, 5, 7, 6, 8)
    states = [played(), played(0), played(0, 3, 1, 4, 2), lost, drawn]
    assert len({colour(board_message(match)) for match in states}) == 5


def shown(variant: str, moves: str, **changes: object) -> Match:
    tokens = SOLVED_GAMES[variant].tokens
    played = tuple(tokens.index(token) for token in moves.split())
    return a_match(o=Person(BEN), variant=variant, moves=played, **changes)


def labels(match: Match) -> str:
    return " ".join(str(cell["label"]) for cell in cells_of(board_message(match)))


def test_pieces_show_their_size() -> None:
    """A piece's label has a number, and greater ones cover smaller ones."""
    match = shown("sizes", "a4 c4 b0 a8")
    assert labels(match) == "X2 ² ³ ⁴ O3 ⁶ ⁷ ⁸ O1"
    covered = {cell["label"] for cell in cells_of(board_message(match)) if is_free(cell)}
    assert {"X2", "O1"} <= covered
    assert "O3" not in covered


def test_picks_show_what_is_left() -> None:
    """The row of picks counts the pieces of the player to move, and the largest left is picked."""
    picks = [it for it in items(board_message(shown("sizes", "c0 c1 c2 c3"))) if "pk1:" in str(it)]
    buttons = [it for it in picks if it["type"] == 2]
    assert [(it["label"], it["disabled"]) for it in buttons] == [
        ("Small \u00d72", False),
        ("Medium \u00d72", False),
        ("Large \u00d70", True),
    ]
    success = discord.ButtonStyle.success.value
    assert [it["style"] == success for it in buttons] == [False, True, False]


def test_the_mark_that_vanishes_next_is_dimmed() -> None:
    """Of three marks of the player to move, the oldest is drawn at half strength."""
    cells = cells_of(board_message(shown("vanish", "0 1 4 3 2 5")))
    assert [n for n, cell in enumerate(cells) if cell["disabled"]] == [0]
    assert "the dim mark vanishes next" in text(board_message(shown("vanish", "0 1 4 3 2 5")))


def test_every_free_cell_of_a_column_drops_a_mark() -> None:
    """In drop all free cells are enabled; the id of the lowest names the column, as ever."""
    cells = cells_of(board_message(shown("drop", "0 0 3")))
    assert [n for n, cell in enumerate(cells) if not is_free(cell)] == [15, 20, 23]
    assert [cells[n]["custom_id"] for n in (10, 24)] == ["c1:1:0:0", "c1:1:0:4"]
    assert [cells[n]["custom_id"] for n in (5, 0)] == ["c1:1:0:5", "c1:1:0:10"]
    assert cells[24]["label"] == "e5"


def line(variant: str, moves: str, winner: Mark) -> Match:
    return ended(shown(variant, moves), Ending.LINE, winner, NOW)


LOST = ended(a_match(moves=(3, 0, 4, 1, 8, 2)), Ending.LINE, "O", NOW)
MEDIUM = ended(a_match(o=Machine("dice", "medium")), Ending.FULL_BOARD, None, NOW)


@pytest.mark.parametrize(
    ("match", "says", "not_so"),
    [
        (played(0, 3, 1, 4, 2), "🏆", None),
        (LOST, "Noughts (unbeatable) wins with three in a row", "🏆"),
        (ended(a_match(), Ending.FULL_BOARD, None, NOW), "nobody can do better", None),
        (MEDIUM, "", "nobody can do better"),
        (resigned(played(0), ANN, NOW), "/tictactoe challenge", "/tictactoe start"),
        (resigned(a_match(), ANN, NOW), "/tictactoe start", None),
        (line("misere", "0 3 1 4 2", "O"), "<@11> made three in a row, so <@12> wins!", None),
        (line("squares", "0 8 1 9 4 10 5", "X"), "<@11> wins with a square of four!", None),
        (line("squares", "0 8 1 9 2 10 3", "X"), "<@11> wins with four in a row!", None),
        (line("drop", "0 1 0 1 0 1 0", "X"), "<@11> wins with four in a row!", None),
        (line("sizes", "a0 b3 a1 b4 c2", "X"), "<@11> wins with three in a row!", None),
        (shown("misere", "4"), "**Reverse**: three in a row loses.", None),
        (shown("misere", "4 0"), "Reverse", "loses"),
        (shown("classic", ""), "", "Classic"),
    ],
)
def test_what_a_board_says(match: Match, says: str, not_so: str | None) -> None:
    """It says what decided the game, what comes next, and until both have moved the rule."""
    said = text(board_message(match))
    assert says in said
    assert not_so is None or not_so not in said


@pytest.mark.parametrize(
    ("variant", "moves", "said"),
    [
        ("classic", (0, 1, 2, 4, 3, 5, 7, 6, 8), "Nobody got three in a row."),
        ("squares", (11, 3, 15, 13, 0, 1, 8, 14, 6, 4, 7, 2, 5, 10, 9, 12), "The board is full."),
    ],
)
def test_a_full_board(variant: str, moves: tuple[int, ...], said: str) -> None:
    """A draw says what everybody sees: no line, or that there is no square left."""
    match = a_match(variant=variant, o=Person(BEN), moves=moves, ending=None)
    over = ended(match, Ending.FULL_BOARD, None, NOW)
    assert over.board.outcome is not None
    assert f"It's a draw!** {said}" in text(board_message(over))
