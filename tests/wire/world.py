"""The world of a test: a Discord, a bot connected to it, and what people do there."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.chat.ids import TOKEN, Payload
from tests.chat.messages import custom_id_of
from tests.chat.model import SentInteraction
from tests.chat.payloads import slash
from tests.chat.people import ANN, Channel, Person, another_channel
from tests.chat.until import TIMEOUT, until
from tests.wire.board import Board
from tests.wire.process import CHECKOUT, Prepare, Process, Program
from tests.wire.server import Discord


@dataclass
class World:
    """The server, the folder with the database, and every run of the bot, the latest last."""

    discord: Discord
    folder: Path
    runs: list[Process] = field(default_factory=list)
    program: Program = CHECKOUT
    database: str = ""
    """The address of its database on a server; without one it is a file in the folder."""

    @property
    def file(self) -> Path:
        return self.folder / "noughts.db"

    def rows(self, sql: str, *values: object) -> list[Any]:
        with closing(sqlite3.connect(self.file, timeout=TIMEOUT)) as connection, connection:
            return connection.execute(sql, values).fetchall()

    @property
    def bot(self) -> Process:
        return self.runs[-1]

    @property
    def is_open(self) -> bool:
        return bool(self.runs) and self.bot.is_running

    @property
    def log(self) -> str:
        return "".join(run.output for run in self.runs)

    def settings(self, **changes: str) -> dict[str, str]:
        return {
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_URL": self.discord.url,
            "DATABASE_URL": self.database or f"sqlite:///{self.file}",
            "LOG_LEVEL": "DEBUG",
            "BACKUP_DIR": "off",
        } | changes

    def run(self, prepare: Prepare = None, /, **changes: str) -> Process:
        """Start the bot with its settings and `changes`; its process calls `prepare` first."""
        self.runs.append(Process(self.folder, self.settings(**changes), self.program, prepare))
        return self.bot

    async def log_in(self, prepare: Prepare = None, /, **changes: str) -> Process:
        """Start the bot as `run` does, and wait until it takes interactions."""
        await self._has_hung_up()
        bot = self.run(prepare, **changes)
        await until(lambda: self.discord.gateway.ready or not bot.is_running, "the bot's log-in")
        assert bot.is_running, bot.output
        return bot

    async def stop(self) -> None:
        self.bot.terminate()
        assert await self.bot.ended() == 0, self.log
        await self._has_hung_up()

    async def kill(self) -> None:
        self.bot.kill()
        await self._has_hung_up()

    def end_all(self) -> None:
        """End whatever still runs, after a test that failed as well."""
        for run in self.runs:
            run.kill()

    async def _has_hung_up(self) -> None:
        await until(lambda: not self.discord.gateway.ready, "the end of the bot's connection")

    async def answered(self, sent: SentInteraction) -> SentInteraction:
        """Wait until people see the answer to an interaction."""
        await until(lambda: sent.is_complete, f"an answer to {sent.payload['data']}\n{self.log}")
        return sent

    async def told(self, sent: SentInteraction) -> str:
        """Wait until the person gets a private answer, and return its text."""
        await until(lambda: sent.told, f"a sentence about {sent.payload['data']}\n{self.log}")
        return "\n".join(sent.told)

    async def logs(self, text: str) -> None:
        await until(lambda: text in self.log, f"{text!r} in the log:\n{self.log}")

    async def start(
        self, who: Person = ANN, channel: Channel | None = None, **options: str
    ) -> Board:
        channel = channel or another_channel()
        command = slash(who, channel, "tictactoe start", mark="X", **options)
        return await self._board(command, channel)

    async def finished(self, person: Person = ANN) -> Board:
        board = await self.start(person)
        while board.free:
            await board.press(board.free[0], person)
        return board

    async def start_between(self, x: Person, o: Person, **options: str) -> Board:
        """Have a person challenge another, who accepts, in a new channel; return the board."""
        channel = another_channel()
        command = slash(x, channel, "tictactoe challenge", opponent=o, mark="X", **options)
        board = await self._board(command, channel)
        await self.answered(await board.send(custom_id_of(board.message, "Accept"), o))
        return board

    async def _board(self, command: Payload, channel: Channel) -> Board:
        sent = await self.answered(await self.discord.send(command))
        return Board(self.discord, self.file, sent.message_id, channel)
