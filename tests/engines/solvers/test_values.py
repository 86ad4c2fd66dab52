"""The values of positions, known ones and by a plain search, and the books that come with them."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

import pytest

from engines.games.classic import CLASSIC
from engines.games.game import DRAW, LOSS, WIN, AnyGame
from engines.games.misere import MISERE
from engines.games.position import PlayedPosition
from engines.games.sizes import SIZES
from engines.games.vanish import VANISH
from engines.games.variants import SOLVED_GAMES
from engines.solver import best_moves, move_values, solver_of, value
from engines.solvers.alpha_beta import AlphaBeta
from engines.solvers.book import Book
from engines.solvers.exhaustive import Solver
from engines.solvers.make_book import PLIES as BOOKS, make
from engines.solvers.retrograde import Retrograde
from engines.solvers.tactics import TACTICS
from tests.engines.games.test_rules import Unbarred, positions
from tests.sizes import FULL, times

NO_BOOK = Book.of(-1, {})
LONGEST = 17  # in how many moves any end of vanish can be forced
PLIES = {"squares": 16, "drop": 25, "sizes": 12}
LATE = {"squares": 7, "drop": 13, "sizes": 6}  # after how many moves a plain search is quick


def distance(solver: Solver, state: object) -> int | None:
    """Return in how many moves an end can be forced, or None if the state is drawn."""
    ends = (moves for moves in range(LONGEST + 1) if solver.value_within(state, moves) != DRAW)
    return next(ends, None)


def first_moves(game: AnyGame) -> dict[str, int]:
    return {game.tokens[move]: worth for move, worth in move_values(PlayedPosition(game)).items()}


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_every_game_is_a_draw(variant: str) -> None:
    """With best play every solved game is drawn: in four of them after any legal first move."""
    assert value(PlayedPosition(SOLVED_GAMES[variant])) == DRAW
    if variant in {"classic", "vanish", "squares", "drop"}:
        assert set(first_moves(SOLVED_GAMES[variant]).values()) == {DRAW}


def test_first_moves_of_sizes() -> None:
    """Small pieces draw anywhere, and a large one in the centre; all other first moves lose."""
    draws = {token for token, worth in first_moves(SIZES).items() if worth == DRAW}
    assert draws == {*(f"a{cell}" for cell in range(9)), "c4"}


def test_the_barred_opening_of_vanish_would_win() -> None:
    """If the first mark could go in the middle of a side, it would win, in 13 moves."""
    solver = Retrograde(game := Unbarred())
    assert (solver.value(game.start), solver.best_moves(game.start)) == (WIN, (1, 3, 5, 7))
    assert distance(solver, game.start) == 13


@pytest.mark.slow
def test_vanish_is_proved_state_by_state() -> None:
    """A win leads to a loss one move shorter, a loss to longer wins at most, a draw to neither."""
    solver = solver_of(VANISH)
    for state in (position.state for position in positions(VANISH)):
        after = [VANISH.after(state, move) for move in VANISH.legal_moves(state)]
        found = {(solver.value(one), distance(solver, one)) for one in after}
        assert found or VANISH.result(state) == LOSS
        assert (solver.value(state), distance(solver, state)) == follows(found)


def follows(after: set[tuple[int, int | None]]) -> tuple[int, int | None]:
    """Return value and distance of a state whose moves lead to these."""
    losses = [moves for worth, moves in after if worth == LOSS and moves is not None]
    wins = [moves for worth, moves in after if worth == WIN and moves is not None]
    if losses:
        return WIN, min(losses) + 1
    if len(wins) == len(after):
        return LOSS, max(wins, default=-1) + 1
    return DRAW, None


def random_states(game: AnyGame, plies: int, count: int) -> Iterator[object]:
    """Yield states after that many random moves, in which the game is not over."""
    rng = Random(23)
    while count:
        position = PlayedPosition(game)
        while (moves := position.legal_moves()) and len(position.moves) < plies:
            position = position.play(rng.choice(moves))
        if moves:
            count -= 1
            yield position.state


@cache
def plain_value(game: AnyGame, state: object) -> int:
    if (result := game.result(state)) is not None:
        return result
    return max(-plain_value(game, game.after(state, move)) for move in game.legal_moves(state))


@pytest.mark.parametrize("game", [CLASSIC, MISERE], ids=lambda game: game.name)
def test_every_position_of_a_small_game(game: AnyGame) -> None:
    """In every position the value is that of a plain search."""
    for state in (position.state for position in positions(game)):
        assert solver_of(game).value(state) == plain_value(game, state)


def assert_solver_has(values: Mapping[int, int], game: AnyGame, state: object) -> None:
    """Check that the solver has the best of a state's moves, and what they are worth."""
    best = max(values.values())
    assert solver_of(game).value(state) == best
    assert solver_of(game).best_moves(state) == tuple(m for m in values if values[m] == best)


@pytest.mark.parametrize("variant", LATE)
def test_positions_late_in_a_large_game(variant: str) -> None:
    """In random positions after some moves, value and best moves are those of a plain search."""
    game = SOLVED_GAMES[variant]
    for plies in range(LATE[variant], PLIES[variant]):
        for state in random_states(game, plies, times(100, share=25)):
            after = {m: game.after(state, m) for m in game.legal_moves(state)}
            assert_solver_has({m: -plain_value(game, after[m]) for m in after}, game, state)
            plain_value.cache_clear()


@pytest.mark.parametrize("variant", LATE)
def test_values_fit_together(variant: str) -> None:
    """Early in a large game, a position is worth as much as its best move, by book or search."""
    game = SOLVED_GAMES[variant]
    for plies in range(LATE[variant] + 1):
        for state in random_states(game, plies, 3):
            after = {m: game.after(state, m) for m in game.legal_moves(state)}
            assert_solver_has({m: -solver_of(game).value(after[m]) for m in after}, game, state)


def test_best_moves_of_a_won_circle() -> None:
    """Where play can go in circles only the quickest wins are best; who has lost, has no better."""
    position = PlayedPosition(VANISH).play_tokens(["0", "2"])
    winning = [move for move, worth in move_values(position).items() if worth == WIN]
    assert (value(position), winning, best_moves(position)) == (WIN, [3, 6], (6,))
    lost = position.play(6)
    assert (value(lost), best_moves(lost)) == (LOSS, lost.legal_moves())


def test_every_book_has_its_depth() -> None:
    """The books are as deep as their program makes them."""
    assert {name: Book.named(name).plies for name in BOOKS} == BOOKS


@pytest.mark.slow
@pytest.mark.skipif(not FULL, reason="takes minutes")
@pytest.mark.parametrize("name", BOOKS)
def test_a_book_is_what_its_program_makes(name: str) -> None:
    """Made again, the book of each game is the same."""
    assert make(name, BOOKS[name]) == Book.named(name)


@pytest.mark.parametrize("name", BOOKS)
def test_a_book_has_what_a_search_finds(name: str) -> None:
    """Positions late in a book, from which earlier ones follow, are worth what a search finds."""
    book, tactics = Book.named(name), TACTICS[name]
    search = AlphaBeta(tactics, lambda: NO_BOOK)
    for state in random_states(SOLVED_GAMES[name], BOOKS[name], 15):
        assert book.value(tactics.key(state)) == search.value(state)


def test_a_book_survives_its_file() -> None:
    """Unpacked, a book has the values that it was packed with."""
    values = {7: 1, 1 << 62: 1, 3: -1, 5: 0, 2: -1}
    book = Book.unpacked(Book.of(6, values).packed())
    assert book == Book.of(6, values) != Book.of(5, values)
    assert {key: book.value(key) for key in values} == values
