"""Every error of the bot's own, in one tree.

NoughtsError
├── StartError              the process cannot start: one sentence, exit status 2
│   ├── SettingError        a setting is missing or malformed
│   ├── StoreUnusableError  the database cannot be opened or brought up to date
│   ├── PreviewError        the preview lacks something it needs
│   └── LoginError          Discord does not accept the token
├── StoreBusyError          the database cannot take the change just now
└── RefusalError            what a person asked for is not to be had; `key` names the sentence
    ├── NotYourMatchError   a stranger's press
    ├── NotYourTurnError    the other side is to move
    ├── CellTakenError      the cell is not free
    ├── BoardMovedOnError   the button belongs to an earlier revision
    ├── MatchOverError      the match has ended
    ├── NoSuchMatchError    no such match is stored
    ├── NoLiveMatchError    the person has no live match in this channel
    ├── AlreadyPlayingError the person has a live match in this channel
    ├── NoSuchLevelError    the engine has no setting for the level
    ├── UnknownButtonError  a custom id that no part of the bot knows
    ├── TooFastError        the person asks for more than is fair
    ├── UnknownOptionError  a value that the command does not offer
    ├── NoThoughtError      no engine has moved in the match yet
    ├── ShowRunningError    a show is running in this channel
    ├── ShowsFullError      as many shows are running as there may be
    ├── ShowOverError       the show has ended
    └── NotYourShowError    somebody else started the show
"""


class NoughtsError(Exception):
    """Whatever the bot itself has to say no to."""


class StartError(NoughtsError):
    """The process cannot start; the message is one sentence for whoever hosts the bot."""


class SettingError(StartError):
    """A setting is missing or malformed; the message says which one and what to set."""


class StoreUnusableError(StartError):
    """The database cannot be opened or brought up to date."""


class PreviewError(StartError):
    """The preview lacks something it needs."""


class LoginError(StartError):
    """Discord does not accept the token."""


class StoreBusyError(NoughtsError):
    """The database cannot take the change just now; nothing was changed."""

    key = "refusal-store-busy"


class RefusalError(NoughtsError):
    """What a person asked for is not to be had; nothing was changed.

    `key` names the sentence in the catalogue and `facts` fills its gaps.
    """

    key = ""

    def __init__(self, **facts: str | int) -> None:
        super().__init__(self.key)
        self.facts = facts


class NotYourMatchError(RefusalError):
    """The person has no seat in the match."""

    key = "refusal-not-your-match"


class NotYourTurnError(RefusalError):
    """The other side is to move."""

    key = "refusal-not-your-turn"


class CellTakenError(RefusalError):
    """The cell is not free."""

    key = "refusal-cell-taken"


class BoardMovedOnError(RefusalError):
    """The button belongs to an earlier revision of the match."""

    key = "refusal-board-moved-on"


class MatchOverError(RefusalError):
    """The match has ended."""

    key = "refusal-match-over"


class NoSuchMatchError(RefusalError):
    """No such match is stored."""

    key = "refusal-no-such-match"


class NoLiveMatchError(RefusalError):
    """The person has no live match in this channel."""

    key = "refusal-no-live-match"


class AlreadyPlayingError(RefusalError):
    """The person has a live match in this channel; `match_id` is its id."""

    key = "refusal-already-playing"

    def __init__(self, match_id: int) -> None:
        super().__init__()
        self.match_id = match_id


class NoSuchLevelError(RefusalError):
    """The engine has no setting for the level."""

    key = "refusal-no-such-level"


class UnknownButtonError(RefusalError):
    """The custom id is none that the bot knows."""

    key = "refusal-unknown-button"


class TooFastError(RefusalError):
    """The person asks for more than is fair to others."""

    key = "refusal-too-fast"


class UnknownOptionError(RefusalError):
    """The value is none that the command offers."""

    key = "refusal-unknown-option"


class NoThoughtError(RefusalError):
    """No engine has moved in the match yet."""

    key = "refusal-no-thought"


class ShowRunningError(RefusalError):
    """A show is running in this channel."""

    key = "refusal-show-running"


class ShowsFullError(RefusalError):
    """As many shows are running as there may be."""

    key = "refusal-shows-full"


class ShowOverError(RefusalError):
    """The show has ended."""

    key = "refusal-show-over"


class NotYourShowError(RefusalError):
    """Somebody else started the show."""

    key = "refusal-not-your-show"
