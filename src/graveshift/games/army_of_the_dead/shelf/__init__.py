"""Army of the Dead on the shelf."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from graveshift.board.board import Board
from graveshift.content import Text
from graveshift.games.army_of_the_dead.content.box import Content, contents
from graveshift.games.army_of_the_dead.content.frame import frame
from graveshift.games.army_of_the_dead.content.mission import Mission
from graveshift.games.army_of_the_dead.content.parts import Equipment, VaultCard
from graveshift.games.army_of_the_dead.content.review import REVIEWER
from graveshift.games.army_of_the_dead.content.setup import SETUP
from graveshift.parts.shelf.boards import TokenSpot
from graveshift.parts.shelf.entries import CardEntry, LeafletEntry, TraitEntry, ZombieEntry
from graveshift.zombicide.content import equipment as family
from graveshift.zombicide.content import zombies as horde
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.shelf import BoxShelf


class CityShelf(BoxShelf):
    """The strip with its doors open: the view says which are closed."""

    def shapes(self, s: State) -> list[Board]:
        return [s.board.opened(s.board.shut)]

    def titles(self, board: Board) -> dict[str, Text]:
        tiles = contents(self.book).tiles.tiles
        places = {zone: zone.partition(".") for zone in board.names}
        return {
            zone: tiles[tile].names[cell]
            for zone, (tile, _, cell) in places.items()
            if tile in tiles and cell in tiles[tile].names
        }

    def token_spots(self, mission: Mission) -> list[TokenSpot]:
        spots = [TokenSpot(f"{spawn.kind}-spawn", spawn.zone) for spawn in mission.spawn_zones]
        spots += [TokenSpot("sleepers", zone) for zone in mission.sleepers]
        spots += [TokenSpot("hidden", zone) for zone in mission.objectives.shuffled.zones]
        spots += [TokenSpot("objective", fixed.zone, str(fixed.colour)) for fixed in mission.objectives.fixed]
        spots += [TokenSpot("exit", gate.zone) for gate in mission.exits]
        spots += [TokenSpot("start", zone) for zone in mission.starts]
        return spots + ([TokenSpot("truck", mission.truck)] if mission.truck else [])

    def frame(self, mission: Mission) -> list[Text]:
        return frame(mission, contents(self.book))

    def card(self, card: family.Equipment) -> CardEntry:
        """Besides its figures: Ammo Dice, the Skill it lends, what it does, whether it works from the Backpack."""
        printed = contents(self.book).equipment[card.id]
        entry = super().card(card)
        return replace(entry, ammo_dice=printed.ammo_dice, traits=[*entry.traits, *self.marks(printed)])

    def marks(self, card: Equipment) -> list[TraitEntry]:
        """(AOTD-AMMO-01, AOTD-EQSK-01, AOTD-EQ-09)"""
        box = contents(self.book)
        found = [TraitEntry(box.names.characteristics["ammo-dice"], AMMO_TEXT)] if card.ammo_dice else []
        if card.skill:
            found.append(TraitEntry(box.skills[card.skill].name, box.skills[card.skill].text))
        found += [TraitEntry(EFFECTS[effect], box.effects[effect].text) for effect in card.effects]
        return [*found, TraitEntry(BACKPACK, BACKPACK_TEXT)] if card.backpack else found

    def zombie(self, zombie: horde.Zombie) -> ZombieEntry:
        """Besides its figures what is special about it: Helmeted Zeus cannot be hurt (AOTD-ZEUS-03)."""
        entry = super().zombie(zombie)
        known = contents(self.book).zombies[zombie.id].description
        return replace(entry, traits=[TraitEntry(zombie.name, known)]) if known else entry

    def others(self) -> dict[str, dict[str, LeafletEntry]]:
        """Vault cards, Zeus's Orders, Personal Objectives and Specialties."""
        box = contents(self.book)
        return {
            "vault": {
                card.id: LeafletEntry(card.name, vault_text(box, card), "AOTD-VAULT-08") for card in box.vault.cards
            },
            "orders": {one.id: LeafletEntry(one.title, one.text, "AOTD-ZSP-02") for one in box.zeus_orders},
            "personal": {one.id: LeafletEntry(one.title, one.text, one.rules[0]) for one in box.personal.values()},
            "specialties": {
                name: LeafletEntry(one.name, one.text, one.rules[0]) for name, one in box.specialties.items()
            },
        }


def vault_text(box: Content, card: VaultCard) -> Text:
    """What a Vault card says, and who helps how (AOTD-VAULT-08)."""
    bonuses = {bonus.id: bonus.text for bonus in box.vault.bonuses}
    helps = [(box.specialties[one.specialty].name, bonuses[one.bonus]) for one in card.bonuses]
    return Text(
        en=" ".join([card.description.en, *(f"{who.en}: {what.en}." for who, what in helps)]),
        pl=" ".join([card.description.pl, *(f"{who.pl}: {what.pl}." for who, what in helps)]),
    )


AMMO_TEXT = Text(
    en="Always rolled with the other dice; they hit, too. One symbol, and the weapon is empty after the attack.",
    pl="Zawsze rzucasz nimi z pozostałymi kośćmi i też trafiają. Jeden symbol, a po ataku Broń jest pusta.",
)
BACKPACK = Text(en="Backpack", pl="Plecak")
BACKPACK_TEXT = Text(en="Works from the Backpack, too.", pl="Działa także z Plecaka.")
EFFECTS: Final = {
    "sure-blast": Text(en="Sure hit", pl="Pewne trafienie"),
    "launcher-blast": Text(en="Blast", pl="Wybuch"),
    "lay-down": Text(en="Or lay it down", pl="Albo połóż"),
    "set-trap": Text(en="Trap", pl="Pułapka"),
    "reload-one": Text(en="Reload", pl="Przeładowanie"),
    "bola-tangle": Text(en="Bolas", pl="Bolas"),
    "jump-scare": Text(en="Surprise", pl="Niespodzianka"),
}
"""What the effects of cards are called."""

SHELF = CityShelf(SETUP, REVIEWER)
