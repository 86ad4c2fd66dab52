"""`/practice`, and the buttons of its page: moves, the hint, the answer, what comes next."""

from typing import cast

import discord
from discord.utils import format_dt

from bot.domain.daily.practice import (
    JUDGED_AT_ONCE,
    exercise_in,
    key_of,
    mistakes_in,
    next_puzzle,
    puzzle_exercise,
)
from bot.domain.match import Match, Person
from bot.domain.show import NUMBERED_GAMES
from bot.errors import EngineFailedError, Refusal
from bot.interactions.command_tree import command
from bot.interactions.options import Variant
from bot.interactions.practice.page import PracticeView, answer_page, practice_page, said_of
from bot.interactions.request import Request, request_of
from bot.interactions.review.page import review_page
from bot.interactions.review.reviewed_game import review_of
from bot.interactions.review.verdict import few_moves
from bot.interactions.router import on_press
from bot.locales import Name, Noun, translate
from bot.store.people.practice import Answer
from bot.views import custom_ids as ids, ui
from bot.views.names import name_of_move, seat_name
from bot.views.notices import notice
from bot.views.reasons import area_of_hint, fact_of_hint
from engines.games.game import WIN, Move, other
from engines.games.position import PlayedPosition
from engines.games.variants import SOLVED_GAMES
from engines.review.hints import Nudge
from engines.review.names import LOSING
from engines.review.review import Judgement, PlayedGame, Review


@command()
async def practice(interaction: discord.Interaction, variant: Variant | None = None) -> None:
    game = NUMBERED_GAMES.index(variant) + 1 if variant else 0
    await press_practice.handle(request_of(interaction), game, 0)


@on_press(ids.PRACTICE)
async def press_practice(request: Request, game: int, number: int) -> None:
    """Show what is due, or the puzzle after `number`; a few games are judged for that."""
    variant, language = NUMBERED_GAMES[game - 1] if game else None, request.language
    if variant not in (None, *SOLVED_GAMES):
        raise Refusal("no-practice")
    found = await _found(request, variant)
    if found == 0 and (following := next_puzzle(number, variant, request.now)):
        found = 0, following
    if isinstance(found, Match):
        said = translate(language, "practice-looked", games=JUDGED_AT_ONCE)
        look_on = ids.PRACTICE, game, 0
        page = notice(said, ui.button(language, "practice-look-on", ui.PRIMARY, *look_on))
    elif isinstance(found, int):
        start = (ids.START_GAME, game - 1) if game else (ids.START_OWN,)
        again = await request.context.practice.again(request.person, variant, request.now)
        time = format_dt(again or request.now, "R")
        page = ui.Message(
            ui.text(
                translate(language, "practice-all", count=found),
                translate(language, "practice-again", time=time) if again else "",
            ),
            ui.row(ui.button(language, "play", ui.SUCCESS, *start)),
        )
    else:
        try:
            page = practice_page(await _view(request, (*found, game, 0)))
        except Refusal:  # unreadable, or no mistake any more; another one comes next
            await press_practice.handle(request, game, number)
            return
    await request.answer(page)


async def _found(request: Request, variant: str | None) -> tuple[int, int] | Match | int:
    """Return what `PracticeTable.next` does once it needs no judgement, or a few were made."""
    asked = request.person, variant, request.now
    found = await request.context.practice.next(*asked)
    for _ in range(JUDGED_AT_ONCE):
        if not isinstance(found, Match):
            break
        await _judge(request, found)
        found = await request.context.practice.next(*asked)
    return found


async def _judge(request: Request, match: Match) -> None:
    """Store the mistakes of a finished match that the person can practise."""
    review = await _review(request, PlayedGame(match.variant, match.moves, match.start_ply))
    mistakes = mistakes_in(match, review, request.person)
    await request.context.practice.judged(request.person, match.id, mistakes)


async def _review(request: Request, game: PlayedGame) -> Review:
    review = await request.context.reviews.of(game, request.person)
    if review is None:
        raise EngineFailedError
    return review


@on_press(ids.PRACTISE_THIS)
async def press_practise_this(request: Request, match: Match, ply: int) -> None:
    """Show the position before a move of the person's in a match that they have finished."""
    view = await _view(request, (match.id, ply, 0, 0))
    await _judge(request, match)
    await _note(request, view, "shown")
    await request.answer(practice_page(view))


