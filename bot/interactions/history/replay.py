"""A finished match to look at again: who played, who won, and an animation."""

from itertools import cycle

import discord

from bot.domain.match import DRAWN, Match, Status
from bot.errors import Refusal
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.locales import translate
from bot.messaging.late_response import Attachment
from bot.views import custom_ids as ids, ui
from bot.views.names import move_name, players_line, seat_name
from engines.games.game import other
from engines.games.position import MARKS
from engines.review.review import PlayedGame

FILE = "game.gif"
MOST_TOLD = 900  # characters of moves in a description; Discord takes 1,024 in all


@on_press(ids.ANIMATION)
async def press_animation(request: Request, match: Match) -> None:
    """Show a finished match as an animation; raises Refusal while the person waits for one."""
    if match.status is not Status.OVER:
        raise Refusal("match-not-over")
    played = PlayedGame(match.variant, match.moves, match.start_ply)
    file = await request.context.animations.file(request.person, animation, played)
    await request.show(_page(match, request.language), Attachment(FILE, file))


def animation(played: PlayedGame) -> bytes:
    # Pillow takes 5 MB, which a bot does without until someone asks for an animation.
    from bot.views.animation import drawn  # noqa: PLC0415

    return drawn(played)


def _page(match: Match, language: str) -> ui.Message:
    hints = translate(language, "board-hints", hints=len(match.hints)) if match.hints else ""
    lines = (f"### {between(match, language)}", *about(match, language), hints)
    picture = ui.picture(FILE, told_in_moves(match, language))
    return ui.page(ui.text(*lines), picture, colour=ui.GOLD)


def between(match: Match, language: str) -> str:
    if match.winner is None:
        key = "history-drew" if match.ending in DRAWN else "history-stopped"
        x, o = (seat_name(language, match.seat(mark), match.variant) for mark in MARKS)
        return translate(language, key, x=x, o=o)
    seats = {"winner": match.seat(match.winner), "loser": match.seat(other(match.winner))}
    names = {key: seat_name(language, seat, match.variant) for key, seat in seats.items()}
    return translate(language, "history-beat", **names)


def about(match: Match, language: str) -> tuple[str, str]:
    """Return who played which mark, then the game and the date, each in a small line."""
    x, o = (seat_name(language, match.seat(mark), match.variant) for mark in MARKS)
    game = translate(language, f"game-{match.variant}")
    return (
        f"-# {players_line(x, o)}",
        f"-# {game}  ·  {discord.utils.format_dt(match.changed_at, 'f')}",
    )


def told_in_moves(match: Match, language: str) -> str:
    """Return all moves in words, without names; of a very long match only the last ones."""
    marks, board, end = cycle(MARKS), match.board, _ending(match, language)
    moves = [
        translate(language, "replay-move", mark=mark, cell=move_name(board, ply))
        for ply, mark in zip(range(len(match.moves)), marks, strict=False)
    ] or [translate(language, "replay-none")]
    text = _last_of(moves, translate(language, "between-items"))
    return translate(language, "replay-told", moves=text, end=end)


def _last_of(moves: list[str], comma: str) -> str:
    text = comma.join(moves)
    if len(text) <= MOST_TOLD:
        return text
    return f"…{comma}{text[-MOST_TOLD:].partition(comma)[2]}"


def _ending(match: Match, language: str) -> str:
    if match.winner is not None:
        return translate(language, "replay-won", mark=match.winner)
    return translate(language, "replay-drawn" if match.ending in DRAWN else "replay-unfinished")
