"""The service of challenges: make, accept, decline and cancel them; and start a rematch."""

from bot.domain import challenges
from bot.domain.another_try import another_try
from bot.domain.limits import DEFAULT_PACE, Pace
from bot.domain.match import Match, Person, Place, Status, Vacant
from bot.errors import AlreadyPlayingError, ChallengeWaitsError, OpponentBusyError, Refusal
from bot.services.matches import Matches
from bot.store.matches.challenges import ChallengeTable
from engines.games.classic import CLASSIC
from engines.games.game import Mark
from engines.levels import Level


class Challenges:
    """The service of challenges; a challenge is a match that has not begun."""

    def __init__(self, table: ChallengeTable, matches: Matches) -> None:
        self._table = table
        self._matches = matches

    async def challenge(  # noqa: PLR0913
        self,
        place: Place,
        challenger: int,
        invited: int | None,
        language: str,
        *,
        pace: Pace = DEFAULT_PACE,
        mark: Mark | None = None,
        variant: str = CLASSIC.name,
        calls: bool = False,
        anyway: bool = False,
    ) -> tuple[Match, bool]:
        """Store a challenge, open to all if `invited` is None; `mark` is the challenger's.

        Returns and raises as `_begin`; also raises Refusal for oneself. `anyway` says that the
        challenger was asked, and wants it though someone else's challenge waits for anyone, or the
        invited person plays another match there.
        """
        if invited == challenger:
            raise Refusal("self-challenge")
        other = Vacant() if invited is None else Person(invited)
        match = self._matches.new(
            place,
            Person(challenger),
            other,
            mark,
            language=language,
            variant=variant,
            status=Status.INVITED,
            pace=pace,
            challenger=challenger,
            calls=calls and invited is None,
        )
        return await self._begin(match, anyway=anyway)

    async def accept(self, match: Match, person: int) -> Match:
        """Start the match for the person who accepts the challenge.

        Raises AlreadyPlayingError if the person has a live match in the channel, OpponentBusyError
        if the challenger has one, and Refusal as `accepted` and `ChallengeTable.accept`.
        """
        live = challenges.accepted(match, person, self._matches.now())
        try:
            joiner = person if match.invited is None else None
            saved = await self._table.accept(live, match.revision, joiner)
        except AlreadyPlayingError as error:
            if error.person == person:
                raise
            raise OpponentBusyError(error.person) from error
        return self._announced(saved or live, saved=saved is not None)

    async def decline(self, match: Match, person: int) -> Match:
        """Decline a challenge; raises Refusal as `challenges.declined`."""
        declined = challenges.declined(match, person, self._matches.now())
        return self._announced(declined, saved=await self._table.decline(declined, match.revision))

    async def block(self, declined: Match, person: int) -> None:
        """Block the challenger for whoever declined; raises Refusal for others, and at a limit."""
        challenges.refuse_unless_declined(declined, person)
        await self._table.block(declined)

    async def cancel(self, match: Match, person: int) -> Match:
        """Cancel a challenge; raises what `challenges.cancelled` raises."""
        return await self._matches.change(
            match.id, lambda match, now: challenges.cancelled(match, person, now)
        )

    async def called(self, match_id: int, message_id: int | None) -> None:
        await self._table.called(match_id, message_id)
        self._matches.wake()

    async def withdraw(self, challenge: Match) -> None:
        """Cancel a challenge that nobody saw, as if it had not been made; an answered one stays."""
        cancelled = challenges.cancelled(challenge, challenge.challenger or 0, self._matches.now())
        if await self._table.withdraw(cancelled, challenge.revision):
            self._matches.stored(cancelled)

    async def ask_again(self, match: Match, person: int) -> tuple[Match, bool]:
        """Store a lapsed challenge as a new one, as `_begin` does; raises also as `asked_again`."""
        now, seed = self._matches.now(), self._matches.seed()
        return await self._begin(challenges.asked_again(match, person, seed, now))

    async def rematch(
        self, match: Match, person: int, level: Level | None = None
    ) -> tuple[Match, bool]:
        """Start a rematch: at once against an engine, at another `level` if given, or a challenge.

        If the other person has already asked for one, accept it. Returns as `_begin`, and raises as
        `_begin` and `challenges.rematch`.
        """
        now, seed = self._matches.now(), self._matches.seed()
        skill = None
        if match.skill is not None:
            skill = await self._matches.table.skill(person, match.variant)
        next_match = challenges.rematch(match, person, seed, now, level=level, skill=skill)
        return await self._begin(next_match)

    async def try_again(
        self, match: Match, plies: int, person: int, place: Place
    ) -> tuple[Match, bool]:
        """Start another try from a position of a finished match, or challenge the other person.

        Returns as `_begin`, and raises as `_begin` and `another_try`.
        """
        now, seed = self._matches.now(), self._matches.seed()
        return await self._begin(another_try(match, plies, person, place, seed, now))

    async def _begin(self, match: Match, *, anyway: bool = True) -> tuple[Match, bool]:
        """Store a challenge or, against an engine, a live match; return it, and whether to ping.

        By default the challenge may wait, without a question, for a person who plays another match.
        If the invited person's own challenge to the challenger waits, that begins instead. Raises
        as `Matches.add`, `accept` and `ChallengeTable.add`.
        """
        if match.challenger is None:
            return await self._matches.add(match), False
        try:
            stored, ping = await self._table.add(match, anyway=anyway)
        except ChallengeWaitsError as error:
            if match.invited is None:
                raise
            waiting = await self._matches.find(error.match_id)
            return await self.accept(waiting, match.challenger), False
        self._matches.stored(stored)
        return stored, ping

    def _announced(self, match: Match, *, saved: bool) -> Match:
        if not saved:
            raise Refusal("challenge-over")
        self._matches.stored(match)
        return match
