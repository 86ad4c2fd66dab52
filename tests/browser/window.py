"""One person's browser window on the preview, driven by what they would click and type.

The page itself says, in `simcordPreview`, whether it is at rest and what became of a press. What it
did not hand to the bot, since it was just being renewed, is pressed again. What the bot was given
never is.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from playwright.async_api import Locator, Page

T = TypeVar("T")

BUTTONS = "button.component-button"
MESSAGES = "article.channel-message"
CELLS = 9
TIMEOUT = 120_000.0  # milliseconds
_LOOK_EVERY = 0.05  # seconds

_RESTS = "() => simcordPreview.ready && simcordPreview.awaitingRevision === null"
_PRESS = """(button) => {
    button.click();
    const { kind, requestId } = simcordPreview.pendingAction ?? {};
    return ["click", "run_command"].includes(kind) ? requestId : null;
}"""
_RECEIPT = """(id) => {
    const { ready, activity } = simcordPreview;
    return ready && activity.find((receipt) => receipt.requestId === id);
}"""


class Window:
    """A page of the preview, looked at as one of its people."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(TIMEOUT)

    async def open(self, address: str, person: str) -> None:
        """Go to the preview and look at it as `person`."""
        await self.page.goto(address)
        await self._rests()
        await self.page.select_option("#viewer-picker", label=person)
        await self._rests()

    async def _rests(self) -> None:
        """Wait until the page has shown what there is and takes presses."""
        await self.page.wait_for_function(_RESTS)

    async def command(self, name: str, **options: str) -> None:
        """Type a slash command, pick its options from the lists that open, and send it."""
        composer = self.page.locator("#channel-composer-input")
        await composer.press_sequentially(f"/{name}")
        await self.page.locator(".command-entry", has_text=f"/{name}").first.click()
        for position, (option, choice) in enumerate(options.items()):
            if position:
                await self.page.get_by_text(re.compile(r"^\+\d+ more$")).click()
            await self._suggestion(option).click()
            await self._suggestion(choice).click()
        await self._send(self.page.locator("#send-message"))

    def _suggestion(self, text: str) -> Locator:
        return self.page.locator(".command-suggestion", has_text=text).first

    async def click(self, label: str) -> None:
        """Press the newest button that says `label` and wait for what comes of it."""
        before = await self._newest()
        await self._send(self.page.get_by_role("button", name=label, exact=True).last)
        await self._until(self._newest, lambda now: now != before)

    async def press(self, cell: int) -> None:
        """Press a cell of the newest board and wait until the board changes."""
        before = await self.labels()
        await self._send(self.board.nth(cell))
        await self._until(self.labels, lambda now: now != before)

    async def _send(self, button: Locator) -> None:
        """Press a button, once as far as the bot is concerned."""
        while not (receipt := await self._receipt(button))["dispatched"]:
            await self.page.locator("#refresh").click()
        assert receipt["acknowledgement"] != "unacknowledged" or receipt["uncertain"], receipt

    async def _receipt(self, button: Locator) -> dict[str, Any]:
        """Press a button and return what the page says became of that."""
        await self._rests()
        await button.click(trial=True)
        if (request := await button.evaluate(_PRESS)) is None:
            return {"dispatched": False}
        receipt = await self.page.wait_for_function(_RECEIPT, arg=request)
        return dict(await receipt.json_value())

    async def _newest(self) -> str:
        """Return what the newest messages say: the board's, and a private one that came with it."""
        texts: list[str] = await self.page.locator(MESSAGES).all_inner_texts()
        return "\n".join(texts[-2:])

    async def sees(self, text: str) -> None:
        """Wait until the newest messages say `text`."""
        await self._until(self._newest, lambda now: text in now)

    @property
    def board(self) -> Locator:
        """The buttons of the newest message that has nine or more: its board's cells come first."""
        nine = self.page.locator(BUTTONS).nth(CELLS - 1)
        return self.page.locator(MESSAGES, has=nine).last.locator(BUTTONS)

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
        await self._until(self.free, lambda free: len(free) == cells)

    async def _until(self, look: Callable[[], Awaitable[T]], holds: Callable[[T], bool]) -> None:
        """Wait until what `look` returns is as it should be; the page follows the bot by itself."""
        async with asyncio.timeout(TIMEOUT / 1000):
            while True:
                if holds(await look()):
                    return
                await asyncio.sleep(_LOOK_EVERY)
