"""What a review says of the whole game: accuracy, what was good, and the moves with their names."""

from bot.interactions.review.reviewed_game import ReviewedGame
from bot.interactions.review.verdict import name_text
from bot.locales import translate
from bot.views.looks import LOOKS
from bot.views.looks.grid import cell_label
from bot.views.names import move_name, name_of_move, seat_name
from engines.games.classic import CLASSIC
from engines.games.game import Mark, other
from engines.games.position import MARKS
from engines.review.names import LOSING, MoveName

_FINDS = (MoveName.BRILLIANT, MoveName.GREAT)


def heading(game: ReviewedGame, language: str) -> str:
    name = game.board.game.name
    title = f"### {translate(language, 'review')}"
    if name != CLASSIC.name:
        title = f"{title} · {translate(language, f'game-{name}')}"
    players = " · ".join(filter(None, (_player(game, mark, language) for mark in MARKS)))
    if game.review and any(game.review.accuracy(mark) is not None for mark in MARKS):
        players = translate(language, "review-accuracy", players=players)
    score = LOOKS[game.board.game.name].score(game.board, language)
    small = (score, _unknown(game, language), _doubtful(game, language))
    return "\n".join(filter(None, (title, f"-# {players}" if players else "", *small)))


def _doubtful(game: ReviewedGame, language: str) -> str:
    """Return the numbers of the moves that seem to give much away, if there are any."""
    numbers = [str(doubt.ply + 1) for doubt in game.doubts]
    between = translate(language, "between-items")
    return translate(language, "review-doubts", numbers=between.join(numbers)) if numbers else ""


def _unknown(game: ReviewedGame, language: str) -> str:
    """Return that nobody knows what moves were worth, if that is so of all or of the first."""
    if game.review and game.review.is_complete:
        return ""
    if game.review and any(game.review.moves):
        return translate(language, "review-partly-known")
    return "" if game.doubts else translate(language, "review-unknown")


def _player(game: ReviewedGame, mark: Mark, language: str) -> str:
    """Return a mark with who played it, how accurately, and with how many hints, if known."""
    match, accuracy = game.match, game.review.accuracy(mark) if game.review else None
    line = f"**{mark}**"
    if match:
        line += f" {seat_name(language, match.seat(mark), match.variant)}"
    if accuracy is not None:
        number = round(accuracy)
        line = translate(language, "review-player-accuracy", player=line, number=number)
    if match and match.hints and match.machine != mark:
        hints = len(match.hints)
        line = translate(language, "review-player-hints", player=line, hints=hints)
    return line if match or accuracy is not None else ""


def remark(game: ReviewedGame, language: str, viewer: int) -> str:
    """Return what is said first: what the loser did well, or that no move changed the result."""
    if game.review is None or not game.plies:
        return ""
    if game.review.turning_point is None:
        return translate(language, "review-faultless") if game.review.is_complete else ""
    mark = game.mark_of(viewer)
    lost = game.match is not None and mark and game.match.winner == other(mark)
    if not mark or not lost:
        return ""
    lesson = _lesson(game, mark, language)
    sentences = (_praise(game, mark, language, leads=bool(lesson)), lesson)
    return translate(language, "between-sentences").join(filter(None, sentences))


def _lesson(game: ReviewedGame, mark: Mark, language: str) -> str:
    """Return what to do differently next time, unless the move that is shown first says so."""
    plies = game.worst_of(mark)
    found = game.judgement(plies or 0)
    if plies is None or found is None or plies == game.first_shown:
        return ""
    before = game.after(plies - 1)
    better = name_of_move(before, found.best[0])
    return translate(language, "review-lesson", number=plies, cell=better)


def _praise(game: ReviewedGame, mark: Mark, language: str, *, leads: bool) -> str:
    """Return what a player did well or, if nothing, words that lead to a lesson, if one follows."""
    own = range(MARKS.index(mark), game.plies, len(MARKS))
    judged = ((ply, game.judgement(ply + 1)) for ply in own)
    moves = [(ply, found) for ply, found in judged if found]
    finds = [ply for ply, found in moves if found.name in _FINDS]
    traps = [ply for ply, found in moves if found.trap]
    if finds or traps:
        key, ply = ("review-praise-find", finds[0]) if finds else ("review-praise-trap", traps[0])
        return translate(language, key, cell=move_name(game.board, ply))
    good = sum(found.name not in LOSING for _, found in moves)
    if not good and not leads:
        return ""
    key = "review-praise-moves" if len(moves) == len(own) else "review-praise-last-moves"
    return translate(language, key, good=good, moves=len(moves))


def move_list(game: ReviewedGame, plies: int, language: str, most: int) -> str:
    """Return at most that many moves around the shown one, a line each with its name."""
    first = max(0, min(plies - 1 - most // 2, game.plies - most))
    listed = range(first, min(first + most, game.plies))
    return "\n".join(_line(game, ply, language, shown=ply + 1 == plies) for ply in listed)


def _line(game: ReviewedGame, ply: int, language: str, *, shown: bool) -> str:
    named = name_text(game, ply + 1, language)
    rules, move, state = game.board.game, game.board.moves[ply], game.after(ply).state
    cell = rules.cell_of(state, move)
    placed = cell_label(rules, cell, game.after(ply + 1).cells[cell])
    name = LOOKS[rules.name].cell_name(cell)
    line = f"{ply + 1} {translate(language, 'replay-move', mark=placed, cell=name)}"
    if named:
        line = translate(language, "name-and-value", name=line, value=named)
    return f"-# **▸ {line}**" if shown else f"-# {line}"
