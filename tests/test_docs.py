"""The documents are made from the code where they can be, and name what exists elsewhere."""

import ast
import re
from pathlib import Path

import discord
import pytest

from bot import __version__
from bot.__main__ import parser
from bot.interactions.registry import COMMANDS
from docs.make import made
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
LOG = "docs/hosting.md"
LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}
PACKAGES = {"pip", "pytest", "uv", "venv"}
PAGES_OF_METRICS = {"health", "metrics"}


def test_the_tables_are_up_to_date() -> None:
    """`make docs` would change nothing."""
    assert [*made()] == []


def test_commands_of_the_documents() -> None:
    """Every command that a document tells people to give exists."""
    text = "\n".join(map(text_of, DOCUMENTS))
    for package, top in (("bot", parser()), ("engines", options.parser())):
        assert {*re.findall(rf"python -m {package} ([\w-]+)", text)} <= commands_of(top).keys()
    run = {it.replace(".", "/") for it in re.findall(r"python -m ([\w.]+)", text)} - PACKAGES
    ways = ("{}.py", "{}/__main__.py")
    assert [it for it in run if not any((ROOT / way.format(it)).is_file() for way in ways)] == []
    targets = set(re.findall(r"^([a-z-]+):.*## \w", text_of("Makefile"), re.MULTILINE))
    assert set(re.findall(r"(?:`|^)make ([a-z-]+)", text, re.MULTILINE)) <= targets
    on_discord = {*re.findall(r"`/([a-z]+)[ `]", text)} - PAGES_OF_METRICS
    assert on_discord <= {command.name for command in COMMANDS}


def test_one_form_of_each_command() -> None:
    """Anyone who reads of a command can type it as it stands: it names the clone's own Python."""
    files = {*DOCUMENTS, ".env.example", ".github/ISSUE_TEMPLATE/bug.yml"} - {"CHANGELOG.md"}
    own = re.compile(r"\S*python3? -m (?:bot|engines|docs|benchmarks|tests)\b")
    calls = {(file, call) for file in files for call in own.findall(text_of(file))}
    assert {it for it in calls if not re.match(r"\W*\.venv(/bin/|\\Scripts\\)", it[1])} == set()


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


def test_make_lists_its_targets() -> None:
    """`make help` describes every target."""
    targets = re.findall(r"^[a-z-]+:.*", text_of("Makefile"), re.MULTILINE)
    described = {it.partition(":")[0] for it in targets if re.search(r"## \w", it)}
    assert described == {it.partition(":")[0] for it in targets}


def test_python_of_the_documents(capsys: pytest.CaptureFixture[str]) -> None:
    """The example of the engines runs, and prints what its last comment says."""
    (code,) = re.findall(r"```python\n(from random.*?)```", text_of("docs/engines.md"), re.DOTALL)
    exec(code, {})  # noqa: S102 - it is our own
    assert capsys.readouterr().out.strip() == code.rpartition("# ")[2].partition(":")[0]


def _without_blocks(text: str) -> str:
    return re.sub(r"```.*?```", "", text, flags=re.DOTALL)


def links(document: str) -> set[str]:
    """Return the files that a document links or shows, as paths from the root."""
    found = re.findall(r"\]\(([^)#]+)|\bsrc=\"([^\"]+)", text_of(document))
    named = {link for pair in found if not (link := "".join(pair)).startswith("http")}
    return {str(Path(document).parent / link) for link in named}


def paths(document: str) -> set[str]:
    """Return the paths from the root that a document names, without files that a run creates."""
    text = text_of(document)
    quoted = [*re.findall(r"```\w*\n(.*?)```", text, re.DOTALL), *tokens(_without_blocks(text))]
    words = {word for token in quoted for word in token.replace("\\", "/").split()}
    named = {it for it in words if re.fullmatch(r"[\w.-]+/[\w./-]*|[\w.-]+\.(md|toml|txt|py)", it)}
    made_later = tuple(line.rstrip("/") for line in text_of(".gitignore").split())
    shares = re.compile(r"(any|\d+)/\d+")  # of CLUSTER
    return {it for it in named if not (it.startswith(made_later) or shares.fullmatch(it))}


