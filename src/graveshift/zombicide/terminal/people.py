"""Survivors and companions in words: where they stand, how they are, what they carry and can do."""

from __future__ import annotations

from typing import Any, Final

from graveshift.content import Text
from graveshift.parts.terminal.words import Words
from graveshift.zombicide.content.box import box_of
from graveshift.zombicide.content.equipment import Equipment
from graveshift.zombicide.content.figures import tables
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.content.terms import DangerLevel
from graveshift.zombicide.rules.book import Book

View = dict[str, Any]
LEVELS: Final = tuple(DangerLevel)


class People:
    """Reads the people of a view."""

    def __init__(self, words: Words, book: Book) -> None:
        self.words = words
        self.book = book
        self.content = load(book)
        self.silent = next(iter(box_of(book).noises))
        self.loud_and_louder = len(set(box_of(book).noises.values())) > 2

    def name(self, person: str) -> str:
        return self.words.of(self.content.survivors[person].name)

    def line(self, view: View, survivor: View) -> str:
        """One survivor in one line."""
        seats = self.words("player-of", number=survivor["seat"] + 1) if view["seats"] > 1 else ""
        return self.words(
            "survivor-line",
            name=self.name(survivor["id"]),
            player=seats,
            place=self.place(survivor),
            state="; ".join(
                [*self.condition(view, survivor), self.cards(view, survivor), *self.company(view, survivor)]
            )
            + ".",
        )

    def place(self, person: View) -> str:
        """Where somebody is."""
        if person["left"] is not None:
            return self.words(f"left-{person['left']}")
        if person["zone"] is None:
            return self.words("not-placed")
        return self.words(self.standing(person), zone=self.book.teller.zone_spoken(person["zone"], self.words.language))

    def standing(self, person: View) -> str:
        """The sentence that says how somebody is in a zone."""
        return "in-zone"

    def condition(self, view: View, survivor: View) -> list[str]:
        """Health, adrenaline with the next level, and how far the Turn is."""
        words = self.words
        parts = [self.health(survivor), self.adrenaline(survivor, further=True)]
        if view["phase"] != "players" or survivor["zone"] is None:
            return parts
        if survivor["id"] == view["active_survivor"]:
            return [*parts, words("turn-now"), *self.actions(survivor)]
        return [*parts, words("turn-over" if survivor["turn_taken"] else "turn-to-come")]

    def actions(self, survivor: View) -> list[str]:
        """Actions and free Actions left."""
        count = survivor["turn"]["actions"]
        parts = [self.words("actions-left", actions=self.book.teller.counted("action", count, self.words.language))]
        free = [self.words.of(self.book.teller.speech.free_actions[name]) for name in survivor["turn"]["free"]]
        if free:
            parts.append(self.words("free-left", names=", ".join(free)))
        return parts

    def health(self, survivor: View) -> str:
        return self.words("health", health=survivor["health"], most=survivor["max_health"])

    def adrenaline(self, survivor: View, *, further: bool) -> str:
        """Points and level, and where the next level begins."""
        levels = self.content.names.danger_levels
        reached = LEVELS.index(DangerLevel(survivor["level"]))
        following = ""
        if further and reached + 1 < len(LEVELS):
            beyond = self.words.of(levels[LEVELS[reached + 1]])
            following = self.words("next-level", level=beyond, points=tables(self.book).thresholds[reached])
        level = self.words.of(levels[LEVELS[reached]])
        return self.words("adrenaline", points=survivor["adrenaline"], level=level, next=following)

    def cards(self, view: View, survivor: View) -> str:
        """The slots that hold something."""
        held = []
        for slot, card in survivor["slots"].items():
            if card is not None:
                empty = self.words("empty-weapon") if card["empty"] else ""
                held.append(f"{self.words(slot)} {self.card_name(view, card['card'])}{empty}")
        return self.words("cards", cards=", ".join(held)) if held else self.words("no-cards")

    def company(self, view: View, survivor: View) -> list[str]:
        parts = []
        if survivor["companions"]:
            parts.append(self.words("leads", names=", ".join(map(self.name, survivor["companions"]))))
        if survivor["tokens"]:
            parts.append(self.words("carries", tokens=", ".join(self.card_name(view, t) for t in survivor["tokens"])))
        return parts

    def card_name(self, view: View, card: str) -> str:
        """A card, or a mission token carried like one."""
        if card in self.content.equipment:
            return self.words.of(self.content.equipment[card].name)
        face = next((token["face"] for token in view["objectives"] if token["id"] == card), "")
        return self.token_name(face)

    def token_name(self, face: str) -> str:
        """A mission token that somebody carries."""
        return self.words.of(self.content.names.tokens["objective"])

    def companion_line(self, companion: View) -> str:
        words = self.words
        leader = companion["leader"]
        state = words("companion-led", leader=self.name(leader)) if leader else words("companion-lone")
        return words(
            "companion-line",
            name=self.name(companion["id"]),
            cls=words.of(self.book.teller.class_name(self.content.survivors[companion["id"]])),
            place=self.place(companion),
            state=state + ".",
        )

    # ---- one of them in full

    def in_full(self, view: View, survivor: View) -> list[str]:
        """Condition, class, skills now and to come, and every card with its figures."""
        words = self.words
        classes = [self.content.names.classes[name] for name in survivor["classes"]]
        lines = [
            "; ".join([self.place(survivor), *self.condition(view, survivor), *self.company(view, survivor)]) + ".",
            words(
                "class-line",
                classes=", ".join(words.of(self.class_of(survivor["id"], name)) for name in survivor["classes"]),
                abilities=" ".join(f"{words.of(each.ability)}: {words.of(each.text)}" for each in classes),
            ),
        ]
        for skill in survivor["skills"]:
            entry = self.content.skills[skill]
            lines.append(words("skills-line", name=words.of(entry.name), text=words.of(entry.text)))
        lines += self.skills_to_come(survivor)
        for slot, card in survivor["slots"].items():
            if card is not None:
                empty = words("empty-weapon") if card["empty"] else ""
                lines.append(words("card-line", slot=words(slot), card=self.card_in_full(view, card["card"]) + empty))
        return lines

    def class_of(self, person: str, name: str) -> Text:
        """A Class that somebody has, by nature or through a Companion."""
        survivor = self.content.survivors[person]
        own: Text = self.content.names.classes[name].name
        return self.book.teller.class_of(survivor, name) if name in survivor.classes else own

    def skills_to_come(self, survivor: View) -> list[str]:
        skills = self.content.survivors[survivor["id"]].skills
        by_level = dict(zip(DangerLevel, skills.levels, strict=True))
        reached = LEVELS.index(DangerLevel(survivor["level"]))
        return [
            self.words(
                "to-come-line",
                level=self.words.of(self.content.names.danger_levels[level]),
                skills=self.words("or").join(
                    self.words("quoted", name=self.words.of(self.content.skills[skill].name)) for skill in choices
                ),
            )
            for level, choices in by_level.items()
            if LEVELS.index(level) > reached
        ]

    def card_in_full(self, view: View, card: str) -> str:
        """A card with its figures, or what it does."""
        entry = self.content.equipment.get(card)
        if entry is None:
            return self.card_name(view, card)
        return ", ".join([self.words.of(entry.name), *self.figures(entry)])

    def figures(self, card: Equipment) -> list[str]:
        """Kind, Range, dice, Accuracy, Damage, Dual, Noise, ammo, traits, effects."""
        words, names = self.words, self.content.names
        parts = [words.of(names.equipment_kinds[card.kind])]
        parts += self.fighting(card.range, card.dice, card.accuracy, card.damage)
        parts += [words("dual")] * card.dual
        if card.weapon or card.noise != self.silent:
            parts.append(words.of(names.noise[card.noise]))
        if card.ammo != "none":
            parts.append(words.of(names.ammo[card.ammo]))
        parts += [words.of(self.content.traits[trait].name) for trait in card.traits]
        parts += [words.of(self.content.effects[effect].text).rstrip(".") for effect in card.effects]
        return parts

    def fighting(
        self, reach: tuple[int, int] | None, dice: int | None, accuracy: int | None, damage: int | None
    ) -> list[str]:
        """Range, dice, Accuracy and Damage, as far as there are any."""
        words, parts = self.words, []
        if reach is not None:
            low, high = reach
            parts.append(words("range-of", range=low if low == high else f"{low}–{high}"))
        if dice is not None:
            parts.append(
                words("dice-of", dice=self.book.teller.counted("die", dice, words.language), accuracy=accuracy)
            )
        if damage is not None:
            parts.append(words("damage-of", damage=damage))
        return parts
