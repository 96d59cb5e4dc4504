"""Everything printed in the box of Tiny Epic Zombies, read once from data/ and checked as a whole."""

from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Protocol, TypeVar

import msgspec

from graveshift.content import ContentError, check_sources, read
from graveshift.games.tiny_epic_zombies.content.measured import MeasuredFile
from graveshift.games.tiny_epic_zombies.content.structs import (
    Ability,
    CardFile,
    ClueSource,
    Constants,
    Contact,
    CourtyardSide,
    Die,
    Difficulty,
    Face,
    HumanColour,
    MallFile,
    Mode,
    ModeFile,
    Objective,
    ObjectiveFile,
    PlayerCard,
    PlayerFile,
    SearchCard,
    Slot,
    Switch,
    Symbol,
    Token,
)

DATA = files("graveshift.games.tiny_epic_zombies") / "data"


class Content(msgspec.Struct, frozen=True):
    """The box: every dictionary is keyed by id and keeps the order of its file."""

    symbols: dict[str, Symbol]
    abilities: dict[str, Ability]
    faces: dict[str, Face]
    courtyards: dict[str, CourtyardSide]
    slots: dict[str, Slot]
    contacts: tuple[Contact, ...]
    cards: dict[str, SearchCard]
    players: dict[str, PlayerCard]
    objectives: dict[str, Objective]
    tokens: dict[str, Token]
    sources: dict[str, ClueSource]
    constants: Constants
    die: Die
    modes: dict[str, Mode]
    difficulties: dict[str, Difficulty]
    colours: dict[str, HumanColour]
    switches: dict[str, Switch]


@cache
def load() -> Content:
    """Read and check all content files; the result is shared, so nobody may change it."""
    mall = read(DATA / "mall.yaml", MallFile)
    cards = read(DATA / "cards.yaml", CardFile)
    players = read(DATA / "players.yaml", PlayerFile)
    objectives = read(DATA / "objectives.yaml", ObjectiveFile)
    modes = read(DATA / "modes.yaml", ModeFile)
    for name, file in (
        ("mall.yaml", mall),
        ("cards.yaml", cards),
        ("players.yaml", players),
        ("objectives.yaml", objectives),
        ("modes.yaml", modes),
    ):
        check_sources(name, file)
    content = Content(
        symbols=_by_id("mall.yaml", mall.symbols),
        abilities=_by_id("mall.yaml", mall.abilities),
        faces=_by_id("mall.yaml", mall.faces),
        courtyards=_by_id("mall.yaml", mall.courtyards),
        slots=_by_id("mall.yaml", mall.slots),
        contacts=mall.contacts,
        cards=_by_id("cards.yaml", cards.cards),
        players=_by_id("players.yaml", players.players),
        objectives=_by_id("objectives.yaml", objectives.objectives),
        tokens=_by_id("objectives.yaml", objectives.tokens),
        sources=_by_id("objectives.yaml", objectives.sources),
        constants=modes.constants,
        die=modes.die,
        modes=_by_id("modes.yaml", modes.modes),
        difficulties=_by_id("modes.yaml", modes.difficulties),
        colours=_by_id("modes.yaml", modes.colours),
        switches=_by_id("modes.yaml", modes.switches),
    )
    check_faces(content)
    check_cards(content)
    return content


@cache
def measured() -> MeasuredFile:
    """How often bots win; no part of the game, so it is read apart and does not change its version."""
    return read(DATA / "measured.yaml", MeasuredFile)


def check_faces(content: Content) -> None:
    """Both faces of a card share symbol, number and Objective icons (TEZ-MAP-11, TEZ-MAP-12, TEZ-REC-08)."""
    cards: dict[str, Face] = {}
    for face in content.faces.values():
        for room in face.rooms:
            for ability in room.abilities:
                if ability not in content.abilities:
                    raise ContentError("mall.yaml", f"faces.{face.id}", f"There is no ability `{ability}`.")
        if face.symbol not in content.symbols:
            raise ContentError("mall.yaml", f"faces.{face.id}", f"There is no symbol `{face.symbol}`.")
        other = cards.setdefault(face.card, face)
        if (other.symbol, other.number, _icons(other)) != (face.symbol, face.number, _icons(face)):
            reason = f"It must share symbol, number and icons with {other.id}, the other side of its card."
            raise ContentError("mall.yaml", f"faces.{face.id}", reason)
    if len(cards) != 8 or len(content.faces) != 16:
        raise ContentError("mall.yaml", "faces", "There are 8 Store cards with two faces each (TEZ-COMP-03).")


def check_cards(content: Content) -> None:
    """Every copy carries one of the four symbols (TEZ-DECK-09)."""
    for card in content.cards.values():
        for copy in card.copies:
            if copy.symbol not in content.symbols:
                raise ContentError("cards.yaml", f"cards.{card.id}", f"There is no symbol `{copy.symbol}`.")


def _icons(face: Face) -> Counter[str]:
    return Counter(icon for room in face.rooms for icon in room.icons)


class _Named(Protocol):
    @property
    def id(self) -> str: ...


N = TypeVar("N", bound=_Named)


def _by_id(file: str, entries: tuple[N, ...]) -> dict[str, N]:
    found: dict[str, N] = {}
    for entry in entries:
        if entry.id in found:
            raise ContentError(file, entry.id, "This id is given twice.")
        found[entry.id] = entry
    return found
