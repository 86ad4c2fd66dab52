"""A finished match to look at again: who played, who won, and an animation."""

from itertools import cycle

import discord
from discord import ui

from bot.domain.match import DRAWN, Match
from bot.locales import translate
from bot.views.buttons import PRIMARY, button, row
from bot.views.cell_names import move_name
from bot.views.custom_ids import SHARE
from bot.views.leaderboard import GOLD
from bot.views.match_animation import Film
from bot.views.message import Message
from bot.views.player_names import seat_name
from engines.games.game import Mark, other

ANIMATION = "game.gif"
"""The name of the file that the caller attaches."""
MOST_TOLD = 900
"""How many characters of moves a description has; Discord takes 1,024 in all."""

_MARKS: tuple[Mark, Mark] = ("X", "O")


def film_of(match: Match) -> Film:
    """Return what the animation of a match shows."""
    return Film(match.variant, match.moves, match.start_ply)


def replay_message(match: Match, language: str, *, sharable: bool) -> Message:
    """Return a finished match: its players and result, and its animation.

    If it is `sharable`, a button posts it in the channel.
    """
    share = button(language, "replay-share", PRIMARY, SHARE, match.id)
    return Message(
        ui.Container(
            *animated(match, language),
            *row(*([share] if sharable else [])),
            accent_color=GOLD,
        )
    )


def animated(match: Match, language: str) -> list[ui.Item[Message]]:
    """Return the players and the result of a finished match, and its animation."""
    described = discord.MediaGalleryItem(
        f"attachment://{ANIMATION}", description=told_in_moves(match, language)
    )
    lines = (f"### {between(match, language)}", *about(match, language))
    return [ui.TextDisplay("\n".join(lines)), ui.MediaGallery(described)]


def between(match: Match, language: str) -> str:
    """Return the two players of a finished match, and who won."""
    if match.winner is None:
        key = "history-drew" if match.ending in DRAWN else "history-stopped"
        x, o = (seat_name(language, match.seat(mark), match.variant) for mark in _MARKS)
        return translate(language, key, x=x, o=o)
    seats = {"winner": match.seat(match.winner), "loser": match.seat(other(match.winner))}
    names = {key: seat_name(language, seat, match.variant) for key, seat in seats.items()}
    return translate(language, "history-beat", **names)


def about(match: Match, language: str) -> tuple[str, str]:
    """Return who played which mark, then the game and the date, each in a small line."""
    x, o = (seat_name(language, match.seat(mark), match.variant) for mark in _MARKS)
    game = translate(language, f"game-{match.variant}")
    return (
        translate(language, "board-players", x=x, o=o),
        f"-# {game}  ·  {discord.utils.format_dt(match.changed_at, 'f')}",
    )


def told_in_moves(match: Match, language: str) -> str:
    """Return all moves in words, without names; of a very long match only the last ones."""
    marks, board, end = cycle(_MARKS), match.board, _ending(match, language)
    moves = [
        translate(language, "replay-move", mark=mark, cell=move_name(language, board, ply))
        for ply, mark in zip(range(len(match.moves)), marks, strict=False)
    ] or [translate(language, "replay-none")]
    return translate(language, "replay-told", moves=_last_of(", ".join(moves)), end=end)


def _last_of(moves: str) -> str:
    return moves if len(moves) <= MOST_TOLD else f"…, {moves[-MOST_TOLD:].partition(', ')[2]}"


def _ending(match: Match, language: str) -> str:
    if match.winner is not None:
        return translate(language, "replay-won", mark=match.winner)
    return translate(language, "replay-drawn" if match.ending in DRAWN else "replay-unfinished")
