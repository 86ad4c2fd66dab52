"""What people read is in the words of today: sentences, documents, docstrings and comments."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from bot import locales
from tests.project_files import ROOT, text_of

ODD = re.compile(
    r"\b(somebody|anybody|whom|anew|for ever|by lot|side by side|reckon\w*|in its time"
    r"|if it is none|right beside)\b",
    re.IGNORECASE,
)
"""For which we write someone, who, again, endlessly, at random, concurrently, on schedule."""
CLUMSY = re.compile(
    rf"{ODD.pattern}|\b(or else|and else|in the place of|to be said)\b", re.IGNORECASE
)
"""Those, and what documents, docstrings and comments say more plainly: otherwise, in place of."""
OF_CODE = re.compile(
    r"\b(match(es)?|cells?|give up|gave up|lapsed?|cannot|do not)\b", re.IGNORECASE
)
"""Words of the code, for which people read others: game, square, resign, expire, can't."""
FOLDERS = ("bot", "engines", "benchmarks", "docs", "tests")


class Texts(Visitor):
    """Collects the parts of sentences that people read as they are."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - the library's name
        self.found.append(node.value)


def test_sentences() -> None:
    """People read of games and squares, never of matches and cells, in the words of today."""
    texts = Texts()
    english = text_of(f"bot/locales/{locales.DEFAULT}.ftl")
    texts.visit(FluentParser().parse(english))
    assert len(texts.found) > english.count("\n") / 4
    assert [text for text in texts.found if ODD.search(text) or OF_CODE.search(text)] == []


def test_documents() -> None:
    """No document has an odd word, nor has a form on which people report faults."""
    files = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob(".github/**/*.[my]*")]
    assert len(files) > 20
    texts = {file.name: file.read_text(encoding="utf-8") for file in files}
    assert {name: found for name, text in texts.items() if (found := CLUMSY.findall(text))} == {}


def explained(source: str) -> Iterator[str]:
    """Yield the docstrings and comments of a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def odd_in(source: str) -> list[str]:
    """Return the docstrings and comments with an odd word; parses only where there may be one."""
    may_have = explained(source) if CLUMSY.search(source) else ()
    return [text for text in may_have if CLUMSY.search(text)]


@pytest.mark.parametrize("folder", FOLDERS)
def test_docstrings_and_comments(folder: str) -> None:
    """No docstring and no comment has an odd word."""
    texts = {file: file.read_text(encoding="utf-8") for file in (ROOT / folder).rglob("*.py")}
    assert {file.name: found for file, text in texts.items() if (found := odd_in(text))} == {}


def test_odd_words_are_found() -> None:
    """An odd word is found in a docstring and in a comment, not in the code itself."""
    assert odd_in('def f(whom: str) -> str:\n    """Return whom."""\n') == ["Return whom."]
    assert odd_in("x = 1  # for ever\n") == ["# for ever"]
