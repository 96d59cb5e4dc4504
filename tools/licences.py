"""Write web/public/licences.txt: whose work is in the built page, and under which licence. Needs web/node_modules.

python tools/licences.py
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "web" / "node_modules"
TARGET = ROOT / "web" / "public" / "licences.txt"
BUNDLED = (
    "svelte",
    "clsx",
    "devalue",
    "esm-env",
    "@fontsource-variable/oxanium",
    "@fontsource/alfa-slab-one",
    "@fontsource/barlow",
    "@fontsource/righteous",
    "@fontsource/sancreek",
    "@fontsource/zilla-slab",
    "@iconify-json/game-icons",
)
"""What ends up in the page; all other packages only build or test it."""
ICONS = """\
Icons by Lorc, Delapouite and contributors, from game-icons.net, under the Creative Commons Attribution 3.0 Unported
licence (https://creativecommons.org/licenses/by/3.0/). Some were recoloured."""
RULE = "=" * 100


def main() -> int:
    parts = [part("Graveshift", "", "MIT", (ROOT / "LICENSE").read_text(encoding="utf-8"))]
    for name in BUNDLED:
        about: dict[str, Any] = json.loads((MODULES / name / "package.json").read_text(encoding="utf-8"))
        parts.append(part(name, about["version"], about.get("license", ""), words(name)))
    TARGET.write_text("\n".join(parts), encoding="utf-8")
    print(f"{TARGET.relative_to(ROOT)}: {len(parts)} parts")
    return 0


def words(name: str) -> str:
    """The licence as the package brings it."""
    if name == "@iconify-json/game-icons":
        return ICONS
    found = sorted(file for file in (MODULES / name).iterdir() if file.name.upper().startswith(("LICENSE", "LICENCE")))
    if not found:
        raise SystemExit(f"{name} has no licence file; look at it and say here what is to be shown.")
    return found[0].read_text(encoding="utf-8")


def part(name: str, version: str, licence: str, text: str) -> str:
    return f"{RULE}\n{' '.join(word for word in (name, version, f'({licence})') if word)}\n{RULE}\n\n{text.strip()}\n"


if __name__ == "__main__":
    sys.exit(main())
