"""Who may ask at all: by the server's right name, from no foreign page, in JSON; and what is for the operator only."""

from __future__ import annotations

import hmac
import ipaddress
import socket
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Receive, Scope, Send

from graveshift.server.errors import NotAllowed, NotFound, NotJson, WrongName
from graveshift.server.settings import Settings

HOME_ENDINGS: Final = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")
READING: Final = ("GET", "HEAD", "OPTIONS")

Connection = ASGIConnection[Any, Any, Any, Any]


def readable_address(app: ASGIApp) -> ASGIApp:
    """Refuse a `Host` that is no address at all, before anything tries to read one from it."""

    async def ask(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and not name_of(Headers.from_scope(scope).get("host", "")):
            raise WrongName(
                "The header `Host` of this request is no address.",
                pl="Nagłówek `Host` tego zapytania nie jest adresem.",
            )
        await app(scope, receive, send)

    return ask


def right_address(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse names that are not ours, so that no foreign name can be made to lead to a server at home; and pages of
    other sites that would speak for whoever looks at them."""
    settings: Settings = connection.app.state.settings
    host = connection.headers.get("host", "")
    if not known_name(host, settings):
        name = name_of(host)
        raise WrongName(
            f"This server does not go by the name '{name}'; whoever runs it can add it to GRAVESHIFT_HOSTS.",
            pl=f"Ten serwer nie ma nazwy „{name}”; kto go prowadzi, może ją dodać do GRAVESHIFT_HOSTS.",
        )
    if connection.scope["type"] == ScopeType.HTTP and connection.scope.get("method", "GET") in READING:
        return
    origin = connection.headers.get("origin")
    foreign = origin is not None and not same_site(origin, host, settings)
    if foreign or connection.headers.get("sec-fetch-site") == "cross-site":
        raise NotAllowed("A page of another site cannot play here.", pl="Strona z innej witryny nie może tu grać.")


def only_json(connection: Connection, _: BaseRouteHandler) -> None:
    """A body is JSON and says so: a form of another site cannot send that without asking first."""
    if connection.scope.get("method", "GET") in READING:
        return
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise NotJson(
            "Send JSON, with `Content-Type: application/json`.", pl="Wyślij JSON z `Content-Type: application/json`."
        )


def for_operator(connection: Connection, _: BaseRouteHandler) -> None:
    """Figures and schema: for the operator, on the server's own machine or with the token it has set."""
    settings: Settings = connection.app.state.settings
    said = connection.headers.get("authorization", "").partition(" ")[2].strip()
    if settings.operator_token and hmac.compare_digest(said.encode(), settings.operator_token.encode()):
        return
    local = connection.client is not None and is_loopback(connection.client.host)
    public = name_of(connection.headers.get("host", "")) in settings.hosts  # then it came through some proxy
    if local and not public and not any(name in connection.headers for name in FORWARDED):
        return
    raise NotFound("There is nothing here.", pl="Nic tu nie ma.")


def known_name(host: str, settings: Settings) -> bool:
    """Is this a name of the server? Addresses and names of a home network always are; others are configured."""
    name = name_of(host)
    if not name:
        return False
    if name in settings.hosts or is_address(name):
        return True
    return "." not in name or name.endswith(HOME_ENDINGS) or name in own_names()


def same_site(origin: str, host: str, settings: Settings) -> bool:
    """Does a page come from here?"""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.netloc.lower() == host.lower() or (parts.hostname or "") in settings.hosts


def name_of(host: str) -> str:
    """The name in a Host header, without its port; empty where there is none, or the port is none."""
    try:
        parts = urlsplit(f"//{host}")
        return (parts.hostname or "").rstrip(".").lower() if parts.port != 0 else ""
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(address: str) -> bool:
    return is_address(address) and ipaddress.ip_address(address).is_loopback


@cache
def own_names() -> frozenset[str]:
    """What this machine calls itself."""
    return frozenset({socket.gethostname().lower()})
