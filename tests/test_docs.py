"""The documents are true and complete."""

import ast
import re
from dataclasses import fields
from typing import Any

import pytest
from babel import Locale
from discord import app_commands
from PIL import Image

from bot import __version__
from bot.__main__ import parser
from bot.app.client import Noughts
from bot.app.settings import Settings
from bot.locales import LANGUAGES
from bot.store.database import Database
from engines.games.variants import GAMES
from engines.terminal import options
from tests.command_line import commands_of
from tests.project_files import ROOT, modules, table, text_of, tokens, tree_of

DOCUMENTS = (
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    ".github/pull_request_template.md",
    *(f"docs/{f.name}" for f in (ROOT / "docs").glob("*.md")),
)
PROGRAM = ".venv/bin/python -m "
SETTINGS = [field.metadata["variable"] for field in fields(Settings)]


def first_tokens(document: str, heading: str) -> list[str]:
    return [tokens(row[0])[0] for row in table(document, heading)]


def test_settings_of_the_readme() -> None:
    """README's table has exactly the settings of the code, in the same order."""
    assert first_tokens("README.md", "Setting") == SETTINGS


def test_settings_of_the_example() -> None:
    """`.env.example` has exactly the settings of the code, in the same order."""
    assert re.findall(r"^#?([A-Z_]+)=", text_of(".env.example"), re.MULTILINE) == SETTINGS


def test_defaults_of_the_settings() -> None:
    """README and `.env.example` have the same defaults as the code."""
    read = {field.metadata["variable"]: field for field in fields(Settings)}
    stated = {tokens(row[0])[0]: tokens(row[1]) for row in table("README.md", "Setting")}
    example = dict(re.findall(r"^#?([A-Z_]+)=(.*)$", text_of(".env.example"), re.MULTILINE))
    for variable, field in read.items():
        default = field.metadata["parse"](stated[variable][0]) if stated[variable] else ""
        assert default == field.default
        assert example[variable] == "".join(stated[variable])


def test_command_line_of_the_readme() -> None:
    """README shows each sub-command of the bot with all its options, and no others."""
    row = rf"^\| `{re.escape(PROGRAM)}bot ([\w-]+)([^`]*)`"
    told = re.findall(row, text_of("README.md"), re.MULTILINE)
    shown = {name: set(re.findall(r"--[\w-]+", options)) for name, options in told}
    assert shown == commands_of(parser())


def test_command_lines_in_passing() -> None:
    """Wherever a document calls `python -m bot` or `python -m engines`, the sub-command exists."""
    for package, top in (("bot", parser()), ("engines", options.parser())):
        calls = re.compile(rf"python -m {package} ([\w-]+)")
        called = {name for document in DOCUMENTS for name in calls.findall(text_of(document))}
        assert called <= commands_of(top).keys()


def test_one_form_of_each_command() -> None:
    """Anyone who reads of a command can type it as it stands: it names the clone's own Python."""
    files = (*DOCUMENTS, ".env.example", ".github/ISSUE_TEMPLATE/bug.yml")
    own = "|".join(("bot", "engines", "docs", "benchmarks", "tests"))
    wrong = {
        (file, call)
        for file in set(files) - {"CHANGELOG.md"}
        for call in re.findall(rf"\S*python3? -m (?:{own})\b", text_of(file))
        if not re.search(r"\.venv(/bin/|\\Scripts\\)python -m", call)
    }
    assert wrong == set()


def sentences(module: str) -> list[str]:
    """Return the string constants of a module that are no docstrings."""
    nodes = list(ast.walk(tree_of(module)))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    constants = [n for n in nodes if isinstance(n, ast.Constant) and id(n) not in docstrings]
    return [node.value for node in constants if isinstance(node.value, str)]


def test_commands_in_messages() -> None:
    """The bot's messages name its commands as they are typed there, and no package of an index."""
    said = [(module, text) for module in modules("bot") for text in sentences(module)]
    assert [it for it in said if "python -m" in it[1] or "noughts[" in it[1]] == []


def test_programs_in_passing() -> None:
    """Every program of the project that a document runs with `python -m` exists."""
    run = {name for d in DOCUMENTS for name in re.findall(r"python -m ([\w.]+)", text_of(d))}
    own = [name.replace(".", "/") for name in run - {"pip", "pytest", "uv", "venv"}]
    ways = ("{}.py", "{}/__main__.py")
    assert [p for p in own if not any((ROOT / way.format(p)).is_file() for way in ways)] == []


