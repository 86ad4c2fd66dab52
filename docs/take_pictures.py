"""Takes the pictures of the README, and of every other state of the bot, in the preview.

`python -m docs.take_pictures [FOLDER]` runs the preview, plays matches in headless Chromium and
writes PNG files to FOLDER (default: docs). README shows `playing.png`, `won.png` and `game.png`,
which is animated; the pictures in `phone` are as wide as a phone's screen.
"""

import asyncio
import contextlib
import io
import re
import shutil
import sys
import tempfile
from asyncio import subprocess
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, async_playwright

from engines.games.classic import parse_board
from engines.games.position import PlayedPosition
from engines.solver import move_values
from tests.browser.chromium import FLAGS
from tests.browser.window import Window

Pick = Callable[[PlayedPosition], int]

WIDTH, PHONE_WIDTH, HEIGHT, _FILM_HEIGHT = 1100, 390, 620, 540
"""The size of the browser's window, in CSS pixels."""
_TO_THE_END = """() => [...document.querySelectorAll('article.channel-message')]
    .at(-1).scrollIntoView({ block: 'end' })"""


_FRAME_TIME, _LAST_FRAME_TIME = 1400, 3500  # milliseconds

_DRAWN = """width => innerWidth === width && new Promise(
    drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)))
)"""


