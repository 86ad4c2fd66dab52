"""The one rule that says who may see a match."""

from dataclasses import dataclass

from bot.domain.match import Match, Status


@dataclass(frozen=True)
class Reader:
    """Someone who wants to see something, and where; `guild_id` is None outside servers."""

    person: int
    guild_id: int | None
    channel_id: int


def may_see(match: Match, reader: Reader, *, hidden: bool) -> bool:
    """Return whether a reader may see a match; `hidden` says whether a player hides their games.

    Its players always may. Until it is over, others see it only in its channel, even if hidden;
    afterwards its whole server, or that chat outside servers, may see it unless it is hidden.
    """
    if reader.person in match.people:
        return True
    place = match.place
    in_channel = reader.channel_id == place.channel_id
    if match.status is not Status.OVER:
        return in_channel
    in_server = reader.guild_id == place.guild_id is not None
    return (in_channel or in_server) and not hidden
