"""Every page and every question gets through a bad day of Discord, as boards do."""

from itertools import pairwise

import pytest

from tests.wire.arcade import Arcade
from tests.wire.board import Board
from tests.wire.chat import Asked
from tests.wire.faults import Fault, limited, lost, refused, reset
from tests.wire.messages import custom_id_of, text_of
from tests.wire.payloads import command, press
from tests.wire.people import ANN, another_person, another_room
from tests.wire.server import Request
from tests.wire.test_bad_days import BUSY, all_is_well
from tests.wire.until import until

pytestmark = pytest.mark.asyncio(loop_scope="package")

BAD_DAYS: dict[str, Fault] = {**BUSY, "reset": reset, "lost": lost}
FAULTS = pytest.mark.parametrize("fault", BAD_DAYS.values(), ids=BAD_DAYS)
PAGES = ["stats", "privacy", "settings", "tictactoe engines"]
PAUSE = 0.3


def answers_to(arcade: Arcade, asked: Asked) -> list[Request]:
    """Return the first responses that the bot sent to an interaction, in order."""
    token = str(asked.payload["token"])
    return [sent for sent in arcade.discord.asked_for("callback") if token in sent.path]


@FAULTS
@pytest.mark.parametrize("name", PAGES)
async def test_a_page(arcade: Arcade, name: str, fault: Fault) -> None:
    """A page that only one person sees is sent again, and is shown once."""
    arcade.discord.faults.next("callback", fault)
    asked = await arcade.discord.send(command(another_person(), another_room(), name))
    await arcade.told(asked)
    await until(lambda: len(answers_to(arcade, asked)) == 2, "the second request")
    assert len(asked.told) == 1


@FAULTS
async def test_a_question_and_its_answer(arcade: Arcade, fault: Fault) -> None:
    """The question whether to give up gets through, and so does what it says afterwards."""
    board = await arcade.start()
    arcade.discord.faults.next("callback", fault)
    asked = await board.send(custom_id_of(board.message, "Give up"))
    assert "Give up your match?" in await arcade.told(asked)
    arcade.discord.faults.next("callback", fault)
    await kept(arcade, board, asked)
    assert len(asked.told) == 1
    await all_is_well(arcade, board, 0)


async def kept(arcade: Arcade, board: Board, asked: Asked) -> None:
    """Answer the question with "Play on", and wait until it says so."""
    question = arcade.discord.chat.messages[asked.message_id]
    await arcade.discord.send(press(ANN, board.room, question, custom_id_of(question, "Play on")))
    await until(
        lambda: "goes on" in text_of(arcade.discord.chat.messages[asked.message_id]),
        f"the answer\n{arcade.log}",
    )


@FAULTS
async def test_already_playing(arcade: Arcade, fault: Fault) -> None:
    """Whoever starts a second match in a channel is led to the first one, once."""
    board = await arcade.start()
    arcade.discord.faults.next("callback", fault)
    asked = await arcade.discord.send(command(ANN, board.room, "tictactoe start"))
    assert board.message_id in await arcade.told(asked)
    assert len(asked.told) == 1


@pytest.mark.parametrize("everywhere", [False, True])
async def test_a_rate_limit_is_kept(arcade: Arcade, everywhere: bool) -> None:
    """The bot lets Discord alone for as long as it is told to, and then the board is answered."""
    board = await arcade.start()
    for _ in range(2):
        arcade.discord.faults.next("callback", limited(PAUSE, everywhere=everywhere))
    asked = await board.press(4)
    sent = [request.at for request in answers_to(arcade, asked)]
    assert len(sent) == 3
    assert all(later - earlier >= PAUSE for earlier, later in pairwise(sent))
    await all_is_well(arcade, board, 1)


@pytest.mark.parametrize("headers", [{"Retry_After": "0.3"}, {"X_RateLimit_Reset_After": "0.3"}])
async def test_a_rate_limit_in_the_headers(arcade: Arcade, headers: dict[str, str]) -> None:
    """The pause counts as well where only a header says it."""
    board = await arcade.start()
    arcade.discord.faults.next("callback", refused(429, {"message": "Slow down."}, **headers))
    asked = await board.press(4)
    first, second = (request.at for request in answers_to(arcade, asked))
    assert second - first >= PAUSE
    await all_is_well(arcade, board, 1)


async def test_a_rate_limit_that_lasts_too_long(arcade: Arcade) -> None:
    """An answer that Discord wants only after its three seconds is lost; an edit shows the move."""
    board = await arcade.start()
    arcade.discord.faults.next("callback", limited(30))
    asked = await board.send(board.custom_id(4))
    await arcade.logs(f"answer lost: interaction={asked.payload['id']}")
    assert len(answers_to(arcade, asked)) == 1
    await all_is_well(arcade, board, 1)
