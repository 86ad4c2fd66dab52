"""Slash commands and menu entries, one file each. They parse, call a service and answer."""

from bot.interactions.command_tree import AnyCommand
from bot.interactions.commands.challenge import challenge_menu
from bot.interactions.commands.help import show_help
from bot.interactions.commands.history import history
from bot.interactions.commands.privacy import privacy
from bot.interactions.commands.settings import settings
from bot.interactions.commands.stats import stats
from bot.interactions.commands.tictactoe import tictactoe

ALL: tuple[AnyCommand, ...] = (
    *(tictactoe, show_help, stats, history),
    *(privacy, settings, challenge_menu),
)
"""Every command that is registered with Discord; `/tictactoe start` is the first in its list."""
