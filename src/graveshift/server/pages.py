"""The browser client: the files that `web/` builds into `static/`, kept in memory, with the right caching.

Built files under `assets/` have a fingerprint in their name and never change; everything else is asked for again each
time and answered with "not modified" where nothing has changed.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get

from graveshift.server.errors import NotFound
from graveshift.server.hall import Hall

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
COMPRESSIBLE: Final = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")
SMALLEST: Final = 1024

NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Graveshift</title></head>
<body>
<h1>Graveshift is running, but its page has not been built.</h1>
<p>Run <code>make play</code> in a copy of the source: it builds the page and starts the table.
Then load this page again.</p>
<p>The server itself works: <a href="/schema">its interface</a>, <a href="/api/games">the games it has</a>.</p>
</body>
</html>
"""


class Page(msgspec.Struct, frozen=True):
    """One file, ready to be sent."""

    body: bytes
    packed: bytes | None
    media_type: str
    tag: str
    caching: str


class Pages:
    """All files of the client; read again when a new client was built."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._built_at = 0.0
        self._pages: dict[str, Page] = {}
        self._faces: dict[str, str] = {}

    def find(self, path: str) -> Page | None:
        """The file of a path. A path of the client's own (no dot in its last part) is its front page."""
        self.read()
        wanted = path.strip("/") or "index.html"
        page = self._pages.get(wanted)
        if page is None and "." not in wanted.rpartition("/")[2] and not wanted.startswith("assets/"):
            page = self._pages.get("index.html")
        return page

    def face(self, game: str) -> str:
        """A header that has the browser fetch what it will draw this game with, before it knows which one it is."""
        self.read()
        return self._faces.get(game, "")

    @property
    def built(self) -> bool:
        self.read()
        return "index.html" in self._pages

    def read(self) -> None:
        """Read and pack the files, if they are other ones than before."""
        try:
            built_at = (self.folder / "index.html").stat().st_mtime
        except OSError:
            built_at = 0.0
        if built_at != self._built_at:
            files = [file for file in self.folder.rglob("*") if file.is_file()]
            self._pages = {file.relative_to(self.folder).as_posix(): _page(file, self.folder) for file in files}
            self._faces = _faces(self._pages.get("faces.json"))
            self._built_at = built_at


def _page(file: Path, folder: Path) -> Page:
    body = file.read_bytes()
    media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix in (".js", ".mjs"):
        media_type = "text/javascript"
    small = len(body) < SMALLEST or not media_type.startswith(COMPRESSIBLE)
    return Page(
        body=body,
        packed=None if small else gzip.compress(body, 9, mtime=0),
        media_type=media_type,
        tag=f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"',
        caching=FOREVER if file.relative_to(folder).parts[0] == "assets" else ASK_AGAIN,
    )


def _faces(listed: Page | None) -> dict[str, str]:
    """The header for each game."""
    files = msgspec.json.decode(listed.body, type=dict[str, list[str]]) if listed is not None else {}
    return {game: ", ".join(f"<{path}>; {_kind(path)}" for path in paths) for game, paths in files.items()}


def _kind(path: str) -> str:
    return "rel=modulepreload" if path.endswith(".js") else "rel=preload; as=style; crossorigin"


PAGES: Final = Pages(STATIC)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, packed=True)
def client_page(request: Request[Any, Any, Any], hall: Hall, path: str = "") -> Response[bytes]:
    """A file of the client, or its front page; with the page of a table goes what its game is drawn with."""
    if path.strip("/").startswith(("api/", "ws/", "schema/")):
        raise NotFound(f"There is nothing at {path}.", pl=f"Pod adresem {path} nic nie ma.")
    if not PAGES.built:
        return Response(NOT_BUILT.encode(), media_type="text/html", status_code=404)
    page = PAGES.find(path)
    if page is None:
        raise NotFound(f"There is nothing at {path}.", pl=f"Pod adresem {path} nic nie ma.")
    headers = {"ETag": page.tag, "Cache-Control": page.caching, "Vary": "Accept-Encoding"}
    first, _, table = path.strip("/").partition("/")
    if first == "table" and (room := hall.rooms.get(table)) is not None and (face := PAGES.face(room.header.game)):
        headers["Link"] = face
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers, media_type=page.media_type)
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=page.media_type)
    return Response(page.body, headers=headers, media_type=page.media_type)
