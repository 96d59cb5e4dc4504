"""Army of the Dead on the shelf."""

from __future__ import annotations

from msgspec.structs import replace

from graveshift.board.board import Board
from graveshift.content import Text
from graveshift.games.army_of_the_dead.content.box import Content, contents
from graveshift.games.army_of_the_dead.content.mission import Mission
from graveshift.games.army_of_the_dead.content.parts import VaultCard
from graveshift.games.army_of_the_dead.content.review import REVIEWER
from graveshift.games.army_of_the_dead.content.setup import SETUP
from graveshift.parts.shelf.boards import TokenSpot
from graveshift.parts.shelf.entries import LeafletEntry, TraitEntry, ZombieEntry
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


SHELF = CityShelf(SETUP, REVIEWER)
