"""An arena as component JSON: what announces it, its standings, its podium."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import timedelta

from discord.utils import format_dt

from bot.domain.arena.arena import FINISH_WITHIN, Arena, Phase
from bot.domain.arena.evening import QUICK_GAMES
from bot.domain.arena.field import Field, Score, scores
from bot.locales import Noun, duration, translate
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import ASK, NO, YES
from bot.views.names import game_and_rule, person_name
from bot.views.notices import notice

_LISTED, _MOST = 10, 30  # people listed for everybody, and in one message at most
_LENGTHS = (10, 15, 20, 30, 45, 60)
_MEDALS = ("🥇", "🥈", "🥉")
_COLOURS = {Phase.ANNOUNCED: 0x5865F2, Phase.RUNNING: 0x248046, Phase.ENDING: 0x248046}


def choices(language: str) -> tuple[dict[str, str], dict[str, str]]:
    """Return what to call each game of arenas, and each length by its minutes, in a menu."""
    games = {name: translate(language, f"choice-game-{name}") for name in QUICK_GAMES}
    return games, {str(minutes): duration(language, minutes) for minutes in _LENGTHS}


def thread_name(arena: Arena) -> str:
    return translate(arena.language, "arena-title", game=Noun(f"game-{arena.variant}"))


def arena_json(arena: Arena, field: Field) -> ui.Component:
    title = f"## 🏟️ {thread_name(arena)}"
    return ui.container(
        ui.text(title, *_LINES.get(arena.phase, _closed)(arena, field)),
        ui.row(
            *(
                ui.button(arena.language, label, style, kind, arena.id, *numbers)
                for label, style, kind, *numbers in _BUTTONS.get(arena.phase, (_AGAIN,))
            )
        ),
        # Below the buttons, so that *Join* is on a phone's first screen.
        _explained(arena) if arena.phase is Phase.ANNOUNCED else "",
        colour=_COLOURS.get(arena.phase, ui.GOLD),
    )


def standings_page(arena: Arena, field: Field, person: int, language: str) -> ui.Message:
    """Return the standings for someone who reads them alone, and what keeps games from them."""
    ranked = scores(field, arena.counts_until)
    listed = _played(ranked)[:_MOST]
    own = [score for score in ranked if score.person == person and score not in listed]
    is_paused = person in field.paused and arena.phase is Phase.RUNNING
    lines = (
        f"### {translate(language, 'arena-standings')}",
        *_standings(ranked, language, _MOST),
        *_lines(own, ranked, language),
        *([translate(language, "arena-you-missed")] if is_paused else []),
        translate(language, "arena-ratings"),
    )
    back = ui.button(language, "arena-back", ui.PRIMARY, ids.BACK_IN_ARENA, arena.id)
    return notice("\n".join(lines), back if is_paused else "")


def end_question(arena: Arena, language: str) -> ui.Message:
    key = "arena-cancel-question" if arena.phase is Phase.ANNOUNCED else "arena-end-question"
    return notice(
        translate(language, key, minutes=FINISH_WITHIN // timedelta(minutes=1)),
        ui.button(language, "arena-end-yes", ui.DANGER, ids.END_ARENA, arena.id, YES),
        ui.button(language, "arena-end-no", ui.SECONDARY, ids.END_ARENA, arena.id, NO),
    )


def _announced(arena: Arena, field: Field) -> Iterable[str]:
    minutes = round((arena.ends_at - arena.starts_at) / timedelta(minutes=1))
    start = format_dt(arena.starts_at, "R")
    yield translate(arena.language, "arena-starts", start=start, minutes=minutes)
    yield _place(arena)
    yield from _joined(field.here, arena.language)


def _joined(here: Sequence[int], language: str) -> Iterable[str]:
    if not here:
        yield translate(language, "arena-joined-none")
        return
    latest = (person_name(language, person) for person in here[-_LISTED:])
    names = translate(language, "between-items").join(latest)
    yield translate(language, "arena-joined", count=len(here), names=names)
    if len(here) > _LISTED:
        yield translate(language, "arena-more", count=len(here) - _LISTED)


def _explained(arena: Arena) -> ui.Component:
    rule = game_and_rule(arena.language, arena.variant, 0)
    return ui.text(translate(arena.language, "arena-how"), rule)


def _place(arena: Arena) -> str:
    if not arena.wants_thread:
        return translate(arena.language, "arena-in-channel")
    if arena.thread_id is None:
        return translate(arena.language, "arena-in-new-thread")
    return translate(arena.language, "arena-in-thread", thread=f"<#{arena.thread_id}>")


def _running(arena: Arena, field: Field) -> Iterable[str]:
    yield translate(arena.language, "arena-ends", end=format_dt(arena.ends_at, "R"))
    yield _place(arena)
    yield from _standings(scores(field, arena.counts_until), arena.language)
    yield translate(arena.language, "arena-here", count=len(field.here))


def _ending(arena: Arena, field: Field) -> Iterable[str]:
    until = format_dt(arena.counts_until, "R")
    yield translate(arena.language, "arena-ending", end=until)
    yield from _standings(scores(field, arena.counts_until), arena.language)


def _over(arena: Arena, field: Field) -> Iterable[str]:
    ranked = _played(scores(field, arena.counts_until))
    best = [score for score in ranked if score.rank <= len(_MEDALS)]
    if not best:
        yield translate(arena.language, "arena-over-unplayed")
        return
    shared = [score.rank for score in best].count(1) > 1
    winner = person_name(arena.language, best[0].person)
    yield translate(arena.language, "arena-shared" if shared else "arena-won", winner=winner)
    yield from _standings(best, arena.language, among=ranked)
    games = sum(1 for game in field.games if game.has_result)
    yield translate(arena.language, "arena-played", games=games, people=len(field.players))


def _closed(arena: Arena, _: Field) -> Iterable[str]:
    yield translate(arena.language, f"arena-{arena.phase}")


def _standings(
    ranked: Sequence[Score], language: str, most: int = _LISTED, among: Sequence[Score] = ()
) -> Iterable[str]:
    """Yield the best `among` all, with those who share the last place, and how many more follow."""
    played = _played(ranked)
    listed = [score for score in played if score.rank <= played[:most][-1].rank][:_MOST]
    yield from _lines(listed, among or played, language)
    if len(played) > len(listed):
        yield translate(language, "arena-more", count=len(played) - len(listed))
    if not played:
        yield translate(language, "arena-nobody-played")


def _played(ranked: Sequence[Score]) -> list[Score]:
    return [score for score in ranked if score.games]


def _lines(listed: Sequence[Score], ranked: Sequence[Score], language: str) -> Iterable[str]:
    """Yield a line for each; of equal points it says why one stands before another."""
    places = {(score.points, score.rank) for score in _played(ranked)}
    shared = Counter(points for points, _ in places)
    for score in listed:
        yield _line(score, language, "-tied" if shared[score.points] > 1 else "")


def _line(score: Score, language: str, tied: str) -> str:
    has_medal = score.points and score.rank <= len(_MEDALS)
    return translate(
        language,
        f"arena-score{tied}",
        place=_MEDALS[score.rank - 1] if has_medal else f"`{score.rank}.`",
        player=person_name(language, score.person),
        points=score.points,
        games=score.games,
        wins=str(score.wins),
        beaten=str(score.beaten),
    )


_LINES = {
    Phase.ANNOUNCED: _announced,
    Phase.RUNNING: _running,
    Phase.ENDING: _ending,
    Phase.OVER: _over,
}
_JOIN = (
    ("join", ui.SUCCESS, ids.JOIN_ARENA),
    ("arena-leave", ui.SECONDARY, ids.LEAVE_ARENA),
    ("arena-standings", ui.SECONDARY, ids.ARENA_STANDINGS),
)
_AGAIN = ("arena-again", ui.PRIMARY, ids.ARENA_AGAIN)
_END = ("arena-end", ui.DANGER, ids.END_ARENA, ASK)
_BUTTONS = {
    Phase.ANNOUNCED: (*_JOIN, ("arena-start", ui.SECONDARY, ids.START_ARENA), _END),
    Phase.RUNNING: (*_JOIN, _END),
    Phase.ENDING: (_JOIN[-1],),
    Phase.OVER: (_JOIN[-1], _AGAIN),
}
