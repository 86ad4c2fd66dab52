"""A press of every kind of button is handled once."""

from collections import Counter

from bot.interactions import registry
from bot.views.custom_ids import LEADERBOARD_PAGE
from tests.hostile.controls import KINDS

NEVER_ENABLED = (LEADERBOARD_PAGE,)


def test_every_kind_is_handled_once() -> None:
    """Each kind that can be pressed has one handler, and each handler's kind is declared."""
    handled = Counter(button.kind for button in registry.BUTTONS)
    assert handled == Counter(kind for kind in KINDS.values() if kind not in NEVER_ENABLED)


def test_no_two_kinds_share_a_prefix() -> None:
    """A custom id leads to one kind."""
    prefixes = Counter(kind.prefix for kind in KINDS.values())
    assert [prefix for prefix, kinds in prefixes.items() if kinds > 1] == []
