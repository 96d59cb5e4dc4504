"""Where others in the same network find the page: told to whoever sits at the server itself."""

from __future__ import annotations

import pytest

from graveshift.server import addresses
from graveshift.server.addresses import reachable
from tests.server import http
from tests.server.conftest import StartServer


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("127.0.0.1", []),
        ("localhost", []),
        ("192.168.1.20", ["http://192.168.1.20:8000"]),
        ("fd00::7", ["http://[fd00::7]:8000"]),
        ("0.0.0.0", ["http://10.0.0.7:8000"]),
    ],
)
def test_others_come_by_the_address_it_listens_at(monkeypatch: pytest.MonkeyPatch, host: str, found: list[str]) -> None:
    monkeypatch.setattr(addresses, "outward", lambda: ["10.0.0.7"])
    assert reachable(host, 8000) == found


def test_the_way_out_is_no_address_of_this_machine_alone() -> None:
    assert not any(addresses.is_own(address) for address in addresses.outward())


def test_only_whoever_sits_at_the_server_is_told(start_server: StartServer) -> None:
    server = start_server(settings={"GRAVESHIFT_ADDRESSES": "http://10.0.0.7:8000"})
    assert http.get(f"{server.url}/api/addresses").json() == {"addresses": ["http://10.0.0.7:8000"]}
    from_afar = {"X-Forwarded-For": "203.0.113.9"}
    assert http.get(f"{server.url}/api/addresses", headers=from_afar).status_code == 404
