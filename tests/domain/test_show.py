from random import Random

from bot.domain.show import (
    NUMBERED,
    NUMBERED_GAMES,
    ROUNDS,
    MoveFrame,
    RecordFrame,
    Show,
    ShowRequest,
    frames,
)
from engines.games.classic import CLASSIC
from engines.games.position import PlayedPosition
from engines.games.ultimate import ULTIMATE
from engines.games.variants import GAMES
from engines.levels import ENGINES, engine_of, engines_of, spec_for


def a_show(x: str, o: str, seed: int = 1) -> Show:
    request = ShowRequest(channel_id=31, starter=11, token="token", language="en")  # noqa: S106
    return Show(id=1, request=request, x=spec_for(None, x), o=spec_for(None, o), seed=seed)


def moves_of(show: Show) -> list[MoveFrame]:
    return [frame for frame in frames(show) if isinstance(frame, MoveFrame)]


def test_every_pairing_is_a_game_to_its_end() -> None:
    """Any two engines move in turn, one move per frame, until the game is over; then all is."""
    for x in ENGINES:
        for o in ENGINES:
            shown = a_show(x, o)
            moves = moves_of(shown)
            assert len(moves) == len(list(frames(shown))) or x == o == "wargames"
            boards = [PlayedPosition(CLASSIC), *(move.board for move in moves)]
            played = [b.play(m.choice.move) for b, m in zip(boards, moves, strict=False)]
            assert played == boards[1:]
            assert [board.outcome is None for board in boards] == [True] * len(moves) + [False]


def test_one_pairing_goes_on_to_its_conclusion() -> None:
    """`wargames` against itself plays more games with each frame, and all are draws."""
    records = [f for f in frames(a_show("wargames", "wargames")) if isinstance(f, RecordFrame)]
    assert [frame.games for frame in records] == [2 ** (n + 1) - 1 for n in range(1, ROUNDS + 1)]
    assert all(frame.draws == frame.games for frame in records)
    assert [frame.last for frame in records] == [False] * (ROUNDS - 1) + [True]


def replayed(spec: str, seed: int) -> list[int]:
    """Return the cells that an engine picks in a game against itself, with chance from `seed`."""
    board, rng, cells = PlayedPosition(CLASSIC), Random(seed), list[int]()
    while board.outcome is None:
        cells.append(engine_of(spec).choose(board, rng).move)
        board = board.play(cells[-1])
    return cells


def test_a_show_follows_from_its_seed() -> None:
    """Each seed has its own game, which the engines play with it, whatever shows were before."""
    spec, seeds = spec_for(None, "dice"), [1, 2, 3, 2**61, 1]
    shows = [a_show("dice", "dice", seed) for seed in seeds]
    shown = [[move.choice.move for move in moves_of(show)] for show in shows]
    assert shown == [replayed(spec, seed) for seed in seeds]
    assert len({tuple(cells) for cells in shown}) == 4


def test_every_engine_and_game_has_a_number() -> None:
    """Each that people can pick has one number in the ids of buttons."""
    assert sorted(NUMBERED) == sorted({*ENGINES, *engines_of(ULTIMATE)})
    assert sorted(NUMBERED_GAMES) == sorted(GAMES)
