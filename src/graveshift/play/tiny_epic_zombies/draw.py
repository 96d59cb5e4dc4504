"""The Mall as text: nine cards in a square, each with its Rooms and what stands in them."""

from __future__ import annotations

import textwrap
from typing import Final

from graveshift.games.tiny_epic_zombies.plan import COURTYARD_NAMES
from graveshift.play.tiny_epic_zombies.names import Names, View
from graveshift.play.words import Words

ROWS: Final = (("NW", "N", "NE"), ("W", "", "E"), ("SW", "S", "SE"))
WIDTH: Final = 30
ZOMBIE: Final = "Z"
TRAP: Final = "^"
VEHICLE: Final = "="


def drawn(view: View, words: Words, names: Names, printed: dict[str, list[str]]) -> str:
    """The whole Mall; `printed` is what is printed in each Room."""
    by_slot = {store["slot"]: store for store in view["stores"]}
    lines: list[str] = []
    rule = ("+" + "-" * WIDTH) * len(ROWS[0]) + "+"
    for row in ROWS:
        cells = [
            wrapped(
                store_cell(view, by_slot[slot], words, names, printed) if slot else courtyard_cell(view, words, names)
            )
            for slot in row
        ]
        height = max(map(len, cells))
        lines.append(rule)
        for at in range(height):
            parts = [cell[at] if at < len(cell) else "" for cell in cells]
            lines.append("".join(f"| {part.ljust(WIDTH - 1)}" for part in parts) + "|")
    lines.append(rule)
    lines.append(words("mall-legend", zombie=ZOMBIE, trap=TRAP, vehicle=VEHICLE))
    return "\n".join(lines)


def store_cell(view: View, store: View, words: Words, names: Names, printed: dict[str, list[str]]) -> list[str]:
    """A Store: its name and symbol, three Rooms, the cards beside it."""
    symbol = words.of(names.content.symbols[store["symbol"]].name)
    lines = [f"{store['slot']} {names.store(store['id'])}", f"   {symbol} {store['number']}"]
    for number in (1, 2, 3):
        room = f"{store['id']}.{number}"
        lines.append(f" {number} {', '.join([*standing(view, room, names), *printed[room]])}")
    if store["beside"]:
        lines.append(words("mall-beside", cards=names.cards(store["beside"])))
    return lines


def courtyard_cell(view: View, words: Words, names: Names) -> list[str]:
    lines = [words("mall-courtyard")]
    for room in COURTYARD_NAMES:
        name = names.room(room).rpartition(", ")[2]
        lines.append(f" {name}: {', '.join(standing(view, room, names))}".rstrip(": "))
    return lines


def standing(view: View, room: str, names: Names) -> list[str]:
    """What stands and lies in a Room, in short."""
    there = view["rooms"][room]
    marks = [ZOMBIE] * there["zombie"] + [TRAP] * there["trap"] + [VEHICLE] * (view["vehicle"]["room"] == room)
    people = [names.person(view["humans"][human]["id"]) for human in there["humans"]]
    squads = [names.squad(squad["id"]) for squad in view["squads"] if squad["room"] == room]
    return [*marks, *people, *squads, *(names.token(token) for token in there["tokens"])]


def wrapped(lines: list[str]) -> list[str]:
    """As wide as a cell; what is too long goes on in the next line."""
    return [part for line in lines for part in textwrap.wrap(line, WIDTH - 2, subsequent_indent="   ")]
