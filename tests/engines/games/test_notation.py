"""Moves as people write them: what the board shows is what is typed, wherever one types."""

# ruff: noqa: RUF001 - people type letters and digits of their own scripts

import json
import re
from argparse import Namespace
from collections import defaultdict
from collections.abc import Iterable
from itertools import product

import pytest
from hypothesis import given, settings, strategies as st

from engines.games.classic import CLASSIC
from engines.games.drop import DROP
from engines.games.game import AnyGame, Move
from engines.games.notation import UnreadableMoveError, is_marked, least_image, move_in, play_typed
from engines.games.position import PlayedPosition
from engines.games.sizes import SIZES
from engines.games.squares import SQUARES
from engines.games.ultimate import ULTIMATE
from engines.games.variants import GAMES
from engines.terminal.drawing import position_grid
from engines.terminal.typed_games import game_of
from tests.engines.games.test_rules import positions
from tests.engines.terminal.in_process import said

OTHER_GAMES = [game for game in GAMES.values() if game is not CLASSIC]


def written(game: AnyGame, moves: Iterable[Move]) -> str:
    """Return moves as boards show them, unmarked."""
    return " ".join(game.shown[move] for move in moves)


def marked(game: AnyGame, moves: Iterable[Move]) -> str:
    return " ".join(f"p{game.shown[move]}" for move in moves)


@st.composite
def games(draw: st.DrawFn) -> PlayedPosition:
    """Return some moves of any game but classic."""
    position = PlayedPosition(draw(st.sampled_from(OTHER_GAMES)))
    for _ in range(draw(st.integers(0, 30))):
        moves = position.legal_moves()
        if not moves:
            break
        position = position.play(draw(st.sampled_from(moves)))
    return position


def drawn_texts(position: PlayedPosition) -> list[str]:
    """Return what the terminal's board shows on each cell, row by row."""
    rows = position_grid(position).splitlines()
    columns = [found.span() for found in re.finditer("-+", rows[1])]
    return [row[start:end].strip() for row in rows[::2] for start, end in columns]


def texts_to_type(position: PlayedPosition, move: Move) -> list[str]:
    """Return what a person may type for a move who looks at the board of the terminal."""
    game, cell = position.game, position.game.cell_of(position.state, move)
    shown = drawn_texts(position)[cell]
    if game is not SIZES:
        return [shown, shown.upper(), f"p{shown}", f" {shown} ", game.shown[move]]
    size, square = game.pick_of(move), str(cell + 1)
    number = {"a": "1", "b": "2", "c": "3"}[size]
    assert shown in (square, f"{shown[0]}1", f"{shown[0]}2")
    return [f"{number}{square}", f"p{number}{square}", f"{size}{square}", game.shown[move]]


def assert_it_is_read_back(position: PlayedPosition) -> None:
    """Check that each legal move is what its texts are read as, and that no two share one."""
    for move in position.legal_moves():
        for text in texts_to_type(position, move):
            assert move_in(position, text) == move
    texts = [position.game.shown[move] for move in position.legal_moves()]
    assert len(set(texts)) == len(texts)


def test_the_board_of_classic_is_read_back() -> None:
    """In each kind of position of classic, what the board shows is read as that very move."""
    for position in positions(CLASSIC):
        assert_it_is_read_back(position)


@settings(max_examples=50)
@given(position=games())
def test_the_board_of_other_games_is_read_back(position: PlayedPosition) -> None:
    """In positions of every other game, what the board shows is read as that very move."""
    assert_it_is_read_back(position)


@given(position=games())
def test_a_line_is_read_back(position: PlayedPosition) -> None:
    """A whole game that was written, marked or not, is read as the same game."""
    game, start = position.game, PlayedPosition(position.game)
    line = marked(game, position.moves)
    assert play_typed(start, written(game, position.moves)) == position
    assert play_typed(start, line) == position
    assert is_marked(line) == bool(position.moves)
    assert not is_marked(written(game, position.moves))


@given(position=games())
def test_programs_count_from_0(position: PlayedPosition) -> None:
    """With --json a line has the tokens of programs; one that is marked is a person's."""
    options = Namespace(variant=position.game.name, json=True)
    assert game_of(" ".join(position.game.tokens[it] for it in position.moves), options) == position
    assert game_of(marked(position.game, position.moves), options) == position


@pytest.mark.parametrize(
    ("game", "texts"),
    [
        (CLASSIC, ("0", "٠", "00", "10", "c5", "", "p", "pp1", "-1", "1 5", "x")),
        (SQUARES, ("0", "a0", "5", "10", "15", "a5", "e1", "a")),
        (DROP, ("0", "a0", "4", "f", "a6", "1")),
        (SIZES, ("0", "30", "c0", "5", "41", "d5", "5c")),
        (ULTIMATE, ("0", "40", "05", "5", "54 1", "100", "a1")),
    ],
)
def test_other_texts_are_no_moves(game: AnyGame, texts: tuple[str, ...]) -> None:
    """A text that no board of the game shows is refused."""
    for text in texts:
        with pytest.raises(UnreadableMoveError) as error:
            move_in(PlayedPosition(game), text)
        assert game.spelling in str(error.value)


