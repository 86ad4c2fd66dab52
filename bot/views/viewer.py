"""Who looks at a page of standings, from where and when."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True)
class Viewer:
    """The person, their language, and the place and time of their look.

    `in_server` says whether there is a server around them.
    """

    person: int
    language: str
    channel_id: int
    in_server: bool
    now: datetime
