"""Every error that the bot itself defines."""

import re


class NoughtsError(Exception):
    """Base class of all errors that the bot itself defines."""


class StartError(NoughtsError):
    """The process cannot start; the message is one sentence for the person who runs the bot."""


class SettingError(StartError):
    """A setting is missing or malformed; the message says which one and what to set."""


class CatalogueError(StartError):
    """Fluent cannot read the sentences of a language; the message names file and line."""


class StoreUnusableError(StartError):
    """The database cannot be opened or brought up to date."""


class StoreInUseError(StoreUnusableError):
    """Another process uses the database."""


class ForeignJournalError(StoreUnusableError):
    """The journal next to the database belongs to another file."""


class BackupError(StartError):
    """The database cannot be copied."""


class DamagedSourceError(BackupError):
    """What is to be copied is damaged."""


class RestoreError(StartError):
    """A backup cannot be put in place of the database, which is unchanged."""


class CopyError(StartError):
    """The database cannot be copied to another one, which is unchanged."""


class LoginError(StartError):
    """Discord does not let the bot serve."""


class UnreachedError(LoginError):
    """Discord, a server or the network is away: another attempt may succeed.

    It is of no use before `retry_after` seconds.
    """

    def __init__(self, says: str, retry_after: int = 0) -> None:
        super().__init__(says)
        self.retry_after = retry_after


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


class ChannelClosedError(NoughtsError):
    """Discord refuses what is to be done in a channel that exists."""


class ChannelGoneError(NoughtsError):
    """A channel or server is gone for good."""


class RefusalError(NoughtsError):
    """The bot refuses what a person asked for; nothing was changed.

    `key` names its sentence in the catalogue, after the class: that of NotYourTurnError is
    `refusal-not-your-turn`. `sentence_args` are the arguments of the sentence; a `person` is an id,
    which the sentence gets as a name, or 0 for the bot.
    """

    key = ""

    def __init_subclass__(cls) -> None:
        words = re.findall("[A-Z][a-z]*", cls.__name__.removesuffix("Error"))
        cls.key = "-".join(["refusal", *words]).lower()

    def __init__(self, **sentence_args: str | int) -> None:
        super().__init__(self.key)
        self.sentence_args = sentence_args


# Playing


class NotYourMatchError(RefusalError):
    """The person has no seat in the match."""


class NotYourTurnError(RefusalError):
    """The other side is to move."""


class CellTakenError(RefusalError):
    """The cell is not free."""


class TriedBeforeError(RefusalError):
    """The move of a puzzle is known to be wrong."""


class BoardMovedOnError(RefusalError):
    """The button belongs to an earlier revision of the match."""


class MatchOverError(RefusalError):
    """The match has ended."""


class MatchNotOverError(RefusalError):
    """The match has not ended."""


class NewerEngineError(RefusalError):
    """An engine plays in the match that only a newer version of the bot has."""


class NoSuchMatchError(RefusalError):
    """No such match is stored."""


class NoLiveMatchError(RefusalError):
    """The person has no live match in this channel."""


class AlreadyPlayingError(RefusalError):
    """A person has a live match in this channel; `match_id` is its id."""

    def __init__(self, match_id: int, person: int) -> None:
        super().__init__()
        self.match_id = match_id
        self.person = person


class WrongChannelError(RefusalError):
    """Two people can only do this in the channel of their match."""


class NotAgainstBotError(RefusalError):
    """It is only possible between people."""


# Starting a game


class NoSuchLevelError(RefusalError):
    """The engine has no setting for the level."""


class WrongEngineError(RefusalError):
    """The engine does not play the game."""


# Offers: a draw, a move taken back, a rematch


class DrawTooEarlyError(RefusalError):
    """Too few moves were made for an offer of a draw."""


class NothingToTakeBackError(RefusalError):
    """The person has not moved yet."""


class OfferStandsError(RefusalError):
    """Another offer is waiting for its answer."""


class OwnOfferError(RefusalError):
    """The person made the offer; `person` is the one who has to answer it."""


class NotYourOfferError(RefusalError):
    """Only `person`, who made the offer, can withdraw it."""


class NoOfferError(RefusalError):
    """There is no offer to answer."""


class RematchMadeError(RefusalError):
    """The match already has a rematch; `match_id` is the id of the rematch."""

    def __init__(self, match_id: int) -> None:
        super().__init__()
        self.match_id = match_id


# Challenges


class ChallengeOpenError(RefusalError):
    """The match has not begun."""


class ChallengeOverError(RefusalError):
    """The challenge was answered, cancelled or has lapsed."""


class NotYourChallengeError(RefusalError):
    """The challenge is for `person`."""


class OwnChallengeError(RefusalError):
    """The person made the open challenge."""


class OwnInvitationError(RefusalError):
    """The person made the challenge; `person` is the one who has to answer it."""


