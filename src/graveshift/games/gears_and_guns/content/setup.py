"""Setting Gears & Guns up: the town of Undead or Alive, with steam (chapters Scope, Engineer)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from graveshift.board.board import NOWHERE, Board
from graveshift.games.gears_and_guns.book import BOOK, CLASSIC
from graveshift.games.gears_and_guns.missions.steam import Steam
from graveshift.games.gears_and_guns.rules.hooks import SteamTown
from graveshift.games.gears_and_guns.rules.state import State
from graveshift.games.gears_and_guns.rules.tables import steam
from graveshift.games.gears_and_guns.rules.works import Works, works_of
from graveshift.games.undead_or_alive.content import setup as town
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.games.undead_or_alive.missions.goals.purify_corpse_piles import PurifyCorpsePiles
from graveshift.games.undead_or_alive.rules.state import State as TownState
from graveshift.games.undead_or_alive.rules.town import Town
from graveshift.kernel.errors import SetupError
from graveshift.zombicide.content.figures import tables
from graveshift.zombicide.content.setup import MOST
from graveshift.zombicide.rules.tables import Tables

MONSTER: Final = "steam-monster"
ADVANCED: Final = ("advanced", "advanced-bounty")
WATER_BEARERS: Final = {"faithful": 0, "townsfolk": 1}
"""The classes that bless Water, and that search as often as they like."""


class Options(town.Options, kw_only=True):
    """What a table decides before the game, besides what Undead or Alive leaves to it."""

    mission: str = "m1"
    advanced_decks: bool = True  # else the decks of Undead or Alive (GG-AMB-01)
    steam_monster: bool = True
    keep: bool = False  # one of a run of games: Keep rolls at its end (GG-KEEP-01)
    kept: dict[str, list[str]] = msgspec.field(default_factory=dict)  # what survivors have kept from the last game


class SteamSetUp(town.TownSetUp):
    """Engineers come along; the advanced decks lie on the table; steam runs where Steam tiles lie."""

    options = Options

    def quick_posse(self, mission: Any) -> list[str]:
        """Six survivors; where every Corpse Pile must be made safe, those first who bless Water and search often."""
        if not any(isinstance(goal, PurifyCorpsePiles) for goal in mission.goals):
            return super().quick_posse(mission)
        box = load(self.book)
        survivors = box.survivors
        people = [name for name in box.quick if self.may_come(survivors[name], mission)]
        return sorted(people, key=lambda name: WATER_BEARERS.get(survivors[name].survivor_class, len(WATER_BEARERS)))[
            :MOST
        ]

    def new_town(self) -> Town:
        return SteamTown()

    def new(self, rng: int) -> State:
        s = State(rng)
        self.clear(s)
        s.inventions, s.steam_used, s.noses, s.bottles, s.kept = [], [], [], [], []
        s.gauge, s.switches, s.broken = -1, [], []
        s.invention_deck, s.invention_discards = [], []
        return s

    def scene(self, mission: Any, options: Any) -> Works:
        works = super().scene(mission, options)
        assert isinstance(works, Works)
        works.advanced_decks = works.advanced_decks and options.advanced_decks
        works.has_monster = works.has_monster and options.steam_monster
        works.keeps = options.keep or bool(options.kept)
        return works

    def printed(self, scene: Any) -> Tables:
        """The advanced decks, or those of Undead or Alive (GG-SCOPE-03, GG-AMB-01)."""
        return tables(BOOK if scene.advanced_decks else CLASSIC)

    def people(self, s: TownState, options: Any, mission: Any) -> None:
        """The posse, with what each of it has kept; cards of those who stay at home wait for them (GG-KEEP-06)."""
        super().people(s, options, mission)
        hand_down(s, options.kept)

    def check_posse(self, options: Any, mission: Any) -> None:
        """Only cards with a Keep value can have been kept (GG-KEEP-02)."""
        super().check_posse(options, mission)
        cards = load(self.book).equipment
        steam = mission.rule(Steam)
        classic = not options.advanced_decks or (steam is not None and not steam.advanced_decks)
        for name, kept in options.kept.items():
            for card in kept:
                if classic and card in cards and cards[card].deck in ADVANCED:
                    raise SetupError(
                        f"{name} cannot bring '{card}' along: this game is played with the classic decks "
                        "(GG-AMB-01). Switch the advanced decks on, or leave what was kept at home.",
                        pl=f"{name} nie może zabrać karty „{card}”: w tej grze leżą klasyczne talie (GG-AMB-01). "
                        "Włącz zaawansowane talie albo zostaw zachowane karty.",
                    )
                if getattr(cards.get(card), "keep", None) is None:
                    raise SetupError(
                        f"{name} cannot have kept '{card}': no card of that name has a Keep value (GG-KEEP-02).",
                        pl=f"{name} nie może zachować karty „{card}”: nie ma takiej karty z wartością Zachowania "
                        "(GG-KEEP-02).",
                    )

    def blank(self, rng: int, scene: Any, board: Board, options: Any) -> State:
        """Each Steam tile brings a Switch, turned On; without one there is neither Gauge nor Invention deck nor Steam
        Monster.

        (GG-SCOPE-02, GG-SCOPE-06, GG-TILE-03, GG-GAUGE-02, GG-MON-03)
        """
        s = super().blank(rng, scene, board, options)
        assert isinstance(s, State)
        works = works_of(s)
        works.monster = s.tables.abomination_ids.index(MONSTER)
        works.steam_tiles = [tile for tile, zone in enumerate(board.by_tile("switch")) if zone != NOWHERE]
        s.switches = [1] * len(works.steam_tiles)
        s.broken = [0] * len(works.steam_tiles)
        s.gauge = works.gauge_start if works.steam_tiles else -1
        if works.steam_tiles and works.has_inventions:
            s.invention_deck = list(steam(s).invention_deck)
            works.has_beside = True
        if not works.steam_tiles or not works.has_monster:
            s.abominations.remove(works.monster)
        return s

    def begin_actor(self, s: TownState) -> None:
        super().begin_actor(s)
        assert isinstance(s, State)
        s.steam_used.append(0)


SETUP = SteamSetUp(BOOK)


def hand_down(s: TownState, kept: dict[str, list[str]]) -> None:
    """Note who has kept what, card by card."""
    people = [s.tables.survivor_ids[s.person[who]] for who in range(s.posse)]
    works = works_of(s)
    works.handed_down = [
        (who, s.tables.card_ids.index(card)) for who, name in enumerate(people) for card in kept.get(name, [])
    ]
    works.has_beside = works.has_beside or any(steam(s).invention[card] for _, card in works.handed_down)