async def main(folder: Path) -> None:
    """Write all pictures to `folder`."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(FLAGS)
        )
        async with _preview() as address:
            await _film(await _window(browser, address, "Ann", scale=1), folder / "game.png")
        async with _preview() as address:
            ann, ben = [await _window(browser, address, name) for name in ("Ann", "Ben")]
            await _pictures(ann, ben, folder)
        await browser.close()


async def _pictures(ann: Window, ben: Window, folder: Path) -> None:
    await _start(ann, engine="Lines")
    await _shoot(ann, folder / "start.png")
    await _play(ann, _wanted(0, 5))
    await _shoot(ann, folder / "playing.png")
    await ben.page.locator("#refresh").click()
    await ben.page.get_by_role("button", name="X", exact=True).last.wait_for()
    await ben.board.nth((await ben.free())[0]).click()
    await ben.sees("someone else's game")
    await _shoot(ben, folder / "stranger.png")
    await _play(ann, _best)
    await _shoot(ann, folder / "won.png")
    await ann.click("More")
    await _shoot(ann, folder / "more.png")
    await _start(ann, difficulty="Unbeatable")
    await _play(ann, _wanted(0))
    await ann.click("Why?")
    await _shoot(ann, folder / "why.png")
    await ann.click("Show numbers")
    await _shoot(ann, folder / "numbers.png")
    await _play(ann, _best)
    await _shoot(ann, folder / "draw.png")
    await _start(ann, difficulty="Unbeatable")
    await _play(ann, _worst)
    await _shoot(ann, folder / "lost.png")
    await ann.click("Review")
    await _shoot(ann, folder / "review.png")
    await ann.click("Easier")
    await ann.command("tictactoe board")
    await ann.sees("This game moved")
    await _shoot(ann, folder / "moved.png")
    await ann.command("tictactoe resign")
    await _shoot(ann, folder / "resign.png")
    await ann.click("Yes, resign")
    await ann.command("help")
    await ann.sees("Three in a row")
    await _shoot(ann, folder / "help.png")
    await ann.click("Play a friend")
    await ann.sees("Who would you like")
    await _shoot(ann, folder / "who.png")
    await ann.command("tictactoe engines")
    await ann.sees("Meet the engines")
    await _shoot(ann, folder / "engines.png")
    await _friends(ann, ben, folder)
    await ann.command("tictactoe watch", x="Wargames", o="Wargames")
    await ann.sees("winning move")
    await _shoot(ann, folder / "watch.png")


async def _friends(ann: Window, ben: Window, folder: Path) -> None:
    await ben.command("tictactoe challenge", opponent="Ann")
    await ann.sees("Tic-tac-toe")
    await ann.click("Decline")
    await _shoot(ann, folder / "declined.png")
    await ann.command("tictactoe challenge", opponent="Ben", mark="X:")
    await ben.sees("Tic-tac-toe")
    await _shoot(ben, folder / "challenge.png")
    await ben.click("Accept")
    await ann.until_free(9)
    for window, cell, free in ((ann, 4, 9), (ben, 0, 8), (ann, 1, 7), (ben, 7, 6)):
        await window.until_free(free)
        await window.press(cell)
    await _shoot(ann, folder / "friends.png")
    await ann.click("Offer a draw")
    await ben.sees("accept a draw?")
    await _shoot(ben, folder / "offer.png")
    await ben.click("Accept")
    await ben.sees("Both players agreed")
    await ann.click("Rematch")
    await ben.sees("wants a rematch")
    await _shoot(ben, folder / "rematch.png")
    await ben.click("Accept")
    await ann.sees("1 draw")
    await _shoot(ann, folder / "series.png")
    await ann.command("privacy")
    await ann.sees("Blocked")
    await _shoot(ann, folder / "privacy.png")
    await ann.click("Show my data")
    await _shoot(ann, folder / "stored.png")
    await ann.command("stats")
    await ann.sees("Leaderboard")
    await _shoot(ann, folder / "stats.png")
    await ann.click("How ratings work")
    await _shoot(ann, folder / "rules.png")
    await ann.command("settings")
    await ann.sees("Settings of this server")
    await _shoot(ann, folder / "settings.png")


def _best(board: PlayedPosition) -> int:
    values = move_values(board)
    return max(values, key=lambda cell: values[cell])


def _worst(board: PlayedPosition) -> int:
    values = move_values(board)
    return min(values, key=lambda cell: values[cell])


def _wanted(*cells: int) -> Pick:
    """Return a function that picks these cells in turn and then stops the match."""
    left = list(cells)
    return lambda _: left.pop(0) if left else -1


async def _start(window: Window, **options: str) -> None:
    await window.command("tictactoe start", **options, mark="X:")
    await window.sees("Your turn")


async def _play(window: Window, pick: Pick) -> None:
    """Press the cells that `pick` returns until it returns -1 or the match ends."""
    while await window.free():
        cell = pick(parse_board(await _text(window)))
        if cell < 0:
            return
        await window.press(cell)


async def _text(window: Window) -> str:
    labels = await window.labels()
    return "".join(label if label in {"X", "O"} else "." for label in labels)


async def _shoot(window: Window, path: Path) -> None:
    """Take a picture of a window, and one as on a phone."""
    await window.page.mouse.move(0, 0)  # the button under the mouse has another colour
    for width, file in ((PHONE_WIDTH, path.parent / "phone" / path.name), (WIDTH, path)):
        await window.page.set_viewport_size({"width": width, "height": HEIGHT})
        await window.page.wait_for_function(_DRAWN, arg=width)
        await window.page.wait_for_timeout(300)
        await window.page.evaluate(_TO_THE_END)
        await window.page.locator("#channel-layout").screenshot(path=file)


async def _film(window: Window, path: Path) -> None:
    """Win a match against the bot and write an animated picture of it, a frame a move.

    After these two cells, Lines walks into a fork, so the fourth move wins.
    """
    await window.page.set_viewport_size({"width": WIDTH, "height": _FILM_HEIGHT})
    await _start(window, engine="Lines")
    frames = [await _frame(window)]
    for pick in (_wanted(0), _wanted(5), _best, _best):
        await window.press(pick(parse_board(await _text(window))))
        frames.append(await _frame(window))
    times = [_FRAME_TIME] * (len(frames) - 1) + [_LAST_FRAME_TIME]
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=times, loop=0)


async def _frame(window: Window) -> Image.Image:
    """Return a picture of the window without the bars of the preview."""
    await window.page.mouse.move(0, 0)
    await window.page.wait_for_timeout(300)
    await window.page.evaluate(_TO_THE_END)
    shot = await window.page.locator("#channel-layout").screenshot()
    return Image.open(io.BytesIO(shot)).convert("RGB")


async def _window(browser: Browser, address: str, person: str, scale: float = 2) -> Window:
    page = await browser.new_page(
        viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=scale
    )
    window = Window(page)
    await window.open(address, person)
    return window


@contextlib.asynccontextmanager
async def _preview() -> AsyncIterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        options = ("--no-browser", "--port", "0", "--database", f"{folder}/preview.db")
        process = await subprocess.create_subprocess_exec(
            sys.executable, "-m", "bot", "preview", *options, stdout=subprocess.PIPE
        )
        try:
            yield await _address(process)
        finally:
            process.terminate()
            await process.wait()


async def _address(process: subprocess.Process) -> str:
    output = process.stdout
    while output is not None and (line := await output.readline()):
        if found := re.search(r"http://\S+", line.decode()):
            return found[0]
    raise SystemExit("the preview ended before it gave its address")


if __name__ == "__main__":
    asyncio.run(main(Path(*sys.argv[1:2] or ["docs"])))
