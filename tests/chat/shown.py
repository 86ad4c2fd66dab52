"""A message as people see it in a chat."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.chat.ids import Payload
from tests.chat.messages import EPHEMERAL, all_buttons, board_on, cells_of, free_cells, text_of
from tests.chat.model import Chat

if TYPE_CHECKING:
    from tests.chat.actors import Actor, Answer


@dataclass(frozen=True)
class ShownMessage:
    """A message of the bot, with what it shows at the moment."""

    chat: Chat
    message_id: str

    @property
    def message(self) -> Payload:
        return self.chat.messages[self.message_id]

    @property
    def id(self) -> int:
        return int(self.message_id)

    @property
    def is_there(self) -> bool:
        """Whether it is not deleted."""
        return self.message_id in self.chat.messages

    @property
    def is_private(self) -> bool:
        return bool(self.message["flags"] & EPHEMERAL)

    @property
    def components(self) -> list[Payload]:
        return list(self.message["components"])

    @property
    def all_buttons(self) -> list[Payload]:
        return all_buttons(self.components)

    @property
    def labels(self) -> list[str]:
        return [button["label"] for button in self.all_buttons]

    @property
    def enabled(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return [button["label"] for button in self.all_buttons if not button.get("disabled")]

    @property
    def links(self) -> list[str]:
        """The addresses that buttons open."""
        return [button["url"] for button in self.all_buttons if "url" in button]

    @property
    def text(self) -> str:
        return text_of(self.message).removeprefix("\n")

    @property
    def cells(self) -> list[Payload]:
        """The buttons of a board, in their order."""
        return cells_of(self.message)

    @property
    def free(self) -> list[int]:
        """The cells on which the player to move can move."""
        return free_cells(self.message)

    def __str__(self) -> str:
        return board_on(self.message)

    async def press(self, person: "Actor", cell: int) -> "Answer":
        """Have someone press a cell of the board as it is shown now."""
        return await person.click(self, custom_id=self.cells[cell]["custom_id"])
