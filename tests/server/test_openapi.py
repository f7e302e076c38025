"""The documented routes, with whatever schemathesis can think of: never a fault of ours."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import urlopen

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from rookery.client import Visitor
from tests.server.house import House


class Attack:
    """Generated requests to every operation, half of them at a table that exists."""

    def __init__(self, house: House, examples: int) -> None:
        ann = Visitor(house.address, "Ann")
        self.table = ann.open_table("crypt", seats=2, bots={"1": "greedy"})["id"]
        self.headers = {"Cookie": f"rookery={ann.cookie}", "X-Rookery": "1"}
        self.examples = examples
        self.called: set[str] = set()
        self.statuses: set[int] = set()
        self._turn = 0
        import schemathesis  # here, because it takes longer to load than most test files to run
        from schemathesis.core.result import Ok

        schema = schemathesis.openapi.from_url(f"{house.address}/api/openapi.json")
        for result in schema.get_all_operations():
            assert isinstance(result, Ok), result
            self._call(result.ok())

    def _call(self, operation: Any) -> None:
        limits = settings(
            max_examples=self.examples,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            database=None,
            derandomize=True,
        )

        @limits
        @given(case=operation.as_strategy())
        def run(case: Any) -> None:
            self._send(case)

        run()
        self.called.add(f"{operation.method.upper()} {operation.path}")

    def _send(self, case: Any) -> None:
        from schemathesis.checks import not_a_server_error

        self._turn += 1
        if "table" in case.path_parameters and self._turn % 2:
            case.path_parameters["table"] = self.table
        answer = case.call(headers=self.headers)
        case.validate_response(answer, checks=[not_a_server_error])
        self.statuses.add(answer.status_code)


def test_a_few_requests_of_every_kind_find_no_fault(house: House) -> None:
    with urlopen(f"{house.address}/api/openapi.json") as answer:
        paths = json.load(answer)["paths"]
    attack = Attack(house, 8)
    assert attack.called == {f"{way.upper()} {path}" for path, ways in paths.items() for way in ways}
    assert len(attack.called) >= 20
    assert {200, 400, 404} <= attack.statuses
    assert max(attack.statuses) < 500


@pytest.mark.soak
def test_many_requests_of_every_kind_find_no_fault(house: House) -> None:
    assert max(Attack(house, 300).statuses) < 500
