"""Requests to a server under test. They wait as long as a busy machine may need; a quick one answers at once."""

from __future__ import annotations

from functools import partial

import httpx

PATIENCE = 90.0

get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
