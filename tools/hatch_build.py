"""What hatchling asks before it builds: a wheel without the page would be a table without a page.

The page is not in git; `make client` builds it. An editable installation takes it from the tree whenever it is there.
Modules that `make compiled` has built go along, and the wheel is for this kind of machine and Python then.
"""

import runpy
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Stops the build of a wheel or a source archive if the page is missing or old; takes compiled modules along."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        root = Path(self.root)
        found = compiled(root / "src") if self.target_name == "wheel" else {}
        wrong = trouble(root) or older(found)
        if wrong:
            raise SystemExit(wrong)
        if found:
            build_data.update(pure_python=False, infer_tag=True)
            build_data["force_include"].update({str(path): name for path, name in found.items()})


def compiled(source: Path) -> dict[Path, str]:
    """The modules compiled in place and the library they share, with their names in the wheel."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    paths = [*source.glob(f"*__mypyc{suffix}"), *source.glob(f"graveshift/**/*{suffix}")]
    return {path: path.relative_to(source).as_posix() for path in sorted(paths)}


def older(found: dict[Path, str]) -> str:
    """Which compiled module would stand in for a newer source, as a sentence; empty if none would."""
    for path in found:
        source = path.with_name(path.name.partition(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > path.stat().st_mtime:
            return f"{source.name} has changed since it was compiled: run `make compiled` or `make clean-compiled`."
    return ""


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
