"""Every error that the bot itself defines, in one tree.

NoughtsError
├── StartError              the process cannot start: one sentence, exit status 2
│   ├── SettingError        a setting is missing or malformed
│   ├── StoreUnusableError  the database cannot be opened or brought up to date
│   │   └── StoreInUseError     another process uses the database
│   ├── BackupError         the database cannot be copied
│   ├── RestoreError        a backup cannot be put in the place of the database
│   ├── CopyError           the database cannot be copied to another one
│   ├── PreviewError        the preview lacks something it needs
│   ├── NotAgreedError      nobody can be asked about what cannot be undone
│   └── LoginError          Discord does not accept the token
├── ShardsLostError         another process has this one's shards: one sentence, exit status 75
├── StoreError              the database fails; `key` names the sentence
│   ├── StoreBusyError      it cannot be read or changed at the moment: locked, full, read-only
│   ├── OutcomeUnknownError it went away before it said whether it stored a change
│   └── StoreDamagedError   what it holds cannot be read
├── EngineFailedError       an engine made no choice: its process died or took too long
├── AnswerLostError         the answer to an interaction did not reach Discord, as far as is known
├── MessageGoneError        a message of the bot was deleted
├── ChannelGoneError        a channel or server is gone for good
└── RefusalError            the bot refuses what a person asked for; `key` names the sentence
    ├── NotYourMatchError   the person does not play in the match
    ├── NotYourTurnError    the other side is to move
    ├── CellTakenError      the cell is not free
    ├── BoardMovedOnError   the button belongs to an earlier revision
    ├── MatchOverError      the match has ended
    ├── MatchNotOverError   the match has not ended
    ├── NotAgainstBotError  it is only possible between people
    ├── DrawTooEarlyError   too few moves were made for an offer of a draw
    ├── NothingToTakeBackError  the person has not moved yet
    ├── OfferStandsError    another offer is waiting for its answer
    ├── OwnOfferError       the person made the offer, which the other one has to answer
    ├── NotYourOfferError   the other person made the offer, and alone can withdraw it
    ├── NoOfferError        there is no offer to answer
    ├── ChallengeOpenError  the match has not begun
    ├── ChallengeOverError  the challenge was answered, cancelled or has lapsed
    ├── NotYourChallengeError   the challenge is for someone else
    ├── OwnChallengeError   the person made the open challenge
    ├── OwnInvitationError  the person made the challenge, which the invited one has to answer
    ├── NotYourInvitationError  someone else made the challenge, and alone can cancel it
    ├── TooManyChallengesError  the person has too many open challenges
    ├── NotChallengeableError   the other person does not accept challenges
    ├── TooManyBlocksError  the person blocks as many people as allowed
    ├── JustDeclinedError   the other person has just declined
    ├── SelfChallengeError  the person challenged themselves
    ├── BotChallengeError   the person challenged another bot
    ├── NotHereError        the other person is not in this server
    ├── NobodyHereError     nobody else can see this channel
    ├── OnlyYouError        this server shows the bot's answers to nobody else
    ├── OpponentBusyError   the other person has a live match in this channel
    ├── OpponentLeftError   the other person has deleted their data
    ├── WrongChannelError   two people can only do this in the channel of their match
    ├── RematchMadeError    the match already has a rematch
    ├── NoSuchMatchError    no such match is stored
    ├── NoLiveMatchError    the person has no live match in this channel
    ├── AlreadyPlayingError the person has a live match in this channel
    ├── NoSuchLevelError    the engine has no setting for the level
    ├── NoUnbeatableError   nobody has solved the game, so no level of it is unbeatable
    ├── WrongEngineError    the engine does not play the game
    ├── UnknownButtonError  the custom id is unknown
    ├── TooFastError        the person sends too many requests
    ├── UnknownOptionError  the command does not offer this value
    ├── AnimationInFlightError  an animation is being made for the person
    ├── NotSharableError    the match cannot be shared here
    ├── UnseenChannelError  the bot cannot see the channel, so it could not take a message back
    ├── NotSharedError      the share was withdrawn
    ├── AlreadySharedError  the match is shared in this channel already
    ├── SharedJustNowError  the person has just shared another match
    ├── NothingToExplainError   no engine has moved in the match yet
    ├── NoHintsError        hints are for matches against the bot
    ├── NothingToReviewError    the person has not finished a match with moves yet
    ├── NoMovesError        a text that should hold moves is blank
    ├── UnreadableMovesError    a text holds a move that cannot be made
    ├── GameTooLongError    a game does not fit into the id of a button
    ├── ShowRunningError  a show is running in this channel
    ├── TooManyShowsError  as many shows are running as allowed
    ├── ShowOverError the show has ended
    ├── NotYourShowError  someone else started the show
    ├── NoStandingError     no match of the person counts there
    ├── NotShownError       the person hides their name outside their servers
    ├── NoServerError       the command was used outside a server
    ├── NotAddedError       no server that has added the bot
    ├── BeingDeletedError    the person's data is being deleted
    ├── ExportInFlightError the person's export is being made already
    ├── NotServerManagerError   the person may not manage the server
    ├── LaterSeasonError    a later season of the server has started
    └── UndoTooLateError    the season started more than a day ago
"""


