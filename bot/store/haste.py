"""Where the disk is waited for: in the event loop while it is quick, else in a thread."""

QUICK = 0.01
"""Seconds that a commit may hold the event loop up; handing it to a thread costs some of them."""
FEWEST, MOST = 10, 1000
"""How many commits a thread does after a slow one, before the event loop tries the disk again."""


class Haste:
    """What the latest commits in the event loop say about the next."""

    def __init__(self) -> None:
        self._left, self._next = 0, FEWEST

    def may_wait(self) -> bool:
        """Return whether the event loop may wait for the next commit itself."""
        if self._left:
            self._left -= 1
            return False
        return True

    def waited(self, seconds: float) -> None:
        """Note how long it did; each slow time in a row hands twice as many to the thread."""
        if seconds <= QUICK:
            self._next = FEWEST
        else:
            self._left, self._next = self._next, min(2 * self._next, MOST)
