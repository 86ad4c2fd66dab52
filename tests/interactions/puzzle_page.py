"""The page of a daily puzzle."""

from engines.puzzles.days import puzzle
from tests.chat.actors import Actor, Answer
from tests.chat.ids import Payload
from tests.chat.shown import ShownMessage

DANGER = 4


class Page(ShownMessage):
    """The page of a puzzle, as the person who opened it sees and presses it."""

    @property
    def open_moves(self) -> dict[int, Payload]:
        found = [it for it in self.cells if it["custom_id"].startswith("dc1:")]
        return {int(it["custom_id"].split(":")[3]): it for it in found}

    @property
    def red(self) -> list[int]:
        found = enumerate(self.cells)
        return [n for n, it in found if it["style"] == DANGER and it["label"][0] != "O"]

    async def play(self, person: Actor, *moves: int) -> Answer:
        for move in moves:
            result = await person.click(self, custom_id=self.open_moves[move]["custom_id"])
        return result

    async def solve(self, person: Actor, number: int) -> None:
        """Press what is right; in Sizes a piece is picked before its square."""
        for ply, move in enumerate(puzzle(number).line[::2]):
            if move not in self.open_moves:
                await person.click(self, custom_id=f"dp1:{number}:{ply}:{move // 9}")
            await self.play(person, move)

    async def fail(self, person: Actor, number: int) -> int:
        """Press a cell that is wrong as the first move and was not tried; return its number."""
        game, moves = puzzle(number).game, self.open_moves
        tried = {game.move_of(own) for own, it in moves.items() if it["style"] == DANGER}
        left = [own for own in moves if game.move_of(own) not in tried]
        wrong = next(own for own in left if not puzzle(number).is_right(own, 0))
        await self.play(person, wrong)
        return wrong


def page_of(answer: Answer) -> Page:
    return Page(answer.chat, answer.shown.message_id)
