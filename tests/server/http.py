"""Requests to a server under test. They wait as long as a busy machine may need; a quick one answers at once."""

from __future__ import annotations

from functools import partial

import httpx

PATIENCE = 90.0

# Nothing here is encrypted: to read the certificates of all the world would cost each request 30 milliseconds.
get = partial(httpx.get, timeout=PATIENCE, verify=False)
post = partial(httpx.post, timeout=PATIENCE, verify=False)
