import logging
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.domain.match import Ending, Match, Place, Status
from bot.log import log
from bot.messaging.match_log import event_of, log_event, log_move
from tests.conftest import a_match

WON = a_match(status=Status.OVER, ending=Ending.LINE, winner="X")
CLIENT = cast(discord.Client, SimpleNamespace(shard_count=4))


@pytest.mark.parametrize(
    ("match", "event"),
    [
        (a_match(status=Status.INVITED), "invited"),
        (a_match(), "live"),
        (a_match(status=Status.DECLINED), "declined"),
        (WON, "over by line"),
    ],
)
def test_what_is_logged_of_a_match(match: Match, event: str) -> None:
    """The log names the state of a match, and of a finished one also how it ended."""
    assert event_of(match) == event


@pytest.mark.parametrize(("guild", "shard"), [(None, 0), (1 << 22, 1), (3 << 22, 3), (4 << 22, 0)])
def test_a_logged_line(guild: int | None, shard: int, caplog: pytest.LogCaptureFixture) -> None:
    """A line names the match, its channel, and the shard that serves its server."""
    caplog.set_level(logging.INFO, log.name)
    log_event("started", a_match(place=Place(guild, 31)), CLIENT)
    assert caplog.messages == [f"started: match=1 channel=31 shard={shard}"]


def test_moves_are_logged_on_request(caplog: pytest.LogCaptureFixture) -> None:
    """A move has a line only at `DEBUG`; the end of a match always has one."""
    for level in (logging.INFO, logging.DEBUG):
        caplog.set_level(level, log.name)
        log_move(a_match(place=Place(3 << 22, 31)), CLIENT)
    assert caplog.messages == ["moved: match=1 channel=31 shard=3"]
    caplog.set_level(logging.INFO, log.name)
    log_move(WON, CLIENT)
    assert caplog.messages[1:] == ["over by line: match=1 channel=31 shard=0"]
