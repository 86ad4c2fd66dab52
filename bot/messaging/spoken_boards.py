"""Says boards in words, without being asked, to people who want that.

Screen readers announce new messages, but no edits. Discord takes a private message only by the
token of the person's own interaction, for 15 minutes; after that, reminders serve.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass

import discord

from bot.domain.match import Match, Person, Status
from bot.errors import AnswerLostError
from bot.locales import language_for
from bot.messaging.first_response import show
from bot.services.shared_results import Latest
from bot.views.notices import board_in_words

CAPACITY = 1_000  # people who are remembered, each in a match, with some 3 KB
_TAKEN_FOR = 14 * 60.0  # seconds


@dataclass
class _Listener:
    """A person's last interaction about a match, when it came, and what was said last."""

    interaction: discord.Interaction
    since: float
    heard: tuple[object, ...] | None = None
    saying: asyncio.Task[None] | None = None

    def say(self, match: Match) -> None:
        """Begin to say the board, if it is new, in place of one that is not sent yet."""
        if self.heard == (match.moves, match.status):
            return
        if self.saying is not None:
            self.saying.cancel()
        self.heard = match.moves, match.status
        self.saying = asyncio.create_task(self._say(match))

    async def _say(self, match: Match) -> None:
        language = language_for(self.interaction.locale.value)
        with suppress(AnswerLostError):
            await show(self.interaction, board_in_words(match, language))


class SpokenBoards:
    """Knows by which interaction each person can be told."""

    def __init__(self) -> None:
        self._listeners = Latest[tuple[int, int], _Listener](CAPACITY)

    def shown(self, interaction: discord.Interaction, match: Match) -> None:
        """Tell the people of a match who want it that `interaction` has just shown its board."""
        seats = zip("XO", (match.x, match.o), strict=True) if match.words else ()
        for mark, seat in seats:
            if mark in match.words and isinstance(seat, Person):
                listener = self._listener(interaction, (match.id, seat.id))
                if listener is not None and _is_due(match, seat):
                    listener.say(match)

    def _listener(self, interaction: discord.Interaction, key: tuple[int, int]) -> _Listener | None:
        """Return how a person of a match can be told, by `interaction` if it is their own."""
        now, found = asyncio.get_running_loop().time(), self._listeners.get(key)
        if interaction.user.id == key[1]:
            before = (found.heard, found.saying) if found else ()
            found = self._listeners[key] = _Listener(interaction, now, *before)
        return found if found and now - found.since < _TAKEN_FOR else None


def _is_due(match: Match, person: Person) -> bool:
    """Return whether a match has begun or ended, or the other player has moved."""
    if match.status is not Status.LIVE:
        return match.status is Status.OVER
    return match.to_move == person or len(match.moves) == match.start_ply
