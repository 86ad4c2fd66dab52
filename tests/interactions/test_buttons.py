"""Every kind of button is drawn somewhere, and a press of it is handled once."""

import ast
from collections import Counter

from bot.interactions import registry
from bot.views import custom_ids
from bot.views.custom_ids import LEADERBOARD_PAGE, ButtonKind
from tests.project_files import modules, tree_of

KINDS = {name: kind for name, kind in vars(custom_ids).items() if isinstance(kind, ButtonKind)}
NEVER_ENABLED = (LEADERBOARD_PAGE,)


def test_every_kind_is_handled_once() -> None:
    """Each kind that can be pressed has one handler, and each handler's kind is declared."""
    handled = Counter(button.kind for button in registry.BUTTONS)
    assert handled == Counter(kind for kind in KINDS.values() if kind not in NEVER_ENABLED)


def test_no_two_kinds_share_a_prefix() -> None:
    """A custom id leads to one kind."""
    prefixes = Counter(kind.prefix for kind in KINDS.values())
    assert [prefix for prefix, kinds in prefixes.items() if kinds > 1] == []


def uses(module: str) -> set[str]:
    """Return the names that a module uses, but for those whose presses it declares to handle."""
    nodes = list(ast.walk(tree_of(module)))
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    handled = {id(call.args[0]) for call in calls if ast.unparse(call.func) == "on_press"}
    return {node.id for node in nodes if isinstance(node, ast.Name) and id(node) not in handled}


def test_every_kind_is_drawn() -> None:
    """Each kind is used by a page, so that people are shown it."""
    drawn = {name for module in modules("bot/views", "bot/interactions") for name in uses(module)}
    present = list(KINDS)
    assert [name for name in present if name not in drawn] == []
