"""Every error of the bot's own, in one tree.

NoughtsError
├── StartError              the process cannot start: one sentence, exit status 2
│   ├── SettingError        a setting is missing or malformed
│   ├── StoreUnusableError  the database cannot be opened or brought up to date
│   ├── BackupError         the database cannot be copied
│   ├── PreviewError        the preview lacks something it needs
│   └── LoginError          Discord does not accept the token
├── StoreError              the database fails; `key` names the sentence
│   ├── StoreBusyError      it cannot be read or changed just now: locked, full, read-only
│   └── StoreDamagedError   what it holds cannot be read
├── MessageGoneError        a message of the bot's has been deleted
├── ChannelGoneError        a channel or server is gone for good
└── RefusalError            what a person asked for is not to be had; `key` names the sentence
    ├── NotYourMatchError   a stranger's press
    ├── NotYourTurnError    the other side is to move
    ├── CellTakenError      the cell is not free
    ├── BoardMovedOnError   the button belongs to an earlier revision
    ├── MatchOverError      the match has ended
    ├── MatchNotOverError   the match has not ended
    ├── NotAgainstBotError  that is only to be had between people
    ├── NothingToTakeBackError  the person has not moved yet
    ├── OfferStandsError    an offer waits for its answer already
    ├── OwnOfferError       the person made the offer
    ├── NoOfferError        there is no offer to answer
    ├── ChallengeOpenError  the match has not begun
    ├── ChallengeOverError  the challenge has been answered, cancelled or has lapsed
    ├── NotYourChallengeError   somebody else is to answer the challenge
    ├── OwnChallengeError   the person made the challenge
    ├── TooManyChallengesError  the person has as many open challenges as there may be
    ├── NotChallengeableError   the other does not take challenges
    ├── JustDeclinedError   the other has just declined
    ├── SelfChallengeError  the person challenged themselves
    ├── BotChallengeError   the person challenged another bot
    ├── NotHereError        the other is not in this server
    ├── NobodyHereError     nobody else can see this channel
    ├── OnlyYouError        this server shows the bot's answers to nobody else
    ├── OpponentBusyError   the other has a live match in this channel
    ├── RematchMadeError    there is a rematch already
    ├── NoSuchMatchError    no such match is stored
    ├── NoLiveMatchError    the person has no live match in this channel
    ├── AlreadyPlayingError the person has a live match in this channel
    ├── NoSuchLevelError    the engine has no setting for the level
    ├── UnknownButtonError  a custom id that no part of the bot knows
    ├── TooFastError        the person asks for more than is fair
    ├── UnknownOptionError  a value that the command does not offer
    ├── NoThoughtError      no engine has moved in the match yet
    ├── ExhibitionRunningError    a show is running in this channel
    ├── TooManyExhibitionsError      as many shows are running as there may be
    ├── ExhibitionOverError       the show has ended
    ├── NotYourExhibitionError    somebody else started the show
    ├── NoStandingError     nothing that the person played counts there
    ├── NotShownError       the person is not named beyond their servers
    └── NoServerError       there is no server where the command was given
"""


class NoughtsError(Exception):
    """Whatever the bot itself has to say no to."""


class StartError(NoughtsError):
    """The process cannot start; the message is one sentence for whoever hosts the bot."""


class SettingError(StartError):
    """A setting is missing or malformed; the message says which one and what to set."""


class StoreUnusableError(StartError):
    """The database cannot be opened or brought up to date."""


class BackupError(StartError):
    """The database cannot be copied."""


class PreviewError(StartError):
    """The preview lacks something it needs."""


class LoginError(StartError):
    """Discord does not accept the token."""


class StoreError(NoughtsError):
    """The database fails; nothing was changed. `key` names the sentence in the catalogue."""

    key = ""


class StoreBusyError(StoreError):
    """The database cannot be read or changed just now: it is locked, full or read-only."""

    key = "refusal-store-busy"


class StoreDamagedError(StoreError):
    """What the database holds cannot be read: the file was truncated or overwritten."""

    key = "refusal-store-damaged"


