"""`/tictactoe`: start a match, see its board again, give it up."""

from typing import Annotated

import discord
from discord import app_commands

from bot.commands.pick import Pick
from bot.errors import AlreadyPlayingError
from bot.game import Game, log_event
from bot.log import LOST
from bot.matches.model import Match, Place
from bot.shows.model import Wish
from bot.view.engines import engines_message
from bot.view.notices import already_playing, resign_question
from bot.view.show import opening_message
from bot.words import DEFAULT, language_for, say
from engines.board import Mark
from engines.levels import ENGINES, LEVELS, Level

Difficulty = Annotated[Level, Pick(**{level: f"choice-{level}" for level in LEVELS})]
EngineName = Annotated[str, Pick(**{name: f"choice-engine-{name}" for name in ENGINES})]
OwnMark = Annotated[Mark, Pick(X="choice-x", O="choice-o")]


class TicTacToe(app_commands.Group):
    """The group of commands about matches."""

    def __init__(self, game: Game) -> None:
        super().__init__(name="tictactoe", description=say(DEFAULT, "command-tictactoe"))
        self._game = game

    @app_commands.command(description=say(DEFAULT, "command-start"))
    @app_commands.describe(
        difficulty=say(DEFAULT, "command-start-difficulty"),
        engine=say(DEFAULT, "command-start-engine"),
        mark=say(DEFAULT, "command-start-mark"),
    )
    async def start(
        self,
        interaction: discord.Interaction,
        difficulty: Difficulty | None = None,
        engine: EngineName | None = None,
        mark: OwnMark | None = None,
    ) -> None:
        """Start a match against an engine, or lead to the one that is going on here."""
        try:
            match = await self._game.matches.start(
                _place(interaction),
                interaction.user.id,
                language_for(interaction.locale.value),
                level=difficulty,
                engine=engine,
                mark=mark,
            )
        except AlreadyPlayingError as error:
            await self._lead_to(interaction, error.match_id)
            return
        log_event("started", match, interaction)
        await self._game.screen.show(interaction, match)

    async def _lead_to(self, interaction: discord.Interaction, match_id: int) -> None:
        match = await self._game.matches.find(match_id)
        if match.message_id is None:
            await self._game.screen.show(interaction, match)
        else:
            hint = already_playing(match, interaction.locale.value)
            await interaction.response.send_message(view=hint, ephemeral=True)

    @app_commands.command(description=say(DEFAULT, "command-board"))
    async def board(self, interaction: discord.Interaction) -> None:
        """Show the person's live match here again."""
        match = await self._live(interaction)
        await self._game.screen.show(interaction, match)

    @app_commands.command(description=say(DEFAULT, "command-resign"))
    async def resign(self, interaction: discord.Interaction) -> None:
        """Ask whether to give the person's live match here up."""
        match = await self._live(interaction)
        question = resign_question(match, interaction.locale.value)
        await interaction.response.send_message(view=question, ephemeral=True)

    @app_commands.command(description=say(DEFAULT, "command-watch"))
    @app_commands.describe(
        x=say(DEFAULT, "command-watch-x"),
        o=say(DEFAULT, "command-watch-o"),
    )
    async def watch(
        self,
        interaction: discord.Interaction,
        x: EngineName | None = None,
        o: EngineName | None = None,
    ) -> None:
        """Have two engines play each other for the channel to watch."""
        stage, show = self._game.stage, await self._game.stage.book(_wish(interaction), x, o)
        try:
            answer = await interaction.response.send_message(view=opening_message(show))
        except LOST:
            await stage.cancel(show)
            raise
        await stage.begin(show, answer.message_id or 0)

    @app_commands.command(description=say(DEFAULT, "command-engines"))
    async def engines(self, interaction: discord.Interaction) -> None:
        """Say who the engines are, how strong, and how they can be beaten."""
        page = engines_message(interaction.locale.value)
        await interaction.response.send_message(view=page, ephemeral=True)

    async def _live(self, interaction: discord.Interaction) -> Match:
        channel_id = _place(interaction).channel_id
        return await self._game.matches.live_of(interaction.user.id, channel_id)


def _place(interaction: discord.Interaction) -> Place:
    # An interaction always comes from a channel, even though the type leaves that open.
    return Place(interaction.guild_id, interaction.channel_id or 0)


def _wish(interaction: discord.Interaction) -> Wish:
    return Wish(
        _place(interaction).channel_id,
        interaction.user.id,
        interaction.token,
        language_for(interaction.locale.value),
    )
