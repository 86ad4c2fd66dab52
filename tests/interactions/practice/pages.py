"""The page of practice, and games to practise from."""

from tests.chat.actors import Actor, Answer
from tests.chat.ids import Payload
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import friends
from tests.interactions.stored import query

DANGER, SUCCESS = 4, 3
FAULTLESS = (4, 0, 8, 2, 1, 7, 3, 5, 6)
"""A match of classic without a mistake."""
LET_GO = (0, 3, 1, 4, 8, 5)
"""Ann, who has X, overlooks a win in her third move, and Ben wins."""
LET_GO_MIRRORED = (2, 5, 1, 4, 6, 3)
MANY = (0, 1, 2, 4, 3, 5, 7, 6, 8)
"""A drawn match in which Ann's second, third and fourth move gave something up."""


class Page(ShownMessage):
    """The page of an exercise, as the person who practises sees and presses it."""

    @property
    def moves(self) -> dict[int, Payload]:
        found = {it["custom_id"]: it for it in self.cells if not it.get("disabled")}
        return {int(it.rsplit(":", 1)[1]): found[it] for it in found if it.startswith("qc1:")}

    @property
    def red(self) -> list[int]:
        """The cells without a mark that are red, all of which are disabled."""
        found = enumerate(self.cells)
        return [n for n, it in found if it["style"] == DANGER and it.get("disabled")]

    @property
    def green(self) -> list[int]:
        return [n for n, it in enumerate(self.cells) if it["style"] == SUCCESS]

    async def play(self, person: Actor, number: int) -> Answer:
        return await person.click(self, custom_id=self.moves[number]["custom_id"])


async def practise(person: Actor, **options: str) -> Page:
    answer = await person.slash("practice", **options)
    assert answer.shown.is_private
    return Page(answer.chat, answer.shown.message_id)


async def overlooked(world: World) -> ShownMessage:
    return await friends(world, *LET_GO)


def due(world: World) -> list[tuple[int, bool, int]]:
    """Return the ply of each stored position, whether it comes again, and if it was solved."""
    sql = "SELECT ply, due_at IS NOT NULL, solved FROM practice ORDER BY match_id, ply"
    return [(ply, bool(comes), solved) for ply, comes, solved in query(world.path, sql)]
