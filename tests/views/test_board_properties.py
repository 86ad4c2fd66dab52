import json
import re
from functools import cache

from hypothesis import example, given, strategies as st

from bot.domain import match as domain
from bot.domain.limits import Pace
from bot.domain.match import Ending, Machine, Match, Person, Seat, Status
from bot.domain.match_effects import MatchEffects, RatingChange, RatingWeight, WeightReason
from bot.domain.transitions import ended
from bot.locales import clear_cache
from bot.views import custom_ids, id_numbers
from bot.views.board import challenge_json, match_json
from bot.views.custom_ids import ButtonKind
from engines.games.game import Mark
from engines.games.notation import move_in
from engines.games.ultimate import ULTIMATE
from engines.games.variants import GAMES, position_after
from tests.chat.ids import Payload
from tests.chat.message_limits import broken_limits
from tests.chat.messages import TEXT, V2, components_in
from tests.conftest import NOW, a_match
from tests.views.test_animation import random_game

ROW = 1
WITH_REVISION = {
    kind.prefix
    for kind in vars(custom_ids).values()
    if isinstance(kind, ButtonKind) and id_numbers.REVISION in kind.fields
}

ids = st.integers(1, 2**63 - 1)
people: st.SearchStrategy[Seat] = st.builds(Person, ids)
engines: st.SearchStrategy[Seat] = st.sampled_from(
    [Machine("dice", "medium"), Machine("minimax:7", "hard"), Machine("lines")]
)


@cache
def long_games() -> list[tuple[int, ...]]:
    """Return games of ultimate, which are long: these are played, up to any move."""
    return [random_game(ULTIMATE.name, seed) for seed in range(8)]


@st.composite
def games(draw: st.DrawFn, variant: str) -> tuple[int, ...]:
    """Return some moves of a game; the game ends at most with the last one."""
    if variant == ULTIMATE.name:
        whole = draw(st.sampled_from(long_games()))
        return whole[: draw(st.integers(0, len(whole)))]
    moves: tuple[int, ...] = ()
    for _ in range(draw(st.integers(0, 25))):
        legal = position_after(variant, moves).legal_moves()
        if not legal:
            break
        moves = (*moves, draw(st.sampled_from(legal)))
    return moves


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Return a match of any two sides, live or over."""
    variant = draw(st.sampled_from(sorted(GAMES)))
    one, other = draw(people), draw(st.one_of(people, engines))
    x, o = draw(st.permutations([one, other]))
    moves = draw(games(variant))
    plies = st.integers(0, len(moves))
    match = a_match(
        id=draw(ids),
        place=domain.Place(21, 31, draw(st.booleans())),
        x=x,
        o=o,
        variant=variant,
        moves=moves,
        start_ply=draw(plies),
        hints=tuple(sorted(draw(st.sets(plies)))),
        revision=draw(st.integers(0, 40)),
        pace=None if isinstance(other, Machine) else draw(st.sampled_from(Pace)),
        challenger=draw(st.none() | ids),
        rematch_of=draw(st.none() | ids),
        series=domain.Series(*draw(st.tuples(*[st.integers(0, 2000)] * 3))),
        taken_back=draw(st.sampled_from(["", "X", "XO"])),
    )
    return draw(with_status(match))


def effects(match: Match) -> st.SearchStrategy[MatchEffects]:
    """Return what a match did: to ratings known or not, public or not, and in an arena."""
    points, weights = st.integers(0, 4000), st.sampled_from([None, *WeightReason])
    one = st.builds(RatingWeight, st.just(1.0), weights, st.integers(1, 9))
    found = [
        st.builds(RatingChange, st.just(it), points, points, one, st.booleans(), st.integers(0, 5))
        for it in match.people
    ]
    of_both = st.none() | st.tuples(points, points)
    flags, skill = [st.booleans()] * 2, st.none() | st.integers(0, 100)
    return st.builds(MatchEffects, st.just(()) | st.tuples(*found), of_both, *flags, skill)


@st.composite
def with_status(draw: st.DrawFn, match: Match) -> Match:
    """Return the match unchanged, with an offer, or finished."""
    marks: st.SearchStrategy[Mark] = st.sampled_from(["X", "O"])
    outcome = match.board.outcome
    if outcome is not None:
        drawn = Ending.REPETITION if match.board.is_repeated else Ending.FULL_BOARD
        without_line = Ending.MORE_BOARDS if outcome.winner else drawn
        ending = Ending.LINE if outcome.line else without_line
        return ended(match, ending, outcome.winner, NOW)
    if draw(st.booleans()):
        ending = draw(st.sampled_from([Ending.RESIGNED, Ending.OUT_OF_TIME, Ending.ABANDONED]))
        return ended(match, ending, draw(marks), NOW)
    offers = st.none() | st.builds(domain.Offer, st.sampled_from(domain.OfferKind), marks)
    return match._replace(offer=draw(offers) if match.machine is None else None)


def accepted(shown: str) -> list[Payload]:
    """Return the components of a message that Discord accepts."""
    components = json.loads(f"[{shown}]")
    message = {"components": components, "flags": V2, "allowed_mentions": {"parse": []}}
    assert broken_limits(message) == []
    return list(components_in(message))


@given(data=st.data(), match=matches(), rematch=st.booleans())
def test_a_board_fits_into_a_message(data: st.DataObject, match: Match, rematch: bool) -> None:
    """Discord accepts any board: a row of controls, one of what to pick, three texts."""
    found = accepted(match_json(match, data.draw(effects(match)), rematch=rematch))
    cells = 3 if match.game is ULTIMATE else match.game.rows
    rows = [item["components"] for item in found if item["type"] == ROW][cells:]
    assert len(rows) <= 1 + bool(match.game.picks)
    assert max(map(len, rows), default=0) <= 5
    assert sum(item["type"] == TEXT for item in found) <= 3


@given(match=matches())
def test_a_challenge_obeys_the_limits(match: Match) -> None:
    """A challenge is one that Discord accepts too, also with a position to play on from."""
    challenge = match._replace(status=Status.INVITED, challenger=match.people[0], pace=Pace.SLOW)
    assert accepted(challenge_json(challenge))


@given(match=matches())
def test_a_board_has_its_own_ids(match: Match) -> None:
    """Every button has the match's id, and all that act on the board as it is have its revision."""
    ids = re.findall(r'"custom_id":"([a-z]+\d+):(\d+):?(\d*)', match_json(match))
    assert {int(match_id) for _, match_id, _ in ids} == {match.id}
    assert {int(revision) for kind, _, revision in ids if kind in WITH_REVISION} <= {match.revision}


