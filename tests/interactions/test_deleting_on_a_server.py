"""What someone reads who deletes their data from a database on a server."""

import pytest

from tests.interactions.conftest import World, delete_all, start

pytestmark = pytest.mark.outside


@pytest.fixture
def engine() -> str:
    """Return the engine of the test's database."""
    return "postgresql"


async def test_the_server_keeps_copies(world: World) -> None:
    """Nobody promises what the server's journal and replicas do not keep."""
    await start(world, world.ann)
    told = await delete_all(world.ann, world)
    assert "nothing in my database points to you any more" in told
    assert "copies in its journal, its replicas" in told
