"""The Mall as text: nine cards in a square, each with its Rooms and what stands in them."""

from __future__ import annotations

import textwrap
from typing import Final

from graveshift.games.tiny_epic_zombies.rules.plan import COURTYARD_NAMES
from graveshift.games.tiny_epic_zombies.terminal.names import Names, View
from graveshift.parts.terminal.teller import Drawing
from graveshift.parts.terminal.words import Words

ROWS: Final = (("NW", "N", "NE"), ("W", "", "E"), ("SW", "S", "SE"))
WIDEST: Final = 30
NARROWEST: Final = 18
ZOMBIE: Final = "Z"
TRAP: Final = "^"
VEHICLE: Final = "="


def drawn(view: View, words: Words, names: Names, printed: dict[str, list[str]], columns: int) -> Drawing:
    """The whole Mall; `printed` is what is printed in each Room. Where a square is too wide, card after card."""
    by_slot = {store["slot"]: store for store in view["stores"]}
    cards = [
        [
            store_cell(view, by_slot[slot], words, names, printed) if slot else courtyard_cell(view, words, names)
            for slot in row
        ]
        for row in ROWS
    ]
    legend = words("mall-legend", zombie=ZOMBIE, trap=TRAP, vehicle=VEHICLE)
    across = min(WIDEST, (columns - 1) // len(ROWS[0]) - 1)
    if across < NARROWEST:
        return Drawing("", [*(line for row in cards for card in row for line in ("", *card)), "", legend])
    return Drawing(square(cards, across), [legend])


def square(cards: list[list[list[str]]], across: int) -> str:
    """Three rows of three cards, each so many signs across."""
    lines: list[str] = []
    rule = ("+" + "-" * across) * len(ROWS[0]) + "+"
    for row in cards:
        cells = [wrapped(card, across) for card in row]
        lines.append(rule)
        for at in range(max(map(len, cells))):
            parts = [cell[at] if at < len(cell) else "" for cell in cells]
            lines.append("".join(f"| {part.ljust(across - 1)}" for part in parts) + "|")
    return "\n".join([*lines, rule])


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


def wrapped(lines: list[str], across: int) -> list[str]:
    """As wide as a cell; what is too long goes on in the next line."""
    return [part for line in lines for part in textwrap.wrap(line, across - 2, subsequent_indent="   ")]
