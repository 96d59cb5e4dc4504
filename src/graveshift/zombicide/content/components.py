"""components.yaml: what is in the box besides cards, figures and tiles (UOA-COMP-01 to UOA-COMP-15)."""

from graveshift.content import Source
from graveshift.zombicide.content.terms import AtLeastOne, Count, RuleId, Strict, TileFace


class TileSupply(Strict, frozen=True):
    """Double-sided tiles by number (UOA-COMP-01, UOA-COMP-02)."""

    first: AtLeastOne
    last: AtLeastOne
    source: Source
    cite: RuleId

    def holds(self, face: TileFace) -> bool:
        """Whether this side belongs to one of these tiles."""
        return self.first <= int(face[:-1]) <= self.last


class ObjectiveSupply(Strict, frozen=True):
    """Objective tokens by what is on their two sides (UOA-COMP-13)."""

    red_red: Count
    red_blue: Count
    red_green: Count
    source: Source
    cite: RuleId

    @property
    def total(self) -> int:
        """All Objective tokens."""
        return self.red_red + self.red_blue + self.red_green


class SpawnSupply(Strict, frozen=True):
    """Spawn tokens by type (UOA-COMP-14)."""

    starting: Count
    mobile: Count
    abomination: Count
    source: Source
    cite: RuleId

    @property
    def total(self) -> int:
        """All Spawn tokens."""
        return self.starting + self.mobile + self.abomination


class TokenSupply(Strict, frozen=True):
    """Single tokens (UOA-COMP-12)."""

    exit: Count
    first_player: Count
    noise: Count
    source: Source
    cite: RuleId


class TableSupply(Strict, frozen=True):
    """Dashboards, bases, trackers, dice (UOA-COMP-15); the dice are no limit of the rules."""

    dashboards: Count
    bases: Count
    trackers: Count
    dice: Count
    source: Source
    cite: RuleId


class Components(Strict, frozen=True):
    """The whole of components.yaml; a game adds its own."""

    map_tiles: TileSupply
    objectives: ObjectiveSupply
    spawn_tokens: SpawnSupply
    tokens: TokenSupply
    table: TableSupply

    def holds(self, tile: TileFace) -> bool:
        """Whether this side belongs to a tile of the box."""
        return self.map_tiles.holds(tile)
