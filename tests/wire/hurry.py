"""Has a bot wait less than it does elsewhere, so that its test need not wait either."""

import asyncio
from functools import partial


def sleep_less(share: int) -> None:
    sleep = asyncio.sleep

    async def briefly(delay: float) -> None:
        await sleep(delay / share)

    setattr(asyncio, "sleep", briefly)  # noqa: B010


try_again_soon, in_no_time = partial(sleep_less, 20), partial(sleep_less, 100)
