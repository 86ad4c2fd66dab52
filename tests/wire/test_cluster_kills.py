"""After `kill -9` of any of several processes under load, nothing acknowledged is lost."""

import sys
from random import Random

import pytest

from tests.postgres import Server
from tests.sizes import times
from tests.wire.kills import Cluster
from tests.wire.world import World

pytestmark = [
    pytest.mark.asyncio(loop_scope="package"),
    pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork"),
]


@pytest.mark.parametrize(
    ("processes", "kills"), [(2, 1), pytest.param(3, times(100), marks=pytest.mark.slow)]
)
async def test_under_load(postgres: Server, new_world: World, processes: int, kills: int) -> None:
    """The others answer meanwhile, each acknowledged move is stored once, and standings agree."""
    with postgres.database() as new_world.database:
        verdict = await Cluster(new_world, processes, Random(7)).kill(kills)
    assert verdict.acknowledged > verdict.games > 0
    assert verdict.meanwhile > 0
    assert verdict.is_clean, verdict
