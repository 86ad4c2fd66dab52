"""The opening books that come with the package."""

import pytest

from engines.solvers.book import Book
from engines.solvers.make_book import PLIES, make
from tests.sizes import FULL

only_in_full = pytest.mark.skipif(not FULL, reason="takes minutes")


def test_every_book_has_its_depth() -> None:
    """The books are as deep as their program makes them."""
    assert {name: Book.named(name).plies for name in PLIES} == PLIES


@pytest.mark.slow
@pytest.mark.parametrize("name", ["squares", "sizes", pytest.param("drop", marks=only_in_full)])
def test_a_book_is_what_its_program_makes(name: str) -> None:
    """Made again, the book of each game is the same."""
    assert make(name, PLIES[name]) == Book.named(name)


def test_a_book_survives_its_file() -> None:
    """Unpacked, a book has the values that it was packed with."""
    values = {7: 1, 1 << 62: 1, 3: -1, 5: 0, 2: -1}
    book = Book.unpacked(Book.of(6, values).packed())
    assert book == Book.of(6, values) != Book.of(5, values)
    assert {key: book.value(key) for key in values} == values
