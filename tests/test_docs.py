"""The documents are made from the code where they can be, and name what exists elsewhere."""

import doctest
import re
from datetime import timedelta
from pathlib import Path
from types import ModuleType

import pytest

from bot import __version__
from bot.__main__ import parser
from bot.domain.limits import CHALLENGE_PAUSE
from bot.domain.stored_data import DELETED_IDS_KEPT, MOST_BOARDS, STORED
from bot.interactions.registry import COMMANDS
from docs.make import made
from engines import levels, solver, turn
from engines.puzzles import days
from engines.review import hints, review
from engines.terminal import options
from tests.project_files import ROOT, commands_of, text_of, tokens

PAGES = (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob(".github/*.md"))
DOCUMENTS = [page.relative_to(ROOT).as_posix() for page in PAGES]
WORKFLOWS = (".ci/run", ".github/workflows/check.yml", ".github/workflows/release.yml")
PACKAGES = {"mypy", "pip", "pytest", "uv", "venv"}
EXAMPLES = (turn, levels, solver, hints, review, days)


@pytest.mark.slow
def test_the_tables_are_up_to_date() -> None:
    """`make docs` would change nothing."""
    assert [*made()] == []


def test_commands_of_the_documents() -> None:
    """Every command that a document or a workflow gives exists."""
    text = "\n".join(map(text_of, (*DOCUMENTS, *WORKFLOWS)))
    for package, top in (("bot", parser()), ("engines", options.parser())):
        assert {*re.findall(rf"python -m {package} ([a-z][\w-]*)", text)} <= {*commands_of(top)}
    run = {it.replace(".", "/") for it in re.findall(r"python -m ([\w.]*\w)", text)} - PACKAGES
    ways = ("{}.py", "{}/__main__.py")
    assert [it for it in run if not any((ROOT / way.format(it)).is_file() for way in ways)] == []
    targets = set(re.findall(r"^([a-z-]+):.*## \w", text_of("Makefile"), re.MULTILINE))
    assert set(re.findall(r"(?:`|^|run: )make ([a-z-]+)", text, re.MULTILINE)) <= targets
    on_discord = {*re.findall(r"`/([a-z]+)[ `]", text)} - {"health", "metrics"}
    assert on_discord <= {command.name for command in COMMANDS}


def test_python_of_the_documents(capsys: pytest.CaptureFixture[str]) -> None:
    """The example of the engines runs, and prints what its last comment says."""
    (code,) = re.findall(r"```python\n(from random.*?)```", text_of("docs/engines.md"), re.DOTALL)
    exec(code, {})  # noqa: S102 - it is our own
    assert capsys.readouterr().out.strip() == code.rpartition("# ")[2].partition(":")[0]


def headings(document: str) -> set[str]:
    titles = re.findall(r"^#+ (.+)$", text_of(document), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_what_is_named_exists(document: str) -> None:
    """Every file, heading and test that a document links or names exists."""
    text, folder = text_of(document), Path(document).parent
    for file, heading in re.findall(r"(?:\]\(|\bsrc=\")(?!http)([^)#\"]*)#?([^)\"]*)", text):
        linked = str(folder / file) if file else document
        assert (ROOT / linked).exists(), linked
        assert not heading or heading in headings(linked), heading
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    named = [it.partition("::") for it in tokens(prose) if re.match(r"[\w.]+/[\w./]+$|.*::", it)]
    own = [it for it in named if (ROOT / it[0].split("/")[0]).is_dir() and it[0][0] != "."]
    assert [it for it in own if not (ROOT / it[0]).exists()] == []
    assert [test for file, _, test in own if test and f"def {test}(" not in text_of(file)] == []


def test_every_promise_has_its_test() -> None:
    """Each fault of docs/reliability.md names one test, which no other names."""
    faults = re.split(r"^- ", text_of("docs/reliability.md"), flags=re.MULTILINE)[1:]
    named = [tuple(it for it in tokens(fault) if "::" in it) for fault in faults]
    assert faults
    assert [it for it in named if len(it) != 1] == []
    assert len(set(named)) == len(named)


def test_the_policy_has_all_that_is_stored() -> None:
    """The privacy policy explains each name in an export, and has the limits of the code."""
    policy = " ".join(text_of("docs/privacy-policy.md").split())
    assert {stored.exported for stored in STORED} <= {*tokens(policy)}
    assert f"for {CHALLENGE_PAUSE // timedelta(minutes=1)} minutes" in policy
    assert f"for {DELETED_IDS_KEPT.days} days" in policy
    assert f"the newest {MOST_BOARDS:,} finished boards" in policy


def test_newest_version() -> None:
    """The changelog begins with the version that the project has, or that it will be."""
    versions = re.findall(r"^## (\d+\.\d+\.\d+) \((.+)\)$", text_of("CHANGELOG.md"), re.M)
    version, _, unreleased = __version__.partition(".dev")
    assert versions[0][0] == version
    assert (versions[0][1] == "unreleased") == bool(unreleased)


@pytest.mark.parametrize("module", EXAMPLES, ids=lambda module: module.__name__)
def test_examples(module: ModuleType) -> None:
    """Each module has examples, and all of them print what they say."""
    failed, attempted = doctest.testmod(module)
    assert attempted
    assert not failed
