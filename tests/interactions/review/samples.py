"""What is read of games: the pages of their reviews, and the hints on the way."""

from collections.abc import Iterator
from random import Random

from bot.domain.moves import AREA, MOVE
from bot.interactions.hints import hint_page
from bot.interactions.review.page import review_page
from bot.interactions.review.reviewed_game import ReviewedGame
from bot.interactions.review.summary import remark
from bot.interactions.review.verdict import turning_point, verdict
from engines.engine import draw
from engines.games.game import AnyGame, Move, other
from engines.games.position import PlayedPosition
from engines.games.variants import position_after
from engines.review.hints import hint_of
from engines.review.review import review
from engines.strength.tables import BASELINES
from tests.chat.messages import all_buttons, all_text
from tests.conftest import ANN, BEN, a_match, visible
from tests.domain.ratings.matches import friends
from tests.engines.games.plain_board import Plain, empty, play
from tests.interactions.review.claims import Case, Claims, Read
from tests.interactions.review.said_of_games import WHOLE
from tests.interactions.review.said_of_hints import HINTS
from tests.interactions.review.said_of_moves import MOVES

CLAIMS = Claims(MOVES | WHOLE | HINTS)

LONGEST = 81
"""After how many moves players stop: more than most games have."""
HALF = 0.5
GREEN = 3
EXAMPLES = {
    "classic": ("7 4 1 8 0 2 6 5", "3 2 0 8 5 6 7 4"),
    "vanish": ("8 4 6 7 1 5 0 2 8 4 6 7 1 5 0 2 8 4 6 7 1 5",),
    "squares": ("1 12 5 7 6 15 14 11 10 3",),
    "drop": (
        "2 0 3 2 3 3 2 1 1 2 2 0 4 4 4 0 4 3 0 1",
        "0 4 0 4 2 3 4 3 3 2 0 0 3 2 1 4",
        "4 3 4 3 3 3 1 1 1 1 0 4 1 3 0 0 4 0 4 0 2 2 2 2",
        "2 0 3 3 3 3 4 1 3 4 0 1 4 0 4 0 4 1 2 0 2 1",
    ),
    "ultimate": (
        "14 51 62 75 27 6 61 66 32 53 78 54 8 74 21 31 39 29 19 10 12 35 73 11 20 26 80 79 65 18 3"
        " 34 63 0 2 24 59 46 9 4 44 72 5 52 64 17 77 16 55 15 58 41 40 42",
        "25 67 44 73 11 20 18 5 45 6 56 26 80 77 51 57 29 19 17 76 43 64 14 46 35 72 2 23 52 63 4"
        " 41 48 31 38 66 33 59 8 78 60 54 0 30 27 70 39 32 61 37 58 40 36 79 42",
    ),
}
"""Games in which rare sentences occur, or false ones did."""
SEATS = {ANN: "X", BEN: "O"}


def played(game: AnyGame, rng: Random) -> PlayedPosition:
    """Return a game between two of the players of the tables; some resign, or stop after long.

    Where play can go in circles, half of the pairs like to.
    """
    players = rng.choices(list(BASELINES.values())[: None if game.is_solved else 2], k=2)
    circling = game.has_circles and rng.random() < HALF
    longest = rng.choice((rng.randrange(2, game.rows * game.columns), *[LONGEST] * 4))
    position = PlayedPosition(game)
    while position.legal_moves() and len(position.moves) < longest:
        back = [move for move in position.legal_moves() if leads_back(position, move)]
        player = players[len(position.moves) % 2]
        chosen = rng.choice(back) if circling and back else draw(player.distribution(position), rng)
        position = position.play(chosen)
    return position


def leads_back(position: PlayedPosition, move: Move) -> bool:
    """Return whether a move leads to a position that has come up."""
    alike = position.states[len(position.moves) % 2 :: 2]
    return position.game.after(position.state, move) in alike


def moves_of(position: PlayedPosition) -> list[Case]:
    """Return the moves of a game, each on the plain board on which it was made."""
    board, cases = empty(position.game.name), []
    for move in position.tokens:
        cases.append(Case(board, move))
        board = play(board, move)
    return cases


def said_of(position: PlayedPosition, *, doubted: bool = True) -> list[list[Read]]:
    """Return what people read of each move that is judged, the last time also of the whole game.

    That includes the moves that are doubtful if these are asked for, which takes a second a game.
    Where there are hints, the one before the move is part of it.
    """
    game = reviewed(position, 0 if doubted else unknown_moves(position))
    cases = moves_of(position)
    judged = [case for ply, case in enumerate(cases) if game.judgement(ply + 1)]
    said = [[*about_move(game, case), *said_in_hint(position, case.board)] for case in judged]
    doubted_cases = [cases[doubt.ply] for doubt in game.doubts]
    if said:
        said[-1] += about_game(game, cases, judged)
        said[-1] += [it for case in doubted_cases for it in about_move(game, case)]
        said[-1] += [it for case in doubted_cases for it in said_in_hint(position, case.board)]
    return said


def unknown_moves(position: PlayedPosition) -> int:
    """Return of how many moves, the first ones, nobody knows the result."""
    return review(position, len(position.moves)).moves.count(None)


def reviewed(position: PlayedPosition, given: int = 0) -> ReviewedGame:
    """Return a game as two friends played it, with its review; who has stopped has resigned."""
    winner = position.outcome.winner if position.outcome else other(position.turn)
    match = friends(winner, variant=position.game.name, moves=position.moves)
    return ReviewedGame(position, review(position, given), match)


def about_move(game: ReviewedGame, case: Case) -> list[Read]:
    """Return what the review says of a move to one of the players, in turns."""
    plies = len(case.board.moves) + 1
    viewer = (ANN, BEN)[plies // 2 % 2]
    seen = Case(case.board, case.move, green_on(game, plies), reader=SEATS[viewer])
    return CLAIMS.read(seen, visible(verdict(game, plies, "en", viewer)))


def about_game(game: ReviewedGame, cases: list[Case], judged: list[Case]) -> Iterator[Read]:
    """Yield what both players read first, and what everybody reads of a shared game."""
    for viewer, mark in SEATS.items():
        whole = Case(cases[-1].after, "", game=tuple(judged), reader=mark)
        yield from CLAIMS.read(whole, visible(remark(game, "en", viewer)))
    if game.review and game.review.turning_point is not None:
        yield from CLAIMS.read(cases[game.first_shown - 1], visible(turning_point(game, "en")))


def green_on(game: ReviewedGame, plies: int) -> frozenset[int]:
    """Return the squares that are green on the page."""
    if "green squares" not in verdict(game, plies, "en", ANN):
        return frozenset()
    buttons = all_buttons(review_page(game, plies, "en", ANN).to_components())
    still = [button for button in buttons if button["custom_id"].startswith("sc1:")]
    return frozenset(cell for cell, button in enumerate(still) if button["style"] == GREEN)


def said_in_hint(end: PlayedPosition, board: Plain) -> list[Read]:
    """Return what the last two steps of a hint on the way say; each repeats the first one."""
    position = position_after(end.game.name, end.moves[: len(board.moves)])
    match, hint = a_match(variant=position.game.name, moves=position.moves), hint_of(position)
    case = Case(board, position.game.tokens[hint.move], only_judged=hint.chance is not None)
    pages = [hint_page(match, hint, step, "en").to_components()[:1] for step in (AREA, MOVE)]
    first, second = (CLAIMS.read(case, all_text(page)) for page in pages)
    return [*first, second[-1]]
