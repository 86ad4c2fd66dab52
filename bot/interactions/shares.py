"""Messages on which something was shared: a press tells which they are, and some have to go."""

from bot.domain.share import ShareKind
from bot.interactions.request import Request
from bot.messaging.first_response import delete_pressed


async def is_shared(request: Request, kind: ShareKind, share_id: int, message_id: int) -> bool:
    """Return whether a message shows a share; a pressed one that was withdrawn goes."""
    shares = request.context.shares
    share = await shares.seen_at(kind, share_id, request.place.channel_id, message_id)
    if share is None or share.message_id != message_id:
        return False
    if share.withdrawn and request.message_id is not None:
        await delete_pressed(request.interaction)
        await shares.remove(share)
    return not share.withdrawn
