"""What can be done with challenges: make, accept, decline, cancel; and play again."""

from collections.abc import Callable
from datetime import datetime

from bot.domain import challenges
from bot.domain.match import Match, Person, Place, Status, Vacant
from bot.domain.time_limits import DEFAULT_TIME_CONTROL, TimeControl
from bot.errors import (
    AlreadyPlayingError,
    ChallengeOverError,
    OpponentBusyError,
    RematchMadeError,
    SelfChallengeError,
)
from bot.services.matches import Matches
from bot.store.challenges import ChallengeTable
from engines.games.classic import Mark

Answer = Callable[[Match, int, datetime], Match]


class Challenges:
    """The service of challenges, which are matches that have not begun."""

    def __init__(self, table: ChallengeTable, matches: Matches) -> None:
        self._table, self._matches = table, matches

    async def challenge(  # noqa: PLR0913
        self,
        place: Place,
        challenger: int,
        invited: int | None,
        language: str,
        *,
        time_control: TimeControl = DEFAULT_TIME_CONTROL,
        mark: Mark | None = None,
    ) -> tuple[Match, bool]:
        """Store a challenge, open to all if `invited` is None; `mark` is the challenger's.

        Returns it and whether the invited may be pinged. Raises SelfChallengeError and what
        `ChallengeTable.add` does.
        """
        if invited == challenger:
            raise SelfChallengeError
        other = Vacant() if invited is None else Person(invited)
        x, o = self._matches.seats(Person(challenger), other, mark)
        now, seed = self._matches.now(), self._matches.seed()
        match = Match(
            place=place,
            x=x,
            o=o,
            language=language,
            seed=seed,
            status=Status.INVITED,
            time_control=time_control,
            challenger=challenger,
            started_at=now,
            changed_at=now,
            turn_since=now,
        )
        return await self._add(match)

    async def accept(self, match_id: int, person: int) -> Match:
        """Begin the match for who was challenged.

        Raises NoSuchMatchError, what `challenges.accepted` does, AlreadyPlayingError if the person
        is in a live match here, OpponentBusyError if the challenger is.
        """
        match = await self._matches.find_and_expire(match_id)
        live = challenges.accepted(match, person, self._matches.now())
        try:
            saved = await self._table.accept(live, match.revision)
        except AlreadyPlayingError as error:
            if error.person == person:
                raise
            raise OpponentBusyError(person=str(error.person)) from error
        return self._told(live, saved=saved)

    async def decline(self, match_id: int, person: int, *, block: bool = False) -> Match:
        """Turn a challenge down, and any other of that challenger with it if `block`.

        Raises NoSuchMatchError and what `challenges.declined` does.
        """
        match = await self._matches.find_and_expire(match_id)
        declined = challenges.declined(match, person, self._matches.now())
        return self._told(
            declined, saved=await self._table.decline(declined, match.revision, block=block)
        )

    async def cancel(self, match_id: int, person: int) -> Match:
        """Take a challenge back; raises NoSuchMatchError and what `challenges.cancelled` does."""
        return await self._matches.change(
            match_id, lambda match, now: challenges.cancelled(match, person, now)
        )

    async def rematch(self, match_id: int, person: int) -> tuple[Match, bool]:
        """Play a match that is over again: at once against an engine, else as a challenge.

        If the other has asked already, that is accepted. Returns the next match and whether its
        invited may be pinged. Raises NoSuchMatchError, what `challenges.rematch`, `accept` and
        `ChallengeTable.add` do, RematchMadeError.
        """
        match = await self._matches.find(match_id)
        now, seed = self._matches.now(), self._matches.seed()
        following = challenges.rematch(match, person, seed, now)
        try:
            if following.challenger is None:
                return await self._matches.add(following), False
            return await self._add(following)
        except RematchMadeError as error:
            return await self._join(error, person), False

    async def _join(self, made: RematchMadeError, person: int) -> Match:
        """Accept a rematch that the other has asked for; raises `made` if it is not to be had."""
        match = await self._matches.find_and_expire(made.match_id)
        if match.invited != person or match.status is not Status.INVITED:
            raise made
        return await self.accept(match.id, person)

    async def _add(self, match: Match) -> tuple[Match, bool]:
        stored, ping = await self._table.add(match)
        self._matches.changed(stored)
        return stored, ping

    def _told(self, match: Match, *, saved: bool) -> Match:
        if not saved:
            raise ChallengeOverError
        self._matches.changed(match)
        return match
