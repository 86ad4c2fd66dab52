"""`/tictactoe`: start a match, challenge, see the board again, give it up."""

import discord
from discord import app_commands

from bot.commands.challenge import challenge
from bot.commands.options import ChallengerMark, Difficulty, EngineName, OwnMark, PaceName
from bot.errors import AlreadyPlayingError
from bot.game import Game, log_event, place_of
from bot.log import LOST
from bot.matches.model import Match
from bot.shows.model import Wish
from bot.view.engines import engines_message
from bot.view.notices import resign_question
from bot.view.show import opening_message
from bot.words import DEFAULT, language_for, say
from engines.levels import Level


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
                place_of(interaction),
                interaction.user.id,
                language_for(interaction.locale.value),
                level=difficulty or await self._usual_level(interaction, engine),
                engine=engine,
                mark=mark,
            )
        except AlreadyPlayingError as error:
            await self._game.lead_to(interaction, error.match_id)
            return
        log_event("started", match, interaction)
        await self._game.screen.show(interaction, match)

    async def _usual_level(
        self, interaction: discord.Interaction, engine: str | None
    ) -> Level | None:
        """Return the level that the server has set, for whoever asks for nothing."""
        if engine is not None:
            return None
        return (await self._game.servers.find(interaction.guild_id)).difficulty

    @app_commands.command(description=say(DEFAULT, "command-challenge"))
    @app_commands.describe(
        opponent=say(DEFAULT, "command-challenge-opponent"),
        pace=say(DEFAULT, "command-challenge-pace"),
        mark=say(DEFAULT, "command-challenge-mark"),
    )
    async def challenge(
        self,
        interaction: discord.Interaction,
        opponent: discord.User | None = None,
        pace: PaceName | None = None,
        mark: ChallengerMark | None = None,
    ) -> None:
        """Challenge somebody, or whoever joins first."""
        await challenge(self._game, interaction, opponent, pace=pace, mark=mark)

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
        channel_id = place_of(interaction).channel_id
        return await self._game.matches.live_of(interaction.user.id, channel_id)


def _wish(interaction: discord.Interaction) -> Wish:
    return Wish(
        place_of(interaction).channel_id,
        interaction.user.id,
        interaction.token,
        language_for(interaction.locale.value),
    )
