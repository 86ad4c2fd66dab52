"""Chooses where a commit runs: in the event loop while the disk is quick, otherwise in a thread."""

QUICK = 0.01
"""Seconds that a commit may block the event loop. Under load, a thread costs more than that."""
MIN_IN_THREAD, MAX_IN_THREAD = 10, 1000
"""How many commits run in the thread after a slow one, before the event loop tries again."""


class AdaptiveCommit:
    """Chooses by how long the latest commits in the event loop took."""

    def __init__(self) -> None:
        self._left_in_thread, self._next_in_thread = 0, MIN_IN_THREAD

    def may_commit_inline(self) -> bool:
        """Return whether the next commit may run in the event loop."""
        if self._left_in_thread:
            self._left_in_thread -= 1
            return False
        return True

    def record(self, seconds: float) -> None:
        """Record how long a commit took in the event loop.

        After a slow commit, the next ones run in the thread: twice as many for each slow one in a
        row.
        """
        if seconds <= QUICK:
            self._next_in_thread = MIN_IN_THREAD
        else:
            self._left_in_thread = self._next_in_thread
            self._next_in_thread = min(2 * self._next_in_thread, MAX_IN_THREAD)
