"""What the table of Gears & Guns tells besides that of Undead or Alive: Depleted cards, Inventions, Bottles."""

from __future__ import annotations

from typing import Any, ClassVar

from graveshift.content import percent
from graveshift.games.undead_or_alive.terminal.table import TownMenu, TownPeople, TownTableTeller, TownTokens
from graveshift.kernel.decision import Option
from graveshift.parts.terminal.words import spoken_verbs
from graveshift.zombicide.terminal.people import People, View
from graveshift.zombicide.terminal.tokens import Tokens


class SteamTableTeller(TownTableTeller):
    """The table of a town with steam."""

    headings: ClassVar[dict[str, str]] = TownTableTeller.headings | {
        "refill-bottle": "refill",
        "refill-nozzle": "refill",
    }

    def spoken_verbs(self) -> dict[str, tuple[str, ...]]:
        """What players of Undead or Alive say, and the words for steam."""
        return spoken_verbs("undead-or-alive") | super().spoken_verbs()

    def remark(self, view: View, option: Option) -> str:
        """At Full Steam with the chance that the weapon runs dry (GG-DEP-01)."""
        found = super().remark(view, option)
        dry = option.preview().get("runs_dry")
        return ", ".join(filter(None, [found, self.words("remark-runs-dry", chance=percent(dry))])) if dry else found

    def odds(self, preview: dict[str, Any]) -> list[str]:
        """Besides the family's: the Steam dice among the others, and their risk."""
        lines = super().odds(preview)
        if preview.get("runs_dry"):
            chance = percent(preview["runs_dry"])
            lines.append(self.words("odds-steam-risk", dice=preview["special_dice"], chance=chance))
        return lines

    def about_people(self) -> People:
        return SteamPeople(self.words, self.book)

    def about_tokens(self) -> Tokens:
        return SteamTokens(self.words, self.book)


class SteamPeople(TownPeople):
    """People whose weapons run dry, with Inventions beside their Dashboards."""

    def company(self, view: View, survivor: View) -> list[str]:
        parts = super().company(view, survivor)
        dry = [survivor["slots"][slot]["card"] for slot in survivor["depleted"]]
        if dry:
            parts.append(self.words("depleted-cards", cards=", ".join(self.card_name(view, card) for card in dry)))
        if survivor["inventions"]:
            named = ", ".join(self.card_name(view, card) for card in survivor["inventions"])
            parts.append(self.words("inventions", cards=named))
        return parts


class SteamTokens(TownTokens):
    """Gauge, Switches, Nozzles, Jets and Bottles."""

    def limits(self, view: View) -> list[str]:
        gauge = view["gauge"]
        if gauge is None:
            return super().limits(view)
        name = "gauge-scalding" if gauge["scalds"] else "gauge-line"
        return [*super().limits(view), self.words(name, **gauge)]

    def own_lines(self, view: View) -> list[str]:
        lines = super().own_lines(view)
        for tile in view["steam_tiles"]:
            lines.append(self.steam_tile(tile))
        if view["bottles"]:
            lines.append(self.words("bottle-line", zones=", ".join(map(self.zone, view["bottles"]))))
        return lines

    def steam_tile(self, tile: View) -> str:
        """One Steam tile: its Switch, and what its Nozzle is by now."""
        state = "active" if tile["active"] else "inactive"
        switch = self.words("switch-is-on" if tile["active"] else "switch-is-off", zone=self.zone(tile["switch"]))
        return self.words(
            "steam-tile-line",
            tile=tile["tile"],
            switch=switch,
            nozzle=self.words(f"jet-{state}" if tile["broken"] else f"nozzle-{state}", zone=self.zone(tile["nozzle"])),
        )

    def own_in_zone(self, view: View, zone: str) -> list[str]:
        found = super().own_in_zone(view, zone)
        for tile in view["steam_tiles"]:
            if tile["switch"] == zone:
                found.append(self.words("switch-here-on" if tile["active"] else "switch-here-off"))
            if tile["nozzle"] == zone:
                found.append(
                    self.words(
                        "jet-here" if tile["broken"] else "nozzle-here",
                        state=self.words("here-active" if tile["active"] else "here-inactive"),
                    )
                )
        return found + [self.words("bottle-here") for at in view["bottles"] if at == zone]


TELLER = SteamTableTeller
MENU = TownMenu
