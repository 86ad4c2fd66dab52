"""Many people open player cards while someone else plays."""

from pathlib import Path
from time import sleep

import pytest

from bot.interactions.standings import answers
from bot.interactions.standings.answers import drawing
from bot.views.pictures import RatingPicture
from tests.chat.payloads import stats_of
from tests.chat.people import ANN, BEN, another_person
from tests.chat.until import until
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

MAY_DRAW, DRAWN = Path("may-draw"), Path("drawn")
"""Files in the bot's folder: while the first is missing nothing is drawn; the other counts."""


def hold_pictures() -> None:
    """Have the bot draw no picture before it may, and count those that it draws."""
    vars(answers)["drawing"] = draw_when_allowed


def draw_when_allowed(picture: RatingPicture) -> bytes:
    while not MAY_DRAW.exists():
        sleep(0.01)
    with DRAWN.open("a", encoding="ascii") as file:
        file.write(".")
    return drawing(picture)


async def test_a_press_beside_forty_cards(new_world: World) -> None:
    """Forty people open a card; a press waits for none of them, and one picture serves all."""
    await new_world.log_in(hold_pictures)
    played = await new_world.start()
    while played.free:
        await played.press(played.free[0])
    board = await new_world.start(BEN)
    cards = [stats_of(another_person(), board.channel, ANN) for _ in range(40)]
    sent = [await new_world.discord.send(card) for card in cards]
    press = await board.press(board.free[0], BEN)
    assert (press.told, [one for one in sent if one.told]) == ([], [])
    (new_world.folder / MAY_DRAW).touch()
    await until(lambda: all(one.told for one in sent), f"the cards\n{new_world.log}")
    assert (new_world.folder / DRAWN).read_text(encoding="ascii") == "."
