"""One person's browser window with the preview, where tests click and type as a person does."""

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from playwright.async_api import Locator, Page

from tests.chat.until import TIMEOUT
from tests.conftest import visible

T = TypeVar("T")

BUTTONS = "button.component-button"
MESSAGES = "article.channel-message"
CELLS = 9
MARKS = ("X", "O")
_INTERVAL = 0.05  # seconds

_IDLE = "() => simcordPreview.ready && simcordPreview.awaitingRevision === null"
_PRESS = """(button) => {
    button.click();
    const { kind, requestId } = simcordPreview.pendingAction ?? {};
    return ["click", "run_command"].includes(kind) ? requestId : null;
}"""
_TOPS = """(all) => all.map((button) => {
    const { top, right } = button.getBoundingClientRect();
    return right <= window.innerWidth ? top : null;
})"""
_ON_SCREEN = """(element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
_RECEIPT = """(id) => {
    const { ready, activity } = simcordPreview;
    return ready && activity.find((receipt) => receipt.requestId === id);
}"""


class Window:
    """A page of the preview; `moves` counts a person's presses on cells, each stored once."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moves, self.cells = 0, CELLS
        page.set_default_timeout(1000 * TIMEOUT)

    async def open(self, address: str, person: str) -> None:
        """Open the preview and choose `person` as the viewer."""
        await self.page.goto(address)
        await self._wait_until_idle()
        await self.page.select_option("#viewer-picker", label=person)
        await self._wait_until_idle()

    async def _wait_until_idle(self) -> None:
        await self.page.wait_for_function(_IDLE)

    async def command(self, name: str, **options: str) -> None:
        await self.page.locator("#channel-composer-input").press_sequentially(f"/{name}")
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
        """Press the newest button with the text `label` and wait until the messages change."""
        before = await self._newest_text()
        await self._send(self.page.get_by_role("button", name=label, exact=True).last)
        await self._wait_for(self._newest_text, lambda now: now != before)

    async def pick(self, label: str) -> None:
        """Press the newest button with the text `label`, which may change no text."""
        await self._send(self.page.get_by_role("button", name=label, exact=True).last)
        await self._wait_until_idle()

    async def press(self, cell: int) -> None:
        """Press a cell of the newest board and wait until the board changes."""
        before = await self.labels()
        self.moves += 1
        await self._send(self.board.nth(cell))
        await self._wait_for(self.labels, lambda now: now != before)

    async def click_at_once(self, cell: int) -> None:
        """Click a cell of the newest board as it is, and wait until the board changes."""
        before = await self.labels()
        self.moves += 1
        await self.board.nth(cell).click()
        await self._wait_for(self.labels, lambda now: now != before)

    async def _send(self, button: Locator) -> None:
        """Press a button until the press reaches the bot, which happens once."""
        while not (receipt := await self._receipt(button))["dispatched"]:
            await self.page.locator("#refresh").click()
        assert receipt["acknowledgement"] != "unacknowledged" or receipt["uncertain"], receipt

    async def _receipt(self, button: Locator) -> dict[str, Any]:
        """Press a button and return what the page says about the press."""
        await self._wait_until_idle()
        await button.click(trial=True)
        if (request := await button.evaluate(_PRESS)) is None:
            return {"dispatched": False}
        receipt = await self.page.wait_for_function(_RECEIPT, arg=request)
        return dict(await receipt.json_value())

    async def _newest_text(self) -> str:
        """Return the text of the two newest messages: the board's and perhaps a private one."""
        texts: list[str] = await self.page.locator(MESSAGES).all_inner_texts()
        return "\n".join(texts[-2:])

    async def sees(self, text: str) -> None:
        """Wait until people see `text` in the newest messages."""
        await self._wait_for(self._newest_text, lambda now: text in visible(now))

    @property
    def board(self) -> Locator:
        """The buttons of the newest message with a board; the first ones are the cells."""
        all_of_them = self.page.locator(BUTTONS).nth(self.cells - 1)
        return self.page.locator(MESSAGES, has=all_of_them).last.locator(BUTTONS)

    async def is_on_screen(self) -> bool:
        """Return whether the first cell of the newest board can be seen without scrolling."""
        return bool(await self.board.first.evaluate(_ON_SCREEN))

    async def follow(self, label: str) -> None:
        await self._wait_until_idle()
        await self.page.get_by_role("link", name=label).click()
        await self._wait_for(self.is_on_screen, lambda now: now)

    async def labels(self) -> list[str]:
        """Return the labels of the newest board's cells; a free cell's label starts with `[`."""
        read = "all => all.map(b => [b.disabled, b.innerText.trim()])"
        own = list(await self.board.evaluate_all(read))[: self.cells]
        return [it if disabled or it[:1] in MARKS else f"[{it}" for disabled, it in own]

    async def until_marked(self, cells: int) -> None:
        await self._wait_for(self.labels, lambda now: sum(it in MARKS for it in now) >= cells)

    async def lines_of_cells(self) -> list[int]:
        """Return how many cells of the newest board each line on the screen has, from the top."""
        tops = await self.board.evaluate_all(_TOPS)
        return list(Counter(tops[: self.cells]).values())

    async def free(self) -> list[int]:
        return [cell for cell, text in enumerate(await self.labels()) if text.startswith("[")]

    async def until_free(self, cells: int) -> None:
        await self._wait_for(self.free, lambda free: len(free) == cells)

    async def _wait_for(self, read: Callable[[], Awaitable[T]], is_it: Callable[[T], bool]) -> None:
        """Wait until `read` returns an expected value; the page updates itself meanwhile."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                if is_it(await read()):
                    return
                await asyncio.sleep(_INTERVAL)