class MessageGoneError(NoughtsError):
    """A message of the bot's has been deleted."""


class ChannelGoneError(NoughtsError):
    """A channel or server is gone for good."""


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


class MatchNotOverError(RefusalError):
    """The match has not ended."""

    key = "refusal-match-not-over"


class NotAgainstBotError(RefusalError):
    """That is only to be had between people."""

    key = "refusal-not-against-bot"


class NothingToTakeBackError(RefusalError):
    """The person has not moved yet."""

    key = "refusal-nothing-to-take-back"


class OfferStandsError(RefusalError):
    """An offer waits for its answer already."""

    key = "refusal-offer-stands"


class OwnOfferError(RefusalError):
    """The person made the offer."""

    key = "refusal-own-offer"


class NoOfferError(RefusalError):
    """There is no offer to answer."""

    key = "refusal-no-offer"


class ChallengeOpenError(RefusalError):
    """The match has not begun."""

    key = "refusal-challenge-open"


class ChallengeOverError(RefusalError):
    """The challenge has been answered, cancelled or has lapsed."""

    key = "refusal-challenge-over"


class NotYourChallengeError(RefusalError):
    """Somebody else is to answer the challenge."""

    key = "refusal-not-your-challenge"


class OwnChallengeError(RefusalError):
    """The person made the challenge."""

    key = "refusal-own-challenge"


class TooManyChallengesError(RefusalError):
    """The person has as many open challenges as there may be."""

    key = "refusal-too-many-challenges"


class NotChallengeableError(RefusalError):
    """The other does not take challenges, from this person or from anybody."""

    key = "refusal-not-challengeable"


class JustDeclinedError(RefusalError):
    """The other has just declined."""

    key = "refusal-just-declined"


class SelfChallengeError(RefusalError):
    """The person challenged themselves."""

    key = "refusal-self-challenge"


class BotChallengeError(RefusalError):
    """The person challenged another bot."""

    key = "refusal-bot-challenge"


class NotHereError(RefusalError):
    """The other is not in this server."""

    key = "refusal-not-here"


class NobodyHereError(RefusalError):
    """Nobody else can see this channel."""

    key = "refusal-nobody-here"


class OnlyYouError(RefusalError):
    """The server shows the bot's answers to nobody else."""

    key = "refusal-only-you"


class OpponentBusyError(RefusalError):
    """The other has a live match in this channel."""

    key = "refusal-opponent-busy"


class RematchMadeError(RefusalError):
    """There is a rematch already; `match_id` is its id."""

    key = "refusal-rematch-made"

    def __init__(self, match_id: int) -> None:
        super().__init__()
        self.match_id = match_id


class NoSuchMatchError(RefusalError):
    """No such match is stored."""

    key = "refusal-no-such-match"


class NoLiveMatchError(RefusalError):
    """The person has no live match in this channel."""

    key = "refusal-no-live-match"


class AlreadyPlayingError(RefusalError):
    """A person has a live match in this channel; `match_id` is its id."""

    key = "refusal-already-playing"

    def __init__(self, match_id: int, person: int) -> None:
        super().__init__()
        self.match_id, self.person = match_id, person


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


class ExhibitionRunningError(RefusalError):
    """A show is running in this channel."""

    key = "refusal-show-running"


class TooManyExhibitionsError(RefusalError):
    """As many shows are running as there may be."""

    key = "refusal-shows-full"


class ExhibitionOverError(RefusalError):
    """The show has ended."""

    key = "refusal-show-over"


class NotYourExhibitionError(RefusalError):
    """Somebody else started the show."""

    key = "refusal-not-your-show"


class NoStandingError(RefusalError):
    """Nothing that the person played counts there."""

    key = "refusal-no-standing"


class NotShownError(RefusalError):
    """The person does not want to be named beyond their servers."""

    key = "refusal-not-shown"


class NoServerError(RefusalError):
    """There is no server where the command was given."""

    key = "refusal-no-server"
