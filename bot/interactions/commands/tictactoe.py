"""`/tictactoe`: the group of commands about matches."""

from typing import Any

from discord import app_commands

from bot.interactions.commands.board import board
from bot.interactions.commands.challenge import challenge
from bot.interactions.commands.engines import engines
from bot.interactions.commands.resign import resign
from bot.interactions.commands.review import review
from bot.interactions.commands.start import start
from bot.interactions.commands.watch import watch
from bot.locales import DEFAULT, translate

tictactoe = app_commands.Group(
    name="tictactoe", description=translate(DEFAULT, "command-tictactoe")
)

_COMMANDS: tuple[app_commands.Command[Any, ..., None], ...] = (
    start,
    challenge,
    board,
    resign,
    review,
    watch,
    engines,
)
for _command in _COMMANDS:
    tictactoe.add_command(_command)
