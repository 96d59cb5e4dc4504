"""The server as one application: store, tables, HTTP, WebSocket, page, and what its operator needs to see."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig
from litestar.types import Message, Scope

from graveshift.kernel.errors import GraveshiftError, Refused
from graveshift.server import catalogue, memory, watch
from graveshift.server.api import api
from graveshift.server.bodies import Mistake
from graveshift.server.crew import Refusal
from graveshift.server.errors import TableError
from graveshift.server.hall import CHANNEL, Hall
from graveshift.server.languages import preferred
from graveshift.server.limits import Buckets
from graveshift.server.pages import PAGES, client_page
from graveshift.server.settings import VERSION, Settings, read_settings
from graveshift.server.socket import table_socket
from graveshift.server.store import Store
from graveshift.server.store.sqlite import SqliteStore
from graveshift.server.tokens import Signer
from graveshift.server.visitors import for_operator, readable_address, right_address

SECURITY: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


STORE_SECONDS: Final = 5.0
"""A store that takes longer to say anything counts as down."""
PROBE_SECONDS: Final = 1.0
HTTP_FIGURES: Final = PrometheusConfig(
    app_name="graveshift", prefix="graveshift", group_path=True, scopes={ScopeType.HTTP}
)


def create_app(settings: Settings | None = None) -> Litestar:
    """A worker process; without settings it reads them from the environment."""
    settings = settings or read_settings()
    watch.set_up_log()
    store, backend = open_store(settings)
    channels = ChannelsPlugin(backend, channels=[CHANNEL]) if backend is not None else None

    @asynccontextmanager
    async def keep_store(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        app.state.settings = settings
        app.state.hall = Hall(store, Signer(*await store.secrets()), channels, settings.limits)
        app.state.buckets = Buckets(settings.limits.requests_per_second, settings.limits.request_burst)
        catalogue.games()
        try:
            yield
        finally:
            await store.close()

    async def start(app: Litestar) -> None:
        asyncio.get_running_loop().run_in_executor(None, PAGES.read)  # nobody is to wait for the files to be packed
        await app.state.hall.start()
        memory.settle()

    async def stop(app: Litestar) -> None:
        await app.state.hall.stop()

    return Litestar(
        route_handlers=[api, table_socket, health, figures, client_page],
        dependencies={"hall": Provide(hall_of, sync_to_thread=False)},
        plugins=[channels] if channels is not None else [],
        lifespan=[keep_store],
        on_startup=[start],
        on_shutdown=[stop],
        before_send=[add_security_headers],
        middleware=[readable_address, HTTP_FIGURES.middleware],
        guards=[right_address],
        exception_handlers={
            GraveshiftError: sentence,
            HTTPException: http_mistake,
            RecursionError: too_deep,
            UnicodeDecodeError: not_text,
            Exception: our_mistake,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2_000, gzip_compress_level=4, exclude_opt_key="packed"
        ),
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Graveshift",
            version=VERSION,
            description="The online table. The WebSocket is described in docs/protocol.md.",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
            openapi_router=Router("/schema", route_handlers=[], guards=[for_operator], include_in_schema=False),
        ),
        logging_config=None,
    )


def open_store(settings: Settings) -> tuple[Store, ChannelsBackend | None]:
    """The store, and with PostgreSQL the line to other workers; with SQLite there are none."""
    if not settings.database:
        return SqliteStore(settings.data / "tables.sqlite3"), None
    try:
        from graveshift.server.channels import PooledBackend
        from graveshift.server.store.postgres import PostgresStore
    except ImportError:
        raise GraveshiftError(
            "DATABASE_URL names a PostgreSQL database, and the driver is missing: pip install 'graveshift[postgres]'."
        ) from None
    store = PostgresStore(settings.database)
    return store, PooledBackend(settings.database, store.pool)


def hall_of(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


@get("/healthz", responses={503: ResponseSpec(dict[str, str], description="The store cannot write.")})
async def health(state: State) -> Response[dict[str, str]]:
    """Is the server alive, and can its store write? Looked at once a second at most, however often somebody asks."""
    hall: Hall = state.hall
    async with hall.probing:
        if time.monotonic() - hall.probed_at > PROBE_SECONDS:
            try:
                await asyncio.wait_for(hall.store.probe(), STORE_SECONDS)
                hall.sound = True
            except Exception:
                hall.sound = False
                watch.alarm("the store cannot write")
            hall.probed_at = time.monotonic()
    if not hall.sound:
        return Response({"status": "the store cannot write", "version": VERSION}, status_code=503)
    return Response({"status": "ok", "version": VERSION})


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, guards=[for_operator])
def figures() -> bytes:
    """Figures for Prometheus."""
    return watch.metrics()


# ---- headers and mistakes


async def add_security_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY.items():
            headers.setdefault(name, value)
        if scope["scheme"] == "https":
            headers.setdefault("Strict-Transport-Security", "max-age=31536000")
        if scope["path"].startswith("/api"):
            headers.setdefault("Cache-Control", "no-store")


def sentence(request: Request[Any, Any, Any], error: GraveshiftError) -> Response[Mistake]:
    """A mistake of the person who asked."""
    status = error.status if isinstance(error, TableError) else 400
    rule = error.rule if isinstance(error, Refused | Refusal) else ""
    return Response(Mistake(status, error.told(preferred(request)), rule), status_code=status)


POLISH: Final = {
    400: "Serwer nie rozumie tego zapytania",
    404: "Nic tu nie ma",
    405: "Tak nie można tu pytać",
    413: "To za duże",
}
"""What Litestar refuses, before its own English words: they are about bytes and fields, not about the game."""


def http_mistake(request: Request[Any, Any, Any], error: HTTPException) -> Response[Mistake]:
    """What Litestar refuses: a wrong address, a body that does not fit."""
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(
        f"{item.get('key', 'body')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)
    )
    detail = f"{error.detail}: {details}" if details else error.detail
    if preferred(request) == "pl" and error.status_code in POLISH:
        detail = f"{POLISH[error.status_code]} ({detail})."
    return Response(Mistake(error.status_code, detail), status_code=error.status_code, headers=error.headers)


def too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Mistake]:
    nested = TableError("This body is nested too deeply.", pl="Za wiele nawiasów jeden w drugim.")
    return Response(Mistake(400, nested.told(preferred(request))), status_code=400)


def not_text(request: Request[Any, Any, Any], _: UnicodeDecodeError) -> Response[Mistake]:
    wrong = TableError("This body is not text in UTF-8.", pl="To nie jest tekst w UTF-8.")
    return Response(Mistake(400, wrong.told(preferred(request))), status_code=400)


def our_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Mistake]:
    watch.log.error("a request failed", exc_info=error, extra={"about": {"path": request.scope["path"]}})
    failed = TableError(
        "The server failed at this; it has noted what happened.",
        pl="Serwer tego nie zdołał; zanotował, co się stało.",
    )
    return Response(Mistake(500, failed.told(preferred(request))), status_code=500)
