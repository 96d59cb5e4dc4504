"""The TypeScript types of what goes between server and client, made from the server's structs: `npm run types`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))

from graveshift.coach import analysis  # noqa: E402
from graveshift.games.army_of_the_dead.telling.seen import CityView  # noqa: E402
from graveshift.games.gears_and_guns.telling.seen import SteamView  # noqa: E402
from graveshift.games.tiny_epic_zombies.telling.seen import MallView  # noqa: E402
from graveshift.games.undead_or_alive.telling.seen import TownView  # noqa: E402
from graveshift.parts.shelf import boards, entries, reviews  # noqa: E402
from graveshift.server import bodies, heard, messages  # noqa: E402

TYPES = ROOT / "web" / "src" / "types"
VIEWS = {"town.ts": TownView, "steam.ts": SteamView, "strip.ts": CityView, "mall.ts": MallView}
"""The whole table of each game."""

NESTED = {"State": {"view": "unknown", "decision": "DecisionData | null"}, "Frame": {"view": "unknown"}}
"""Fields that the server sends as ready-made JSON; the client knows their form."""


SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def structs() -> list[type]:
    found = []
    for module in (heard, messages, entries, bodies, boards, reviews, analysis):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
                found.append(value)
    return found


def named(name: str) -> str:
    """`Record` is taken in TypeScript, and words in every language are called Text there."""
    return {"Record": "GameRecord", "Words": "Text"}.get(name, name)


def written(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return named(str(schema["$ref"]).rsplit("/", 1)[-1])
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(written(item) for item in schema["prefixItems"]) + "]"
        item = written(schema.get("items", {}))
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        extra = schema.get("additionalProperties")
        return f"Record<string, {written(extra) if isinstance(extra, dict) else 'unknown'}>"
    return SIMPLE.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any], sent: bool) -> str:
    lines = []
    for field, part in schema.get("properties", {}).items():
        kind = NESTED.get(name, {}).get(field) or written(part)
        tagged = field == "type"
        optional = "?" if field not in schema.get("required", []) and sent and not tagged else ""
        lines.append(f"  {field}{optional}: {kind};")
    about = schema.get("description", "").strip().split("\n")[0]
    head = f"/** {about} */\n" if about else ""
    return f"{head}export interface {named(name)} {{\n" + "\n".join(lines) + "\n}\n"


def family(everything: list[type], base: type) -> list[str]:
    return sorted(one.__name__ for one in everything if issubclass(one, base) and one is not base)


def protocol() -> str:
    """Messages and bodies of requests."""
    everything = structs()
    _, parts = msgspec.json.schema_components(everything, ref_template="#/$defs/{name}")
    asked = {"NewTable", "SeatWish", "Join", "OpenRecord", "Record"} | {
        value.__name__ for value in everything if issubclass(value, heard.FromClient)
    }
    shown = sorted((name, part) for name, part in parts.items() if "properties" in part)
    body = "\n".join(interface(name, part, name in asked) for name, part in shown)
    client = " | ".join(family(everything, heard.FromClient))
    server = " | ".join(family(everything, messages.FromServer))
    return (
        "// Made from the server's structs by `npm run types`. Do not edit.\n\n"
        + body
        + f"\nexport type ClientMessage = {client};\nexport type ServerMessage = {server};\n"
    )


def view(seen: type) -> str:
    """What a seat sees of a game: the struct of the whole table with all its parts."""
    _, parts = msgspec.json.schema_components([seen], ref_template="#/$defs/{name}")
    body = "\n".join(interface(name, part, True) for name, part in sorted(parts.items()))
    return f"// Made from {seen.__module__} by `npm run types`. Do not edit.\n\n" + body


def files() -> dict[Path, str]:
    """Every file that is made here, with what stands in it."""
    return {TYPES / "protocol.ts": protocol()} | {TYPES / name: view(seen) for name, seen in VIEWS.items()}


if __name__ == "__main__":
    TYPES.mkdir(exist_ok=True)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
