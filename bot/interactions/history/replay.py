"""A finished match to look at again: who played, who won, and an animation, which can be shared."""

from functools import partial
from itertools import cycle

import discord

from bot.domain.match import DRAWN, Match, Status
from bot.domain.share import Share
from bot.errors import Refusal
from bot.interactions.request import Request
from bot.interactions.review.reviewed_game import ReviewedGame, review_of
from bot.interactions.review.verdict import turning_point
from bot.interactions.router import on_press
from bot.interactions.server_access import may_write
from bot.locales import translate
from bot.messaging.first_response import publish
from bot.messaging.late_response import Attachment
from bot.messaging.lost_posts import confirmed
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import parts_of
from bot.views.names import move_name, players_line, seat_name
from engines.games.game import other
from engines.games.position import MARKS
from engines.review.review import PlayedGame

FILE = "game.gif"
"""The name of the animation's file."""
MOST_TOLD = 900
"""How many characters of moves a description has; Discord takes 1,024 in all."""


@on_press(ids.ANIMATION)
async def press_animation(request: Request, match: Match) -> None:
    """Show a finished match as an animation, which the person may share if allowed there."""
    if match.status is not Status.OVER:
        raise Refusal("match-not-over")
    file = await animated_file(request, match)
    shares, place = request.context.shares, request.place
    writes = may_write(request.interaction)
    sharable = writes and await shares.is_offered(match, request.person, place)
    await request.show(_page(match, request.language, sharable=sharable), file)


async def animated_file(request: Request, match: Match) -> Attachment:
    """Return the animation of a match; raises Refusal while the person waits for one."""
    played = PlayedGame(match.variant, match.moves, match.start_ply)
    file = await request.context.animations.file(request.person, animation, played)
    return Attachment(FILE, file)


def animation(played: PlayedGame) -> bytes:
    """Return a match as a GIF."""
    # Pillow takes 5 MB, which a bot does without until someone asks for an animation.
    from bot.views.animation import drawn  # noqa: PLC0415

    return drawn(played)


def _page(match: Match, language: str, *, sharable: bool) -> ui.Message:
    """Return a finished match, its animation and, if it is `sharable`, a button that posts it."""
    share = ui.row(ui.button(language, "replay-share", ui.PRIMARY, ids.SHARE, match.id))
    return ui.page(animated(match, language), share if sharable else "", colour=ui.GOLD)


def animated(match: Match, language: str) -> ui.Component:
    """Return the players and the result of a finished match, its hints, and its animation."""
    hints = translate(language, "board-hints", hints=len(match.hints)) if match.hints else ""
    lines = (f"### {between(match, language)}", *about(match, language), hints)
    return ui.joined(ui.text(*lines), ui.picture(FILE, told_in_moves(match, language)))


def between(match: Match, language: str) -> str:
    """Return the two players of a finished match, and who won."""
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


@on_press(ids.SHARE)
async def press_share(request: Request, match: Match) -> None:
    """Post a match with its turning point, which everybody in the channel sees; it pings nobody.

    Each match stands once in a channel. Raises AnswerLostError, and Refusal as `Shares.begin` and
    where the bot could not take the message back.
    """
    game = await review_of(request, match)
    if not may_write(request.interaction):
        raise Refusal("unseen-channel")
    followed, shares = await request.followed(match), request.context.shares
    share = await shares.begin(match, request.person, request.place)
    try:
        file = await animated_file(request, match)
    except BaseException:
        await shares.table.remove(share)
        raise
    await _publish(request, share, _shared(share, followed, game), file)


async def _publish(request: Request, share: Share, message: ui.Message, file: Attachment) -> None:
    """Answer with a share; one that Discord does not confirm stays stored until it is found."""
    found = partial(request.context.shares.sent, share)
    answer = publish(request.interaction, message, file)
    sent = await confirmed(request.interaction, answer, found)
    if sent.message_id:
        await found(sent.message_id)


def _shared(share: Share, match: Match, game: ReviewedGame) -> ui.Message:
    """Return players, result, turning point and animation; *Review* opens it for anyone."""
    return ui.page(
        animated(match, match.language),
        ui.text(turning_point(game, match.language)),
        ui.row(_review(share, match)),
        colour=ui.GOLD,
    )


def _review(share: Share, match: Match) -> ui.Component:
    parts = None if match.start_ply else parts_of(match.board)
    numbers = (ids.SHARED_REVIEW, share.id, *(parts or ()))
    return ui.button(match.language, "review", ui.SECONDARY, *numbers) if parts else ""
