"""A board in a channel: how people see it, what the database stores, and presses on it."""

from dataclasses import dataclass
from pathlib import Path

from tests.chat.ids import Payload
from tests.chat.messages import board_on, cells_of, free_cells
from tests.chat.model import SentInteraction
from tests.chat.payloads import press
from tests.chat.people import ANN, Channel, Person
from tests.chat.stored_match import Stored, stored
from tests.chat.until import until
from tests.wire.server import Discord


@dataclass(frozen=True)
class Board:
    """The board on a message."""

    discord: Discord
    file: Path
    message_id: str
    channel: Channel

    @property
    def message(self) -> Payload:
        return self.discord.chat.messages[self.message_id]

    @property
    def shown(self) -> str:
        return board_on(self.message)

    @property
    def free(self) -> list[int]:
        return free_cells(self.message)

    @property
    def match_id(self) -> int:
        return int(self.custom_id(0).split(":")[1])

    @property
    def stored(self) -> Stored:
        return stored(self.file, self.match_id)

    @property
    def is_true(self) -> bool:
        """Whether people see the board that the database stores."""
        return self.shown == self.stored.board

    def custom_id(self, cell: int) -> str:
        return str(cells_of(self.message)[cell]["custom_id"])

    async def send(self, custom_id: str, person: Person = ANN) -> SentInteraction:
        """Send a press with a custom id, even if the message has no such button."""
        return await self.discord.send(press(person, self.channel, self.message, custom_id))

    def pressed(self, cell: int, person: Person = ANN) -> Payload:
        """Return a press of a cell as people see it now, to send it later."""
        return press(person, self.channel, self.message, self.custom_id(cell))

    async def press(self, cell: int, person: Person = ANN) -> SentInteraction:
        sent = await self.send(self.custom_id(cell), person)
        await until(lambda: sent.is_complete, f"an answer to a press on {cell} of {self.shown}")
        return sent
