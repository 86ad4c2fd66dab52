"""The settings of an arena, its phases, and who may change what."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.domain.arena import arena as arenas
from bot.domain.arena.arena import Arena, Phase, announced, joined, left
from bot.domain.arena.field import ArenaGame, ArenaPlayer, Field
from bot.domain.limits import MOST_IN_CHANNEL, MOST_IN_THREAD
from bot.errors import Refusal
from engines.games.variants import GAMES
from tests.conftest import ANN, BEN, EVE, NOW
from tests.domain.arena.evenings import MINUTE, RUNNING, SECOND, players

BOTH = Field(players(ANN, BEN))
PLAYING = replace(BOTH, games=(ArenaGame(ANN, BEN),))
ANNOUNCED = announced(replace(RUNNING, phase=Phase.ANNOUNCED), 20, 5, NOW)
FINAL = set(Phase) - {Phase.ANNOUNCED, Phase.RUNNING, Phase.ENDING}


@pytest.mark.parametrize("minutes", [arenas.SHORTEST, arenas.LONGEST])
@pytest.mark.parametrize("starts_in", [0, arenas.LATEST_START])
def test_an_arena_as_announced(minutes: int, starts_in: int) -> None:
    """It starts and ends when its host said, also at the bounds of both times."""
    arena = announced(ANNOUNCED, minutes, starts_in, NOW)
    assert arena.starts_at == NOW + starts_in * MINUTE
    assert arena.ends_at == arena.starts_at + minutes * MINUTE


GONE = Field((*players(ANN), ArenaPlayer(BEN, NOW, left=True)))


@pytest.mark.parametrize(
    ("refusal", "act"),
    [
        ("arena-length", lambda: announced(ANNOUNCED, arenas.SHORTEST - 1, 5, NOW)),
        ("arena-length", lambda: announced(ANNOUNCED, arenas.LONGEST + 1, 5, NOW)),
        ("arena-start", lambda: announced(ANNOUNCED, 20, -1, NOW)),
        ("arena-start", lambda: announced(ANNOUNCED, 20, arenas.LATEST_START + 1, NOW)),
        ("long-arena-game", lambda: announced(replace(ANNOUNCED, variant="ultimate"), 20, 5, NOW)),
        ("too-few-for-arena", lambda: arenas.started_now(ANNOUNCED, GONE, NOW)),
        ("not-in-arena", lambda: left(RUNNING, BOTH, EVE, NOW)),
        ("arena-over", lambda: joined(RUNNING, BOTH, ANN, RUNNING.ends_at)),
        ("arena-over", lambda: left(RUNNING, BOTH, ANN, RUNNING.ends_at)),
        ("arena-over", lambda: joined(arenas.ended_now(RUNNING, BOTH, NOW), BOTH, ANN, NOW)),
        ("arena-over", lambda: left(arenas.ended_now(RUNNING, BOTH, NOW), BOTH, ANN, NOW)),
        ("not-arena-host", lambda: arenas.refuse_unless_host(RUNNING, BEN, manages=False)),
    ],
)
def test_refusals(refusal: str, act: Callable[[], object]) -> None:
    """Bad settings, long games, who left or never joined, and its end: each has its own words."""
    with pytest.raises(Refusal, match=refusal):
        act()


@pytest.mark.parametrize("name", sorted(GAMES.keys() - {"ultimate"}))
def test_every_other_game_has_arenas(name: str) -> None:
    """Only games that take long are refused."""
    assert announced(replace(ANNOUNCED, variant=name), 20, 5, NOW).variant == name


@pytest.mark.parametrize(
    ("arena", "field", "late", "phase"),
    [
        (ANNOUNCED, BOTH, -SECOND, Phase.ANNOUNCED),
        (ANNOUNCED, BOTH, 0 * SECOND, Phase.RUNNING),
        (ANNOUNCED, Field(players(ANN)), 0 * SECOND, Phase.TOO_FEW),
        (ANNOUNCED, GONE, 0 * SECOND, Phase.TOO_FEW),
        (ANNOUNCED, BOTH, arenas.LAPSES_AFTER - SECOND, Phase.RUNNING),
        (ANNOUNCED, BOTH, arenas.LAPSES_AFTER, Phase.LAPSED),
        (RUNNING, PLAYING, -SECOND, Phase.RUNNING),
        (RUNNING, PLAYING, 0 * SECOND, Phase.ENDING),
        (RUNNING, BOTH, 0 * SECOND, Phase.OVER),
        (RUNNING, PLAYING, 5 * MINUTE - SECOND, Phase.ENDING),
        (RUNNING, PLAYING, 5 * MINUTE, Phase.OVER),
    ],
)
def test_how_a_phase_ends(arena: Arena, field: Field, late: timedelta, phase: Phase) -> None:
    """It starts with two who are still here, and is over without a game, or five minutes later."""
    due = arenas.phase_ends_at(arena)
    assert due is not None
    assert arenas.advanced(arena, field, due + late).phase == phase


def test_an_arena_that_starts_late_lasts_as_long() -> None:
    """Started early or late, it lasts for the announced minutes; one that began stays as it is."""
    late = arenas.advanced(ANNOUNCED, BOTH, ANNOUNCED.starts_at + MINUTE)
    early = arenas.started_now(ANNOUNCED, BOTH, NOW)
    assert late.ends_at - late.starts_at == early.ends_at - early.starts_at == 20 * MINUTE
    assert (early.phase, early.starts_at) == (Phase.RUNNING, NOW)
    assert arenas.started_now(RUNNING, BOTH, NOW) == RUNNING


def test_an_arena_ended_by_hand() -> None:
    """It is called off before it starts; later its games still have five minutes to count."""
    assert arenas.ended_now(ANNOUNCED, BOTH, NOW).phase is Phase.CANCELLED
    ending = arenas.ended_now(RUNNING, BOTH, NOW)
    assert (ending.phase, ending.counts_until) == (Phase.ENDING, NOW + 5 * MINUTE)
    assert arenas.ended_now(ending, BOTH, NOW + MINUTE).counts_until == ending.counts_until


@pytest.mark.parametrize("phase", sorted(FINAL))
def test_what_is_final_stays(phase: Phase) -> None:
    """Nothing happens any more in an arena that is over, called off, or never began."""
    arena = replace(RUNNING, phase=phase)
    for presence in (joined, left):
        with pytest.raises(Refusal, match="arena-over"):
            presence(arena, BOTH, ANN, NOW)
    for transition in (arenas.advanced, arenas.started_now, arenas.ended_now):
        assert transition(arena, PLAYING, NOW + 60 * MINUTE) == arena
    assert arenas.phase_ends_at(arena) is None


@pytest.mark.parametrize(("thread", "most"), [(True, MOST_IN_THREAD), (False, MOST_IN_CHANNEL)])
def test_an_arena_is_full(*, thread: bool, most: int) -> None:
    """A thread has room for forty people, a channel for sixteen; who leaves makes room."""
    arena = replace(RUNNING, wants_thread=thread)
    field = Field(players(*range(1, most + 1)))
    with pytest.raises(Refusal, match="arena-full"):
        joined(arena, field, 99, NOW)
    left_one = replace(field, players=(left(arena, field, 1, NOW), *field.players[1:]))
    assert joined(arena, left_one, 99, NOW) == ArenaPlayer(99, NOW)
