"""A minimal tic-tac-toe bot for comparison; its games are in memory and end with the process.

Like discord.py's own example, it has a view of buttons for each game, and anyone sets the next
mark. It starts a game by a slash command, as Noughts does. It has the libraries for speed that
Noughts has, and uses them as discord.py does; the argument `plain` takes them away.
"""

import asyncio
import logging
import os
import sys

if "plain" in sys.argv:  # discord.py uses these if they are installed
    sys.modules["orjson"] = sys.modules["zstandard"] = None  # type: ignore[assignment]

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import event_loop

CELLS = 9
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Cell(ui.Button["Game"]):
    """A cell that takes the mark of the side to move."""

    def __init__(self, number: int) -> None:
        super().__init__(label="\u200b", row=number // 3)
        self.number = number

    async def callback(self, interaction: discord.Interaction) -> None:
        """Set the mark and show the board."""
        game = self.view
        if game is None:
            return
        mark = "XO"[len(game.moves) % 2]
        game.moves[self.number] = mark
        self.label, self.disabled = mark, True
        self.style = discord.ButtonStyle.danger if mark == "X" else discord.ButtonStyle.success
        await interaction.response.edit_message(content=game.judge(mark), view=game)


class Game(ui.View):
    """A game: its cells and the marks so far."""

    def __init__(self) -> None:
        super().__init__()
        self.moves: dict[int, str] = {}
        for number in range(CELLS):
            self.add_item(Cell(number))

    def judge(self, mark: str) -> str:
        """Return the text above the board, and stop the view if the game is over."""
        won = any(all(self.moves.get(cell) == mark for cell in line) for line in LINES)
        if not won and len(self.moves) < CELLS:
            return f"It is now {'O' if mark == 'X' else 'X'}'s turn"
        for cell in self.children:
            if isinstance(cell, Cell):
                cell.disabled = True
        self.stop()
        return f"{mark} won!" if won else "It's a tie!"


class Example(discord.AutoShardedClient):
    """The bot."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)
        group = app_commands.Group(name="tictactoe", description="Tic-tac-toe")
        group.command(name="start", description="Start a game")(start)
        self.tree.add_command(group)


async def start(interaction: discord.Interaction, mark: str | None = None) -> None:
    """Start a game; it has the option `mark` because the command of Noughts has it."""
    await interaction.response.send_message(f"Tic Tac Toe: {mark} goes first", view=Game())


async def main(token: str) -> None:
    """Run the bot until the process ends."""
    async with Example() as bot:
        await bot.start(token)


if __name__ == "__main__":
    Route.BASE = os.environ["DISCORD_API_URL"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["GATEWAY"])
    discord.utils.setup_logging(level=logging.WARNING)
    run = asyncio.run if "plain" in sys.argv else event_loop.run
    run(main(os.environ["DISCORD_TOKEN"]))
