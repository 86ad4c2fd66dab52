"""The privacy policy and the terms say what the code does."""

import re

import pytest

from bot.domain.stored_data import STORED
from docs.list_stored_data import PAGE, written
from tests.project_files import table, text_of, tokens

POLICY, TERMS = "docs/privacy-policy.md", "docs/terms.md"
BLANKS = {"NAME", "DATE", "CITY AND COUNTRY", "CONTACT", "SUPPORT SERVER OR PAGE"}


def test_what_is_stored() -> None:
    """The policy lists what `/privacy` says; `python -m docs.list_stored_data` writes it there."""
    page = PAGE.read_text(encoding="utf-8")
    assert written(page) == page


def test_every_column_with_an_id() -> None:
    """The policy names each table and column that can hold a person's id."""
    listed = {(tokens(r[0])[0], column) for r in table(POLICY, "Table") for column in tokens(r[1])}
    assert listed == {(stored.table, column) for stored in STORED for column in stored.people}


def test_buttons_of_the_policy() -> None:
    """Each button that the policy tells people to press is one of the bot's."""
    text = re.sub(r"(?m)^>.*$", "", text_of(POLICY)).replace("**", "")
    named = [" ".join(found.split()) for found in re.findall(r"\*([^*]+)\*", text)]
    labels = re.findall(r"^[\w-]+ = (.+)$", text_of("bot/locales/en.ftl"), re.MULTILINE)
    assert len(named) >= 4
    assert [label for label in named if label not in labels] == []


@pytest.mark.parametrize(
    ("page", "own"), [(POLICY, {"7 DAYS"}), (TERMS, {"COUNTRY"})], ids=["policy", "terms"]
)
def test_what_the_host_fills_in(page: str, own: set[str]) -> None:
    """What the host has to replace stands in brackets, in capitals, and says what it is."""
    assert set(re.findall(r"\[([^a-z\]]+)\](?!\()", text_of(page))) == BLANKS | own
