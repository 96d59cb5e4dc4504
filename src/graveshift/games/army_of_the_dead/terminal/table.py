"""The table of Army of the Dead besides what the family tells: Sleepers, Vault, Truck, time, Personal Objectives."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from graveshift.content import percent
from graveshift.games.army_of_the_dead.content.box import Content
from graveshift.games.army_of_the_dead.terminal.lexicon import CityLexicon
from graveshift.kernel.game import Game
from graveshift.zombicide.content.equipment import Equipment
from graveshift.zombicide.terminal.menu import Menu
from graveshift.zombicide.terminal.people import People, View
from graveshift.zombicide.terminal.table import HEADINGS, TableTeller
from graveshift.zombicide.terminal.tokens import Tokens

NOWHERE: dict[str, Any] = {"zone": None, "level": "silent"}


class CityMenu(Menu):
    """There are no rulings that a table may choose otherwise."""

    rules: ClassVar[dict[str, Any]] = {}


class CityTableTeller(TableTeller):
    """The table of a city."""

    headings: ClassVar[dict[str, str]] = HEADINGS | {
        "throw": "combat",
        "set-trap": "combat",
        "lay-down": "lay-down",
        "fire-gun": "combat",
        "join": "join",
    }
    help_name = "city-help"

    def tries(self) -> tuple[str, str]:
        return self.words("try-one"), self.words("city-try-other")

    def goals(self, game: Game, view: View) -> list[str]:
        """Personal Objectives that were drawn must be done to win, too (AOTD-SETUP-15)."""
        return super().goals(game, view) + self.about_tokens().personal_goals(view)

    def odds(self, preview: dict[str, Any]) -> list[str]:
        """Besides the family's: the Vault's dice, ammunition, Sleepers that would wake, who is hurt by a blast."""
        words, lines = self.words, super().odds(preview)
        if "straight" in preview:
            name = "odds-straight-at-least" if preview["at_least"] else "odds-straight"
            lines.append(words(name, chance=percent(preview["straight"])))
        if preview.get("hits_needed"):
            lines.append(words("odds-hits-needed", count=preview["hits_needed"]))
        for kind, chance in preview.get("concentrated", {}).items():
            zombie = self.about_tokens().horde({kind: 1})
            lines.append(words("odds-concentrated", zombie=zombie, chance=percent(chance)))
        if preview.get("traps"):
            lines.append(words("odds-traps", chance=percent(preview["traps"])))
        if preview.get("wounded"):
            names = ", ".join(self.people.name(name) for name in preview["wounded"])
            lines.append(words("odds-wounded", names=names, damage=preview["damage"]))
        if preview.get("may_wake"):
            lines.append(words("odds-may-wake", chance=percent(preview["may_wake"])))
        if preview.get("runs_dry"):
            lines.append(words("odds-runs-dry", chance=percent(preview["runs_dry"])))
        if preview.get("wakes"):
            lines.append(words("odds-wakes", count=preview["wakes"]))
        return lines

    def about_people(self) -> People:
        return CityPeople(self.words, self.book)

    def about_pieces(self) -> CityLexicon:
        return CityLexicon(self.words, self.book, self.people)

    def about_tokens(self) -> CityTokens:
        return CityTokens(self.words, self.book)


class CityPeople(People):
    """People who may be eliminated while the game goes on."""

    def place(self, person: View) -> str:
        if person["zone"] is None and person["health"] == 0:
            return self.words("eliminated")
        return super().place(person)

    def figures(self, card: Equipment) -> list[str]:
        """With its Ammo Dice, the Skill it lends, and whether it works from the Backpack (AOTD-AMMO-01, AOTD-EQ-09)."""
        printed = cast(Content, self.content).equipment[card.id]
        parts = super().figures(card)
        if printed.ammo_dice:
            parts.append(self.words("ammo-dice-of", count=printed.ammo_dice))
        if printed.skill:
            parts.append(self.words.of(self.content.skills[printed.skill].name))
        return [*parts, self.words("from-backpack")] if printed.backpack else parts


class CityTokens(Tokens):
    """Sleepers, Exits, Explosives, the Vault, the Truck, the Time track, Personal Objectives."""

    def lines(self, view: View) -> list[str]:
        """The Noise token has one side here."""
        lies = view["noise"]["zone"]
        here = [self.words("noise-here", zone=self.zone(lies))] if lies else []
        return here + super().lines(view | {"noise": NOWHERE, "exit": None})

    def in_zone(self, view: View, zone: str) -> list[str]:
        found = super().in_zone(view | {"noise": NOWHERE, "exit": None}, zone)
        if view["noise"]["zone"] == zone:
            found.insert(0, self.words.of(self.content.names.tokens["noise"]))
        return found

    def own_in_zone(self, view: View, zone: str) -> list[str]:
        found = []
        if zone in view["sleepers"]:
            found.append(self.words("sleepers-in", count=view["sleepers"][zone]))
        for gate in view["exits"]:
            if gate["zone"] == zone:
                found.append(self.words.of(self.content.names.tokens["exit"]))
        if view["truck"] and view["truck"]["zone"] == zone:
            found.append(self.words.of(self.content.names.tokens["truck"]))
        return found

    def own_lines(self, view: View) -> list[str]:
        words, lines = self.words, []
        city = cast(Content, self.content)
        for gate in view["exits"]:
            lines.append(words("exit-open" if gate["open"] else "exit-closed", zone=self.zone(gate["zone"])))
        if view["sleepers"]:
            zones = ", ".join(f"{self.zone(zone)} ({count})" for zone, count in view["sleepers"].items())
            lines.append(words("sleepers-line", zones=zones))
        for laid in view["laid"]:
            lines.append(
                words("laid-line", card=words.of(city.equipment[laid["card"]].name), zone=self.zone(laid["zone"]))
            )
        if view["vault"]:
            lines.append(words(f"vault-{view['vault']['state']}", zone=self.zone(view["vault"]["trap_zone"])))
            card = next((card for card in city.vault.cards if card.id == view["vault"]["card"]), None)
            if card is not None:
                text = CityLexicon(words, self.book, CityPeople(words, self.book)).vault(card)
                lines.append(words("vault-card", name=words.of(card.name), text=text))
        if view["truck"]:
            lines.append(words("truck-line", zone=self.zone(view["truck"]["zone"])))
            for name, seat in view["truck"]["seats"].items():
                person = words.of(city.survivors[name].name)
                lines.append(words("seat-line", name=person, seat=words.of(self.book.teller.speech.terms[seat])))
        if view["time"] is not None:
            lines.append(words("time-line", space=view["time"], last=view["time_spaces"]))
        for personal in view["personal"]:
            entry = city.personal[personal["id"]]
            title, text = words.of(entry.title), words.of(entry.text)
            owner, state = self.owner(personal), self.progress(personal)
            lines.append(words("personal-line", name=owner, title=title, text=text, state=state))
        return lines

    def personal_goals(self, view: View) -> list[str]:
        """What each of them asks for, without what its token is worth, and how far it is (AOTD-SETUP-15)."""
        lines = []
        for personal in view["personal"]:
            task = self.words.of(cast(Content, self.content).personal[personal["id"]].text).partition(". ")[0]
            title = self.words("personal-goal", name=self.owner(personal), task=task)
            done = personal["done"] and any(personal["wanted"])
            if not done:
                title = f"{title}; {self.progress(personal)}"
            state = "goal-done" if done else "goal-open"
            lines.append(self.words(state, title=title, rule="AOTD-SETUP-15"))
        return lines

    def owner(self, personal: View) -> str:
        return self.words.of(self.content.survivors[personal["survivor"]].name)

    def progress(self, personal: View) -> str:
        """Done, so many of so many, or what must be held at the end and may be lost (AOTD-SETUP-14, AOTD-PO-03)."""
        if not any(personal["wanted"]):
            return self.words("personal-held" if personal["done"] else "personal-at-end")
        if personal["done"]:
            return self.words("personal-done")
        parts = zip(personal["progress"], personal["wanted"], strict=True)
        return " / ".join(self.words("personal-of", count=count, wanted=wanted) for count, wanted in parts)


TELLER = CityTableTeller
MENU = CityMenu
