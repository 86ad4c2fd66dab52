"""Buttons: one file for each group of kinds. A handler refuses or acts, and always answers."""

from bot.interactions.button import Button
from bot.interactions.buttons import (
    another_try,
    cell,
    challenge,
    engines,
    explain_move,
    help_page,
    hints,
    history,
    more,
    offers,
    personal_data,
    pick,
    privacy,
    refresh,
    rematch,
    resign,
    review,
    seasons,
    server_settings,
    show_board,
    standings,
)
from bot.interactions.buttons import shows as show

_FILES = [
    another_try,
    *(cell, challenge, engines, show, explain_move, help_page, hints, history, more, offers),
    *(personal_data, pick, privacy, refresh, rematch, resign, review, seasons, server_settings),
    show_board,
    standings,
]

ALL = [item for file in _FILES for item in vars(file).values() if isinstance(item, Button)]
"""Every button of the bot."""
