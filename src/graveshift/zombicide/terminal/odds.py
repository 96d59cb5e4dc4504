"""What an option would bring, in words: odds of attacks and re-rolls, what waits where a move leads."""

from __future__ import annotations

from typing import Any

from graveshift.content import percent
from graveshift.parts.terminal.words import Words
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.terminal.people import People
from graveshift.zombicide.terminal.tokens import Tokens

Preview = dict[str, Any]


class Odds:
    """Reads the preview of an option."""

    def __init__(self, words: Words, book: Book, people: People, tokens: Tokens) -> None:
        self.words = words
        self.people = people
        self.tokens = tokens
        self.book = book
        self.content = load(book)

    def in_short(self, preview: Preview) -> list[str]:
        """What nobody should overlook when choosing."""
        words = self.words
        found = self.fatal(preview)
        if preview.get("zombies") and "expected_kills" in preview:
            found.append(words("remark-kills", kills=words.number(preview["expected_kills"])))
        if preview.get("corpse_piles"):
            found.append(words("remark-pile"))
        if isinstance(preview.get("eliminated"), list):
            found += self.eliminated(preview)
        if "health" in preview:
            found.append(words("remark-health", health=preview["health"]))
        return found

    def in_full(self, preview: Preview) -> list[str]:
        """Everything that can be foretold."""
        lines = self.fatal(preview)
        if "dice" in preview or "eliminated" in preview:
            lines += self.attack(preview)
        if "hits_now" in preview:
            lines += self.reroll(preview)
        if "seen_by" in preview:
            lines += self.arrival(preview)
        for card, attack in preview.get("attacks", {}).items():
            lines.append(self.words("odds-with", card=self.words.of(self.content.equipment[card].name)))
            lines += self.attack(attack)
        if "cards" in preview:
            lines.append(self.search(preview))
        if "moved" in preview:
            moved, destroyed = (", ".join(preview[name]) or self.words("none") for name in ("moved", "destroyed"))
            lines.append(self.words("odds-tokens", moved=moved, destroyed=destroyed))
        return lines

    def fatal(self, preview: Preview) -> list[str]:
        """That the option costs the game or a life, or may."""
        name = "fatal" if "fatal" in preview else "deadly"
        loss = preview.get(name)
        if not loss:
            return []
        why = loss["text"][self.words.language]
        if loss["chance"] >= 1:
            return [self.words(f"odds-{name}", why=why)]
        return [self.words(f"odds-{name}-chance", chance=percent(loss["chance"]), why=why)]

    def eliminated(self, preview: Preview) -> list[str]:
        """Who falls, where it is not said before that this costs a life."""
        fallen = preview.get("eliminated")
        if not fallen or "deadly" in preview:
            return []
        if fallen is True:
            return [self.words("remark-eliminated")]
        return [self.words("odds-eliminated", names=self.names(fallen))]

    def attack(self, preview: Preview) -> list[str]:
        """Dice, hits, kills, danger for teammates, noise."""
        words = self.words
        lines = []
        if "dice" in preview:
            dice = self.content.names.counted["die"].amount(preview["dice"], words.language)
            chance = percent(preview["hit_chance"])
            lines.append(words("odds-dice", dice=dice, chance=chance, damage=preview["damage"]))
            lines.append(words("odds-hits", shares=shares(preview["hits"])))
        if preview.get("zombies") or preview.get("kills"):
            if preview.get("zombies"):
                lines.append(words("odds-target", zombies=self.tokens.horde(preview["zombies"])))
            if "expected_kills" in preview:
                kills, everybody = preview["expected_kills"], percent(preview["kill_all"])
                lines.append(words("odds-kills", kills=words.number(kills), all=everybody))
        elif "dice" in preview:
            lines.append(words("odds-no-target"))
        lines += self.dangers(preview)
        if "noise" in preview:
            lines.append(self.noise(preview["noise"]))
        if preview.get("rerolls"):
            names = [words.of(self.book.teller.speech.rerolls[name]) for name in preview["rerolls"]]
            lines.append(words("odds-rerolls", names=", ".join(names)))
        return lines

    def dangers(self, preview: Preview) -> list[str]:
        """Who of the team could be hurt."""
        words, fire = self.words, preview.get("friendly_fire")
        lines = []
        if fire:
            chance, names = percent(fire["chance"]), self.names(fire["survivors"])
            name = "odds-friends" if len(fire["survivors"]) > 1 else "odds-friend"
            lines.append(words(name, chance=chance, names=names, damage=fire["damage"]))
            lines += [words("odds-steady")] * fire["avoidable"]
        lines += self.eliminated(preview)
        if "health" in preview:
            lines.append(words("remark-health", health=preview["health"]))
        return lines

    def noise(self, noise: Preview) -> str:
        if noise["level"] == self.people.silent:
            return self.words("odds-silent")
        name = "odds-noise" if noise["token_moves"] else "odds-noise-stays"
        return self.words(name, level=self.loudness(noise["level"]), zone=self.tokens.zone(noise["zone"]))

    def loudness(self, level: str) -> str:
        """How loud it is, in a game where Noise can be louder or not so loud."""
        return f": {self.words.of(self.content.names.noise[level])}" if self.people.loud_and_louder else ""

    def reroll(self, preview: Preview) -> list[str]:
        lines = [self.words("odds-now", hits=preview["hits_now"])]
        if "better" in preview:
            lines.append(self.words("odds-hits", shares=shares(preview["hits"])))
            better, worse = percent(preview["better"]), percent(preview["worse"])
            lines.append(self.words("odds-again", better=better, worse=worse))
        return lines

    def arrival(self, preview: Preview) -> list[str]:
        """What waits in a zone, and who would see the survivor there."""
        words = self.words
        lines = [words("odds-target", zombies=self.tokens.horde(preview["zombies"]))] if preview["zombies"] else []
        lines += [words("odds-stops")] * bool(preview["stops"] and preview["zombies"])
        if preview.get("corpse_piles"):
            lines.append(
                words("odds-piles", names=", ".join(pile.removeprefix("corpse-") for pile in preview["corpse_piles"]))
            )
        seen = [
            f"{self.tokens.zone(group['zone'])} {self.tokens.horde(group['zombies'])}" for group in preview["seen_by"]
        ]
        lines.append(words("odds-seen", zombies="; ".join(seen)) if seen else words("odds-unseen"))
        return lines

    def search(self, preview: Preview) -> str:
        """The cards that can be found, the likeliest first."""
        ranked = sorted(preview["odds"].items(), key=lambda entry: (-entry[1], entry[0]))
        told = [f"{self.words.of(self.content.equipment[card].name)} {percent(chance)}" for card, chance in ranked]
        return self.words("odds-cards", count=preview["cards"], shares=", ".join(told))

    def names(self, people: list[str]) -> str:
        return ", ".join(map(self.people.name, people))


def shares(odds: list[float]) -> str:
    """`0: 25%, 1: 50%, 2: 25%`"""
    return ", ".join(f"{number}: {percent(chance)}" for number, chance in enumerate(odds) if chance)
