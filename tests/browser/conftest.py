"""Starts the preview in a process and opens it in headless Chromium."""

import asyncio
import re
import sys
from asyncio import StreamReader, subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.browser.chromium import launched
from tests.browser.window import Window
from tests.chat.until import TIMEOUT

ROOT = Path(__file__).parents[2]


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def chromium() -> AsyncIterator[Browser]:
    """Return headless Chromium, which takes seconds to start, so that the tests share it."""
    async with launched() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="package")
async def preview(tmp_path: Path) -> AsyncIterator[str]:
    """Run `python -m bot preview` and return its address; it must end with status 0."""
    command = ("-m", "bot", "preview", "--no-browser", "--port", "0", "--database")
    process = await subprocess.create_subprocess_exec(
        sys.executable,
        *command,
        str(tmp_path / "preview.db"),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(TIMEOUT):
            address = await _read_address(process.stdout)
        yield address
        process.terminate()
        async with asyncio.timeout(TIMEOUT):
            rest = await process.stdout.read()
            assert await process.wait() == 0, rest.decode()
        assert b"Traceback" not in rest
    finally:
        if process.returncode is None:
            process.kill()


async def _read_address(output: StreamReader) -> str:
    while line := (await output.readline()).decode():
        if found := re.search(r"http://\S+", line):
            return found[0]
    pytest.fail("the preview ended before it gave its address")


@pytest_asyncio.fixture(loop_scope="package")
async def ann(chromium: Browser, preview: str) -> AsyncIterator[Window]:
    """Return Ann's window."""
    async with _window(chromium, preview, "Ann") as window:
        yield window


@pytest_asyncio.fixture(loop_scope="package")
async def ben(chromium: Browser, preview: str) -> AsyncIterator[Window]:
    """Return Ben's window."""
    async with _window(chromium, preview, "Ben") as window:
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
