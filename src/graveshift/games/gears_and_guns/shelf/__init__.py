"""Gears & Guns on the shelf: the town with steam, on top of what Undead or Alive shows."""

from __future__ import annotations

from typing import Any

import msgspec

from graveshift.board.board import NOWHERE, Board
from graveshift.content import Text
from graveshift.games.gears_and_guns.content.box import TOWN
from graveshift.games.gears_and_guns.content.parts import Equipment, SteamFigures
from graveshift.games.gears_and_guns.content.review import REVIEWER
from graveshift.games.gears_and_guns.content.setup import SETUP
from graveshift.games.undead_or_alive.shelf import SHELF as TOWN_SHELF
from graveshift.games.undead_or_alive.shelf import TownShelf
from graveshift.parts.shelf.boards import TokenSpot
from graveshift.parts.shelf.entries import CardEntry, GameEntry, Measured, MissionEntry, TraitEntry
from graveshift.parts.shelf.words import GameWords
from graveshift.zombicide.content.loading import load


class SteamShelf(TownShelf):
    """The missions of both boxes, the cards with their steam, Switches and Nozzles on the maps."""

    def entry(self) -> GameEntry:
        return msgspec.structs.replace(super().entry(), expands=TOWN_SHELF.game)

    def words(self) -> GameWords:
        """The choices of rules of both boxes, the expansion's first."""
        own, parent = super().words(), TOWN_SHELF.words()
        return msgspec.structs.replace(own, options=(*own.options, *parent.options))

    def mission(self, mission: Any, measured: list[Measured]) -> MissionEntry:
        entry = super().mission(mission, measured)
        return msgspec.structs.replace(entry, of=TOWN_SHELF.game) if mission.id.startswith(TOWN) else entry

    def printed(self, board: Board) -> list[TokenSpot]:
        """Switches and Nozzles, where Steam tiles lie (GG-TILE-01)."""
        return [
            TokenSpot(kind, board.names[zone])
            for kind in ("switch", "nozzle")
            for zone in board.by_tile(kind)
            if zone != NOWHERE
        ]

    def card(self, card: Any) -> CardEntry:
        entry = super().card(card)
        return msgspec.structs.replace(entry, traits=[*entry.traits, *self.steam(card)])

    def steam(self, card: Equipment) -> list[TraitEntry]:
        """Full Steam, Armor, lent Skills and the Keep value, as the card has them."""
        found = []
        if card.steam:
            found.append(TraitEntry(FULL_STEAM, full_steam(card.steam)))
        if card.armor:
            found.append(TraitEntry(ARMOR, both(ARMOR_TEXT, number=card.armor)))
        skills = load(self.book).skills
        found += [TraitEntry(skills[skill].name, skills[skill].text) for skill in card.grants]
        if card.keep:
            found.append(TraitEntry(both(KEEP, number=card.keep), both(KEEP_TEXT, number=card.keep)))
        return found


def full_steam(steam: SteamFigures) -> Text:
    """What the weapon does in a Full Steam Action (GG-FULL-05 to GG-FULL-09)."""
    near, far = steam.range
    text = both(STEAM_TEXT, dice=steam.dice, near=near, far=far, accuracy=steam.accuracy, damage=steam.damage)
    return both(text, more=RELOADED) if steam.bonus == "free-reload" else both(text, more=Text("", ""))


def both(text: Text, **values: Any) -> Text:
    """The sentence in both languages, with these figures or words."""
    kept = {
        name: Text(str(value), str(value)) if not isinstance(value, Text) else value for name, value in values.items()
    }
    said = [getattr(text, language) for language in ("en", "pl")]
    for at, language in enumerate(("en", "pl")):
        for name, value in kept.items():
            said[at] = said[at].replace("{" + name + "}", getattr(value, language))
    return Text(*said)


FULL_STEAM = Text(en="Full Steam", pl="Pełna para")
STEAM_TEXT = Text(
    en="Steam dice more: {dice}. Range {near} to {far}, Accuracy {accuracy}+, Damage {damage}.{more} "
    "A Depleted face empties it.",
    pl="Dodatkowe kości Pary: {dice}. Zasięg od {near} do {far}, Celność {accuracy}+, Obrażenia {damage}.{more} "
    "Ścianka Rozładowania opróżnia Broń.",
)
RELOADED = Text(en=" It is reloaded at once.", pl=" Od razu jest przeładowana.")
ARMOR = Text(en="Armor", pl="Pancerz")
ARMOR_TEXT = Text(
    en="Roll a die for each attack you try to avoid; {number} or more stops it.",
    pl="Rzuć kością za każdy atak, którego chcesz uniknąć; {number} lub więcej go zatrzymuje.",
)
KEEP = Text(en="Keep {number}", pl="Zachowanie {number}")
KEEP_TEXT = Text(
    en="Steam dice at the end of a game in a run: {number}. With no Depleted face the card is yours in the next game.",
    pl="Kości Pary na końcu gry w serii: {number}. Bez ścianki Rozładowania karta zostaje na następną grę.",
)

SHELF = SteamShelf(SETUP, REVIEWER)
