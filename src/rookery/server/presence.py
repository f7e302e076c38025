"""Who is connected at the other workers: they tell each other, and nothing of it is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rookery.storage import Store

BEAT = 10.0  # seconds between two signs of life
SILENCE = 30.0  # a worker that gave none for so long is gone
MOST = 100  # guests named for one table
ALL = "*"
HERE, WHO, ALIVE, GONE = "here", "who", "alive", "gone"


class Presence:
    """The guests at each table by worker; empty where one worker serves alone."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._guests: dict[str, dict[str, set[str]]] = {}  # by table, by worker
        self._alive: dict[str, float] = {}
        self._beat = 0.0

    def at(self, match_id: str) -> set[str]:
        """The guests connected to a table elsewhere."""
        return set().union(*self._guests.get(match_id, {}).values())

    async def tell(self, match_id: str, guests: Iterable[str]) -> None:
        """Says who is connected to a table here."""
        await self._say(match_id, f"{HERE} {','.join(sorted(set(guests))[:MOST])}")

    async def ask(self) -> None:
        """Asks the others who is connected to their tables."""
        await self._say(ALL, WHO)

    async def beat(self) -> set[str]:
        """Gives a sign of life now and then; answers the tables of workers that gave none."""
        now = self._now()
        if not self._store.shared or now < self._beat + BEAT:
            return set()
        self._beat = now
        await self._say(ALL, ALIVE)
        silent = [worker for worker, seen in self._alive.items() if seen < now - SILENCE]
        return set().union(*(self._forget(worker) for worker in silent))

    async def leave(self) -> None:
        """This worker ends, and all its connections with it."""
        await self._say(ALL, GONE)

    def heard(self, worker: str, match_id: str, news: str) -> set[str]:
        """Takes what another worker said; answers the tables at which something changed by it."""
        self._alive[worker] = self._now()
        word, _, guests = news.partition(" ")
        if word == GONE:
            return self._forget(worker)
        if word != HERE:
            return set()
        found = self._guests.setdefault(match_id, {})
        before = found.pop(worker, set())
        if guests:
            found[worker] = set(guests.split(","))
        changed = found.get(worker, set()) != before
        if not found:
            del self._guests[match_id]
        return {match_id} if changed else set()

    def _forget(self, worker: str) -> set[str]:
        self._alive.pop(worker, None)
        touched = {match_id for match_id, found in self._guests.items() if found.pop(worker, None)}
        self._guests = {match_id: found for match_id, found in self._guests.items() if found}
        return touched

    async def _say(self, match_id: str, news: str) -> None:
        if self._store.shared:
            await self._store.tell(match_id, news)
