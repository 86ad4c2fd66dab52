"""What players ask of each other by the buttons below a board: a draw, a move taken back."""

from collections.abc import Awaitable, Callable

import discord

from bot.buttons.level import KeptLevel
from bot.game import Game, event_of, log_event
from bot.matches.model import Match, Status
from bot.matches.service import Matches

Act = Callable[[Matches, int, int, int], Awaitable[Match]]
Press = Callable[[Game, discord.Interaction, int, int], Awaitable[None]]


def _press(event: str, act: Act) -> Press:
    """Return the handler of a button that acts on the board as it was drawn."""

    async def press(
        game: Game, interaction: discord.Interaction, match_id: int, revision: int
    ) -> None:
        async with KeptLevel(game, interaction, match_id, revision):
            match = await act(game.matches, match_id, revision, interaction.user.id)
            live = match.status is Status.LIVE
            log_event(event if live else event_of(match), match, interaction)
            await game.screen.update(interaction, match)
            if not live:
                await game.pages.explain(interaction, match)

    return press


press_draw = _press("draw offered", Matches.offer_draw)
press_take_back = _press("take-back", Matches.take_back)
press_agree = _press("agreed", Matches.accept_offer)
press_disagree = _press("declined an offer", Matches.decline_offer)
