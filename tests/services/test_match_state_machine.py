"""The services of matches and challenges on a real database, under random actions."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from bot.domain import offers
from bot.domain.limits import ChallengeLimits, Pace
from bot.domain.match import Machine, Match, Person, Place, Status
from bot.domain.moves import hint_taken
from bot.errors import ChallengeWaitsError, Refusal
from bot.jobs.due_matches import MatchExpirer
from bot.services.challenges import Challenges
from bot.services.matches import Action, Matches
from bot.store.matches.challenges import ChallengeTable
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.matches import MatchTable
from bot.store.upkeep.open_database import open_database
from bot.store.upkeep.recount import rebuild
from engines.games.classic import parse_board
from tests.conftest import NOW, all_there
from tests.interactions.stored import columns_with
from tests.sizes import times
from tests.store.acts import delete

Act = Callable[..., Awaitable[object]]

PEOPLE = 1400000000000000011, 1400000000000000012, 1400000000000000013
people = st.sampled_from(PEOPLE)
channels = st.sampled_from([31, 32])
which = st.integers(0, 5)
lags = st.sampled_from([0, 0, 0, 1])  # how many revisions the pressed board is behind
actions = st.sampled_from(
    [
        *(offers.draw_offered, offers.take_back_asked, offers.offer_accepted),
        *(offers.offer_declined, offers.offer_withdrawn, hint_taken),
    ]
)
answers = st.sampled_from(["accept", "decline", "cancel", "rematch"])


class MatchStateMachine(RuleBasedStateMachine):
    """Random actions of people at random times, and the invariants that always hold."""

    def __init__(self) -> None:
        super().__init__()
        self.runner, self.folder = asyncio.Runner(), tempfile.TemporaryDirectory()
        self.now: datetime = NOW
        self.known: dict[int, Match] = {}
        self.open()

    def open(self) -> None:
        self.path = str(Path(self.folder.name) / "noughts.db")
        self.database = self.runner.run(open_database(self.path))
        self.matches = Matches(MatchTable(self.database), lambda: self.now, Random(3))
        limits = ChallengeLimits(open_challenges=2, pause=timedelta(minutes=1))
        self.challenges = Challenges(ChallengeTable(self.database, limits), self.matches)
        table = DeadlineTable(self.database)
        self.expirer = MatchExpirer(self.matches, table, lambda _: None, all_there)

    def teardown(self) -> None:
        """Compare the stored standings with those rebuilt from the matches, then delete people."""
        assert not any(self.runner.run(self.database.prepare(rebuild)).wrong.values())
        for number, person in enumerate(PEOPLE):
            self.runner.run(delete(self.database, person, -5 - number, self.now))
            assert columns_with(self.path, person) == set()
        self.runner.run(self.database.close())
        self.runner.close()
        self.folder.cleanup()

    def attempt(self, act: Awaitable[object]) -> None:
        """Do something that may be refused, and remember the match that it returns."""

        async def done() -> object:
            with suppress(Refusal, ChallengeWaitsError):
                return await act
            return None

        result = self.runner.run(done())
        match = result[0] if type(result) is tuple else result
        if isinstance(match, Match):
            self.known.setdefault(match.id, match)

    def pick(self, number: int) -> Match | None:
        """Return one of the six latest matches as last seen, or None if there is none."""
        ids = sorted(self.known)[-6:]
        return self.known[ids[number % len(ids)]] if ids else None

    async def _as_found(self, act: Act, match: Match, *values: object) -> object:
        """Do something with a match as a press finds it."""
        return await act(await self.matches.find_and_expire(match.id), *values)

    @rule(person=people, channel=channels)
    def start(self, person: int, channel: int) -> None:
        self.attempt(self.matches.start(Place(21, channel), person, "en", engine="dice"))

    @rule(person=people, other=st.none() | people, channel=channels, pace=st.sampled_from(Pace))
    def challenge(self, person: int, other: int | None, channel: int, pace: Pace) -> None:
        self.attempt(self.challenges.challenge(Place(21, channel), person, other, "en", pace=pace))

    @rule(person=people, number=which, answer=answers)
    def answer(self, person: int, number: int, answer: str) -> None:
        if match := self.pick(number):
            self.attempt(self._as_found(getattr(self.challenges, answer), match, person))

    @rule(person=people, number=which, cell=st.integers(0, 8), lag=lags)
    def press(self, person: int, number: int, cell: int, lag: int) -> None:
        if match := self.pick(number):
            self.attempt(self.matches.press(match.id, match.revision - lag, cell, person))

    @rule(number=which, cells=st.permutations(range(9)), length=st.integers(1, 9))
    def play_on(self, number: int, cells: list[int], length: int) -> None:
        """Press for the person to move, so that some matches get far."""
        for cell in cells[:length]:
            match = self.pick(number)
            if match and isinstance(match.to_move, Person):
                self.attempt(self.matches.press(match.id, match.revision, cell, match.to_move.id))
                self.nothing_else_changes()

    @rule(person=people, number=which, lag=lags, action=actions)
    def offer(self, person: int, number: int, lag: int, action: Action) -> None:
        if match := self.pick(number):
            self.attempt(self.matches.act(action, match.id, match.revision - lag, person))

    @rule(person=people, number=which)
    def resign(self, person: int, number: int) -> None:
        if match := self.pick(number):
            self.attempt(self.matches.resign(match.id, person))

    @rule(person=people, number=which, plies=st.integers(0, 9), channel=channels)
    def try_again(self, person: int, number: int, plies: int, channel: int) -> None:
        if match := self.pick(number):
            place = Place(21, channel)
            self.attempt(self._as_found(self.challenges.try_again, match, plies, person, place))

    @rule(number=which)
    def lose_the_channel(self, number: int) -> None:
        if match := self.pick(number):
            self.attempt(self.matches.channel_lost(match.id))

    @rule(seconds=st.sampled_from([1, 50, 70, 400, 1000, 100_000]))
    def wait(self, seconds: int) -> None:
        self.now += timedelta(seconds=seconds)
        self.runner.run(self.expirer.run())

    @rule(seconds=st.sampled_from([70, 1000]))
    def wait_without_the_expirer(self, seconds: int) -> None:
        self.now += timedelta(seconds=seconds)

    @rule()
    def restart(self) -> None:
        self.runner.run(self.database.close())
        self.open()

    @invariant()
    def nothing_else_changes(self) -> None:
        for match_id, after in self.runner.run(self.stored()).items():
            follows(self.known[match_id], after)
            self.known[match_id] = after

    async def stored(self) -> dict[int, Match]:
        return {match_id: await self.matches.find(match_id) for match_id in self.known}

    @invariant()
    def one_live_match_of_a_kind_a_person_and_channel(self) -> None:
        seats = [
            (match.place.channel_id, person, match.engine is None)
            for match in self.known.values()
            if match.status is Status.LIVE
            for person in match.people
        ]
        count = self.database.read(lambda db: db.one("SELECT count(*) FROM playing"))
        assert len(seats) == len(set(seats)) == self.runner.run(count)[0]

    @invariant()
    def one_rematch_a_match(self) -> None:
        made = [m.rematch_of for m in self.known.values() if m.status in (Status.LIVE, Status.OVER)]
        following = [match_id for match_id in made if match_id is not None]
        assert len(following) == len(set(following))


def follows(before: Match, after: Match) -> None:
    """Check that `after` can result from `before` by any number of transitions."""
    if before.status in {Status.OVER, Status.DECLINED, Status.LAPSED, Status.CANCELLED}:
        assert after._replace(message_id=before.message_id) == before
        return
    assert after.revision >= before.revision
    assert (after.revision == before.revision) == (after == before)
    assert {before.x, before.o} & {after.x, after.o}
    assert parse_board(str(after.board)).state == after.board.state
    assert (after.status is Status.OVER) == (after.ending is not None)
    if after.status is Status.LIVE:
        assert after.board.outcome is None
        assert not isinstance(after.to_move, Machine)
    if after.board.outcome is not None:
        assert after.winner == after.board.outcome.winner


TestMatchStateMachine = MatchStateMachine.TestCase
TestMatchStateMachine.settings = settings(max_examples=times(80), stateful_step_count=60)
