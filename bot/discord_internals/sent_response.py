"""What is known of a first response once Discord has taken it."""

from typing import NamedTuple


class SentResponse(NamedTuple):
    """The id of the message it became, 0 if not known, and whether one person alone sees it."""

    message_id: int = 0
    private: bool = False