def slash_of(command: app_commands.Command[Any, ..., Any]) -> str:
    names = (p.name if p.required else f"[{p.name}]" for p in command.parameters)
    return " ".join((f"/{command.qualified_name}", *names))


def test_languages_of_the_readme() -> None:
    """README names each language that has a catalogue, and no other."""
    (named,) = re.findall(r"The bot speaks ([\w,\s]+):", text_of("README.md"))
    spoken = {Locale.parse(it, sep="-").get_language_name("en") for it in LANGUAGES}
    assert {*re.split(r",\s+|\s+and\s+", named)} == spoken


async def test_slash_commands_of_the_readme(database: Database) -> None:
    """README's table has exactly the bot's slash commands, with their options."""
    tree = Noughts(database).tree
    known = [c for c in tree.walk_commands() if isinstance(c, app_commands.Command)]
    assert set(first_tokens("README.md", "Command")) == {slash_of(command) for command in known}


def test_variants_of_the_readme() -> None:
    """README's table has games in the order of the list, by their names in the terminal."""
    told = [tokens(row[1])[0] for row in table("README.md", "Variant")]
    assert told == [name for name in GAMES if name in told]


def test_python_of_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    """README's example of the engines runs, and prints what its last comment says."""
    (code,) = re.findall(r"```python\n(.*?)```", text_of("README.md"), re.DOTALL)
    exec(code, {})  # noqa: S102 - it is our own
    assert capsys.readouterr().out.strip() == code.rpartition("# ")[2].partition(":")[0]


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", text_of("Makefile"), re.MULTILINE))


def test_make_targets_of_the_documents() -> None:
    """Every `make` target that a document names exists."""
    named = {
        name for d in DOCUMENTS for name in re.findall(r"(?:`|^)make ([a-z-]+)", text_of(d), re.M)
    }
    assert {"play", "run", "test"} <= named <= make_targets()


def test_make_lists_its_targets() -> None:
    """`make help` describes every target."""
    listed = set(re.findall(r"^([a-z-]+):.*## \w", text_of("Makefile"), re.MULTILINE))
    assert listed == make_targets()


def links(document: str) -> list[str]:
    """Return the files that a document links or shows, as paths from its own folder."""
    found = re.findall(r"\]\(([^)#]+)|\bsrc=\"([^\"]+)", text_of(document))
    return [link for pair in found if not (link := "".join(pair)).startswith("http")]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    """Every file that a document links or shows exists."""
    folder = (ROOT / document).parent
    assert [link for link in links(document) if not (folder / link).exists()] == []


def test_animated_picture_of_the_readme() -> None:
    """README shows a game in several frames, over and over, in at most 400 kB."""
    assert "docs/game.png" in links("README.md")
    file = ROOT / "docs/game.png"
    with Image.open(file) as picture:
        assert getattr(picture, "n_frames", 1) > 3
        assert picture.info["loop"] == 0
    assert file.stat().st_size < 400_000


def _without_blocks(text: str) -> str:
    return re.sub(r"```.*?```", "", text, flags=re.DOTALL)


def paths(document: str) -> set[str]:
    """Return the paths from the root that a document names, without files that a run creates."""
    text = text_of(document)
    quoted = [*re.findall(r"```\w*\n(.*?)```", text, re.DOTALL), *tokens(_without_blocks(text))]
    words = {word for token in quoted for word in token.replace("\\", "/").split()}
    named = {
        word for word in words if re.fullmatch(r"[\w.-]+/[\w./-]*|[\w.-]+\.(md|toml|txt|py)", word)
    }
    made = tuple(line.rstrip("/") for line in text_of(".gitignore").split())
    shares = {word for word in named if re.fullmatch(r"\d+/\d+", word)}  # of CLUSTER
    return {word for word in named - shares if not word.startswith(made)}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_named_files_exist(document: str) -> None:
    """Every file or folder that a document names exists."""
    assert [path for path in paths(document) if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_named_tests_exist(document: str) -> None:
    """Every test that a document names exists."""
    text = _without_blocks(text_of(document))
    named = [token.split("::") for token in tokens(text) if "::" in token]
    assert [test for file, test in named if f"def {test}(" not in text_of(file)] == []


def test_newest_version() -> None:
    """The changelog begins with the version that the project has, or that it will be."""
    ((newest, when),) = re.findall(r"^## (\d+\.\d+\.\d+) \((.+)\)$", text_of("CHANGELOG.md"), re.M)[
        :1
    ]
    version, _, unreleased = __version__.partition(".dev")
    assert newest == version
    assert (when == "unreleased") == bool(unreleased)
