"""The faults of the loopback Discord meet the requests that they were meant for."""

from aiohttp import web

from tests.chat.faults import CALLBACK, Faults, answer, page_instead

FAULTY, FINE = 503, 200


async def status(faults: Faults, interaction: int) -> int:
    """Send the first response to an interaction, and return what Discord answers."""
    path = f"/interactions/{interaction}/token/callback"
    return (await faults.serve(CALLBACK, path, carried_out)).status


def carried_out() -> web.Response:
    return answer({})


async def test_an_answer_that_is_sent_again() -> None:
    """The repeated answer of an earlier test takes no fault away from the interactions of this."""
    faults = Faults()
    assert await status(faults, 1) == FINE
    faults.next(CALLBACK, page_instead(FAULTY))
    assert await status(faults, 1) == FINE
    assert await status(faults, 2) == FAULTY
    assert await status(faults, 2) == FINE


async def test_two_faults_of_one_answer() -> None:
    """Faults that were added together meet an answer and its repetition."""
    faults = Faults()
    for _ in range(2):
        faults.next(CALLBACK, page_instead(FAULTY))
    assert [await status(faults, 1) for _ in range(3)] == [FAULTY, FAULTY, FINE]
