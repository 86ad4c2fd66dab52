"""What Discord says about a first response that it accepted."""

from typing import NamedTuple


class SentResponse(NamedTuple):
    """The id of the new message, 0 if unknown, and whether only one person sees it."""

    message_id: int = 0
    private: bool = False
