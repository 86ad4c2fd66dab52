"""Challenges come out alike in a twin where people delete only what protects themselves."""

from collections.abc import Iterator
from contextlib import AsyncExitStack
from datetime import datetime, timedelta
from itertools import count
from random import Random
from typing import NamedTuple

import pytest

from bot.domain.limits import ChallengeLimits
from bot.domain.match import Status
from bot.errors import Refusal
from bot.store.database import Database
from bot.store.matches.challenges import ChallengeTable
from bot.store.people.preferences import PreferencesTable
from tests.conftest import NOW
from tests.store.acts import a_challenge, delete
from tests.store.random_histories import a_database

KINDS = ("cancelled", "declined", "declined", "delete", "delete", "block", "unblock", "unblock")
DELETED_IDS: Iterator[int] = count(-(2**61))


class Act(NamedTuple):
    what: str
    one: int
    other: int


class Acting:
    """People who act in a database; `deleting` says whether they delete their data."""

    def __init__(self, database: Database, *, deleting: bool) -> None:
        self._database, self._deleting = database, deleting
        self._challenges = ChallengeTable(database, ChallengeLimits(pings=1))
        self._preferences = PreferencesTable(database)

    async def do(self, act: Act, now: datetime) -> object:
        if act.what == "block":
            await self._preferences.block(act.one, {act.other}, ())
        elif act.what == "unblock":
            await self._preferences.block(act.one, (), {act.other})
        elif act.what == "delete":
            await self._delete(act.one)
        else:
            return await self._challenge(act, now)
        return None

    async def _delete(self, person: int) -> None:
        if self._deleting:
            await delete(self._database, person, next(DELETED_IDS))
        else:
            sql = "DELETE FROM blocks WHERE person_id = ?"
            await self._database.write(lambda db: db.run(sql, (person,)))

    async def _challenge(self, act: Act, now: datetime) -> object:
        """Challenge someone, who declines, or cancel it; return how it was refused, or pinged."""
        try:
            challenge, ping = await self._challenges.add(a_challenge(act.one, act.other, now))
        except Refusal as error:
            return str(error)
        closed = challenge._replace(status=Status(act.what), revision=1)
        if closed.status is Status.DECLINED:
            await self._challenges.decline(closed, 0)
        else:
            close = "UPDATE matches SET status = ? WHERE id = ?"
            values = (closed.status, closed.id)
            await self._database.write(lambda db: db.run(close, values))
        return ping


@pytest.mark.slow
async def test_a_deletion_lifts_no_limit() -> None:
    """Every challenge is refused or pings as if nobody had deleted their data."""
    rng, now = Random(1), NOW
    async with AsyncExitStack() as opened:
        one, twin = [
            Acting(await opened.enter_async_context(a_database()), deleting=deleting)
            for deleting in (True, False)
        ]
        for _ in range(400):
            now += timedelta(minutes=rng.choice((0, 0, 1, 5)))
            act = Act(rng.choice(KINDS), *rng.sample((11, 12, 13), 2))
            assert await one.do(act, now) == await twin.do(act, now)
