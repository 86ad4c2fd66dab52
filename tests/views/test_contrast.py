"""The contrast of what stands on the cells of a board, in the colours of Discord's dark theme."""

import discord
import pytest

from bot.domain.match import Ending, Match
from bot.domain.transitions import ended
from bot.views.board import match_message
from tests.chat.ids import Payload
from tests.conftest import NOW
from tests.views.test_board import cells_of, played

Colour = tuple[float, float, float]

BACKGROUND, LABEL = 0x2B2D31, 0xFFFFFF  # of a message's container, and of the text on buttons
BUTTON_COLOURS = {
    discord.ButtonStyle.primary.value: 0x5865F2,
    discord.ButtonStyle.secondary.value: 0x4E5058,
    discord.ButtonStyle.success.value: 0x248046,
    discord.ButtonStyle.danger.value: 0xDA373C,
}
DIMMED = 0.5  # how opaque Discord draws a disabled button
CLEAR, FAINT = 4.5, 2.5
STATES = {
    "live": played(4, 0),
    "won": played(0, 3, 1, 4, 2),
    "drawn": played(0, 1, 2, 4, 3, 5, 7, 6, 8),
    "resigned": ended(played(4, 0), Ending.RESIGNED, "X", NOW),
}


def channels(colour: int) -> Colour:
    return (colour >> 16 & 255, colour >> 8 & 255, colour & 255)


def blended(colour: int, opacity: float) -> Colour:
    pairs = zip(channels(colour), channels(BACKGROUND), strict=True)
    red, green, blue = (front * opacity + back * (1 - opacity) for front, back in pairs)
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Return the relative luminance, as the Web Content Accessibility Guidelines define it."""
    parts = [one / 255 for one in colour]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(button: Payload) -> float:
    opacity = DIMMED if button["disabled"] else 1.0
    colours = (LABEL, BUTTON_COLOURS[button["style"]])
    light, dark = (luminance(blended(colour, opacity)) for colour in colours)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("match", STATES.values(), ids=STATES)
def test_every_mark_can_be_read(match: Match) -> None:
    """Enabled marks have a contrast of at least 4.5, dimmed ones of at least 2.5."""
    for button in cells_of(match_message(match)):
        assert contrast(button) >= (FAINT if button["disabled"] else CLEAR), button
