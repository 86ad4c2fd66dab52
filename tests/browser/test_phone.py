"""The phone on which all rows of buttons are laid out is like the preview's."""

import pytest
from playwright.async_api import Browser

from tests.browser.phone import HEIGHT, PLACES, WIDTH, Place, has_room, phone
from tests.browser.window import Window
from tests.chat.ids import Payload
from tests.chat.messages import BUTTON

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]

_ROWS = "article:nth-last-child(-n+3) .component-row:has(> button.component-button)"
_SAID = """(rows) => rows.map((row) => [
    row.closest(".component-container") !== null,
    [...row.children].map((button) => button.textContent),
])"""


def row_of(*labels: str, in_container: bool = False) -> Payload:
    buttons = [{"type": BUTTON, "style": 1, "label": label} for label in labels]
    row: Payload = {"type": 1, "components": buttons}
    return {"type": 17, "components": [row]} if in_container else row


async def test_rows_are_where_the_preview_has_them(ann: Window, chromium: Browser) -> None:
    """A board, and pages with and without a container, have their buttons at the same places."""
    await ann.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    await ann.command("tictactoe start", difficulty="Easy", mark="X:")
    await ann.sees("Your turn")
    for command, told in (("help", "Play the bot"), ("stats", "How ratings work")):
        await ann.command(command)
        await ann.sees(told)
    rows = ann.page.locator(_ROWS)
    said = await rows.evaluate_all(_SAID)
    there = [[Place(*place) for place in row] for row in await rows.evaluate_all(PLACES)]
    drawn = [row_of(*labels, in_container=inside) for inside, labels in said]
    assert {inside for inside, _ in said} == {False, True}
    assert await (await phone(chromium)).places(drawn) == there


async def test_rows_without_room_are_found(chromium: Browser) -> None:
    """A third line and a label of two lines are found, and a character that no font has."""
    shown = await phone(chromium)
    narrow, wide, long = "x", "x" * 20, "x" * 60
    rows = ([narrow] * 5, [wide] * 2, [wide] * 3, [long])
    places = await shown.places([row_of(*labels) for labels in rows])
    assert [has_room(row) for row in places] == [True, True, False, False]
    assert await shown.undrawn("a日\U0010ffff") == {"\U0010ffff"}