@given(match=matches(), before=matches(), rematch=st.booleans())
def test_a_board_looks_the_same_after_any_other(match: Match, before: Match, rematch: bool) -> None:
    """What is kept of boards that were drawn before changes nothing of the next one."""
    clear_cache()
    afresh = match_json(match, rematch=rematch)
    clear_cache()
    match_json(before._replace(language=match.language), rematch=rematch)
    assert match_json(match, rematch=rematch) == afresh


def offered(match: Match, pick: str) -> list[int]:
    """Return the numbers of what the board offers to pick."""
    return list(map(int, re.findall(r'"pk1:\d+:\d+:(\d+)"', match_json(match, pick=pick))))


def playable(match: Match, pick: str) -> list[Payload]:
    """Return the buttons of the cells in which a person may move with what was picked."""
    found = accepted(match_json(match, pick=pick))
    cells = [it for it in found if it.get("custom_id", "").startswith("c1:")]
    return [cell for cell in cells if not cell["disabled"]]


@given(match=matches(), pick=st.sampled_from(["", "a", "b", "c", *ULTIMATE.picks]))
def test_what_a_board_shows_can_be_typed(match: Match, pick: str) -> None:
    """The label of a cell, after the number of what was picked, is read as that cell's move."""
    game = match.game
    for button in playable(match, pick):
        move = game.move_of(int(button["custom_id"].split(":")[3]))
        picked = str(game.picks.index(game.pick_of(move)) + 1) if game.picks else ""
        label = button["label"]
        if label[0] in "XO":  # a smaller piece hides the square's number
            label = game.squares[game.cell_of(match.board.state, move)]
        assert move_in(match.board, picked + label) == move


@given(match=matches(), pick=st.sampled_from(["", "a", "b", "c", *ULTIMATE.picks]))
@example(match=a_match(), pick="a")
@example(match=a_match(variant="vanish"), pick="")
def test_every_legal_move_has_its_button(match: Match, pick: str) -> None:
    """Enabled cells are legal with what is picked, or the largest left, or small boards."""
    game, board = match.game, match.board
    ids = [button["custom_id"] for button in playable(match, pick)]
    can_move = match.status is Status.LIVE and not match.waits_for_engine
    legal = board.legal_moves() if can_move else ()
    picks = [game.pick_of(move) for move in legal]
    shown = pick if pick in picks else max(picks, default="")
    if game is ULTIMATE and pick not in picks and len(set(picks)) > 1:
        shown = "none"
        assert offered(match, pick) == sorted({game.picks.index(name) for name in picks})
    expected = [move for move in legal if game.pick_of(move) == shown]
    moves = [game.move_of(int(custom_id.split(":")[3])) for custom_id in ids]
    assert sorted(set(moves)) == expected
    free = sum(len(game.cells_of(board.state, move)) for move in expected)
    assert len(set(ids)) == len(ids) == free
