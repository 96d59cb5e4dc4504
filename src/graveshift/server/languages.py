"""In which language somebody who has not said so yet is answered."""

from __future__ import annotations

from typing import Any, Final, get_args

from litestar.connection import ASGIConnection

from graveshift.server.messages import Language

KNOWN: Final = get_args(Language)


def preferred(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The `language` of the address, or the first that the header Accept-Language names and we know; else English."""
    wishes = [connection.query_params.get("language", ""), *connection.headers.get("accept-language", "").split(",")]
    named = (wish.strip()[:2].lower() for wish in wishes)
    return next((language for language in named if language in KNOWN), "en")
