"""The opening books that come with the package."""

import pytest

from engines.solvers.book import Book
from engines.solvers.make_book import PLIES, make


@pytest.mark.slow
@pytest.mark.parametrize("name", PLIES)
def test_a_book_is_what_its_program_makes(name: str) -> None:
    """Made anew, the book of each game is the same."""
    assert make(name, PLIES[name]) == Book.named(name)


def test_a_book_survives_its_file() -> None:
    """Unpacked, a book has the values that it was packed with."""
    values = {7: 1, 1 << 62: 1, 3: -1, 5: 0, 2: -1}
    book = Book.unpacked(Book.of(6, values).packed())
    assert book == Book.of(6, values) != Book.of(5, values)
    assert {key: book.value(key) for key in values} == values
