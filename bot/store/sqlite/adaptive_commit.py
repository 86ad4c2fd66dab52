"""Decides where a commit waits for the disk: in the event loop while that is quick, or a thread."""

QUICK = 0.01
"""Seconds that a commit may block the event loop; a thread costs more than that under load."""
MIN_IN_THREAD, MAX_IN_THREAD = 10, 1000
"""How many commits go to the thread after a slow one, before the event loop tries again."""


class AdaptiveCommit:
    """Decides by how long the latest commits in the event loop took."""

    def __init__(self) -> None:
        self._left_in_thread, self._next_in_thread = 0, MIN_IN_THREAD

    def may_commit_inline(self) -> bool:
        """Return whether the next commit may run in the event loop."""
        if self._left_in_thread:
            self._left_in_thread -= 1
            return False
        return True

    def took(self, seconds: float) -> None:
        """Take a commit's time into account; each slow one in a row doubles the next pause."""
        if seconds <= QUICK:
            self._next_in_thread = MIN_IN_THREAD
        else:
            self._left_in_thread = self._next_in_thread
            self._next_in_thread = min(2 * self._next_in_thread, MAX_IN_THREAD)
