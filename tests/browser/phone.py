"""Rows of buttons on a phone: drawn by the preview's own script and style, many at once."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import simcord.preview
from playwright.async_api import Browser, Page, Route

from tests.chat.ids import Payload
from tests.chat.messages import BUTTON, components_in

WIDTH, HEIGHT = 390, 1000
_CONTAINER = 17
_FILES = Path(simcord.preview.__file__).with_name("static")
_ADDRESS = "http://phone.test/"
_PAGE = """<!doctype html><html lang="en"><link rel="stylesheet" href="/preview.css">
<main class="preview-app" style="--preview-width: 100%">
<article class="message-surface"><div id="drawn" class="message-components"></div></article></main>
"""
_DRAW = """async (components) => {
    const { renderNode } = await import("/components.js");
    const drawn = document.getElementById("drawn");
    drawn.replaceChildren(...components.map((it, at) => renderNode(it, `${at}`, {})));
    drawn.getBoundingClientRect();
    await document.fonts.ready;
}"""
_UNDRAWN = """async (characters) => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    pen.font = getComputedStyle(document.body).font;
    await document.fonts.load(pen.font, characters.join(""));
    const drawn = (character) => {
        pen.clearRect(0, 0, 40, 40);
        pen.fillText(character, 8, 24);
        return pen.getImageData(0, 0, 40, 40).data.join();
    };
    const missing = drawn("\\u{10fffd}");
    return characters.filter((character) => drawn(character) === missing);
}"""
PLACES = """(rows) => rows.map((row) => [...row.children].map((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return [left, top - row.getBoundingClientRect().top, width, height];
}))"""
"""Returns where the buttons of each row are."""
_ONE_LINE = 32
"""How high a button is whose label has one line, in pixels."""
_MOST_LINES = 2


class Place(NamedTuple):
    """Where a button is in its row, in pixels; `left` counts from the screen's edge."""

    left: float
    top: float
    width: float
    height: float


class Phone:
    """A page of the preview on a phone, which shows rows of buttons and nothing else."""

    def __init__(self, page: Page) -> None:
        self._page = page

    async def places(self, rows: Sequence[Payload]) -> list[list[Place]]:
        await self._page.evaluate(_DRAW, rows)
        found = await self._page.locator(".component-row").evaluate_all(PLACES)
        return [[Place(*place) for place in row] for row in found]

    async def undrawn(self, text: str) -> set[str]:
        """Return the characters of a text that neither the preview nor this machine can draw."""
        return {*await self._page.evaluate(_UNDRAWN, sorted({*text}))}


async def phone(browser: Browser) -> Phone:
    page = await browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    await page.route("**/*", _file)
    await page.goto(_ADDRESS)
    return Phone(page)


async def _file(route: Route) -> None:
    if route.request.url == _ADDRESS:
        await route.fulfill(body=_PAGE, content_type="text/html")
    else:
        await route.fulfill(path=_FILES / urlsplit(route.request.url).path.strip("/"))


def has_room(row: Sequence[Place]) -> bool:
    """Return whether a row has two lines at most, and each label one."""
    lines = {place.top for place in row}
    return len(lines) <= _MOST_LINES and all(it.height <= _ONE_LINE for it in row)


def rows_of(message: Payload) -> Iterator[Payload]:
    """Yield a message's rows of buttons; one that is in a container comes in one of its own."""
    for item in message.get("components") or []:
        if item["type"] == _CONTAINER:
            yield from (item | {"components": [row]} for row in rows_of(item))
        elif any(it["type"] == BUTTON for it in item.get("components") or []):
            yield item


def labels_of(row: Payload) -> list[str]:
    return [it.get("label", "") for it in components_in(row) if it["type"] == BUTTON]
