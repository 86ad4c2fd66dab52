"""Games as people play them, and a press of every kind of button on the number of one."""

from collections.abc import Iterator
from itertools import product

from bot.interactions import registry
from bot.views.custom_ids import OPEN_GAME, SHOW_GAMES, ButtonKind, custom_id
from bot.views.id_numbers import MATCH
from tests.chat.ids import Payload
from tests.chat.messages import cells_of, custom_id_of, is_free, text_of
from tests.chat.payloads import command, press, slash
from tests.chat.people import BEN, Channel, Person
from tests.hostile.boards_shown import match_in
from tests.hostile.loopback import Loopback

KINDS = [button.kind for button in registry.BUTTONS if MATCH in button.kind.fields]


def forged(kind: ButtonKind, match_id: int) -> Iterator[str]:
    """Yield custom ids of a kind with the number of a match."""
    numbers = [
        [match_id] if field is MATCH else range(min(field.most, 2) + 1) for field in kind.fields
    ]
    for chosen in product(*numbers):
        yield custom_id(kind, *chosen)


def presses(
    person: Person, channel: Channel, page: Payload, match_id: int
) -> Iterator[tuple[str, Payload]]:
    """Yield presses of every kind on the number of a match, and what to call each."""
    for kind in KINDS:
        for forged_id in forged(kind, match_id):
            yield forged_id, press(person, channel, page, forged_id)
    opened = press(person, channel, page, custom_id(OPEN_GAME))
    picked = opened["data"] | {"component_type": 3, "values": [str(match_id)]}
    yield "picked from a menu", opened | {"data": picked}


class Play:
    """Plays games on the bot as people do, and returns their numbers."""

    def __init__(self, bot: Loopback) -> None:
        self._bot = bot

    async def does(self, payload: Payload) -> Payload:
        """Send an interaction, and return the message that it leads to."""
        (sent,) = await self._bot.send([payload])
        return self._bot.chat.messages[sent.message_id]

    async def hide(self, person: Person, channel: Channel) -> None:
        """Have a person hide their games."""
        page = await self.does(command(person, channel, "privacy"))
        await self.does(press(person, channel, page, custom_id(SHOW_GAMES, 0)))

    async def live(self, person: Person, channel: Channel, difficulty: str = "easy") -> int:
        """Begin a match against the bot."""
        started = slash(person, channel, "tictactoe start", difficulty=difficulty, mark="X")
        board = await self.does(started)
        board = await self.does(press(person, channel, board, first_free(board)))
        return numbered(board)

    async def finished(self, person: Person, channel: Channel) -> int:
        """Begin a match against the bot, and give it up."""
        return await self._resigned(person, channel, await self.live(person, channel))

    async def invited(self, person: Person, channel: Channel, **other: Person) -> int:
        """Challenge someone, or anyone."""
        return numbered(await self.does(slash(person, channel, "tictactoe challenge", **other)))

    async def between(self, person: Person, channel: Channel) -> int:
        """Begin a match against Ben."""
        posted = await self.does(slash(person, channel, "tictactoe challenge", opponent=BEN))
        board = await self.does(press(BEN, channel, posted, custom_id_of(posted, "Accept")))
        mover = person if f"Your turn, <@{person.id}>" in text_of(board) else BEN
        await self.does(press(mover, channel, board, first_free(board)))
        return numbered(board)

    async def ended(self, person: Person, channel: Channel) -> int:
        """Begin a match against Ben, and give it up."""
        return await self._resigned(person, channel, await self.between(person, channel))

    async def _resigned(self, person: Person, channel: Channel, match_id: int) -> int:
        page = await self.does(command(person, channel, "help"))
        question = await self.does(press(person, channel, page, f"g1:{match_id}"))
        await self.does(press(person, channel, question, f"r1:{match_id}"))
        return match_id


def first_free(board: Payload) -> str:
    """Return the custom id of the first free cell of a board."""
    return next(str(cell["custom_id"]) for cell in cells_of(board) if is_free(cell))


def numbered(message: Payload) -> int:
    """Return the number of the match on a message."""
    number = match_in(message)
    assert number is not None
    return number
