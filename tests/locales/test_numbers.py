"""Numbers in sentences: whole, and with the right word after them."""

from itertools import product

import pytest
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from bot.locales import DEFAULT, translate
from tests.chat.wording import odd_numbers
from tests.locales.catalogues import ENGLISH, entries_of

NEVER_ONE = {
    *("minutes", "days", "boards", "horizon", "legal", "mark"),
    *("shortest", "longest", "latest", "most", "enough"),
}
"""Arguments that are never 1: constants, the moves of someone who has a choice, and marks."""
ALL_CONSTANT = "rules-details-text"


ENTRIES = {it.id.name: it for it in entries_of(ENGLISH) if isinstance(it, Message)}


class Arguments(Visitor):
    """Collects the arguments of a sentence, and of those that it contains."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.visit(ENTRIES[node.id.name])


def arguments_of(entry: Message) -> set[str]:
    arguments = Arguments()
    arguments.visit(entry)
    return arguments.found


def sentences() -> dict[str, set[str]]:
    """Return the arguments of each English sentence that has any."""
    found = {key: arguments_of(entry) for key, entry in ENTRIES.items()}
    return {key: arguments for key, arguments in found.items() if arguments}


SENTENCES = sentences()


@pytest.mark.parametrize("key", sorted(SENTENCES.keys() - {ALL_CONSTANT}))
def test_a_sentence_with_any_counts(key: str) -> None:
    """Whatever its numbers are, no sentence says "1 games"."""
    names = sorted(SENTENCES[key] | {"person"})
    for counts in product(*((2,) if name in NEVER_ONE else (0, 1, 2) for name in names)):
        said = translate(DEFAULT, key, **dict(zip(names, counts, strict=True)))
        assert odd_numbers(said) == [], said


def test_counts_have_separators() -> None:
    """A count is written as people write it."""
    assert "1,234,567 games so far" in translate(
        DEFAULT, "show-record", games=1_234_567, x=0, o=0, draws=0
    )


def test_no_sentence_takes_a_raw_number() -> None:
    """A float is refused, whatever sentence it is for: someone has to say how it is written."""
    with pytest.raises(TypeError):
        translate(DEFAULT, "rating-changed", before=1350.5, after="1400")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "odd"),
    [
        ("between 1350.0 and 1650.0", True),
        ("**1** games", True),
        ("1 errors", True),
        ("`7.138e-06`", True),
        ("`0.123`", True),
        ("`0.12` the centre", False),
        ("1 game, 21 games, 1,001 games", False),
        ("1.001 Partien, 10.987.654 Partien", False),
        ("0.987 Partien, 1.0011 Partien", True),
    ],
)
def test_odd_numbers_are_found(text: str, odd: bool) -> None:
    """The search that runs on every message of the tests finds odd numbers."""
    assert bool(odd_numbers(text)) is odd