class NoughtsError(Exception):
    """Base class of all errors that the bot itself defines."""


class StartError(NoughtsError):
    """The process cannot start; the message is one sentence for the person who runs the bot."""


class SettingError(StartError):
    """A setting is missing or malformed; the message says which one and what to set."""


class StoreUnusableError(StartError):
    """The database cannot be opened or brought up to date."""


class StoreInUseError(StoreUnusableError):
    """Another process uses the database."""


class BackupError(StartError):
    """The database cannot be copied."""


class RestoreError(StartError):
    """A backup cannot be put in the place of the database, which is unchanged."""


class CopyError(StartError):
    """The database cannot be copied to another one, which is unchanged."""


class PreviewError(StartError):
    """The preview lacks something it needs."""


class NotAgreedError(StartError):
    """Nobody can be asked to agree to what cannot be undone; nothing was changed."""


class LoginError(StartError):
    """Discord does not accept the token."""


class ShardsLostError(NoughtsError):
    """Another process has the shards of this one, which has to end and may start again."""


class StoreError(NoughtsError):
    """The database fails; `key` names the sentence in the catalogue.

    Nothing was changed, except perhaps after an OutcomeUnknownError.
    """

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
    """The answer to an interaction did not reach Discord, as far as is known.

    Its cause is the error between the bot and Discord. What was stored before stays stored.
    """


class MessageGoneError(NoughtsError):
    """A message of the bot was deleted."""


class ChannelGoneError(NoughtsError):
    """A channel or server is gone for good."""


class RefusalError(NoughtsError):
    """The bot refuses what a person asked for; nothing was changed.

    `key` names the sentence in the catalogue and `sentence_args` are its arguments.
    """

    key = ""

    def __init__(self, **sentence_args: str | int) -> None:
        super().__init__(self.key)
        self.sentence_args = sentence_args


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
    """It is only possible between people."""

    key = "refusal-not-against-bot"


class DrawTooEarlyError(RefusalError):
    """Too few moves were made for an offer of a draw."""

    key = "refusal-draw-too-early"


class NothingToTakeBackError(RefusalError):
    """The person has not moved yet."""

    key = "refusal-nothing-to-take-back"


class OfferStandsError(RefusalError):
    """Another offer is waiting for its answer."""

    key = "refusal-offer-stands"


class OwnOfferError(RefusalError):
    """The person made the offer; `person` is the one who has to answer it."""

    key = "refusal-own-offer"


class NotYourOfferError(RefusalError):
    """Only `person`, who made the offer, can withdraw it."""

    key = "refusal-not-your-offer"


class NoOfferError(RefusalError):
    """There is no offer to answer."""

    key = "refusal-no-offer"


class ChallengeOpenError(RefusalError):
    """The match has not begun."""

    key = "refusal-challenge-open"


class ChallengeOverError(RefusalError):
    """The challenge was answered, cancelled or has lapsed."""

    key = "refusal-challenge-over"


class NotYourChallengeError(RefusalError):
    """The challenge is for `person`."""

    key = "refusal-not-your-challenge"


class OwnChallengeError(RefusalError):
    """The person made the open challenge."""

    key = "refusal-own-challenge"


class OwnInvitationError(RefusalError):
    """The person made the challenge; `person` is the one who has to answer it."""

    key = "refusal-own-invitation"


class NotYourInvitationError(RefusalError):
    """Only `person`, who made the challenge, can cancel it."""

    key = "refusal-not-your-invitation"


class TooManyChallengesError(RefusalError):
    """The person has too many open challenges."""

    key = "refusal-too-many-challenges"


class NotChallengeableError(RefusalError):
    """The other person does not accept challenges, from this person or from anybody."""

    key = "refusal-not-challengeable"


class JustDeclinedError(RefusalError):
    """The other person has just declined; `until` is when the challenger no longer has to wait."""

    key = "refusal-just-declined"


class TooManyBlocksError(RefusalError):
    """The person blocks as many people as allowed."""

    key = "refusal-too-many-blocks"


class SelfChallengeError(RefusalError):
    """The person challenged themselves."""

    key = "refusal-self-challenge"


