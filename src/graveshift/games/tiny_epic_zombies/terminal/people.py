"""Humans and the Zombie side in words: where they stand, how they are, what they hold."""

from __future__ import annotations

from graveshift.games.tiny_epic_zombies.terminal.names import Names, View
from graveshift.parts.terminal.words import Words


class People:
    """Reads the people of a view."""

    def __init__(self, words: Words, names: Names) -> None:
        self.words = words
        self.names = names

    def line(self, view: View, human: View) -> str:
        """One Human in one line."""
        player = self.words("mall-player", number=human["seat"] + 1) if view["seats"] > 1 else ""
        return self.words(
            "mall-human-line",
            name=self.names.person(human["id"]),
            player=player,
            room=self.names.room(human["room"]),
            state="; ".join([self.tracks(human), *self.holds(human), *self.marks(human)]),
        )

    def tracks(self, human: View) -> str:
        """Wounds, Ammo, and how much is between them and death."""
        spare = human["ammo"] - human["wounds"]
        return self.words("mall-tracks", wounds=human["wounds"], ammo=human["ammo"], spare=spare)

    def holds(self, human: View) -> list[str]:
        """Weapons, Backpack and tokens."""
        held = [card for card in (human["melee"], human["ranged"], *human["backpack"]) if card is not None]
        parts = [self.words("mall-cards", cards=self.names.cards(held))] if held else []
        if human["carries"]:
            parts.append(self.words("mall-carries", tokens=self.names.tokens(human["carries"])))
        return parts

    def marks(self, human: View) -> list[str]:
        """Overrun, and the face-down card, if this seat knows it."""
        parts = [self.words("mall-overrun")] if human["overrun"] else []
        if human["facedown_card"] is not None:
            parts.append(self.words("mall-facedown", card=self.names.card(human["facedown_card"])))
        return parts

    def in_full(self, view: View, human: View) -> list[str]:
        """A Human with ability and cards explained."""
        names = self.names
        lines = [self.line(view, human)]
        if human["id"] in names.content.players:
            lines.append(names.human_side(human["id"]))
        held = [card for card in (human["melee"], human["ranged"], *human["backpack"]) if card is not None]
        return lines + [f"{names.card(card)}: {names.card_text(card)}" for card in held]

    def zombie_lines(self, view: View) -> list[str]:
        """The Zombie Cards with their markers, and how many cards the Zombie Player holds."""
        words, side = self.words, view["zombie_side"]
        lines = []
        for card in side["cards"]:
            marker = words("mall-marker", space=card["marker"]) if card["marker"] is not None else ""
            told = self.names.zombie_side(card["card"])
            lines.append(f"{self.names.person(card['card'])}{marker}: {told}")
        if side["seat"] is not None:
            lines.append(words("mall-zombie-player", number=side["seat"] + 1, count=side["hand_size"]))
        return lines
