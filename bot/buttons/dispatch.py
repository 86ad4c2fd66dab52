"""From a press's custom id to its handler: the one place that knows how presses come in.

The client hands over every press itself instead of having each button found by discord.py's
dynamic items: those rebuild the whole message's view for each press, at 40 % more processor time,
and leave a press unanswered whose id no pattern knows.
"""

import re
from collections.abc import Awaitable, Callable
from time import perf_counter

import discord

from bot.buttons.cell import press_cell
from bot.buttons.challenge import press_accept, press_block, press_cancel, press_decline
from bot.buttons.mydata import press_erase, press_export
from bot.buttons.offers import press_agree, press_disagree, press_draw, press_take_back
from bot.buttons.privacy import press_blocked, press_challenges, press_reminders
from bot.buttons.rematch import press_rematch, press_start_own
from bot.buttons.resign import press_give_up, press_keep, press_resign
from bot.buttons.settings import press_everywhere, press_level, press_pace, press_season
from bot.buttons.show import press_show
from bot.buttons.stats import press_board, press_card, press_mine, press_naming, press_rules
from bot.buttons.stop import press_stop
from bot.buttons.why import press_why
from bot.errors import UnknownButtonError
from bot.game import Game
from bot.metrics import PRESSES
from bot.replies import reply_to
from bot.view import ids

Handler = Callable[..., Awaitable[None]]

# ASCII, since \d would take any script's digits.
_CUSTOM_ID = re.compile(r"(?P<kind>[a-z]\d+)(?P<numbers>(:\d{1,19})*)", re.ASCII)
_GREATEST = 2**63 - 1  # what a signed column of 64 bits holds
_HANDLERS: dict[str, tuple[Handler, int]] = {
    ids.CELL: (press_cell, 3),
    ids.GIVE_UP: (press_give_up, 1),
    ids.RESIGN: (press_resign, 1),
    ids.KEEP: (press_keep, 1),
    ids.DRAW: (press_draw, 2),
    ids.TAKE_BACK: (press_take_back, 2),
    ids.AGREE: (press_agree, 2),
    ids.DISAGREE: (press_disagree, 2),
    ids.REMATCH: (press_rematch, 1),
    ids.ACCEPT: (press_accept, 2),
    ids.DECLINE: (press_decline, 2),
    ids.BLOCK: (press_block, 2),
    ids.CANCEL: (press_cancel, 2),
    ids.START_OWN: (press_start_own, 0),
    ids.SHOW: (press_show, 1),
    ids.WHY: (press_why, 1),
    ids.STOP: (press_stop, 1),
    ids.CHALLENGES: (press_challenges, 1),
    ids.REMINDERS: (press_reminders, 1),
    ids.BLOCKED: (press_blocked, 0),
    ids.EXPORT: (press_export, 0),
    ids.ERASE: (press_erase, 1),
    ids.BOARD: (press_board, 2),
    ids.MINE: (press_mine, 1),
    ids.NAMING: (press_naming, 2),
    ids.RULES: (press_rules, 0),
    ids.CARD: (press_card, 2),
    ids.LEVEL: (press_level, 1),
    ids.PACE: (press_pace, 1),
    ids.EVERYWHERE: (press_everywhere, 1),
    ids.SEASON: (press_season, 1),
}


async def dispatch(game: Game, interaction: discord.Interaction, custom_id: str) -> None:
    """Do what a press asks for, or tell the person privately why not."""
    start = perf_counter()
    try:
        handler, numbers = _parse(custom_id)
        await handler(game, interaction, *numbers)
    except Exception as error:
        await reply_to(interaction, error)
    finally:
        PRESSES.observe(perf_counter() - start)


def _parse(custom_id: str) -> tuple[Handler, list[int]]:
    """Return the handler of a custom id and its numbers; raises UnknownButtonError."""
    match = _CUSTOM_ID.fullmatch(custom_id)
    handler, count = _HANDLERS.get(match["kind"], (None, 0)) if match else (None, 0)
    numbers = [int(number) for number in match["numbers"].split(":")[1:]] if match else []
    if handler is None or len(numbers) != count or max(numbers, default=0) > _GREATEST:
        raise UnknownButtonError
    return handler, numbers