class NotYourInvitationError(RefusalError):
    """Only `person`, who made the challenge, can cancel it."""


class TooManyChallengesError(RefusalError):
    """The person has too many open challenges."""


class NotChallengeableError(RefusalError):
    """The other person does not accept challenges, from this person or from anyone."""


class JustDeclinedError(RefusalError):
    """The other person has just declined; `until` is when the challenger no longer has to wait."""


class TooManyBlocksError(RefusalError):
    """The person blocks as many people as allowed."""


class SelfChallengeError(RefusalError):
    """The person challenged themselves."""


class BotChallengeError(RefusalError):
    """The person challenged another bot."""


class NotHereError(RefusalError):
    """The other person is not in this server, or cannot see this channel."""


class NobodyHereError(RefusalError):
    """Nobody else can see this channel."""


class OnlyYouError(RefusalError):
    """The server shows the bot's answers to nobody else."""


class OpponentBusyError(RefusalError):
    """The other person has a live match in this channel."""


class OpponentDeletedError(RefusalError):
    """The other person has deleted their data, so nobody knows who it was."""


# Any command or button


class UnknownButtonError(RefusalError):
    """The custom id is unknown."""


class UnknownOptionError(RefusalError):
    """The command does not offer this value."""


class TooFastError(RefusalError):
    """The person sends too many requests."""


class BeingDeletedError(RefusalError):
    """The data of the person is being deleted, which takes some seconds."""


# Hints and explanations


class NothingToExplainError(RefusalError):
    """No engine has moved in the match yet."""


class NoHintsError(RefusalError):
    """Hints are for matches against the bot, and this one is between people."""


# Shows


class ShowRunningError(RefusalError):
    """A show is running in this channel."""


class TooManyShowsError(RefusalError):
    """As many shows are running as allowed."""


class ShowOverError(RefusalError):
    """The show has ended."""


class NotYourShowError(RefusalError):
    """Someone else started the show."""


# Reviews


class NothingToReviewError(RefusalError):
    """The person has not finished a match with moves yet."""


class NoMovesError(RefusalError):
    """A text that should hold moves is blank."""


class UnreadableMovesError(RefusalError):
    """A text holds a move that cannot be made; `number` counts them from 1, `fault` says why."""


class GameTooLongError(RefusalError):
    """A game does not fit into the id of a button."""


# Sharing games, and animations of them


class NotSharableError(RefusalError):
    """The match cannot be shared here, or its other player shows nobody their games."""


class UnseenChannelError(RefusalError):
    """The bot cannot see the channel or send messages there, so it could not take one back."""


class NotSharedError(RefusalError):
    """The share was withdrawn."""


class AlreadySharedError(RefusalError):
    """The match is shared in this channel already; `link` leads to the message."""


class SharedJustNowError(RefusalError):
    """The person has just shared another match; `until` is when they can share the next one."""


class AnimationInFlightError(RefusalError):
    """An animation is being made for the person already."""


# The daily puzzle


class NoSuchPuzzleError(RefusalError):
    """The puzzle is of a day yet to come, or the person has not opened it."""


class PuzzleOverError(RefusalError):
    """The person has solved the puzzle, lost it or given it up."""


class PuzzleNotOverError(RefusalError):
    """The person has yet to finish the puzzle."""


class PuzzleCountsError(RefusalError):
    """Moves lead to a puzzle, and a review would tell its answer while it counts: `until` then."""


# Standings


class NotShownError(RefusalError):
    """The person hides their name outside their servers."""


class NoServerError(RefusalError):
    """The command was used outside a server."""


# A server


class NotAddedError(RefusalError):
    """The settings of a server are asked for where no server has added the bot."""


class NotServerManagerError(RefusalError):
    """The person does not have the permission Manage Server at this moment."""


# Arenas


class ArenaLengthError(RefusalError):
    """An arena is to last for fewer minutes than `shortest`, or for more than `longest`."""


class ArenaStartError(RefusalError):
    """An arena is to start later than in `latest` minutes."""


class LongArenaGameError(RefusalError):
    """The games of an arena would take too long."""


class ArenaHereError(RefusalError):
    """The channel has an arena that is not over."""


class NoPlaceForArenaError(RefusalError):
    """The bot may not write messages in the channel."""


class NotInArenaGameError(RefusalError):
    """It is not possible in a game of an arena."""


class ArenaOverError(RefusalError):
    """The arena is over, or starts no new games."""


class ArenaFullError(RefusalError):
    """The arena has the `most` people that it takes."""


class NotInArenaError(RefusalError):
    """The person has not joined the arena."""


class NotArenaHostError(RefusalError):
    """Only `person`, who announced the arena, and those with Manage Server can do this."""


class TooFewForArenaError(RefusalError):
    """Fewer people have joined the arena than are `enough` to start."""


# One's own data


class ExportInFlightError(RefusalError):
    """The export of the person's data is being made already."""
