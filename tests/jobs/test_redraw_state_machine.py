"""Boards under presses, deadlines, redraws and kills, in any order: none stays out of date."""

import asyncio
import tempfile
from collections.abc import Coroutine
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from bot.domain.limits import Pace
from bot.domain.match import Match, Person, Place
from bot.domain.shards import Shard
from bot.jobs.closed_channels import ClosedChannels
from bot.jobs.expire_matches import MatchExpirer
from bot.jobs.redraw_boards import BoardRedrawer
from bot.messaging import board_messages
from bot.messaging.board_messages import BoardMessages
from bot.messaging.match_queue import MatchQueue
from bot.services.matches import Matches
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.matches import MatchTable
from bot.store.places import ClosedChannelTable
from bot.store.upkeep.open_database import open_database
from bot.store.upkeep.uptime import mark_recent
from tests.conftest import NOW, a_match, all_there
from tests.jobs.chat import Chat, HeldInteraction, HeldMessages, Landing
from tests.sizes import times

which = st.integers(0, 3)


@pytest.fixture(autouse=True)
def simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have boards drawn as the matches themselves, and answers wait for no other."""
    monkeypatch.setattr(board_messages, "match_json", lambda match, **_: match)
    monkeypatch.setattr(board_messages, "match_message", lambda match: match)
    monkeypatch.setattr(board_messages, "post", HeldInteraction.post)
    monkeypatch.setattr(board_messages, "update", HeldInteraction.update)
    monkeypatch.setattr(board_messages, "correct", HeldInteraction.update)
    monkeypatch.setattr(board_messages, "MatchQueue", partial(MatchQueue, 0.0))


class RedrawStateMachine(RuleBasedStateMachine):
    """Quick matches on boards whose edits and answers land in any order, or are lost."""

    def __init__(self) -> None:
        super().__init__()
        self.runner, self.folder = asyncio.Runner(), tempfile.TemporaryDirectory()
        self.now, self.chat = NOW, Chat()
        self.ids: list[int] = []
        self.tasks: list[asyncio.Task[object]] = []
        self.database = self.runner.run(open_database(str(Path(self.folder.name) / "noughts.db")))
        self.table = DeadlineTable(self.database)
        self.matches = Matches(MatchTable(self.database), lambda: self.now, Random(3))
        self.expirer = MatchExpirer(self.matches, self.table, lambda _: None, all_there)
        self.begin_run()

    def begin_run(self) -> None:
        """Begin a run of the bot, which knows of nothing that is in flight."""
        messages: Any = HeldMessages(self.chat)
        self.boards = BoardMessages(self.matches, messages)
        closed = ClosedChannels(ClosedChannelTable(self.database), lambda: self.now)
        self.redrawer = BoardRedrawer(self.boards, self.table, lambda: self.now, 0.0, closed)
        self.redrawing: asyncio.Task[object] | None = None
        marked = partial(mark_recent, shard=Shard(0, 1), last=self.now)
        self.runner.run(self.database.write(marked))
        self.redraw()

    def teardown(self) -> None:
        self.settle()
        self.runner.run(self.database.close())
        self.runner.close()
        self.folder.cleanup()

    def pick(self, number: int) -> Match:
        return self.runner.run(self.matches.find(self.ids[number % len(self.ids)]))

    def begin(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[object]:
        """Begin work that sends requests, and run it until one is in flight."""
        task = self.runner.get_loop().create_task(work)
        self.tasks.append(task)
        self.run_on()
        return task

    def run_on(self) -> None:
        """Run the tasks until each has ended or waits for a request in flight."""
        self.runner.run(self._until_all_wait())
        self.tasks = [task for task in self.tasks if not task.done() or task.result()]

    async def _until_all_wait(self) -> None:
        while True:
            if len(self.chat.in_flight) == sum(not task.done() for task in self.tasks):
                return
            await asyncio.sleep(0)

    @initialize()
    def start_after_a_kill(self) -> None:
        """Begin while the board of a live match is redrawn."""
        self.start()
        self.kill([])

    @rule()
    def start(self) -> None:
        number = len(self.ids)
        x, o = Person(2 * number + 1), Person(2 * number + 2)
        match = a_match(place=Place(21, number), x=x, o=o, pace=Pace.QUICK)
        match = match._replace(started_at=self.now, changed_at=self.now, turn_since=self.now)
        match = self.runner.run(self.matches.add(match))
        self.runner.run(self.matches.shown_at(match, self.chat.new_message(match)))
        self.ids.append(match.id)

    @precondition(lambda self: self.ids)
    @rule(number=which)
    def press(self, number: int) -> None:
        match = self.pick(number)
        mover = match.to_move
        if match.deadline and match.deadline > self.now and isinstance(mover, Person):
            cell = match.board.legal_moves()[0]
            press = self.matches.press(match.id, match.revision, cell, mover.id, match.message_id)
            channel, message = match.place.channel_id, match.message_id or 0
            interaction: Any = HeldInteraction(self.chat, channel, message)
            self.begin(self.boards.update(interaction, self.runner.run(press)))

    @precondition(lambda self: self.ids)
    @rule(number=which)
    def show_again(self, number: int) -> None:
        match = self.pick(number)
        interaction: Any = HeldInteraction(self.chat, match.place.channel_id)

        async def post() -> None:
            await self.boards.post(interaction, match)

        self.begin(post())

    @precondition(lambda self: self.ids)
    @rule(number=which)
    def delete_board(self, number: int) -> None:
        self.chat.shown.pop(self.pick(number).message_id or 0, None)

    @precondition(lambda self: not self.answering)
    @rule(seconds=st.sampled_from([1, 61]))
    def wait(self, seconds: int) -> None:
        """Let time pass, longer than an answer may take, and end what is due."""
        self.now += timedelta(seconds=seconds)
        self.runner.run(self.expirer.run())
        self.redraw()

    @property
    def answering(self) -> bool:
        return any(task is not self.redrawing for task in self.tasks)

    @rule()
    def redraw(self) -> None:
        if self.redrawing is None or self.redrawing.done():
            self.redrawing = self.begin(self.redrawer.run())

    @precondition(lambda self: self.chat.in_flight)
    @rule(number=which, landing=st.sampled_from(Landing))
    def land(self, number: int, landing: Landing) -> None:
        self.chat.land(number, landing)
        self.run_on()

    @rule(arrived=st.lists(st.booleans(), min_size=4, max_size=4))
    def kill(self, arrived: list[bool]) -> None:
        """Kill the bot; requests in flight are carried out or not. Then it starts again."""
        for request, carried_out in zip(self.chat.in_flight, arrived, strict=False):
            if carried_out:
                self.chat.show(request.message_id, request.match)
        self.runner.run(self._end_tasks())
        self.begin_run()

    async def _end_tasks(self) -> None:
        # Some send once more when they are cancelled; a process that is killed sends nothing.
        while self.tasks:
            self.tasks = [task for task in self.tasks if not task.done() and task.cancel()]
            await asyncio.sleep(0)
        self.chat.in_flight = []

    @rule()
    def settle(self) -> None:
        """On a calm day everything lands, and each board shows the stored match."""
        self.chat.calm = True
        while self.chat.in_flight:
            self.chat.land(0, Landing.CARRIED_OUT)
        self.runner.run(self._calm_down())
        self.chat.calm = False
        for match in map(self.pick, range(len(self.ids))):
            assert self.chat.shown.get(match.message_id or 0, match.revision) == match.revision
        assert self.runner.run(self.table.boards_to_redraw(1)) == []

    async def _calm_down(self) -> None:
        await asyncio.gather(*self.tasks)
        self.tasks = []
        await self.redrawer.run()


TestRedrawStateMachine = RedrawStateMachine.TestCase
TestRedrawStateMachine.settings = settings(max_examples=times(100), stateful_step_count=40)
