"""A bar of blocks that shows how strong an engine is."""

_FULL, _EMPTY, _BLOCKS = "█", "░", 10


def strength_bar(share: float) -> str:
    """Return ten blocks, of which a share from 0 to 1 is full."""
    full = round(_BLOCKS * share)
    return f"`{_FULL * full}{_EMPTY * (_BLOCKS - full)}`"
