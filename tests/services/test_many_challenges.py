import asyncio
from collections import Counter
from datetime import timedelta
from random import Random

import pytest

from bot.domain.limits import DEFAULT_CHALLENGE_LIMITS
from bot.domain.match import Match, Place, Status
from bot.jobs.expire_matches import MatchExpirer
from bot.services.challenges import Challenges
from bot.services.matches import Matches
from bot.store.database import Database
from bot.store.matches.challenges import ChallengeTable
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.matches import MatchTable
from tests.conftest import ANN, BEN, NOW, all_there

CHANNEL = Place(21, 31)
PEOPLE = range(1000, 4400)
EACH = 4  # one more than a person may have open
_STATUSES = "SELECT status, count(*) FROM matches GROUP BY status"


@pytest.mark.slow
async def test_ten_thousand_open_challenges(database: Database) -> None:
    """People who flood a channel are refused, others can play, and all challenges lapse in time."""
    now = [NOW]
    matches = Matches(MatchTable(database), lambda: now[0], Random(1))
    limits = DEFAULT_CHALLENGE_LIMITS
    challenges = Challenges(ChallengeTable(database, limits), matches)
    asked = [
        challenges.challenge(CHANNEL, person, None, "en") for person in PEOPLE for _ in range(EACH)
    ]
    made = await asyncio.gather(*asked, return_exceptions=True)
    refused = [error for error in made if isinstance(error, BaseException)]
    assert {str(error) for error in refused} == {"too-many-challenges"}
    assert (len(made), len(refused)) == (EACH * len(PEOPLE), len(PEOPLE))

    match = await matches.press((await matches.start(CHANNEL, ANN, "en", mark="X")).id, 0, 4, ANN)
    joined = await challenges.accept(await matches.find(5000), BEN)
    assert (match.status, joined.status) == (Status.LIVE, Status.LIVE)

    now[0] += timedelta(minutes=6)
    lapsed: list[Match] = []
    await MatchExpirer(matches, DeadlineTable(database), lapsed.append, all_there).run()
    statuses = await database.read(lambda db: db.all(_STATUSES))
    assert Counter(dict(statuses)) == {"lapsed": len(made) - len(refused) - 1, "live": 2}
    assert len(lapsed) == len(made) - len(refused) - 1
