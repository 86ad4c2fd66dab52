"""The language made of English: what is said in it, and what is found in a page of it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.locales.catalogue import Catalogue
from tests.locales.arguments import unsayable
from tests.locales.pseudo import faults_in, pseudo_catalogue
from tests.locales.shapes import odd_shapes

_NOT_ENGLISH = "help-wrong-word"
"""What English has no words for, which therefore lacks its argument here."""


def test_it_is_a_catalogue(write: Callable[..., Path]) -> None:
    """It has every sentence, built like the English one; each line is in brackets and longer."""
    file = write(pseudo_catalogue(), "th")
    assert [it for it in odd_shapes(file) if not it.startswith(_NOT_ENGLISH)] == []
    assert unsayable(file) == []
    catalogue = Catalogue(file)
    assert catalogue.say("play", {}) == "⟦Ƥĺáý‥‥⟧".replace("Ƥ", "Þ")
    assert catalogue.say("privacy-data", {}).startswith("### ⟦Ýóúŕ ďáťá⟧\n⟦Í śťóŕé")
    assert catalogue.say("challenge-until", {"until": "⟦a⟧"}).startswith("-# ⟦")


@pytest.mark.parametrize(
    "text",
    [
        *("⟦Ƥĺáý⟧ now", "and: ⟦Ƥĺáý⟧", "Play", "⟦á⟧⟦ƀ⟧", "⟦á⟧ ⟦ƀ⟧", "⟦á⟧: ⟦ƀ⟧"),
        *("⟦á **ć ⟦á⟧**, ⟦ƀ⟧ ď⟧", "⟦á⟧\n⟦á⟧ - **⟦ƀ⟧**"),
    ],
)
def test_faults_are_found(text: str) -> None:
    """Words outside brackets are found, and sentences that nothing but punctuation is between."""
    assert [*faults_in(text)] != []


@pytest.mark.parametrize(
    "text",
    [
        "⟦Ƥĺáý⟧\n-# **⟦now⟧**  ·  ⟦1 then⟧",
        "/tictactoe board",
        "**X** <@5> <t:5:R> https://example.org/a `code` ```\nmore code\n``` b3",
        "⟦á⟧ ⁂ ⟦ƀ⟧ · ⟦á ⟦ƀ⟧ and ⟦ƀ⟧⟧",
        "`1` ⟦á⟧ 12 ⟦ƀ⟧",
    ],
)
def test_other_texts_are_as_they_should_be(text: str) -> None:
    """What no language translates is no fault, nor are two sentences with a dot between them."""
    assert [*faults_in(text)] == []
