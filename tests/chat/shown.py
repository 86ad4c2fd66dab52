"""A message as people see it in a chat."""

from dataclasses import dataclass
from itertools import cycle
from typing import TYPE_CHECKING

from tests.chat import messages
from tests.chat.ids import Payload
from tests.chat.messages import all_buttons, board_on, cells_of, text_of
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
        return self.message_id in self.chat.messages

    @property
    def is_private(self) -> bool:
        return bool(self.message["flags"] & messages.EPHEMERAL)

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
        return [button["label"] for button in self.all_buttons if not button.get("disabled")]

    @property
    def links(self) -> list[str]:
        return [button["url"] for button in self.all_buttons if "url" in button]

    def ids(self, prefix: str) -> list[str]:
        """Return the custom ids of a kind of buttons that can be pressed."""
        ids = [it.get("custom_id", "") for it in self.all_buttons if not it.get("disabled")]
        return [it for it in ids if it.startswith(prefix)]

    @property
    def menus(self) -> list[Payload]:
        return [it for it in messages.components_in(self.message) if it["type"] in messages.MENUS]

    @property
    def options(self) -> list[Payload]:
        return [option for menu in self.menus for option in menu.get("options", ())]

    @property
    def picked(self) -> list[str]:
        """The labels of the options that its menus show as picked."""
        return [option["label"] for option in self.options if option.get("default")]

    @property
    def text(self) -> str:
        return text_of(self.message).removeprefix("\n")

    @property
    def cells(self) -> list[Payload]:
        return cells_of(self.message)

    @property
    def free(self) -> list[int]:
        """The cells on which the player to move can move."""
        return messages.free_cells(self.message)

    def __str__(self) -> str:
        return board_on(self.message)

    async def press(self, person: "Actor", cell: int) -> "Answer":
        return await person.click(self, custom_id=self.cells[cell]["custom_id"])

    async def play_out(self, *people: "Actor") -> "Answer":
        """Have people press the first free cell in turn, until the game is over."""
        for person in cycle(people):
            answer = await self.press(person, self.free[0])
            if not self.free:
                break
        return answer
