"""Ends several matches in one transaction, even if one of them cannot be read."""

from collections.abc import Callable, Collection

from bot.domain.match import Match
from bot.errors import StoreError
from bot.log import log
from bot.store.matches.matches import MatchTable

End = Callable[[Match], Match]


async def end_all(table: MatchTable, ids: Collection[int], end: End) -> list[Match]:
    """End matches together or, if one of them cannot be read, one by one; return those ended.

    Raises StoreError, since all would fail with it.
    """
    try:
        return await table.change_all(ids, end)
    except StoreError:
        raise
    except Exception:
        log.exception("matches not ended together: matches=%s", ids)
        return [match for match_id in ids for match in await _end_one(table, match_id, end)]


async def _end_one(table: MatchTable, match_id: int, end: End) -> list[Match]:
    try:
        return await table.change_all([match_id], end)
    except StoreError:
        raise
    except Exception:
        log.exception("match not ended: match=%d", match_id)
        return []
