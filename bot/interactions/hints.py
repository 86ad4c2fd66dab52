"""Hints, which only the person sees: the question before the first one, then the steps."""

from bot.domain.match import Match, Status
from bot.domain.moves import AREA, MOVE, NUDGE, has_hint, hint_asked, hint_taken
from bot.errors import BoardMovedOnError
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.locales import Name, translate
from bot.messaging.match_log import log_move
from bot.views import custom_ids as ids, ui
from bot.views.looks import LOOKS
from bot.views.names import move_name
from bot.views.notices import notice
from bot.views.reasons import area_of_hint, fact_of_hint
from engines.review.areas import areas_in, open_cells
from engines.review.hints import Hint


@on_press(ids.HINT, board=True)
async def press_hint(request: Request, match: Match, revision: int) -> None:
    """Begin a hint; in a rated match ask first."""
    hint_asked(match, request.person, revision)
    if match.rated:
        await request.show(_question(match, request.language))
        return
    match, hint = await _take(request, match, revision)
    if match.revision != revision:
        await request.update(match)
    await request.show(hint_page(match, hint, NUDGE, request.language))


@on_press(ids.TAKE_HINT)
async def press_take_hint(request: Request, match: Match, revision: int) -> None:
    """Begin the hint where the question was, and redraw the board meanwhile."""
    try:
        match, hint = await _take(request, match, revision)
    except BoardMovedOnError:
        await request.edit(_gone(match, request.language))
        return
    page = hint_page(match, hint, NUDGE, request.language, stale=not match.place.can_edit)
    await request.edit_and_redraw(page, match)


async def _take(request: Request, match: Match, revision: int) -> tuple[Match, Hint]:
    """Return the match once its hint for the board at `revision` is taken, and the hint."""
    hint_asked(match, request.person, revision)
    hint = await request.hint(match.board)
    taken = await request.context.matches.act(hint_taken, match.id, revision, request.person)
    if taken.revision != match.revision:
        request.log("hint", taken)
    return taken, hint


async def _still_true(request: Request, match: Match, revision: int) -> Hint | None:
    """Return the hint for the board; if that has changed since, say so and return None."""
    match.mark_of(request.person)
    if has_hint(match, revision):
        return await request.hint(match.board)
    await request.edit(_gone(match, request.language))
    return None


@on_press(ids.HINT_STEP)
async def press_hint_step(request: Request, match: Match, revision: int, step: int) -> None:
    if hint := await _still_true(request, match, revision):
        await request.edit(hint_page(match, hint, step, request.language))


@on_press(ids.PLAY_HINT)
async def press_play_hint(request: Request, match: Match, revision: int) -> None:
    hint = await _still_true(request, match, revision)
    if hint is None:
        return
    played = await request.context.matches.press(
        match.id, revision, hint.move, request.person, on_wait=request.acknowledge_in_background
    )
    log_move(played, request.interaction.client)
    sentence = translate(request.language, "hint-played", cell=_cell(match, hint))
    await request.edit_and_redraw(notice(sentence), played)


def _question(match: Match, language: str) -> ui.Message:
    yes = ui.button(language, "hint-yes", ui.PRIMARY, ids.TAKE_HINT, match.id, match.revision)
    return notice(translate(language, "hint-question"), yes)


def hint_page(
    match: Match, hint: Hint, step: int, language: str, *, stale: bool = False
) -> ui.Message:
    """Return a step of the hint; `stale` says that the board cannot show it by itself."""
    unseen = translate(language, "hint-unseen") if stale else ""
    return ui.Message(
        ui.text(fact_of_hint(hint, language), _pointer(match, hint, step, language), unseen),
        _board(match, hint, step) if step > NUDGE else "",
        _next_button(match, hint, step, language),
    )


def _gone(match: Match, language: str) -> ui.Message:
    live = match.status is Status.LIVE
    return notice(translate(language, "hint-gone" if live else "refusal-match-over"))


def _pointer(match: Match, hint: Hint, step: int, language: str) -> str:
    if step == NUDGE:
        return ""
    if step == AREA and hint.area:
        return area_of_hint(hint, language)
    return translate(language, "hint-move", cell=_cell(match, hint))


def _cell(match: Match, hint: Hint) -> Name:
    return move_name(match.board.play(hint.move), len(match.moves))


def _board(match: Match, hint: Hint, step: int) -> ui.Component:
    """Return the board with the cells to choose from in green: those in the area, or one."""
    cells = open_cells(match.board)
    area = areas_in(match.board)[hint.area] if step == AREA and hint.area else (cells[hint.move],)
    shown = {move: cell for move, cell in cells.items() if cell in area}
    return LOOKS[match.variant].hinted(match.board, shown)


def _next_button(match: Match, hint: Hint, step: int, language: str) -> ui.Component:
    if step == MOVE:
        play = ui.button(language, "hint-play", ui.SUCCESS, ids.PLAY_HINT, match.id, match.revision)
        return ui.row(play) if match.place.can_edit else ""
    label, following = ("hint-where", AREA) if step == NUDGE and hint.area else ("hint-what", MOVE)
    numbers = (match.id, match.revision, following)
    return ui.row(ui.button(language, label, ui.PRIMARY, ids.HINT_STEP, *numbers))
