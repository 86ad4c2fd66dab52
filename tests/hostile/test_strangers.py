"""Strangers who forge custom ids: every kind of button, with the numbers of others' games."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import product

from bot.interactions import buttons
from bot.views.custom_ids import OPEN_GAME, SHOW_GAMES, ButtonKind, custom_id
from bot.views.id_numbers import MATCH
from tests.hostile.boards_shown import match_in
from tests.hostile.loopback import Loopback, loopback
from tests.hostile.simulated_clock import run_simulated
from tests.wire.ids import Payload
from tests.wire.messages import EPHEMERAL, cells_of, custom_id_of, is_free, text_of
from tests.wire.payloads import command, press, slash
from tests.wire.people import ANN, BEN, Channel, Person, another_channel, another_person

EVE, OPEN = another_person("eve"), another_person("open")
HERE, ELSEWHERE = 21, 22
PLACES = (another_channel(HERE), another_channel(ELSEWHERE), another_channel(None))
"""Where the stranger presses: a channel of the same server, another server, a direct message."""
NOBODYS = 987_654
"""The number of no game."""
KINDS = [button.kind for button in buttons.ALL if MATCH in button.kind.fields]


def forged(kind: ButtonKind, match_id: int) -> Iterator[str]:
    """Yield custom ids of a kind with the number of a match."""
    numbers = [
        [match_id] if field is MATCH else range(min(field.most, 2) + 1) for field in kind.fields
    ]
    for chosen in product(*numbers):
        yield custom_id(kind, *chosen)


def presses(match_id: int, channel: Channel, page: Payload) -> Iterator[tuple[str, Payload]]:
    """Yield every press of a stranger on the number of a match, and what to call it."""
    for kind in KINDS:
        for forged_id in forged(kind, match_id):
            yield forged_id, press(EVE, channel, page, forged_id)
    opened = press(EVE, channel, page, custom_id(OPEN_GAME))
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

    async def live(self, person: Person, channel: Channel) -> int:
        """Begin a match against the bot."""
        started = slash(person, channel, "tictactoe start", difficulty="easy", mark="X")
        board = await self.does(started)
        board = await self.does(press(person, channel, board, first_free(board)))
        return numbered(board)

    async def finished(self, person: Person, channel: Channel) -> int:
        """Begin a match against the bot, and give it up."""
        return await self._resigned(person, channel, await self.live(person, channel))

    async def invited(self, person: Person, channel: Channel, **other: Person) -> int:
        """Challenge somebody, or anybody."""
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


async def hidden_games(play: Play) -> dict[str, int]:
    """Return games that a stranger may see from none of `PLACES`."""
    ways = (play.live, play.finished, play.invited, play.between, play.ended)
    await play.hide(ANN, another_channel(HERE))
    found = {f"{way.__name__}, hidden": await way(ANN, another_channel(HERE)) for way in ways}
    found["for Ben"] = await play.invited(ANN, another_channel(HERE), opponent=BEN)
    for way in (play.live, play.finished):
        found[f"{way.__name__}, in private"] = await way(ANN, another_channel(None))
    group = another_channel(None, invited=False)
    found["in a group"] = await play.invited(OPEN, group, opponent=BEN)
    for way in (play.live, play.invited):
        found[f"{way.__name__}, elsewhere"] = await way(OPEN, another_channel(HERE))
    return found


async def walk(path: str) -> None:
    """Press every kind of button on every game as a stranger, and as if there were no such game."""
    async with loopback(path) as bot:
        play = Play(bot)
        games = await hidden_games(play)
        for place in PLACES:
            page = await play.does(command(EVE, place, "help"))
            stored = rows(path)
            told = [await said(bot, one) for _, one in presses(NOBODYS, place, page)]
            for name, match_id in games.items():
                forgeries = presses(match_id, place, page)
                for expected, (forgery, payload) in zip(told, forgeries, strict=True):
                    assert await said(bot, payload) == expected, (name, forgery, place)
            assert rows(path) == stored


async def said(bot: Loopback, payload: Payload) -> list[tuple[object, ...]]:
    """Send a press, and return all messages that are new or changed since."""
    before = dict(bot.chat.messages)
    await bot.send([payload])
    after = bot.chat.messages.items()
    seen = [message for number, message in after if before.get(number) is not message]
    return [(it["flags"] & EPHEMERAL, it["content"], it["components"]) for it in seen]


def rows(path: str) -> list[str]:
    """Return all that is stored."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def test_a_stranger_cannot_tell_a_hidden_game_from_none(path: str) -> None:
    """Every kind of button says the same of a hidden game as of none, and nothing changes.

    Hidden are games of a person who hides theirs, those in direct messages and group chats, and
    those that go on in another channel.
    """
    run_simulated(walk(path))
