"""What people read is in the words of today: sentences, documents and source code."""

import re
from pathlib import Path

import pytest

from tests.locales.catalogues import ENGLISH, sentences_of
from tests.locales.parts import texts_of
from tests.project_files import ROOT

ODD = re.compile(
    r"\b(somebody|anybody|whom|anew|for ever|by lot|side by side|reckon\w*|in its time"
    r"|if it is none|right beside)\b",
    re.IGNORECASE,
)
"""For which we write someone, who, again, endlessly, at random, concurrently, on schedule."""
CLUMSY = re.compile(rf"(?i){ODD.pattern}|\b(or else|and else|in the place of|to be said)\b")
"""Those, and what documents and source code say more plainly: otherwise, in place of."""
OF_CODE = re.compile(r"(?i)\b(match(es)?|cells?|give up|gave up|lapsed?|cannot|do not)\b")
"""Words of the code, for which people read others: game, square, resign, expire, can't."""


def test_sentences() -> None:
    """People read of games and squares, never of matches and cells, in the words of today."""
    texts = [text for sentence in sentences_of(ENGLISH).values() for text in texts_of(sentence)]
    assert len(texts) > 500
    assert [text for text in texts if ODD.search(text) or OF_CODE.search(text)] == []


def test_documents() -> None:
    """No document has an odd word, nor has a form on which people report faults."""
    files = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob(".github/**/*.[my]*")]
    assert len(files) > 20
    texts = {file.name: file.read_text(encoding="utf-8") for file in files}
    assert {name: found for name, text in texts.items() if (found := CLUMSY.findall(text))} == {}


@pytest.mark.parametrize("folder", ("bot", "engines", "benchmarks", "docs", "tests"))
def test_source_code(folder: str) -> None:
    """No docstring, comment, text or name has an odd word."""
    files = {*(ROOT / folder).rglob("*.py")} - {Path(__file__)}
    texts = {str(file): file.read_text(encoding="utf-8") for file in files}
    assert {name: found for name, text in texts.items() if (found := CLUMSY.findall(text))} == {}
