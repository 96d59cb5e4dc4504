"""The Zombie Player's answers: Overruns, full Stores, noise, and a hand dealt so that it helps the Humans late."""

from __future__ import annotations

from typing import Final

from graveshift.bots.tez.scene import CENTRE, STORE_OF, Scene, argument, symbol_of

HORRORS: Final = ("teenager", "mechanic", "scientist", "athlete", "teacher", "doctor", "photographer", "popstar")


class ZombieMind:
    """The Zombie Player's thoughts."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view

    def answer(self, kind: str, keys: tuple[str, ...]) -> str:
        if kind == "zombie-card":
            return next((f"choose:{name}" for name in HORRORS if f"choose:{name}" in keys), keys[0])
        if kind == "add-zombie":
            return max(keys, key=lambda key: self.worth_of_store(argument(key)))
        if kind in ("deal", "first-deal"):
            return max(keys, key=lambda key: (self.worth_of_deal(argument(key)), key))
        if kind == "horde-action":
            return max(keys, key=self.worth_of_action)
        return keys[0]

    def entry(self, slot: int) -> int:
        """The Room the next Zombie for a Store would take; -1 if it is full."""
        return next((room for room in range(3 * slot, 3 * slot + 3) if not self.scene.zombies >> room & 1), -1)

    def worth_of_store(self, store: str) -> float:
        """Overrun somebody, hit the Barricade, or fill up."""
        slot = self.scene.chart.store[store]
        room = self.entry(slot)
        if room < 0:
            return 9
        if self.scene.traps >> room & 1:
            return -1
        return 10 * self.crowd(room) + (self.scene.zombies >> 3 * slot & 7).bit_count()

    def crowd(self, room: int) -> int:
        return self.scene.places.count(room)

    def worth_of_deal(self, card: str) -> float:
        """Events first, then what makes a noise where the Human stands, and no presents if it can be helped."""
        value = 6.0 if card.startswith(("explosion", "zombie")) else 0.0
        if card.startswith(("frequency", "first-aid")):
            value += 1
        room = self.scene.places[self.view["active"]]
        if room < CENTRE and self.view["stores"][STORE_OF[room]]["symbol"] == symbol_of(card):
            value += 4
        return value

    def worth_of_action(self, key: str) -> float:
        """Any effect beats none; Zombies walk onto Humans, tokens are pushed outwards."""
        word, _, what = key.partition(":")
        if word == "pass":
            return 0
        target = what.partition(">")[2]
        if word == "walk":
            return 1 + 5 * self.crowd(self.scene.room(target))
        if word == "push":
            return 1 + self.scene.chart.far[CENTRE][self.scene.room(target)]
        return 2
