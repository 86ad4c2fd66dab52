"""The bot behind a Discord without sockets: interactions go into discord.py's own parser."""

import asyncio
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from io import BytesIO

import pytest

from bot.app.client import Noughts
from bot.app.wiring import Options
from bot.discord_internals.install import install
from bot.jobs import shut_out
from bot.locales import mention_commands
from bot.services.engine_processes import EngineProcesses
from bot.store.database_url import is_postgres
from bot.store.upkeep.open_database import open_shared
from engines.worker import serve
from tests.chat.offline import go_offline
from tests.chat.session import Session


@dataclass
class Running:
    """The bot in this process; `errors` collects errors that it did not catch."""

    client: Noughts
    errors: list[str] = field(default_factory=list)


@asynccontextmanager
async def bot_in_process(
    path: str, session: Session, options: Options, *, fast_path: bool = True
) -> AsyncIterator[Running]:
    """Run the bot on the database at `path`, on the fast path or on only discord.py."""
    database = (await open_shared(path, options.claims.cluster)).database
    # Another test covers power cuts, which would cost most here.
    if not is_postgres(path):
        await database.read(lambda db: db.run("PRAGMA synchronous = OFF"))
    client = Noughts(database, options)
    running = Running(client)

    async def on_error(event: str, *_: object, **__: object) -> None:
        running.errors.append(f"{event}: {traceback.format_exc()}")

    client.on_error = on_error  # type: ignore[method-assign]
    install(client, fast_path=fast_path)
    await go_offline(client, session)
    await client.setup_hook()
    try:
        with pytest.MonkeyPatch.context() as patched:
            # A year has half a million minutes; a test that needs a look wakes the job.
            patched.setattr(shut_out, "LOOK_EVERY", timedelta(days=9999))
            yield running
    finally:
        mention_commands({})
        await client.close()
        await database.close()


async def answer_here(_: EngineProcesses, question: bytes) -> bytes:
    """Answer a question to engines in a thread, for which simulated time waits."""

    def answered() -> bytes:
        answers = BytesIO()
        serve(BytesIO(question), answers)
        return answers.getvalue()

    return await asyncio.to_thread(answered)
