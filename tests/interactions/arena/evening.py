"""An arena on the simulated server: its message, its thread, and the games that are played."""

from tests.chat.actors import Actor, Answer
from tests.chat.shown import ShownMessage
from tests.chat.world import World

STARTS_IN, EDITED_WITHIN = 60, 11
"""Seconds until an arena starts that is announced here, and until its message shows what is new."""
_X_WINS = (0, 8, 1, 6, 2)


class Evening:
    """An arena that someone has announced; with `in_thread` it is played below its message."""

    def __init__(self, world: World, board: ShownMessage, *, in_thread: bool) -> None:
        self.world, self.board = world, board
        self._place = board.id if in_thread else world.channel.channel_id

    @property
    def text(self) -> str:
        return self.board.text

    async def click(self, person: Actor, label: str) -> Answer:
        return await person.click(self.board, label)

    async def end(self, person: Actor) -> str:
        question = (await self.click(person, "End")).shown
        await person.click(question, "Yes, end it")
        return question.text

    async def wait(self, seconds: float) -> None:
        await self.world.advance(seconds)

    def posted(self) -> list[ShownMessage]:
        return [board for board in self.world.seen(self._place) if board.id != self.board.id]

    def live(self) -> list[ShownMessage]:
        return [board for board in self.posted() if board.free]

    def to_move(self, board: ShownMessage) -> Actor:
        people = (self.world.ann, self.world.ben, self.world.eve)
        return next(it for it in people if f"Your turn, <@{it.id}>" in board.text)

    async def play(self, board: ShownMessage, cells: tuple[int, ...] = _X_WINS) -> None:
        """Have two people move; by default X wins."""
        for cell in cells:
            await board.press(self.to_move(board), cell)

    async def won(self) -> tuple[ShownMessage, Actor]:
        """Have the only live game won by X; return its board and who that was."""
        (board,) = self.live()
        winner = self.to_move(board)
        await self.play(board)
        return board, winner


async def announced(
    world: World, host: Actor, *, in_thread: bool = True, starts: int = 1
) -> Evening:
    """Announce an arena of ten minutes."""
    await host.slash("arena", minutes=10, starts_in=starts)
    seen = [board for board in world.seen() if board.text]
    return Evening(world, seen[-1], in_thread=in_thread)


async def joined(world: World, host: Actor, *, in_thread: bool = True) -> Evening:
    evening = await announced(world, host, in_thread=in_thread)
    for person in (world.ann, world.ben):
        await evening.click(person, "Join")
    return evening


async def begun(world: World, host: Actor, *, in_thread: bool = True) -> Evening:
    """Return an arena that has started, with Ann and Ben in its first game."""
    evening = await joined(world, host, in_thread=in_thread)
    await evening.wait(STARTS_IN)
    return evening
