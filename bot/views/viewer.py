"""The person who looks at a page of standings."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True)
class Viewer:
    """The person, their language, and where and when they look.

    `in_server` says whether they look from within a server.
    """

    person: int
    language: str
    channel_id: int
    in_server: bool
    now: datetime
