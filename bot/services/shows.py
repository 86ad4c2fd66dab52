"""Shows: who may start one, and who may stop it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from bot.domain.challenges import machine_of
from bot.domain.limits import MAX_SHOWS
from bot.domain.show import Show, ShowRequest
from bot.errors import Refusal
from bot.store.matches.shows import ShowTable
from engines.games.classic import CLASSIC
from engines.games.variants import GAMES
from engines.levels import engines_of

_SEED_BITS = 62  # so that a seed fits a signed 64-bit column


@dataclass(frozen=True)
class Shows:
    """The shows that the store keeps; one of this process goes on while it is noted here, too."""

    table: ShowTable
    rng: Random
    # By channel, from `reserve` to the end.
    _requests: dict[int, ShowRequest] = field(default_factory=dict)

    async def reserve(
        self, request: ShowRequest, x: str | None, o: str | None, variant: str = CLASSIC.name
    ) -> Show:
        """Store a show that will start soon; an engine of None is chosen at random.

        Raises Refusal for an engine of other games, if a show runs in the channel, or too many run.
        """
        show = self._show(request, x, o, variant)
        if request.channel_id in self._requests:
            raise Refusal("show-running")
        if len(self._requests) >= MAX_SHOWS:
            raise Refusal("too-many-shows")
        # Before anything is awaited, so that commands that come at once are counted.
        self._requests[request.channel_id] = request
        try:
            return await self.table.add(show)
        except BaseException:
            del self._requests[request.channel_id]
            raise

    def _show(self, request: ShowRequest, x: str | None, o: str | None, variant: str) -> Show:
        seed, game = self.rng.getrandbits(_SEED_BITS), GAMES[variant]
        named = [it or self.rng.choice(engines_of(game)) for it in (x, o)]
        x, o = (machine_of(None, it, game).spec for it in named)
        return Show(request=request, variant=variant, x=x, o=o, seed=seed)

    async def stop(self, show_id: int, message_id: int | None, person: int) -> Show:
        """End a show for the person who started it; raises Refusal for others, or if it is over."""
        show = await self.table.find(show_id)
        # Ids come again, so the message may have shown another show, which is over.
        if show is None or show.message_id not in (None, message_id):
            raise Refusal("show-over")
        if show.request.starter != person:
            raise Refusal("not-your-show")
        await self.cancel(show)
        return show

    async def cancel(self, show: Show) -> None:
        await self.table.remove(show.id)
        self.forget(show)

    async def lose(self, is_gone: Callable[[ShowRequest], bool]) -> None:
        for show in await self.table.all():
            if is_gone(show.request):
                await self.cancel(show)

    def goes_on(self, show: Show) -> bool:
        """Return whether this process shows it, or is going to."""
        return self._requests.get(show.request.channel_id) == show.request

    def forget(self, show: Show) -> None:
        """Have no other frame of a show come."""
        if self.goes_on(show):
            del self._requests[show.request.channel_id]
