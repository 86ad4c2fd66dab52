"""What a review says of the whole game: accuracy, what was good, and the moves with their names."""

from bot.locales import translate
from bot.views.cell_names import move_name
from bot.views.move_verdict import held, name_text
from bot.views.player_names import seat_name
from bot.views.reviewed_game import ReviewedGame
from engines.games.classic import CLASSIC
from engines.games.game import Mark, other
from engines.games.position import MARKS
from engines.move_names import LOSING, Name

_FINDS = (Name.BRILLIANT, Name.GREAT)
_LISTED = 9
"""How many moves are listed at once: all of classic."""


def heading(game: ReviewedGame, language: str) -> str:
    """Return the title, who played, and how accurately."""
    name = game.board.game.name
    title = translate(language, "review-title")
    if name != CLASSIC.name:
        title = f"{title} · {translate(language, f'game-{name}')}"
    players = " · ".join(filter(None, (_player(game, mark, language) for mark in MARKS)))
    unknown = translate(language, "review-unknown") if game.review is None else ""
    return "\n".join(filter(None, (title, f"-# {players}" if players else "", unknown)))


def _player(game: ReviewedGame, mark: Mark, language: str) -> str:
    """Return a player's mark, name and accuracy, as far as they are known."""
    match, review = game.match, game.review
    name = seat_name(language, match.seat(mark), match.variant) if match else ""
    accuracy = review.accuracy(mark) if review else None
    percent = "" if accuracy is None else translate(language, "percent", number=round(accuracy))
    return " ".join(filter(None, (f"**{mark}**", name, percent))) if name or percent else ""


def remark(game: ReviewedGame, language: str, viewer: int) -> str:
    """Return what is said first: what was good for who lost, or that nobody gave anything away."""
    if game.review is None or not game.plies:
        return ""
    if game.review.turning_point is None:
        return translate(language, "review-faultless")
    mark = game.mark_of(viewer)
    lost = game.match is not None and mark and game.match.winner == other(mark)
    if not mark or not lost:
        return ""
    return " ".join(filter(None, (_praise(game, mark, language), _lesson(game, mark, language))))


def _lesson(game: ReviewedGame, mark: Mark, language: str) -> str:
    """Return what to do otherwise next time, unless the move that is shown first says so."""
    plies = game.worst_of(mark)
    if plies is None or plies == game.first_shown:
        return ""
    return translate(language, "review-lesson", number=plies, cells=held(game, plies, language))


def _praise(game: ReviewedGame, mark: Mark, language: str) -> str:
    """Return what was good about the moves of who lost."""
    own = range(MARKS.index(mark), game.plies, len(MARKS))
    moves = [(ply, game.judgement(ply + 1)) for ply in own]
    finds = [ply for ply, found in moves if found and found.name in _FINDS]
    traps = [ply for ply, found in moves if found and found.trap]
    if finds or traps:
        key, ply = ("review-praise-find", finds[0]) if finds else ("review-praise-trap", traps[0])
        return translate(language, key, cell=move_name(language, game.board, ply))
    good = sum(found is not None and found.name not in LOSING for _, found in moves)
    return translate(language, "review-praise-moves", good=good, moves=len(moves))


def move_list(game: ReviewedGame, plies: int, language: str) -> str:
    """Return the moves around the last of so many, a line each with its name."""
    first = max(0, min(plies - 1 - _LISTED // 2, game.plies - _LISTED))
    listed = range(first, min(first + _LISTED, game.plies))
    return "\n".join(_line(game, ply, language, shown=ply + 1 == plies) for ply in listed)


def _line(game: ReviewedGame, ply: int, language: str, *, shown: bool) -> str:
    found = game.judgement(ply + 1)
    name = f": {name_text(found, language)}" if found else ""
    line = f"{ply + 1} {MARKS[ply % 2]} {move_name(language, game.board, ply)}{name}"
    return f"-# **▸ {line}**" if shown else f"-# {line}"


def move_text(game: ReviewedGame) -> str:
    """Return the moves as a block of code, which can be copied."""
    return f"```\n{' '.join(game.board.tokens)}\n```" if game.plies else ""
