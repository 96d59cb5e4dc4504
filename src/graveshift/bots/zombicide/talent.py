"""What a survivor's skills make of the cards in hand, as figures: each is worked out once and looked up afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from graveshift.bots.zombicide.figures import Strike, expected
from graveshift.zombicide.rules.skills import MARKSMAN

if TYPE_CHECKING:
    from graveshift.bots.zombicide.guide import Guide

CROWD: Final = 3
"""Targets that a survivor usually finds."""
KEPT: Final = 1_000
"""Hands that are remembered at once."""
Power = tuple[float, float, float]
"""Kills in a whole Turn by what they are worth: Damage 1, 2, and 3 or more."""


class Talent:
    """One set of skills, and ways to attack that others have not (`knack`)."""

    def __init__(self, guide: Guide, mods: list[int], knack: bool) -> None:
        self.guide = guide
        self.mods = mods
        self.knack = knack
        self._strikes: dict[tuple[str, str], Strike] = {}
        self._attacks: dict[tuple[str, ...], list[Strike]] = {}
        self._powers: dict[tuple[tuple[str, ...], int, bool], Power] = {}
        self._worths: dict[str, float] = {}
        self._hands: dict[tuple[str, ...], float] = {}

    def strike(self, card: str, mode: str) -> Strike:
        """The figures of an attack with this card."""
        known = self._strikes.get((card, mode))
        if known is None:
            known = self._strikes[card, mode] = self.guide.make_strike(card, mode, self.mods)
        return known

    def attacks(self, ready: list[str]) -> list[Strike]:
        """Every way to attack with what is ready in hand."""
        hands = tuple(ready)
        known = self._attacks.get(hands)
        if known is None:
            if len(self._attacks) >= KEPT:
                self._attacks.clear()
            known = self._attacks[hands] = self.guide.ways(hands, self)
        return known

    def power(self, ready: list[str], actions: int, among_friends: bool) -> Power:
        """What can be killed in one's own zone in a whole Turn; fire among friends hits them."""
        key = (tuple(ready), actions, among_friends)
        known = self._powers.get(key)
        if known is None:
            if len(self._powers) >= KEPT:
                self._powers.clear()
            known = self._powers[key] = self._power(ready, actions, among_friends)
        return known

    def _power(self, ready: list[str], actions: int, among_friends: bool) -> Power:
        best, damage = 0.0, 1
        for attack in self.attacks(ready):
            if attack.nearest == 0 and not attack.blast and (attack.melee or not among_friends or self.mods[MARKSMAN]):
                kills = expected(attack.dice, attack.accuracy, CROWD) * (1.0 + (actions - 1) * attack.pace)
                if kills * min(attack.damage, 2) > best * min(damage, 2):
                    best, damage = kills, attack.damage
        return (best if damage == 1 else 0.0, best if damage == 2 else 0.0, best if damage > 2 else 0.0)

    def weapon_worth(self, card: str) -> float:
        """What a weapon in hand is good for in general, in kills of one Action against a mixed crowd."""
        known = self._worths.get(card)
        if known is None:
            known = self._worths[card] = self.guide.weapon_worth(card, self)
        return known

    def hand_worth(self, cards: list[str]) -> float:
        """How well armed one is with these cards ready: the best near and far, and a little for the rest."""
        hands = tuple(cards)
        known = self._hands.get(hands)
        if known is None:
            if len(self._hands) >= KEPT:
                self._hands.clear()
            known = self._hands[hands] = self._hand_worth(hands)
        return known

    def _hand_worth(self, hands: tuple[str, ...]) -> float:
        guide = self.guide
        weapons = [card for card in hands if guide.is_weapon(card)]
        values = sorted([self.weapon_worth(card) for card in weapons], reverse=True)
        total = sum([value * share for value, share in zip(values, (1.0, 0.5, 0.3), strict=False)])
        for card in set(weapons):
            if weapons.count(card) > 1 and guide.pairs(card, self.mods):
                total += 0.8 * self.weapon_worth(card)
        return total + guide.trifle(hands)
