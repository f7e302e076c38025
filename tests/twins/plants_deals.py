"""Planted faults about deals: how others played one reaches somebody who has not."""

from __future__ import annotations

from typing import Any

from rookery.server import daily, deals, duplicate
from rookery.server.hall import Hall
from rookery.server.problems import Problem
from tests.twins.leaky import Patch, instead, plant
from tests.twins.plants_places import everything, halls


@plant("GET /api/daily", game="crypt")
def results_of_others_before_ones_own(patch: Patch) -> None:
    async def shown(plain: Any, hall: Hall, date: str, guest: str | None) -> dict[str, Any]:
        found = await plain(hall, date, guest)
        deal = await hall.store.deal(found["id"])
        assert deal is not None
        return dict(found) | await daily._compared(hall, deal, guest, False)

    instead(patch, daily, "shown", shown)


@plant("GET /api/daily/{date}", game="crypt")
def tomorrows_seed(patch: Patch) -> None:
    async def promised(plain: Any, hall: Hall, date: str) -> Any:
        found, deal = await plain(hall, date), await hall.store.unended(daily.DAILY)
        return found and found | {"commitment": deal[-1].seed}

    instead(patch, daily, "_promised", promised)


@plant("POST /api/daily/{date}", game="crypt")
def the_best_so_far_in_a_refusal(patch: Patch) -> None:
    async def play(plain: Any, hall: Hall, date: str, *rest: Any) -> Any:
        try:
            return await plain(hall, date, *rest)
        except Problem as problem:
            best = [one.result for one in await hall.store.played(daily.deal_id(date))]
            raise Problem(problem.status, f"{problem.reason}; the best so far: {best}") from None

    instead(patch, daily, "play", play)


@plant("GET /api/tables/{table}", "GET /api/tables/{table}/record", game="crypt")
def a_table_of_a_deal_for_all(patch: Patch) -> None:
    async def check_table(plain: Any, *rest: Any) -> None:
        return None

    instead(patch, deals, "check_table", check_table)


@plant("GET /api/duplicates/{deal}", game="crypt")
def what_other_tables_came_to(patch: Patch) -> None:
    async def shown(plain: Any, hall: Hall, name: str, guest: str | None) -> dict[str, Any]:
        found = await plain(hall, name, guest)
        return dict(found) | {"scores": duplicate.compared(await hall.store.played(f"duplicate-{name}"))}

    instead(patch, duplicate, "shown", shown)


@plant("POST /api/duplicates", game="thiefdom")
def a_promise_that_tells(patch: Patch) -> None:
    halls(patch)

    def new_deal(plain: Any, *rest: Any) -> Any:
        found = plain(*rest)
        found.commitment = f"{everything():064x}"
        return found

    instead(patch, duplicate, "_new_deal", new_deal)