@on_press(ids.PRACTICE_CELL)
async def press_practice_cell(
    request: Request, match_id: int, exercise: tuple[int, ...], cell: int
) -> None:
    """Say what a move does; a wrong one is tried from now on, a right one is answered."""
    view = await _view(request, (match_id, *exercise))
    board, move = view.board, view.board.game.move_of(cell)
    if move not in board.legal_moves():
        raise Refusal("cell-taken")
    found = await _judgement(request, board, move)
    said = said_of(board, move, found, request.language)
    await _note(request, view, "wrong" if found.name in LOSING else "right")
    if found.name in LOSING:
        view = view._replace(numbers=(*view.numbers[:-1], view.numbers[-1] | 1 << move))
        await request.edit(practice_page(view, said, pick=board.game.pick_of(move)))
    else:
        await request.edit(await _solved(request, view, move, said))


async def _solved(request: Request, view: PracticeView, move: Move, said: str) -> ui.Message:
    """Return a right move with the bot's best answer, or with the line that it completes."""
    after = view.board.play(move)
    if after.outcome:
        return answer_page(view, after, after.outcome.line or (), said)
    reply = (await request.hint(after)).move
    cell, named = view.board.game.cell_of(view.board.state, move), name_of_move(after, reply)
    answer = translate(request.language, "practice-move", what="answer", cell=named)
    return answer_page(view, after.play(reply), [cell], said, answer)


@on_press(ids.PRACTICE_PICK)
async def press_practice_pick(
    request: Request, match_id: int, exercise: tuple[int, ...], pick: int
) -> None:
    view = await _view(request, (match_id, *exercise))
    picked = view.board.game.picks[pick : pick + 1]
    await request.edit(practice_page(view, pick="".join(picked)))


@on_press(ids.PRACTICE_HINT)
async def press_practice_hint(request: Request, match_id: int, exercise: tuple[int, ...]) -> None:
    """Say where to look, or a fact if no area has a right move and a wrong one."""
    view = await _view(request, (match_id, *exercise))
    hint = await request.hint(view.board)
    if hint.nudge is Nudge.THREAT:  # it says "me", but the other player may be a person
        nudge = Nudge.WIN if view.known.result == WIN else Nudge.EVEN
        hint = hint._replace(nudge=nudge, right=len(view.known.kept))
    await _note(request, view, "wrong")
    said = (area_of_hint if hint.area else fact_of_hint)(hint, request.language)
    await request.edit(practice_page(view, said))


@on_press(ids.PRACTICE_ANSWER)
async def press_practice_answer(request: Request, match_id: int, exercise: tuple[int, ...]) -> None:
    view = await _view(request, (match_id, *exercise))
    await _note(request, view, "wrong")
    board, kept = view.board, view.known.kept
    right = few_moves(board, kept)
    said = (
        translate(request.language, "review-next-time", cells=right)
        if view.match
        else translate(request.language, "practice-move", what="right", cell=right)
    )
    green = [board.game.cell_of(board.state, move) for move in kept]
    await request.edit(answer_page(view, board, green, said))


@on_press(ids.PRACTICE_GAME)
async def press_practice_game(request: Request, match: Match, ply: int) -> None:
    """Show the review of a match at a move of the person's, which tells the answer."""
    await _note(request, await _view(request, (match.id, ply, 0, 0)), "wrong")
    game = await review_of(request, match)
    await request.show(review_page(game, ply + 1, request.language, request.person))


async def _note(request: Request, view: PracticeView, answer: Answer) -> None:
    position = key_of(view.board)
    await request.context.practice.note(request.person, position, answer, request.now)


async def _view(request: Request, numbers: tuple[int, ...]) -> PracticeView:
    """Return the exercise of a match and ply, or 0 and a puzzle; raises Refusal if not allowed."""
    match_id, number, *_ = numbers
    match: Match | None = None
    opponent: Name = ""
    if match_id:
        match = await request.match_for(match_id)
        board, move = exercise_in(match, number, request.person, request.now)
        opponent = await _opponent(request, match)
    else:
        board, move = puzzle_exercise(number, request.now)
    known = await _judgement(request, board, move)
    if match and known.name not in LOSING:
        raise Refusal("unknown-button")
    return PracticeView(board, move, known, match, opponent, numbers, request.language)


async def _judgement(request: Request, board: PlayedPosition, move: Move) -> Judgement:
    review = await _review(request, PlayedGame(board.game.name, (*board.moves, move)))
    return cast(Judgement, review.moves[-1])  # of a solved game every move is judged


async def _opponent(request: Request, match: Match) -> Name:
    """Return who played against the person, unless they hide that or have deleted their data."""
    seat = match.seat(other(match.mark_of(request.person)))
    hides = request.context.preferences.any_hides_games
    if isinstance(seat, Person) and (seat.id < 0 or await hides((seat.id,))):
        return Noun("stats-someone")
    return seat_name(request.language, seat, match.variant)
