"""What hatchling asks before it builds: a wheel without the page would be a table without a page.

The page is not in git; `make client` builds it. An editable installation takes it from the tree whenever it is there.
"""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Stops the build of a wheel or a source archive if the page is missing or old."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wrong = trouble(Path(self.root)) if version == "standard" else ""
        if wrong:
            raise SystemExit(wrong)


def trouble(root: Path) -> str:
    """Why the page cannot go along, as a sentence; empty if it can."""
    built = root / "src" / "graveshift" / "server" / "static" / "index.html"
    if not built.is_file():
        return "The page of the table is not built, and a wheel would lack it: run `make client`, then build again."
    stamp = root / "build" / "client-built-from"
    if (root / "web").is_dir() and stamp.is_file():
        sources = runpy.run_path(str(root / "tools" / "build_client.py"))["sources"]
        if stamp.read_text() != sources():
            return "The page of the table is older than web/: run `make client`, then build again."
    return ""
