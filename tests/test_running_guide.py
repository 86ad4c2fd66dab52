"""docs/running.md lists every log line, every event and every metric."""

import ast
import re
from pathlib import Path

import discord
from prometheus_client import REGISTRY

from bot.domain.match import Ending, Status
from tests.project_files import modules, table, text_of, tokens, tree_of

PAGE = "docs/running.md"
LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}


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


def logged_by_the_bot() -> dict[str, str]:
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


def events_of_matches() -> set[str]:
    """Return every event that can be logged about a match."""
    open_states = {str(status) for status in Status if status is not Status.OVER}
    ended = {f"over by {ending}" for ending in Ending}
    texts = {
        part.value
        for _, call in calls_of("log_event", "log", "handler_of")
        for part in ast.walk(call.args[0])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
        if not part.value.endswith(" ")
    }
    return (
        open_states
        | ended
        | (texts - quiet_events().keys())
        | {
            *(
                f"{what} {state}"
                for what in ("rematch", "another try")
                for state in ("invited", "live")
            )
        }
    )


def test_every_line_of_the_bot() -> None:
    """The table of lines has exactly the lines that the bot can log, with their log levels."""
    listed = {tokens(row[0])[0]: row[1] for row in table(PAGE, "Line")}
    assert listed == logged_by_the_bot()


def test_every_event_of_a_match() -> None:
    """The table of events has exactly the events that the bot can log."""
    listed = {event for row in table(PAGE, "Event") for event in tokens(row[0])}
    assert listed == events_of_matches()


def test_every_line_says_what_to_do() -> None:
    """Every row of the table of lines has four cells, and none is empty."""
    assert [row for row in table(PAGE, "Line") if len(row) != 4 or not all(row)] == []


def test_lines_of_the_library() -> None:
    """Every log line of discord.py that the page explains is in discord.py's source code."""
    section = text_of(PAGE).split("### What discord.py says")[1]
    quoted = re.findall(r"^\| `([^`]+)`", section, re.MULTILINE)
    folder = Path(discord.__file__).parent
    sources = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    assert quoted
    assert [line for line in quoted if line not in sources] == []


def test_every_metric() -> None:
    """The table of metrics has exactly the metrics that the bot serves."""
    listed = {
        name.removesuffix("_total") for row in table(PAGE, "Metric") for name in tokens(row[0])
    }
    served = {family.name for family in REGISTRY.collect() if family.name.startswith("noughts_")}
    assert "noughts_press_seconds" in served
    assert listed == served
