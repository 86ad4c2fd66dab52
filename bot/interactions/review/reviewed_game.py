"""A finished game and its review, as the page of a review shows them."""

from dataclasses import dataclass

from bot.domain.match import Match, Status
from bot.errors import Refusal
from bot.interactions.request import Request
from bot.views.id_numbers import GameParts, game_from
from engines.games.game import Mark
from engines.games.position import PlayedPosition
from engines.games.variants import position_after
from engines.review.doubts import Doubt
from engines.review.review import Judgement, PlayedGame, Review


@dataclass(frozen=True)
class ReviewedGame:
    """A game after its last move, and its review."""

    board: PlayedPosition
    review: Review | None  # None if nobody knows what moves were worth
    source: Match | GameParts  # what the buttons of its page name

    @property
    def match(self) -> Match | None:
        return self.source if isinstance(self.source, Match) else None

    @property
    def plies(self) -> int:
        return len(self.board.moves)

    @property
    def first_shown(self) -> int:
        """After how many moves the page opens: the turning point, the greatest doubt or the end."""
        turned = self.review.turning_point if self.review else None
        if turned is None and self.doubts:
            turned = max(self.doubts, key=lambda doubt: doubt.before - doubt.after).ply
        return self.plies if turned is None else turned + 1

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """The moves that seem to give much away, though nobody knows for sure."""
        return self.review.doubts if self.review else ()

    def after(self, plies: int) -> PlayedPosition:
        return position_after(self.board.game.name, self.board.moves[:plies])

    def judgement(self, plies: int) -> Judgement | None:
        """Return what to say about the last of that many moves, if that is known."""
        return self.review.moves[plies - 1] if self.review and plies else None

    def doubt(self, plies: int) -> Doubt | None:
        """Return what is doubtful about the last of that many moves, if anything."""
        return next((doubt for doubt in self.doubts if doubt.ply == plies - 1), None)

    def worst_of(self, mark: Mark) -> int | None:
        """Return after how many moves a player gave away the most, or None if they never did."""
        ply = self.review.worst_of(mark) if self.review else None
        return None if ply is None else ply + 1

    def mark_of(self, person: int) -> Mark | None:
        if self.match is None or person not in self.match.people:
            return None
        return self.match.mark_of(person)


async def review_of(request: Request, match: Match) -> ReviewedGame:
    """Return a match with its review; raises Refusal if it is not over."""
    if match.status is not Status.OVER:
        raise Refusal("match-not-over")
    played = PlayedGame(match.variant, match.moves, match.start_ply)
    review = await request.context.reviews.of(played, request.person)
    return ReviewedGame(match.board, review, match)


async def reviewed_game(request: Request, parts: GameParts) -> ReviewedGame:
    """Return a game that no match stores, with its review; raises Refusal if there is none."""
    game = game_from(parts)
    played = PlayedGame(game.game.name, game.moves)
    review = await request.context.reviews.of(played, request.person)
    return ReviewedGame(game, review, parts)
