"""What can be done with matches: load, change, save; the only writer of them."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from random import Random

from bot.errors import BoardMovedOnError, NoLiveMatchError, NoSuchLevelError, NoSuchMatchError
from bot.matches import model
from bot.matches.model import Machine, Match, Person, Place, Seat
from bot.store.matches import MatchTable
from engines.board import Mark
from engines.levels import DEFAULT_LEVEL, Level, NoSuchSettingError, spec_for

_SEED_BITS = 62  # so that a seed fits a signed column of 64 bits


class Matches:
    """The service of matches; the time comes from `now`, chance from `rng`."""

    def __init__(self, table: MatchTable, now: Callable[[], datetime], rng: Random) -> None:
        self._table, self._now, self._rng = table, now, rng

    async def start(  # noqa: PLR0913
        self,
        place: Place,
        person: int,
        language: str,
        *,
        level: Level | None = None,
        engine: str | None = None,
        mark: Mark | None = None,
    ) -> Match:
        """Store a new match of a person against an engine and return it, its first move made.

        Level and engine as in `engines.levels`; neither means the default level. Who gets X, and
        so starts, is drawn by lot unless `mark` says what the person plays. Raises
        NoSuchLevelError, AlreadyPlayingError.
        """
        x, o = self._seats(Person(person), _machine(level, engine), mark)
        now = self._now()
        match = Match(
            place=place,
            x=x,
            o=o,
            language=language,
            seed=self._rng.getrandbits(_SEED_BITS),
            started_at=now,
            changed_at=now,
        )
        return await self._table.add(model.started(match))

    def _seats(self, person: Person, machine: Machine, mark: Mark | None) -> tuple[Seat, Seat]:
        drawn: Mark = "X" if self._rng.getrandbits(1) else "O"
        return (person, machine) if (mark or drawn) == "X" else (machine, person)

    async def find(self, match_id: int) -> Match:
        """Return a match as it stands; raises NoSuchMatchError."""
        match = await self._table.find(match_id)
        if match is None:
            raise NoSuchMatchError
        return match

    async def live_of(self, person: int, channel_id: int) -> Match:
        """Return a person's live match in a channel; raises NoLiveMatchError."""
        match = await self._table.live_of(person, channel_id)
        if match is None:
            raise NoLiveMatchError
        return match

    async def press(
        self, match_id: int, revision: int, cell: int, person: int, message_id: int | None = None
    ) -> Match:
        """Take a person's press on a cell of the board at `revision`, with the engine's answer.

        `message_id` is where the pressed board is, so that a press heals what was lost of that.
        Returns the match once it is saved; raises NoSuchMatchError and what `model.pressed` does.
        """
        match = await self.find(match_id)
        changed = model.pressed(match, person, revision, cell, self._now())
        changed = replace(changed, message_id=message_id or match.message_id)
        if not await self._table.save(changed, expected=match.revision):
            raise BoardMovedOnError
        return changed

    async def resign(self, match_id: int, person: int) -> Match:
        """Give a match up for a person, however it stands.

        Raises NoSuchMatchError, NotYourMatchError, MatchOverError.
        """
        while True:
            match = await self.find(match_id)
            over = model.resigned(match, person, self._now())
            if await self._table.save(over, expected=match.revision):
                return over

    async def shown_at(self, match_id: int, message_id: int) -> int | None:
        """Keep which message shows the board of a match, and return which one did before."""
        return await self._table.shown_at(match_id, message_id)


def _machine(level: Level | None, engine: str | None) -> Machine:
    if level is None and engine is None:
        level = DEFAULT_LEVEL
    try:
        return Machine(spec_for(level, engine), level)
    except NoSuchSettingError as error:
        raise NoSuchLevelError(engine=error.engine, level=error.level) from error
