"""What the table of Undead or Alive tells besides the family's: Wagon, Gatling Gun, Vade Retro, the Train, Feats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from graveshift.content import Text
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.zombicide.terminal.lexicon import BoxLexicon
from graveshift.zombicide.terminal.menu import Menu
from graveshift.zombicide.terminal.people import People, View
from graveshift.zombicide.terminal.table import BANNERS, HEADINGS, PHASES, TableTeller
from graveshift.zombicide.terminal.tokens import Tokens


class TownMenu(Menu):
    """Rulings that a table may choose otherwise."""

    rules: ClassVar[dict[str, Any]] = {
        "ultrared": True,
        "holy_water_cost": 1,
        "adrenaline_per_token": True,
        "wagon_streets_only": False,
        "explosives_expert_on": 4,
        "ask_starting_slot": True,
    }


class TownTableTeller(TableTeller):
    """The table of a town."""

    headings: ClassVar[dict[str, str]] = HEADINGS | {
        "fan": "fanning",
        "throw": "throw-dynamite",
        "holy-water": "use-holy-water",
        "bless-water": "use-holy-water",
        "drink": "drink-water",
        "push-wagon": "move-wagon",
        "push-gatling": "move-gatling",
    }
    phases: ClassVar[dict[str, str]] = PHASES | {"train": "train"}
    banners = (*BANNERS, "train-moves")
    help_name = "town-help"

    def about_people(self) -> People:
        return TownPeople(self.words, self.book)

    def about_tokens(self) -> Tokens:
        return TownTokens(self.words, self.book)

    def about_pieces(self) -> BoxLexicon:
        return TownLexicon(self.words, self.book, self.people)


class TownPeople(People):
    """People who may ride in the Wagon and carry coal."""

    def standing(self, person: View) -> str:
        return "in-wagon" if person["aboard"] else "in-zone"

    def token_name(self, face: str) -> str:
        return self.words.of(self.content.names.tokens["coal-bag" if face == "coal" else "objective"])


class TownTokens(Tokens):
    """Machines, Vade Retro, the Train, the live Feat."""

    def limits(self, view: View) -> list[str]:
        return [self.words("spawn-count", **view["active_tokens"])]

    def own_lines(self, view: View) -> list[str]:
        words, lines = self.words, []
        for name in ("wagon", "gatling"):
            if view["machines"][name]:
                lines.append(words(f"{name}-line", zone=self.zone(view["machines"][name]["zone"])))
        if any(view["vade_retro"]):
            lines.append(words("vade-line", zones=", ".join(map(self.zone, filter(None, view["vade_retro"])))))
        lines += self.train(view)
        if view["feat"]:
            name, text = view["feat"]["name"][words.language], view["feat"]["text"][words.language]
            lines.append(words("feat-line", name=name, text=text))
        return lines

    def train(self, view: View) -> list[str]:
        train, words = view["train"], self.words
        if train is None:
            return []
        state = words("train-moves" if train["moving"] else "train-stands")
        lines = []
        if train["steps"]:
            lines.append(words("train-line", step=train["step"] + 1, steps=train["steps"], state=state))
        clocks = [token["zone"] for token in view["objectives"] if token["clock"] and token["zone"]]
        lines += [words("train-clock", place=self.zone(zone)) for zone in clocks]
        return lines

    def own_in_zone(self, view: View, zone: str) -> list[str]:
        words, names = self.words, self.content.names.tokens
        found = []
        for name in ("wagon", "gatling"):
            if view["machines"][name] and view["machines"][name]["zone"] == zone:
                found.append(words.of(names[name]))
        return found + [words.of(names["vade-retro"]) for at in view["vade_retro"] if at == zone]


class TownLexicon(BoxLexicon):
    """The pieces of this box, with its machines."""

    def entries(self) -> Iterator[tuple[Text, str]]:
        yield from super().entries()
        machines = load(self.people.book).machines
        gun, wagon = machines.gatling_gun, machines.wagon
        yield gun.name, self.without_card(gun.name, gun.fire, gun.description)
        yield wagon.name, f"{self.words.of(wagon.name)}: {self.words.of(wagon.description)}"


TELLER = TownTableTeller
MENU = TownMenu