def anchors(document: str) -> set[str]:
    """Return the headings of other documents that one links, as `file#heading`."""
    found = re.findall(r"\]\(([^):]*)#([^)]+)\)", text_of(document))
    return {f"{(Path(document).parent / file) if file else document}#{it}" for file, it in found}


def headings(document: str) -> set[str]:
    """Return the names by which a document's headings are linked."""
    titles = re.findall(r"^#+ (.+)$", _without_blocks(text_of(document)), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_what_is_named_exists(document: str) -> None:
    """Every file, heading and test that a document links or names exists."""
    assert {it for it in links(document) | paths(document) if not (ROOT / it).exists()} == set()
    linked = {tuple(it.split("#")) for it in anchors(document)}
    assert {(file, it) for file, it in linked if it not in headings(file)} == set()
    text = _without_blocks(text_of(document))
    tests = [token.split("::") for token in tokens(text) if "::" in token]
    assert [test for file, test in tests if f"def {test}(" not in text_of(file)] == []


def test_every_promise_has_its_test() -> None:
    """Each row of docs/reliability.md names one test, which no other row names."""
    rows = re.findall(r"^\| (?!Fault,|---).*", text_of("docs/reliability.md"), re.MULTILINE)
    named = [tuple(tokens(row.split("|")[-2])) for row in rows]
    assert rows
    assert [it for it in named if len(it) != 1 or "::" not in it[0]] == []
    assert len(set(named)) == len(named)


def calls_of(*names: str) -> list[tuple[str, ast.Call]]:
    """Return every call of a function or method with one of these names, with its module."""
    nodes = [(module, node) for module in modules("bot") for node in ast.walk(tree_of(module))]
    calls = [(module, node) for module, node in nodes if isinstance(node, ast.Call)]
    return [(m, call) for m, call in calls if ast.unparse(call.func).split(".")[-1] in names]


def text_in(module: str, node: ast.expr) -> str:
    """Return the value of a literal, or of a constant of the module."""
    if isinstance(node, ast.Name):
        lines = [line for line in tree_of(module).body if isinstance(line, ast.Assign)]
        (node,) = [line.value for line in lines if ast.unparse(line.targets[0]) == node.id]
    return str(ast.literal_eval(node))


def lines_of_the_bot() -> dict[str, str]:
    """Return the event of each line that the bot's own code logs, with its log level."""
    lines = {}
    for module, call in calls_of(*LEVELS):
        level = ast.unparse(call.func).split(".")[-1]
        template = text_in(module, call.args[0])
        if not template.startswith("%s"):
            event = re.split(r"[:;]? ?\b\w+=|: open |: redrawing ", template)[0]
            lines[event] = "error" if level == "exception" else level
    return lines | quiet_events()


def quiet_events() -> dict[str, str]:
    """Return the events of matches that are logged at their own level, with this level."""
    calls = [call for _, call in calls_of("log_event") if len(call.args) > 3]
    return {ast.literal_eval(it.args[0]): ast.unparse(it.args[3])[8:].lower() for it in calls}


def test_every_line_of_the_log() -> None:
    """The guide explains each warning and error of the bot, and no line that there is not."""
    listed = {(line, row[1]) for row in table(LOG, "Line") for line in tokens(row[0])}
    logged = set(lines_of_the_bot().items())
    assert {it for it in logged if it[1] not in ("debug", "info")} <= listed <= logged


def test_lines_of_the_library() -> None:
    """Every log line of discord.py that the guide explains is in discord.py's source code."""
    section = text_of(LOG).split("### What discord.py says")[1]
    files = Path(discord.__file__).parent.glob("*.py")
    sources = "".join(file.read_text(encoding="utf-8") for file in files)
    quoted = re.findall(r"^\| `([^`]+)`", section, re.MULTILINE)
    assert quoted
    assert [line for line in quoted if line not in sources] == []


def test_newest_version() -> None:
    """The changelog begins with the version that the project has, or that it will be."""
    versions = re.findall(r"^## (\d+\.\d+\.\d+) \((.+)\)$", text_of("CHANGELOG.md"), re.M)
    version, _, unreleased = __version__.partition(".dev")
    assert versions[0][0] == version
    assert (versions[0][1] == "unreleased") == bool(unreleased)
