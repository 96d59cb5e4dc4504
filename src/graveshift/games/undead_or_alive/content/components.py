"""components.yaml: what this box has besides what all siblings have (UOA-COMP-01 to UOA-COMP-15)."""

from graveshift.content import Source, Text
from graveshift.zombicide.content import components as family
from graveshift.zombicide.content.components import TileSupply
from graveshift.zombicide.content.terms import Count, RuleId, Strict, TileFace


class SpawnSupply(family.SpawnSupply, frozen=True):
    """Spawn tokens by type (UOA-COMP-14)."""

    corpse_pile: Count

    @property
    def total(self) -> int:
        return super().total + self.corpse_pile


class TokenSupply(family.TokenSupply, frozen=True):
    """Single tokens (UOA-COMP-12)."""

    wagon: Count
    vade_retro: Count


class ReferenceCard(Strict, frozen=True):
    """A card that sums up a machine (UOA-COMP-09)."""

    id: str
    name: Text
    source: Source
    cite: RuleId


class Components(family.Components, frozen=True):
    """The whole of components.yaml."""

    train_tiles: TileSupply
    spawn_tokens: SpawnSupply
    tokens: TokenSupply
    gatling_guns: Count
    reference_cards: tuple[ReferenceCard, ...]

    def holds(self, tile: TileFace) -> bool:
        return super().holds(tile) or self.train_tiles.holds(tile)
