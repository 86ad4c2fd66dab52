"""Where people can read what the host of a bot promises."""

from typing import NamedTuple


class Policies(NamedTuple):
    """The addresses of the privacy policy and of the terms; empty if the host has none."""

    privacy: str = ""
    terms: str = ""


NO_POLICIES = Policies()
