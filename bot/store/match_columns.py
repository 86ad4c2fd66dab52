"""The columns of the table `matches`, in their order, to read a row as a whole."""

from typing import NamedTuple

from engines.games.classic import Mark
from engines.levels import Level


class MatchColumns(NamedTuple):
    """A row; times are in milliseconds since 1970, moves are cells separated by spaces."""

    id: int
    guild_id: int | None
    channel_id: int
    reach: int
    message_id: int | None
    x_person: int | None
    x_engine: str | None
    x_level: Level | None
    o_person: int | None
    o_engine: str | None
    o_level: Level | None
    variant: str
    language: str
    seed: int
    moves: str
    revision: int
    status: str
    ending: str | None
    winner: Mark | None
    pace: str | None
    challenger: int | None
    offer: str | None
    offer_by: Mark | None
    taken_back: str
    series_x: int
    series_o: int
    series_draws: int
    rematch_of: int | None
    started_at: int
    changed_at: int
    turn_since: int
    due_at: int | None
    remind_at: int | None
    reminder_id: int | None
    ended: int | None
    everywhere: int
