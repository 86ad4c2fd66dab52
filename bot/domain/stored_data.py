"""The one list of what is stored about people, which the export and the deletion follow."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum, auto
from typing import NamedTuple

DELETED_IDS_KEPT = timedelta(days=30)  # how long it is stored who a deleted id was
MOST_BOARDS = 1000  # how many boards that name a deleted person are redrawn, the newest first


class Policies(NamedTuple):
    """The addresses of the privacy policy, the terms and support; empty if the host has none."""

    privacy: str = ""
    terms: str = ""
    support: str = ""


class OnDeletion(StrEnum):
    """What a deletion does with a column that has the person's id."""

    REMOVE = auto()  # delete the row
    DELETED_ID = auto()  # put a random number for the id, since the row belongs to others as well
    PSEUDONYM = auto()  # put a keyed hash for the id, so that what protects others still holds
    LOSE_ROLE = auto()  # delete the row once Discord has taken the role


@dataclass(frozen=True)
class Stored:
    """What one table holds about people."""

    table: str
    people: Mapping[str, OnDeletion]  # the columns that can hold a person's id, or a number for it
    exported: str  # what export and privacy policy call the rows
    hidden: tuple[str, ...] = ()  # the columns that the export leaves out
    of_others: tuple[str, ...] = ()  # rows with the person in these columns alone are not exported
    paged: bool = False  # one person may have very many


_REMOVE, _DELETED_ID, _PSEUDONYM, _LOSE_ROLE = OnDeletion

STORED = (  # every table that can tell something about a person; a test finds any other
    Stored(
        "matches",
        {"x_person": _DELETED_ID, "o_person": _DELETED_ID, "challenger": _DELETED_ID},
        "matches",
        paged=True,
    ),
    Stored("playing", {"person_id": _REMOVE}, "playing"),
    Stored("results", {"person_id": _DELETED_ID}, "matches", paged=True),
    Stored("standings", {"person_id": _DELETED_ID}, "standings", paged=True),
    Stored("pairs", {"low_id": _DELETED_ID, "high_id": _DELETED_ID}, "pairs", paged=True),
    Stored("podiums", {"person_id": _REMOVE}, "podiums"),
    Stored("season_roles", {"person_id": _LOSE_ROLE}, "roles", hidden=("refusals",)),
    Stored("people", {"person_id": _REMOVE}, "set"),
    Stored("named_everywhere", {"person_id": _REMOVE}, "named_everywhere"),
    Stored(
        "blocks",
        {"person_id": _REMOVE, "blocked_id": _PSEUDONYM},
        "blocked",
        of_others=("blocked_id",),
    ),
    Stored(
        "pings", {"low_id": _PSEUDONYM, "high_id": _PSEUDONYM, "challenger": _PSEUDONYM}, "pings"
    ),
    Stored("declines", {"challenger": _PSEUDONYM, "person_id": _PSEUDONYM}, "declines"),
    Stored("shut_out", {"id": _PSEUDONYM}, "shut_out"),
    Stored("shows", {"starter_id": _DELETED_ID}, "shows", hidden=("token", "seed")),
    Stored("shares", {"person_id": _DELETED_ID}, "shares", hidden=("withdrawn",)),
    Stored("puzzle_shares", {"person_id": _DELETED_ID}, "puzzles_shared", hidden=("withdrawn",)),
    Stored("puzzle_attempts", {"person_id": _REMOVE}, "puzzles"),
    Stored("practice", {"person_id": _REMOVE}, "practice", hidden=("position",)),
    Stored("arenas", {"host": _DELETED_ID}, "arenas_announced"),
    Stored("arena_players", {"person_id": _DELETED_ID}, "arenas_joined"),
    Stored(
        "deleted_people",
        {"pseudonym": _PSEUDONYM, "deleted_id": _DELETED_ID},
        "deletions",
        hidden=("deleted_id",),
    ),
    Stored(
        "deletions",
        {"person_id": _REMOVE, "deleted_id": _DELETED_ID},
        "deletion",
        hidden=("deleted_id",),
    ),
)

# The columns in which everyone is who has anything stored; the two left out repeat others.
FOUND_IN = sorted(
    {(stored.table, column) for stored in STORED for column in stored.people}
    - {("matches", "challenger"), ("results", "person_id")}
)
