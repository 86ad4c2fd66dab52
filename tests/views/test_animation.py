"""What the animation of a match shows, frame by frame."""

from collections.abc import Sequence
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.interactions.history.replay import animation
from bot.views.animation import LAST_TIME, MOST_MOVES, MOVE_TIME, SIZE, first_shown
from engines.games.classic import LINES
from engines.games.game import Cell, Line, Move
from engines.games.position import PlayedPosition
from engines.games.ultimate import ULTIMATE
from engines.games.variants import GAMES, SOLVED_GAMES, position_after
from engines.review.review import PlayedGame

WON = (0, 1, 4, 8, 6, 2, 3)  # the moves of a match of classic that X wins in the left column
PANEL, GREEN = (43, 45, 49), (36, 128, 70)
COLOURS = {"X": (88, 101, 242), "O": (218, 55, 60), None: (78, 80, 88)}

Colour = tuple[int, ...]


def test_a_long_game_is_shown_faster() -> None:
    """No animation takes more than twenty seconds, however many moves a game has."""
    played = PlayedGame("ultimate", random_game("ultimate", 1))
    assert len(played.moves) > 30
    assert sum(frame.info["duration"] for frame in frames(played)) <= 20_000


def random_game(variant: str, seed: int, longest: int = 0) -> tuple[Move, ...]:
    """Return the moves of a random game; one that is to be `longest` ends as late as it can."""
    rng, board = Random(seed), PlayedPosition(GAMES[variant])
    while board.legal_moves() and len(board.moves) < (longest or 200):
        moves = board.legal_moves()
        open_ones = [move for move in moves if board.play(move).outcome is None]
        board = board.play(rng.choice(open_ones if longest and open_ones else moves))
    return board.moves


def frames(played: PlayedGame) -> list[Image.Image]:
    image = Image.open(BytesIO(animation(played)))
    found = []
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        found.append(image.convert("RGB"))
    return found


def colours(frame: Image.Image, rows: int, columns: int) -> list[Colour]:
    """Return the colour of each cell, near its upper edge, where no mark is."""
    side = frame.width / columns
    points = [
        (round((column + 0.5) * side), round((row + 0.14) * frame.height / rows))
        for row in range(rows)
        for column in range(columns)
    ]
    pixels = [frame.getpixel(point) for point in points]
    return [pixel for pixel in pixels if isinstance(pixel, tuple)]


def closed(cells: Sequence[Cell]) -> set[int]:
    """Return the cells of closed small boards of ultimate, without the lines that won them."""
    found: set[int] = set()
    for board in range(9):
        corner = 27 * (board // 3) + 3 * (board % 3)
        places = [corner + 9 * row + column for row in range(3) for column in range(3)]
        marks = [cells[place].mark for place in places]
        won = [it for it in LINES if marks[it[0]] and len({marks[cell] for cell in it}) == 1]
        if won or None not in marks:
            line = [places[cell] for cell in won[0]] if won else []
            found |= set(places) - set(line)
    return found


def expected(cells: Sequence[Cell], line: Line) -> list[Colour]:
    """Return what the bot's own board shows: only a bright line, or what counts brighter."""
    found, over = [], closed(cells) if len(cells) == len(ULTIMATE.tokens) else set()
    for number, cell in enumerate(cells):
        colour = GREEN if number in line else COLOURS[cell.mark]
        faint = number not in line if line else cell.fading or number in over
        halves = [round((a + b) / 2) for a, b in zip(colour, PANEL, strict=True)]
        found.append(tuple(halves) if faint else colour)
    return found


@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_each_frame_is_the_board_after_a_move(variant: str, seed: int) -> None:
    """The frames are the positions in order; at the end only a winning line is bright."""
    game, moves = GAMES[variant], random_game(variant, seed)
    played = PlayedGame(variant, moves)
    shown = frames(played)
    assert len(shown) == len(moves) - first_shown(played) + 1
    for ply, frame in enumerate(shown, first_shown(played)):
        board = position_after(variant, moves[:ply])
        line = (board.outcome and board.outcome.line) or ()
        seen = colours(frame, game.rows, game.columns)
        far = [
            max(map(abs, (a - b for a, b in zip(*pair, strict=True))))
            for pair in zip(seen, expected(board.cells, line), strict=True)
        ]
        assert max(far) <= 1, f"after {ply} moves"


@pytest.mark.slow
@pytest.mark.parametrize("variant", GAMES)
def test_the_longest_games_are_small_files(variant: str) -> None:
    """However long a game is, its animation has at most 200 kB, and 480 pixels each way."""
    for seed in range(3):
        file = animation(PlayedGame(variant, random_game(variant, seed, longest=200)))
        assert len(file) <= 200_000
        assert max(Image.open(BytesIO(file)).size) <= SIZE


@pytest.mark.slow
def test_a_game_in_circles_shows_its_last_moves() -> None:
    """Of a game that can go on endlessly the last moves are shown, of any other all."""
    vanish = random_game("vanish", 0, longest=200)
    assert len(frames(PlayedGame("vanish", vanish))) == MOST_MOVES + 1
    ultimate = random_game("ultimate", 0, longest=200)
    assert len(frames(PlayedGame("ultimate", ultimate))) == len(ultimate) + 1 > MOST_MOVES


def test_it_repeats_and_rests_on_the_last_frame() -> None:
    """The animation loops endlessly, and the last position stays for longer."""
    image = Image.open(BytesIO(animation(PlayedGame("classic", WON))))
    times = []
    for number in range(len(WON) + 1):
        image.seek(number)
        times.append(image.info["duration"])
    assert times == [MOVE_TIME] * len(WON) + [LAST_TIME]
    assert image.info["loop"] == 0


def test_a_match_from_a_later_position_begins_there() -> None:
    """Moves that nobody chose are on the board from the first frame on."""
    shown = frames(PlayedGame("classic", WON, given=4))
    assert len(shown) == 4
    assert colours(shown[0], 3, 3) == expected(position_after("classic", WON[:4]).cells, ())


def test_a_match_without_a_move_is_one_picture() -> None:
    """Anyone who resigned at once sees an empty board."""
    (frame,) = frames(PlayedGame("classic", ()))
    assert set(colours(frame, 3, 3)) == {COLOURS[None]}


def test_sizes_are_told_apart() -> None:
    """A larger piece has a larger mark."""
    white = []
    for move in ("a4", "b4", "c4"):
        last = frames(PlayedGame("sizes", (SOLVED_GAMES["sizes"].tokens.index(move),)))[-1]
        counts = {colour: count for count, colour in last.getcolors(1 << 16) or ()}
        white.append(counts[255, 255, 255])
    assert white[0] < white[1] < white[2]