PASTED = {
    CLASSIC: ("5 1 9 3", (
        "1. 5 1 2. 9 3", "1.5 1 2.9 3", "1) 5 2) 1 3) 9 4) 3", "1: 5, 1; 2: 9, 3", "5 1 9 3.",
        "X5 O1 X9 O3", "X: 5, O: 1, X: 9, O: 3", "1. X5 O1 2. X9 O3", "❌5 ⭕1 ❌9 ⭕3",
        "Х5 О1 Х9 О3", "5;1;9;3", "5/1/9/3", "5.1.9.3", "5-1-9-3", "5 → 1 -> 9 – 3",
        "- 5\n- 1\r\n- 9\n- 3", "(5) [1], “9” *3*", "> **5** ||1|| __9__ ~~3~~", "`5 1 9 3`",
        "```\np5 p1 p9 p3\n```", "5️⃣ 1️⃣ 9️⃣ 3️⃣", "5️⃣1️⃣9️⃣3️⃣", "५ १ ९ ३", "٥ ١ ٩ ٣", "⑤ ❶ ９ ³", "5193",
    )),
    SQUARES: ("a1 b2 d4", (
        "1. A1 b2 2. d4", "Xa1 Ob2 Xd4", "a1;b2;d4", "a1b2d4", "a1️⃣ b2️⃣ d4️⃣", "а१ В२ d४",
    )),
    DROP: ("c c d", ("1. c c4 2. d", "Xc Oc Xd", "c;c;d.", "ccd", "с С d", "c5 c4 d5")),
    SIZES: ("35 11 29", (
        "1. 35 11 2. 29", "X35 O11 X29", "3️⃣5️⃣ 1️⃣1️⃣ 2️⃣9️⃣", "c5;a1;b9", "351129", "३५ ११ २९",
    )),
    ULTIMATE: ("53 35 51", (
        "1. 53 35 2. 51", "X53 O35 X51", "5️⃣3️⃣ 3️⃣5️⃣ 5️⃣1️⃣", "53/35/51.", "533551",
    )),
}  # fmt: skip
INVISIBLE = "\u200b\u200c\u200d\u200e\u200f\u2060\u2066\u2067\u2068\u2069\ufeff\u00ad"


@pytest.mark.parametrize("game", PASTED, ids=lambda game: game.name)
def test_lines_that_people_paste(game: AnyGame) -> None:
    """A line is read however it is numbered, divided, quoted or set, and whose moves it names."""
    plain, lines = PASTED[game]
    position = play_typed(PlayedPosition(game), plain)
    for line in (*lines, INVISIBLE.join(f" {plain} ")):
        assert play_typed(PlayedPosition(game), line) == position, line


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_is_pasted_into_the_terminal(game: AnyGame) -> None:
    """Each command reads such a line in each game, also one for programs; so does `play`."""
    variant, move = ("--variant", game.name), game.tokens[0]
    line = f"```\n1. {INVISIBLE}X{marked(game, [0])}.\n```"
    for command in ("solve", "review"):
        assert said(command, *variant, line) == said(command, *variant, game.shown[0])
    for text in (line, f"\ufeff`{move}`;"):
        assert json.loads(said("solve", *variant, "--json", text))["moves"] == move
    typed = f"{line.splitlines()[1]}\n{INVISIBLE}q\n"
    ask = ("play", *variant, "--mark", "X", "--level", "sampling:1")
    assert "1. You put X" in said(*ask, given=typed)


def test_a_pasted_board() -> None:
    """`think` reads a board that comes with the byte order mark of its file."""
    assert said("think", "\ufeffX...O....") == said("think", "X...O....")


@pytest.mark.parametrize(
    ("game", "moves", "why"),
    [
        (CLASSIC, "5 5", "move 2, '5': it cannot be played now"),
        (CLASSIC, "X5 X1", "move 2, 'X1': it cannot be played now"),
        (CLASSIC, "5 ? 9", "move 2, '?': a move is a square, 1 to 9"),
        (CLASSIC, "1. 5 12", "move 2, '12': a move is a square, 1 to 9"),
        (CLASSIC, "1 4 2 5 3 6", "move 6, '6': the game is over before it"),
        (CLASSIC, "2 0 1", "move 2, '0': a move is a square, 1 to 9"),
        (DROP, "c c c c c c", "move 6, 'c': it cannot be played now"),
        (DROP, "c5 c5", "move 2, 'c5': it cannot be played now"),
        (SIZES, "35 35", "move 2, '35': it cannot be played now"),
        (ULTIMATE, "53 pa", "move 2, 'pa': a move is a small board and a square in it, both 1 to 9:"
         " 53 is square 3 of the centre board"),
    ],
)  # fmt: skip
def test_the_reason(game: AnyGame, moves: str, why: str) -> None:
    """Anyone who types a line that is no game reads which move it was, as typed, and why."""
    with pytest.raises(UnreadableMoveError) as error:
        play_typed(PlayedPosition(game), moves)
    assert str(error.value) == why


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_least_image(game: AnyGame) -> None:
    """Any two pairs of moves have the same one if and only if one is an image of the other."""
    found = defaultdict(set)
    for pair in product(range(len(game.tokens)), repeat=2):
        images = frozenset(tuple(image[move] for move in pair) for image in game.symmetries)
        found[least_image(pair, game)].add(images)
    assert all(len(images) == 1 for images in found.values())
    assert len(found) == len(set().union(*found.values()))
