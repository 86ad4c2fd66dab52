"""An arena over the wire: its message, its thread, and the games that people play in it."""

from dataclasses import dataclass, replace

from tests.chat.ids import Payload
from tests.chat.messages import EPHEMERAL, custom_id_of, free_cells, text_of
from tests.chat.model import SentInteraction
from tests.chat.payloads import command, press
from tests.chat.people import ANN, BEN, Channel, Person, another_channel
from tests.chat.until import until
from tests.wire.board import Board
from tests.wire.world import World


@dataclass(frozen=True)
class Evening:
    """An arena that Ann has announced; `place` is where its games are."""

    world: World
    channel: Channel
    place: Channel
    message_id: str

    @property
    def message(self) -> Payload:
        return self.world.discord.chat.messages[self.message_id]

    @property
    def text(self) -> str:
        return text_of(self.message)

    async def click(self, label: str, person: Person = ANN) -> SentInteraction:
        return await self.world.answered(await self.press(label, person))

    async def press(self, label: str, person: Person = ANN) -> SentInteraction:
        pressed = press(person, self.channel, self.message, custom_id_of(self.message, label))
        return await self.world.discord.send(pressed)

    async def begin(self, *people: Person) -> None:
        for person in people or (ANN, BEN):
            await self.click("Join", person)
        await self.press("Start now")

    async def end(self) -> None:
        asked = await self.click("End")
        question = self.world.discord.chat.messages[asked.message_id]
        yes = press(ANN, self.channel, question, custom_id_of(question, "Yes, end it"))
        await self.world.answered(await self.world.discord.send(yes))

    def posted(self) -> list[Payload]:
        seen = seen_in(self.world, self.place)
        return [message for message in seen if message["id"] != self.message_id]

    def live(self) -> list[Board]:
        discord, file = self.world.discord, self.world.file
        found = [message for message in self.posted() if free_cells(message)]
        return [Board(discord, file, message["id"], self.place) for message in found]

    async def game(self) -> Board:
        """Wait until there is one game, and return its board."""
        await until(lambda: len(self.live()) == 1, f"one game\n{self.world.log}")
        return self.live()[0]

    async def play(self, board: Board) -> None:
        """Have Ann and Ben play a game, which X wins."""
        for cell in (0, 8, 1, 6, 2):
            await board.press(cell, to_move(board, (ANN, BEN)))

    async def says(self, text: str) -> None:
        await until(lambda: text in self.text, f"{text!r} in {self.text}\n{self.world.log}")


def seen_in(world: World, place: Channel) -> list[Payload]:
    sent = world.discord.chat.messages.values()
    here = [it for it in sent if it["channel_id"] == str(place.channel_id)]
    return [message for message in here if not message["flags"] & EPHEMERAL]


def to_move(board: Board, people: tuple[Person, ...]) -> Person:
    said = text_of(board.message).partition("Your turn, ")[2].partition(")")[0]
    return next(person for person in people if str(person.id) in said)


async def announced(world: World) -> Evening:
    channel = another_channel()
    await world.discord.send(command(ANN, channel, "arena", minutes=20))
    await until(lambda: seen_in(world, channel), f"an arena\n{world.log}")
    message_id = seen_in(world, channel)[0]["id"]
    evening = Evening(world, channel, replace(channel, channel_id=int(message_id)), message_id)
    await evening.says("Your games come in <#")
    return evening
