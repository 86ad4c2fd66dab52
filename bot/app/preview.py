"""The preview: runs the bot on a simulated Discord, as a page in the browser."""

import asyncio
import contextlib
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord

from bot.app.client import Noughts
from bot.app.event_loop import asked_to_stop
from bot.app.terminal import say
from bot.app.wiring import Options
from bot.discord_internals.server_events import install_server_events
from bot.errors import StartError
from bot.locales import Argument, language_for
from bot.locales.catalogue import Catalogue
from bot.log import log
from bot.services.engine_pool import EnginePool
from bot.store.sqlite import database_file
from bot.store.upkeep.open_database import open_database

try:
    import simcord
    from simcord import Preview
    from simcord._clock import Clock
    from simcord.preview import _action_plans, _component_projection
    from simcord.preview._server import PreviewServer

    from bot.app.simulated_server import create_page
except ImportError as error:
    raise StartError(
        "The preview needs packages that are not installed: "
        "type make play, install requirements/play.txt, or install the program as noughts[play]."
    ) from error

REFRESH_INTERVAL = 0.3  # seconds between two looks for changes that the pages should show

# Seconds that SimCord waits at most until the bot is idle: after a press fewer than the pause of a
# show, so that a show does not delay presses; at the start more, to look through the database.
SETTLE_TIMEOUT = 1.4
START_TIMEOUT = 60.0

SWITCH_INTERVAL = 0.0001  # seconds until a thread lets others run; SimCord's is busy as it waits

_HOST = "127.0.0.1"
_BARE, _LABEL = ("between-", "choice-", "command-", "seat-"), 80
"""Sentences that show no key, and how long a label may be on Discord."""


def _now() -> datetime:
    return datetime.now(UTC)  # not discord.py's function, which SimCord replaces by its own


class _RealClock(Clock):
    """The clock of the simulated Discord, which otherwise stands still between two presses."""

    def now(self) -> datetime:
        return _now()


async def preview(file: Path | None, port: int, *, open_browser: bool, locale: str) -> None:
    """Serve the preview on `port` (0 for any free one) until asked to stop; raises StartError.

    Everybody there has set Discord to `locale`. The database is temporary, in `file` if given.
    """
    _require_known(locale)
    _require_free(port)
    async with _client(file) as client, simulated(client) as env:
        _lead_links_to_messages()
        _tell_menus_apart()
        page = create_page(env, port, locale)
        async with _served(page, port), _kept_fresh(env, page):
            _announce(page.url, open_browser=open_browser)
            await asked_to_stop()


def show_keys() -> None:
    """Have each sentence end with its key where that fits; names within sentences have none."""
    say = Catalogue.say

    def with_key(own: Catalogue, key: str, args: Mapping[str, Argument]) -> str:
        text = say(own, key, args)
        whole = f"{text} ⟨{key}⟩"
        is_bare = key.startswith(_BARE) or len(text) <= _LABEL < len(whole)
        return text if is_bare else whole

    Catalogue.say = with_key  # type: ignore[method-assign, assignment]


def _lead_links_to_messages() -> None:
    """Have the page load SimCord's script by one of our own, which opens links to messages."""
    PreviewServer._STATIC_FILES |= {
        "/simcord.js": "app.js",
        "/app.js": str(Path(__file__).with_name("preview_page.js")),
    }


def _tell_menus_apart() -> None:
    """Have the page keep a choice for the menu it was made in, not for the next in its place."""
    for module, name in (
        (_component_projection, "_control_key"),
        (_action_plans, "_component_key"),
    ):
        setattr(module, name, partial(_key_with_choice, getattr(module, name)))


def _key_with_choice(key_of: Callable[..., str | None], *args: Any) -> str | None:
    """Return the key of a control; that of a menu also tells its custom id, and what is chosen."""
    control = next(it for it in args if isinstance(it, Mapping))
    chosen = [it["value"] for it in control.get("options", ()) if it.get("default")]
    is_menu, key = "min_values" in control or chosen, key_of(*args)
    return f"{key}:{control['custom_id']}:{chosen}" if is_menu and key else key


