"""A Discord, a bot on it, and what people do there."""

from dataclasses import dataclass, field
from pathlib import Path

from tests.wire.chat import Asked
from tests.wire.messages import board_on, cells_of, components_in, free_cells
from tests.wire.payloads import ANN, ARCADE, Payload, Person, Room, press, slash
from tests.wire.process import Process
from tests.wire.server import TOKEN, Discord
from tests.wire.stored import Stored, stored
from tests.wire.until import until


@dataclass
class Arcade:
    """The server, the folder with the database, and every run of the bot, the last one last."""

    discord: Discord
    folder: Path
    level: str = "INFO"
    runs: list[Process] = field(default_factory=list)

    @property
    def file(self) -> Path:
        return self.folder / "noughts.db"

    @property
    def bot(self) -> Process:
        return self.runs[-1]

    @property
    def log(self) -> str:
        return "".join(run.output for run in self.runs)

    def settings(self, **changes: str) -> dict[str, str]:
        """Return what the bot is started with, but for `changes`."""
        return {
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_URL": self.discord.url,
            "DATABASE_URL": f"sqlite:///{self.file}",
            "LOG_LEVEL": self.level,
        } | changes

    async def run(self, **changes: str) -> Process:
        """Start the bot, with other settings where `changes` says so."""
        self.runs.append(await Process.start(self.folder, self.settings(**changes)))
        return self.bot

    async def log_in(self) -> None:
        """Start the bot and wait until it takes interactions."""
        bot = await self.run()
        await until(lambda: self.discord.gateway.ready or not bot.is_running, "the bot's log-in")
        assert bot.is_running, bot.output

    async def stop(self) -> None:
        """End the bot in order."""
        self.bot.terminate()
        assert await self.bot.ended() == 0, self.log
        await self._has_hung_up()

    async def kill(self) -> None:
        """End the bot on the spot."""
        await self.bot.kill()
        await self._has_hung_up()

    async def _has_hung_up(self) -> None:
        await until(lambda: not self.discord.gateway.ready, "the end of the bot's connection")

    async def answered(self, asked: Asked) -> Asked:
        """Wait until an interaction has its first answer."""
        await until(lambda: asked.is_answered, f"an answer to {asked.payload['data']}\n{self.log}")
        return asked

    async def told(self, asked: Asked) -> str:
        """Wait until the person is told something in private and return that."""
        await until(lambda: asked.told, f"a sentence about {asked.payload['data']}\n{self.log}")
        return "\n".join(asked.told)

    async def start(self, person: Person = ANN, room: Room = ARCADE, **options: str) -> "Board":
        """Start a match and return its board."""
        asked = await self.discord.send(slash(person, room, "tictactoe start", **options))
        await self.answered(asked)
        return Board(self, asked.message_id, room)


@dataclass(frozen=True)
class Board:
    """A board in a room, as people see it now."""

    arcade: Arcade
    message_id: str
    room: Room = ARCADE

    @property
    def message(self) -> Payload:
        return self.arcade.discord.chat.messages[self.message_id]

    @property
    def shown(self) -> str:
        return board_on(self.message)

    @property
    def free(self) -> list[int]:
        return free_cells(self.message)

    @property
    def stored(self) -> Stored:
        first = next(item for item in components_in(self.message) if "custom_id" in item)
        return stored(self.arcade.file, int(first["custom_id"].split(":")[1]))

    @property
    def is_true(self) -> bool:
        """Whether what people see is what the file holds."""
        return self.shown == self.stored.board

    async def send_press(self, cell: int, person: Person = ANN, on: Payload | None = None) -> Asked:
        """Send a press on a cell of the board as it is shown, or as it was shown `on` a message."""
        message = on or self.message
        custom_id = cells_of(message)[cell]["custom_id"]
        return await self.arcade.discord.send(press(person, self.room, message, custom_id))

    async def press(self, cell: int, person: Person = ANN) -> Asked:
        """Press a cell and wait for the answer."""
        return await self.arcade.answered(await self.send_press(cell, person))
