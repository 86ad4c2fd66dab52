"""Starts the preview in a process and opens it in headless Chromium."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest_asyncio
from playwright.async_api import Browser

from tests.browser.chromium import launched
from tests.browser.window import Window
from tests.chat.until import TIMEOUT, until
from tests.wire.process import Process


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def chromium() -> AsyncIterator[Browser]:
    """Return headless Chromium, which takes seconds to start, so that the tests share it."""
    async with launched() as browser:
        yield browser


@dataclass(frozen=True)
class Preview:
    """A preview that runs: its address, and its database."""

    address: str
    file: Path

    def execute(self, sql: str, *values: object) -> list[Any]:
        with closing(sqlite3.connect(self.file, timeout=TIMEOUT)) as connection, connection:
            return connection.execute(sql, values).fetchall()


@pytest_asyncio.fixture(loop_scope="package")
async def preview(tmp_path: Path) -> AsyncIterator[Preview]:
    file = tmp_path / "preview.db"
    command = ("preview", "--no-browser", "--port", "0", "--database", str(file))
    process = Process(tmp_path, {}, arguments=command)
    try:
        await until(lambda: "Ctrl-C here" in process.printed, "the preview's address")
        yield Preview(process.printed.split()[4], file)
        process.terminate()
        assert await process.ended() == 0, process.output
        assert "Traceback" not in process.output
    finally:
        process.kill()


@pytest_asyncio.fixture(loop_scope="package")
async def ann(chromium: Browser, preview: Preview) -> AsyncIterator[Window]:
    async with _window(chromium, preview.address, "Ann") as window:
        yield window


@pytest_asyncio.fixture(loop_scope="package")
async def ben(chromium: Browser, preview: Preview) -> AsyncIterator[Window]:
    async with _window(chromium, preview.address, "Ben") as window:
        yield window


@asynccontextmanager
async def _window(chromium: Browser, address: str, person: str) -> AsyncIterator[Window]:
    """Open a window that shares no cookie and no storage with any other, and close it later."""
    # The page's security policy forbids `eval`, which Playwright needs to wait for a condition.
    page = await chromium.new_page(viewport={"width": 1000, "height": 720}, bypass_csp=True)
    window = Window(page)
    await window.open(address, person)
    yield window
    await page.close()