def _require_known(locale: str) -> None:
    known = sorted(it.value for it in discord.Locale if it.value.startswith(language_for(it.value)))
    if locale not in known:
        raise StartError(f"There is no language {locale!r}: the bot knows {', '.join(known)}.")


def _require_free(port: int) -> None:
    try:
        socket.create_server((_HOST, port)).close()
    except OSError as error:
        raise _port_taken(port) from error


def _port_taken(port: int) -> StartError:
    return StartError(f"Port {port} is in use or not allowed: choose another with --port.")


@asynccontextmanager
async def _client(file: Path | None) -> AsyncIterator[Noughts]:
    # Time stands still here while an engine thinks, so no quicker one takes over on a busy machine.
    pool = EnginePool(stand_back=False)
    options = Options(now=_now, force_sync=True, mention_commands=True, pool=pool)
    with TemporaryDirectory(prefix="noughts-") as folder:
        path = str(file or Path(folder, "preview.db"))
        database = await open_database(path)
        client = Noughts(database, options)
        try:
            yield client
        finally:
            await client.close()
            await database.close()
            database_file.discard(path)


@asynccontextmanager
async def simulated(client: Noughts) -> AsyncIterator[simcord.Env]:
    """Run a bot that learns of servers on a simulated Discord whose clock shows the real time."""
    on_error = client.tree.on_error
    install_server_events(client)
    sys.setswitchinterval(SWITCH_INTERVAL)
    async with simcord.run(client, shard_count=1, settle_timeout=START_TIMEOUT) as env:
        env.settle_timeout = SETTLE_TIMEOUT
        env.backend.clock = _RealClock()
        # "In five minutes" would count from the last time that all pages were refreshed.
        Preview.capture_time = property(lambda _: _now(), lambda *_: None)  # type: ignore
        # SimCord's own would show each refused command as failed. The bot has answered it by then.
        client.tree.on_error = on_error  # type: ignore[method-assign]
        yield env


@asynccontextmanager
async def _served(page: Preview, port: int) -> AsyncIterator[None]:
    try:
        await page.__aenter__()
    except simcord.SetupError as error:
        raise _port_taken(port) from error
    try:
        yield
    finally:
        await page.close()


@asynccontextmanager
async def _kept_fresh(env: simcord.Env, page: Preview) -> AsyncIterator[None]:
    """Refresh all pages when the bot is idle: SimCord refuses a press while its page refreshes."""
    task = asyncio.create_task(_refresh(env, page, _queue(page)))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def _queue(page: Preview) -> asyncio.Lock:
    """Return a lock that each press now waits for, so that none comes while pages are refreshed."""
    lock, act = asyncio.Lock(), page._action

    async def act_alone(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with lock:
            if "published_revision" in body:  # SimCord would refuse old buttons; the bot knows them
                body = {**body, "published_revision": page._get_page(context_id).revision}
            return await act(context_id, body)

    page._action = act_alone  # type: ignore[method-assign]
    return lock


async def _refresh(env: simcord.Env, page: Preview, lock: asyncio.Lock) -> None:
    shown = before = 0
    while True:
        await asyncio.sleep(REFRESH_INTERVAL)
        now = len(env.http_requests)
        if now == before and now != shown:
            with contextlib.suppress(TimeoutError):  # a busy bot gets another look
                async with lock:
                    await page.refresh()
                shown = now
        before = now


def _announce(address: str, *, open_browser: bool) -> None:
    say(f"Noughts is running at {address}")
    say("Press Play there, or type /help. Press Ctrl-C here to stop.")
    if open_browser:
        # A browser in the terminal lasts until the person leaves it, and loads the page from here.
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    if not webbrowser.open(address):
        log.info("no browser found: open the address above in one")
