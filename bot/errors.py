"""Every error that the bot itself defines."""


class NoughtsError(Exception):
    """Base class of all errors that the bot itself defines."""


class StartError(NoughtsError):
    """The process cannot start; the message tells the host why, in one sentence."""

    status = 2


class SettingError(StartError):
    """A setting is missing or malformed; the message says which one and what to set."""


class CatalogueError(ValueError):
    """Fluent cannot read the sentences of a language; the message names file and line."""


class StoreUnusableError(StartError):
    """The database cannot be opened or brought up to date."""


class ForeignFileError(StoreUnusableError):
    """The file belongs to another program."""


class StoreInUseError(StoreUnusableError):
    """Another process uses the database."""


class ForeignJournalError(StoreUnusableError):
    """The journal next to the database belongs to another file."""


class BackupError(StartError):
    """The database cannot be copied."""


class DamagedSourceError(BackupError):
    """What is to be copied is damaged."""


class LoginError(StartError):
    """Discord does not let the bot serve."""


class UnreachedError(LoginError):
    """Discord, a server or the network is away; trying within `retry_after` seconds is useless."""

    def __init__(self, says: str, retry_after: int = 0) -> None:
        super().__init__(says)
        self.retry_after = retry_after


class UntrustedError(UnreachedError):
    """What answers for Discord has a certificate that this machine does not trust."""


class GatewayRefusedError(LoginError):
    """Discord ends every connection until the host changes something; 78 as in sysexits.h."""

    status = 78


class TooFewShardsError(GatewayRefusedError):
    """Discord wants more shards than the bot has, which are `shards`."""

    shards = 1


class ShardsLostError(NoughtsError):
    """Another process has the shards of this one, which may start again; 75 as in sysexits.h."""

    status = 75


class StoreError(NoughtsError):
    """The database failed, but is unchanged (see OutcomeUnknownError); `key` names its sentence."""

    key = ""


class StoreBusyError(StoreError):
    """The database cannot be read or changed at the moment: it is locked, full or read-only."""

    key = "refusal-store-busy"


class OutcomeUnknownError(StoreError):
    """The database went away before it said whether it stored a change, and did not come back."""

    key = "refusal-store-unknown"


class StoreDamagedError(StoreError):
    """The database's content cannot be read: the file was truncated or overwritten."""

    key = "refusal-store-damaged"


class EngineFailedError(NoughtsError):
    """An engine made no choice in time, or its process died; nothing was changed."""

    key = "refusal-engine-failed"


class AnswerLostError(NoughtsError):
    """An answer to an interaction did not reach Discord, as far as is known; its cause says why."""


class Refusal(NoughtsError):  # noqa: N818 - it is an answer
    """The bot refuses what a person asked for; nothing was changed.

    Its sentence in the catalogue is `refusal-<key>`, with `sentence_args`: a `person` is an id or,
    for the bot, 0. Only a refusal that is caught by name has a class of its own.
    """

    def __init__(self, key: str, **sentence_args: str | int) -> None:
        super().__init__(key)
        self.key = f"refusal-{key}"
        self.sentence_args = sentence_args


class UnreadableError(Refusal):
    """What was asked for is stored, but cannot be read."""


class BoardMovedOnError(Refusal):
    """The button belongs to an earlier revision of the match."""

    def __init__(self) -> None:
        super().__init__("board-moved-on")


class AlreadyPlayingError(Refusal):
    """A person has a live match of this kind in this channel; `match_id` is its id."""

    def __init__(self, match_id: int, person: int) -> None:
        super().__init__("already-playing")
        self.match_id = match_id
        self.person = person


class ChallengeWaitsError(NoughtsError):
    """The person challenged has an open challenge of their own there; `match_id` is its id."""

    def __init__(self, match_id: int) -> None:
        super().__init__(match_id)
        self.match_id = match_id


class OpponentBusyError(Refusal):
    """The person who is challenged plays another match with people in this channel."""

    def __init__(self, person: int) -> None:
        super().__init__("opponent-busy", person=person)


class RematchMadeError(Refusal):
    """The match already has a rematch; `match_id` is the id of the rematch."""

    def __init__(self, match_id: int) -> None:
        super().__init__("rematch-made")
        self.match_id = match_id
