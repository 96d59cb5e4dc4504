"""What lies on the map of a mission at set-up, in one list: for drawings, descriptions and checks of places."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from graveshift.content import Text
from graveshift.games.army_of_the_dead.content.box import Content
from graveshift.games.army_of_the_dead.content.mission import Mission


class Laid(msgspec.Struct, frozen=True):
    """A token, a miniature or a place that a mission names."""

    path: str
    """Where it stands in the file."""
    zone: str
    kind: str
    """What it is, for its sign."""
    sign: Text
    words: Text
    face: str = ""
    order: int = 0
    """Its place in the spawn order; 0: it spawns nothing."""


START = Text("Survivor Starting Zone", "Strefa Startowa Ocalałych")
TRAPS = Text("Trap Zone of the Vault", "Strefa Pułapek Skarbca")
VAULT = Text("Vault", "Skarbiec")
LIFT = Text("Elevator", "Winda")
HIDDEN = Text("Objective, face down", "Cel, awersem do dołu")


def laid(mission: Mission, content: Content) -> Iterator[Laid]:
    """Everything on the map, in the order of the file."""
    names = content.names
    for at, place in enumerate(mission.board.elevators):
        yield Laid(f"board.elevators[{at}]", place, "elevator", Text("^", "^"), LIFT)
    for at, place in enumerate(mission.starts):
        yield Laid(f"starts[{at}]", place, "survivor-start", Text("S", "S"), START)
    for at, gate in enumerate(mission.exits):
        yield Laid(f"exits[{at}].zone", gate.zone, "exit", Text("E", "W"), names.tokens["exit"])
    for at, spawn in enumerate(mission.spawn_zones):
        sign = Text("1st", "1.") if spawn.kind == "starting" else Text(spawn.kind[0].upper(), spawn.kind[0].upper())
        words = names.spawn_tokens[spawn.kind]
        yield Laid(f"spawn_zones[{at}].zone", spawn.zone, "spawn", sign, words, spawn.kind, at + 1)
    for at, place in enumerate(mission.sleepers):
        yield Laid(f"sleepers[{at}]", place, "sleepers", Text("z", "z"), names.tokens["sleepers"])
    for at, place in enumerate(mission.objectives.shuffled.zones):
        yield Laid(f"objectives.shuffled.zones[{at}]", place, "objective", Text("?", "?"), HIDDEN)
    for at, fixed in enumerate(mission.objectives.fixed):
        words = names.faces[fixed.colour]
        sign = Text(words.en[0], words.pl[0])
        yield Laid(f"objectives.fixed[{at}].zone", fixed.zone, "objective", sign, words, str(fixed.colour))
    if mission.vault is not None:
        yield Laid("vault.trap_zone", mission.vault.trap_zone, "vault", Text("T", "P"), TRAPS)
        yield Laid("vault.vault_zone", mission.vault.vault_zone, "vault", Text("V", "S"), VAULT)
    if mission.truck is not None:
        yield Laid("truck", mission.truck, "truck", Text("T", "T"), names.tokens["truck"])
    for at, place in enumerate(mission.companions):
        yield Laid(f"companions[{at}]", place, "companion", Text("C", "T"), names.tokens["companion"])
    for at, group in enumerate(mission.zombies):
        if group.type in names.zombies:
            words = Text(*(names.zombies[group.type].after(1, language) for language in ("en", "pl")))
            sign = Text(f"{words.en[0]}{group.count}", f"{words.pl[0]}{group.count}")
            yield Laid(f"zombies[{at}].zone", group.zone, "zombie", sign, words)
    for at, card in enumerate(mission.explosives):
        if card.card in content.equipment:
            name = content.equipment[card.card].name
            yield Laid(f"explosives[{at}].zone", card.zone, "explosive", Text("*", "*"), Text(name.en, name.pl))
