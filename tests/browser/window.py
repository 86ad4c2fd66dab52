"""One person's browser window on the preview, driven by what they would click and type."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from typing import Any

from playwright.async_api import Error, Locator, Page

BUTTONS = "button.component-button"
CELLS = 9
TIMEOUT = 240_000.0  # milliseconds
GLANCE = 8_000.0  # milliseconds for one step of several
LOOKS = 60  # until the page is asked to catch up

Condition = Callable[[], Coroutine[Any, Any, bool]]


class Window:
    """A page of the preview, looked at as one of its people."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(TIMEOUT)

    async def open(self, address: str, person: str) -> None:
        """Go to the preview and look at it as `person`."""
        await self.page.goto(address)
        await self.page.select_option("#viewer-picker", label=person)

    async def command(self, name: str, **options: str) -> None:
        """Type a slash command, pick its options from the lists that open, and send it."""
        async with asyncio.timeout(TIMEOUT / 1000):
            while not await self._typed(name, options):
                await self.refresh()
            while not await self._sent():
                pass

    async def _typed(self, name: str, options: dict[str, str]) -> bool:
        """Return whether a command could be typed: a page that is renewed meanwhile forgets it."""
        try:
            await self._type(name, options)
        except Error:
            return False
        return True

    async def _sent(self) -> bool:
        """Send what was typed and return whether it went: till then its form is in the way."""
        await self.page.locator("#send-message").click()
        return await _soon(self.page.locator("#channel-composer-input").is_visible)

    async def _type(self, name: str, options: dict[str, str]) -> None:
        composer = self.page.locator("#channel-composer-input")
        await composer.fill("", timeout=GLANCE)
        await composer.press_sequentially(f"/{name}", timeout=GLANCE)
        entry = self.page.locator(".command-entry", has_text=f"/{name}").first
        await entry.click(timeout=GLANCE)
        for position, (option, choice) in enumerate(options.items()):
            if position:
                more = self.page.get_by_text(re.compile(r"^\+\d+ more$"))
                await more.click(timeout=GLANCE)
            await self._suggestion(option).click(timeout=GLANCE)
            await self._suggestion(choice).click(timeout=GLANCE)

    def _suggestion(self, text: str) -> Locator:
        return self.page.locator(".command-suggestion", has_text=text).first

    async def click(self, label: str) -> None:
        """Press the newest button that says `label`, again until the page has news."""
        before = await self._newest()
        wanted = self.page.get_by_role("button", name=label, exact=True).last
        async with asyncio.timeout(TIMEOUT / 1000):
            while not await self._answered(wanted, before):
                await self.refresh()

    async def _answered(self, wanted: Locator, before: str) -> bool:
        return await _clicked(wanted) and await _soon(lambda: self._is_news(before))

    async def _is_news(self, before: str) -> bool:
        return await self._newest() != before

    async def _newest(self) -> str:
        """Return what the newest messages say: the board's, and a private one that came with it."""
        texts: list[str] = await self.page.locator("article.channel-message").all_inner_texts()
        return "\n".join(texts[-2:])

    async def refresh(self) -> None:
        """Have the page catch up with what other people did to messages that it shows."""
        await self.page.locator("#refresh").click()

    async def sees(self, text: str) -> None:
        """Wait until the newest messages say `text`."""
        await self._until(lambda: self._says(text))

    async def _says(self, text: str) -> bool:
        return text in await self._newest()

    async def _until(self, condition: Condition) -> None:
        """Wait until `condition` holds; on a machine so slow that the page gives up, refresh it."""
        async with asyncio.timeout(TIMEOUT / 1000):
            while not await _soon(condition):
                await self.refresh()

    @property
    def board(self) -> Locator:
        """The buttons of the newest message that has nine or more: its board's cells come first."""
        nine = self.page.locator(BUTTONS).nth(CELLS - 1)
        return self.page.locator("article.channel-message", has=nine).last.locator(BUTTONS)

    async def labels(self) -> list[str]:
        """Return the labels of the newest board's cells, with a bracket where one can press."""
        shown = await self.board.evaluate_all(
            "all => all.map(b => (b.disabled ? '' : '[') + b.innerText.trim())"
        )
        return list(shown)[:CELLS]

    async def free(self) -> list[int]:
        """Return the cells that can be pressed."""
        return [cell for cell, text in enumerate(await self.labels()) if text.startswith("[")]

    async def until_free(self, cells: int) -> None:
        """Wait until the newest board has so many cells to press."""
        await self._until(lambda: self._has_free(cells))

    async def _has_free(self, cells: int) -> bool:
        return len(await self.free()) == cells

    async def press(self, cell: int) -> None:
        """Press a cell of the newest board, again if the page missed it, until it changes."""
        before = await self.labels()
        async with asyncio.timeout(TIMEOUT / 1000):
            while not await self._pressed(cell, before):
                await self.refresh()

    async def _pressed(self, cell: int, before: list[str]) -> bool:
        if not await self._differs(before):
            await _clicked(self.board.nth(cell))
        return await _soon(lambda: self._differs(before))

    async def _differs(self, before: list[str]) -> bool:
        return await self.labels() != before


async def _clicked(wanted: Locator) -> bool:
    """Return whether a button could be pressed: one that is renewed meanwhile may be disabled."""
    try:
        await wanted.click(timeout=GLANCE)
    except Error:
        return False
    return True


async def _soon(condition: Condition) -> bool:
    """Return whether `condition` comes to hold within a while."""
    for _ in range(LOOKS):
        if await condition():
            return True
        await asyncio.sleep(0.05)
    return False