class BotChallengeError(RefusalError):
    """The person challenged another bot."""

    key = "refusal-bot-challenge"


class NotHereError(RefusalError):
    """The other person is not in this server."""

    key = "refusal-not-here"


class NobodyHereError(RefusalError):
    """Nobody else can see this channel."""

    key = "refusal-nobody-here"


class OnlyYouError(RefusalError):
    """The server shows the bot's answers to nobody else."""

    key = "refusal-only-you"


class OpponentBusyError(RefusalError):
    """The other person has a live match in this channel."""

    key = "refusal-opponent-busy"


class OpponentLeftError(RefusalError):
    """The other person has deleted their data, so nobody knows who it was."""

    key = "refusal-opponent-left"


class WrongChannelError(RefusalError):
    """Two people can only do this in the channel of their match."""

    key = "refusal-wrong-channel"


class RematchMadeError(RefusalError):
    """The match already has a rematch; `match_id` is the id of the rematch."""

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


class NoUnbeatableError(RefusalError):
    """Nobody has solved the game, so no level of it is unbeatable."""

    key = "refusal-no-unbeatable"


class WrongEngineError(RefusalError):
    """The engine does not play the game."""

    key = "refusal-wrong-engine"


class UnknownButtonError(RefusalError):
    """The custom id is unknown."""

    key = "refusal-unknown-button"


class TooFastError(RefusalError):
    """The person sends too many requests."""

    key = "refusal-too-fast"


class UnknownOptionError(RefusalError):
    """The command does not offer this value."""

    key = "refusal-unknown-option"


class NothingToExplainError(RefusalError):
    """No engine has moved in the match yet."""

    key = "refusal-nothing-to-explain"


class NoHintsError(RefusalError):
    """Hints are for matches against the bot, and this one is between people."""

    key = "refusal-no-hints"


class ShowRunningError(RefusalError):
    """A show is running in this channel."""

    key = "refusal-show-running"


class TooManyShowsError(RefusalError):
    """As many shows are running as allowed."""

    key = "refusal-too-many-shows"


class ShowOverError(RefusalError):
    """The show has ended."""

    key = "refusal-show-over"


class NotYourShowError(RefusalError):
    """Someone else started the show."""

    key = "refusal-not-your-show"


class NothingToReviewError(RefusalError):
    """The person has not finished a match with moves yet."""

    key = "refusal-nothing-to-review"


class NoMovesError(RefusalError):
    """A text that should hold moves is blank."""

    key = "refusal-no-moves"


class UnreadableMovesError(RefusalError):
    """A text holds a move that cannot be made; `number` counts them from 1, `fault` says why."""

    key = "refusal-unreadable-moves"


class GameTooLongError(RefusalError):
    """A game does not fit into the id of a button."""

    key = "refusal-game-too-long"


class NoStandingError(RefusalError):
    """No match of the person counts there."""

    key = "refusal-no-standing"


class NotShownError(RefusalError):
    """The person hides their name outside their servers."""

    key = "refusal-not-shown"


class NoServerError(RefusalError):
    """The command was used outside a server."""

    key = "refusal-no-server"


class NotAddedError(RefusalError):
    """The settings of a server are asked for where no server has added the bot."""

    key = "refusal-not-added"


class BeingDeletedError(RefusalError):
    """The data of the person is being deleted, which takes some seconds."""

    key = "refusal-being-deleted"


class ExportInFlightError(RefusalError):
    """The export of the person's data is being made already."""

    key = "refusal-export-in-flight"


class AnimationInFlightError(RefusalError):
    """An animation is being made for the person already."""

    key = "refusal-animation-in-flight"


class NotSharableError(RefusalError):
    """The match cannot be shared here, or its other player shows nobody their games."""

    key = "refusal-not-sharable"


class UnseenChannelError(RefusalError):
    """The bot cannot see the channel or send messages there, so it could not take one back."""

    key = "refusal-unseen-channel"


class NotSharedError(RefusalError):
    """The share was withdrawn."""

    key = "refusal-not-shared"


class AlreadySharedError(RefusalError):
    """The match is shared in this channel already; `link` leads to the message."""

    key = "refusal-already-shared"


class SharedJustNowError(RefusalError):
    """The person has just shared another match; `until` is when they can share the next one."""

    key = "refusal-shared-just-now"


class NotServerManagerError(RefusalError):
    """The person does not have the permission Manage Server."""

    key = "refusal-not-server-manager"


class LaterSeasonError(RefusalError):
    """A season is to be undone, but a later one of the server has started."""

    key = "refusal-later-season"


class UndoTooLateError(RefusalError):
    """A season is to be undone that started more than a day ago."""

    key = "refusal-undo-too-late"
