"""The opening books that come with the package."""

import pytest

from engines.games.variants import SOLVED_GAMES
from engines.solvers.alpha_beta import AlphaBeta
from engines.solvers.book import Book
from engines.solvers.make_book import PLIES, make
from engines.solvers.tactics import TACTICS
from tests.engines.solvers.test_values import random_states
from tests.sizes import FULL

NO_BOOK = Book.of(-1, {})


def test_every_book_has_its_depth() -> None:
    """The books are as deep as their program makes them."""
    assert {name: Book.named(name).plies for name in PLIES} == PLIES


@pytest.mark.slow
@pytest.mark.skipif(not FULL, reason="takes minutes")
@pytest.mark.parametrize("name", PLIES)
def test_a_book_is_what_its_program_makes(name: str) -> None:
    """Made again, the book of each game is the same."""
    assert make(name, PLIES[name]) == Book.named(name)


@pytest.mark.parametrize("name", PLIES)
def test_a_book_has_what_a_search_finds(name: str) -> None:
    """Positions late in a book, from which earlier ones follow, are worth what a search finds."""
    book, tactics = Book.named(name), TACTICS[name]
    search = AlphaBeta(tactics, lambda: NO_BOOK)
    for state in random_states(SOLVED_GAMES[name], PLIES[name], 15):
        assert book.value(tactics.key(state)) == search.value(state)


def test_a_book_survives_its_file() -> None:
    """Unpacked, a book has the values that it was packed with."""
    values = {7: 1, 1 << 62: 1, 3: -1, 5: 0, 2: -1}
    book = Book.unpacked(Book.of(6, values).packed())
    assert book == Book.of(6, values) != Book.of(5, values)
    assert {key: book.value(key) for key in values} == values
