"""What sentences are given: whole numbers, with the right word after them, and people."""

from itertools import product

import pytest

from bot.errors import Refusal
from bot.locales import DEFAULT, LANGUAGES, translate
from bot.messaging.error_replies import refusal_text
from tests.chat.message_limits import odd_numbers
from tests.locales.arguments import arguments_of
from tests.locales.catalogues import ENGLISH, sentences_of
from tests.locales.parts import parts_of
from tests.sizes import each_language

NEVER_ONE = {
    *("minutes", "days", "boards", "horizon", "legal", "mark"),
    *("shortest", "longest", "latest", "most", "enough"),
}
"""Arguments that are never 1: constants, the moves of someone who has a choice, and marks."""
DELETED = -4526


def test_a_sentence_with_any_counts() -> None:
    """Whatever its numbers are, no sentence says "1 games"."""
    sentences = sentences_of(ENGLISH)
    for key in sentences.keys() - {"rules-details-text"}:
        names = sorted(arguments_of(key, sentences))
        for counts in product(*((2,) if name in NEVER_ONE else (0, 1, 2) for name in names)):
            said = translate(DEFAULT, key, **{"person": 2} | dict(zip(names, counts, strict=True)))
            assert odd_numbers(said) == [], said


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


@pytest.mark.parametrize("language", each_language(LANGUAGES))
def test_no_refusal_mentions_a_deleted_person(language: str) -> None:
    """Each refusal that names a person says a general word for one whose data was deleted."""
    sentences = sentences_of(ENGLISH).items()
    naming = [key for key, it in sentences if "person" in parts_of(it).arguments]
    refusals = [key[8:] for key in naming if key.startswith("refusal-")]
    assert len(refusals) > 10
    for key in refusals:
        said = {
            person: refusal_text(Refusal(key, person=person, since="0", until="0"), language)
            for person in (DELETED, 0, 12)
        }
        assert translate(language, "person-gone") in said[DELETED]
        assert "<@" not in said[DELETED] + said[0]
        assert "<@12>" in said[12]
