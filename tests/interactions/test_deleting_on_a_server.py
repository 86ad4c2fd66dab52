"""What someone is told who deletes their data from a database on a server."""

import pytest

from tests.interactions.conftest import World, start, texts_in

pytestmark = pytest.mark.outside


@pytest.fixture
def engine() -> str:
    """Return the engine of the test's database."""
    return "postgresql"


async def test_the_server_keeps_copies(world: World) -> None:
    """Nobody promises what the server's journal and replicas do not keep."""
    await start(world, world.ann)
    shown = await world.ann.slash(world.channel, "privacy")
    assert shown.response is not None
    question = await world.ann.click(shown.response.message, label="Delete my data")
    assert question.response is not None
    await world.ann.click(question.response.message, label="Delete")
    told = texts_in(question.response.components)
    assert "nothing in my database names you any more" in told
    assert "copies in its journal, its replicas" in told
