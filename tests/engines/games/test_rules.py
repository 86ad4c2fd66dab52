"""The rules of every game, against plain ones on a board of text."""

from collections.abc import Iterable, Iterator
from itertools import product
from random import Random

import pytest

from engines.games.classic import BadBoardError, parse_board
from engines.games.game import AnyGame
from engines.games.position import IllegalMoveError, PlayedPosition
from engines.games.vanish import Queues, Vanish
from engines.games.variants import GAMES, SOLVED_GAMES, position_after
from tests.engines.games.plain_board import Plain, empty, legal, outcome, passed, play, shown, wins
from tests.engines.positions import TEXTS
from tests.hostile.whole_games import circling_game
from tests.sizes import slow, times

POSITIONS = {"classic": 5478, "misere": 5478, "vanish": 65_126}
WITH_ULTIMATE_LATER = [*SOLVED_GAMES, *slow("ultimate")]
"""All games; those of ultimate are long, and are played by CI."""


def outcome_text(position: PlayedPosition) -> str | None:
    return (position.outcome.winner or "draw") if position.outcome else None


def positions(game: AnyGame) -> Iterator[PlayedPosition]:
    """Yield one of the images of each state, with the moves that lead to it."""
    known = {game.canonical(game.start)}
    for position in (queue := [PlayedPosition(game)]):
        yield position
        for after in map(position.play, position.legal_moves()):
            if (key := game.canonical(after.state)) not in known:
                known.add(key)
                queue.append(after)


def count(game: AnyGame) -> int:
    return sum(len({*game.images(position.state)}) for position in positions(game))


def played(game: AnyGame, rng: Random) -> Iterator[PlayedPosition]:
    position = PlayedPosition(game)
    yield position
    while moves := position.legal_moves():
        position = position.play(rng.choice(moves))
        yield position


def with_boards(
    game: AnyGame, positions: Iterable[PlayedPosition]
) -> Iterator[tuple[PlayedPosition, Plain]]:
    """Yield positions, each with its plain board; each goes on from one of those before."""
    boards: dict[tuple[str, ...], Plain] = {(): empty(game.name)}
    for position in positions:
        tokens = tuple(game.tokens[move] for move in position.moves)
        if tokens:
            boards[tokens] = play(boards[tokens[:-1]], tokens[-1])
        yield position, boards[tokens]


def games(variant: str, number: int) -> Iterator[tuple[PlayedPosition, Plain]]:
    rng, game = Random(19), GAMES[variant]
    return (it for _ in range(number) for it in with_boards(game, played(game, rng)))


def assert_it_follows_the_rules(position: PlayedPosition, board: Plain) -> None:
    """Check what is shown, who has won, and which moves are legal."""
    tokens = position.game.tokens
    assert tuple(map(str, position.cells)) == shown(board), position.moves
    assert outcome_text(position) == outcome(board), position.moves
    assert tuple(tokens[move] for move in position.legal_moves()) == legal(board), position.moves


@pytest.mark.parametrize("variant", ["classic", "misere", *slow("vanish")])
def test_every_position_follows_the_rules(variant: str) -> None:
    """In every state but for images, cells, outcome and legal moves are those of plain rules."""
    game = SOLVED_GAMES[variant]
    for position, board in with_boards(game, positions(game)):
        assert_it_follows_the_rules(position, board)


@pytest.mark.parametrize("variant", POSITIONS)
def test_counts_of_positions(variant: str) -> None:
    """There are as many states, with all images, as is known."""
    assert count(SOLVED_GAMES[variant]) == POSITIONS[variant]


@pytest.mark.parametrize("variant", WITH_ULTIMATE_LATER)
def test_random_games_follow_the_rules(variant: str) -> None:
    """In 50,000 random games, each position shows what the plain rules show."""
    for position, board in games(variant, times(50_000, share=1000)):
        assert_it_follows_the_rules(position, board)


@pytest.mark.parametrize("variant", WITH_ULTIMATE_LATER)
def test_who_wins_after_a_pass(variant: str) -> None:
    """The same moves win for the other player; after two passes the board is as it was."""
    for position, board in games(variant, times(50)):
        game, state = position.game, position.game.after_pass(position.state)
        if position.outcome is None:
            assert {game.tokens[move] for move in game.winning_moves(state)} == wins(passed(board))
        assert game.cells(game.after_pass(state), position.turn) == position.cells


class Unbarred(Vanish):
    """Vanish with any opening."""

    def legal_moves(self, state: Queues) -> tuple[int, ...]:
        return super().legal_moves(state) if state[1] else tuple(range(9))


@pytest.mark.slow
def test_vanish_with_any_opening() -> None:
    """If the first mark could go anywhere, vanish had 73,450 states."""
    assert count(Unbarred()) == 73_450


@pytest.mark.parametrize("variant", GAMES)
def test_illegal_moves_raise(variant: str) -> None:
    """All other moves, and texts that are no moves, raise an error that names the move."""
    for position, board in games(variant, 1):
        texts = {*position.game.tokens, "", "x", "00", "-1", "99", "c9", "²"}
        for token in texts - {*legal(board)}:
            with pytest.raises(IllegalMoveError) as error:
                position.play_tokens([token])
            assert error.value.position == position


@pytest.mark.parametrize("variant", GAMES)
def test_symmetric_games_lead_to_symmetric_positions(variant: str) -> None:
    """Each image of a game is legal, ends alike, and shares the canonical state all along."""
    game, rng = GAMES[variant], Random(8)
    for _ in range(5):
        *_, last = played(game, rng)
        for symmetry in game.symmetries:
            image = PlayedPosition(game)
            for move, state in zip(last.moves, last.states, strict=True):
                image = image.play(symmetry[move])
                assert game.canonical(image.state) == game.canonical(state)
            assert outcome_text(image) == outcome_text(last)


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_a_move_marks_the_cell_it_names(variant: str) -> None:
    """The cell of a move is empty or covered before and shows the mover's mark after."""
    for before in played(SOLVED_GAMES[variant], Random(5)):
        for move in before.legal_moves():
            cell = before.game.cell_of(before.state, move)
            after, pick = before.play(move).cells[cell], before.game.pick_of(move)
            assert (after.mark, after.size) == (before.turn, pick)
            assert before.cells[cell].size < after.size or before.cells[cell].mark is None


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_a_line_is_of_one_mark(variant: str) -> None:
    """A game that is won has a line, and one mark stands on all of it; a draw has none."""
    rng = Random(6)
    for _ in range(50):
        *_, last = played(SOLVED_GAMES[variant], rng)
        assert last.outcome is not None
        winner, line = last.outcome
        assert (line is None) == (winner is None)
        if line is not None:
            marks = {last.cells[cell].mark for cell in line}
            assert len(marks) == 1
            assert (marks == {winner}) == (variant != "misere")


@pytest.mark.slow
def test_a_game_of_thousands_of_moves() -> None:
    """Going in circles, its position is found from only the moves, as after a restart."""
    moves = circling_game(2_100)
    position_after.cache_clear()
    position = position_after("vanish", moves)
    assert (position.moves, position.outcome) == (moves, None)


def test_every_text_is_a_reachable_board_or_an_error() -> None:
    """Of all 19,683 texts only the reachable ones parse, and each is written back the same."""
    reachable = set(TEXTS)
    for text in map("".join, product("XO.", repeat=9)):
        if text in reachable:
            assert str(parse_board(text)) == text
        else:
            with pytest.raises(BadBoardError):
                parse_board(text)


@pytest.mark.parametrize("text", ["", "X", "." * 8, "." * 10, "x........", "X-------O", " " * 9])
def test_other_texts_are_errors(text: str) -> None:
    """A text that is not nine characters X, O or dot raises an error that says so."""
    with pytest.raises(BadBoardError, match="a board is nine characters"):
        parse_board(text)
