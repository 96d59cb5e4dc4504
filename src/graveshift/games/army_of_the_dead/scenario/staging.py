"""What a scenario of Army of the Dead puts besides the family's: Sleepers, the Vault, the Truck, Explosives, time."""

from __future__ import annotations

import re
from typing import Any, Final

from msgspec import structs

from graveshift.board import Board, Placement
from graveshift.content import Misfit, number
from graveshift.games.army_of_the_dead.content.mission import (
    Difficulty,
    FloorRows,
    Mission,
    MissionBoard,
    Objectives,
    Shuffled,
)
from graveshift.games.army_of_the_dead.content.script import FACES, ZEUS_VERSIONS, enter_words
from graveshift.games.army_of_the_dead.content.setup import SETUP
from graveshift.games.army_of_the_dead.content.vocabulary import AnyGoal, AnyRule
from graveshift.games.army_of_the_dead.rules import codes as c
from graveshift.games.army_of_the_dead.rules.box import KILL_COUNT
from graveshift.games.army_of_the_dead.rules.carrying import is_heavy, load, pack_is_empty
from graveshift.games.army_of_the_dead.rules.city import City, city_of
from graveshift.games.army_of_the_dead.rules.personal import card_in_slot, waiting
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.games.army_of_the_dead.scenario.given import CompanionGiven, Given, LaidGiven, SurvivorGiven
from graveshift.games.army_of_the_dead.scenario.happened import put_events
from graveshift.games.army_of_the_dead.telling.teller import SEATS
from graveshift.games.army_of_the_dead.telling.view import VAULT
from graveshift.zombicide.content.mission import bare
from graveshift.zombicide.rules.codes import OFF, ON
from graveshift.zombicide.rules.inventory import refresh
from graveshift.zombicide.staging.cites import StagingCites
from graveshift.zombicide.staging.names import card, zombie_cards
from graveshift.zombicide.staging.staging import Staging

SHAPES: Final[dict[str, tuple[Any, ...]]] = {"mission": (str, Mission), "rules-of": (str, Mission)}
"""What stands under keys that the Given leaves open."""


class CityStaging(Staging[State]):
    """How a scenario of this game becomes a position."""

    cites = StagingCites(
        hands="AOTD-INVT-01",
        backpack="AOTD-INVT-01",
        slot="AOTD-INVT-01",
        cards="AOTD-SETUP-09",
        miniatures="AOTD-OUT-01",
        danger_bar="AOTD-AP-07",
        wounds="AOTD-ZPH-05",
        tokens_in_slots="AOTD-M2-04",
        spawn_tokens="AOTD-SETUP-03",
        starts="AOTD-SETUP-11",
        zombie_deck="AOTD-SPAWN-04",
        hidden_faces="AOTD-SETUP-16",
    )
    given = Given
    survivor_given = SurvivorGiven
    companion_given = CompanionGiven
    goal_given = AnyGoal
    rule_given = AnyRule
    left = ("none", "exit", "train", "eliminated")
    piles = ("equipment", "zombies", "orders")
    token_kinds = ("starting", "normal", "zeus", "blue", "green")
    faces = ("red", "blue", "green", "hidden", "yellow", "purple")

    def bare_mission(self, rows: list[list[Placement]], tiles: Any, goals: Any, rules: Any) -> Mission:
        lines = tuple(
            " ".join(f"{spot.tile}@{spot.rotation}" if spot.rotation else spot.tile for spot in row) for row in rows
        )
        return bare(
            Mission,
            "army-of-the-dead",
            difficulty=Difficulty.EASY,
            duration="short",
            specialties=(),
            zeus="regular",
            personal=(),
            board=MissionBoard(floors=(FloorRows(name="street", rows=lines),) if lines else ()),
            starts=(),
            spawn_zones=(),
            sleepers=(),
            objectives=Objectives(shuffled=Shuffled(zones=(), fronts=())),
            goals=goals,
            rules=rules,
        )

    def scene_of(self, mission: Mission, given: Given) -> City:
        """A scenario without a mission lays its own tokens first; its goals and rules are entered in `finish`."""
        if given.mission is None:
            mission = structs.replace(mission, goals=(), rules=())
        return super().scene_of(mission, given)  # type: ignore[no-any-return]

    def finish(self, s: State, mission: Mission, given: Given) -> None:
        """Goals and rules of the scenario, on its own board and with its own tokens, Exits and lifts."""
        city = city_of(s)
        names = city.spawn_ids
        city.spawn_ids = [self.token_kinds[kind] for kind in s.token_kind]
        if not city.elevators:
            city.elevators = between_floors(s.board)
        try:
            enter_words(city, mission, s.board, s.tables)
        except (KeyError, ValueError) as error:
            raise Misfit(
                (), f"A goal or special rule names a zone, token, Exit or card that is not there: {error}."
            ) from error
        city.spawn_ids = names

    def put_own_objective(self, s: State, which: int, token: Any) -> None:
        takeable = city_of(s).takeable
        while len(takeable) <= which:
            takeable.append(True)
        if token.taken:
            s.objectives_taken |= 1 << which

    def put_tokens(self, s: State, given: Given) -> None:
        """Coloured tokens sleep and Zeus's is awake, unless the scenario says otherwise (AOTD-CSP-01, AOTD-ZSP-01)."""
        super().put_tokens(s, given)
        if given.mission is None:
            for place, token in enumerate(given.spawn_tokens):
                if token.state is None:
                    s.token_state[place] = OFF if token.kind in ("blue", "green") else ON

    # ---- people

    def put_own_place(self, s: State, who: int, given: SurvivorGiven, at: tuple[str, ...]) -> None:
        if given.seat_in_truck is not None:
            if s.truck != s.zone[who]:
                raise Misfit((*at, "seat-in-truck"), "The Truck is not in this zone.")
            s.truck_seat[who] = SEATS.index(given.seat_in_truck)

    def put_places(self, s: State, given: Given) -> None:
        """The Truck besides Starting Zones; Exits of a scenario without a mission."""
        city = city_of(s)
        if given.truck is not None:
            s.truck = -1 if given.truck == "none" else self.zone_of(s, given.truck, ("truck",))
        for name, gate in given.exits.items():
            if name not in city.exit_ids:
                city.exit_ids.append(name)
                city.exit_zones.append(self.zone_of(s, gate.zone, ("exits", name, "zone")))
            bit = 1 << city.exit_ids.index(name)
            s.open_exits = s.open_exits | bit if gate.open else s.open_exits & ~bit
        super().put_places(s, given)

    def put_own_people(self, s: State, given: Given) -> None:
        """Personal Objectives, and what tokens and cards in hand lend."""
        city = city_of(s)
        if given.personal is not None:
            city.personal_faces = [FACES[colour] for colour in given.personal]
            for colour, name in given.personal.items():
                s.personal.append(number(name, city.box.personal_ids, "Personal Objective", ("personal", colour)))
                s.progress += [0, 0]
            slots = list(given.personal)
            for place, colour in enumerate(given.personal_done):
                s.personal_done |= 1 << number(colour, slots, "slot", ("personal-done", str(place)))
            for colour, done in given.progress.items():
                slot = number(colour, slots, "slot", ("progress", colour))
                for part, count in enumerate(done if isinstance(done, list) else [done]):
                    s.progress[slot * 2 + part] = count
        for companion in range(s.posse, s.actors):
            s.health[companion] = s.max_health[companion] = city.companion_health
            if s.leader[companion] >= 0 and s.truck_seat[s.leader[companion]] != c.ON_FOOT:
                s.truck_seat[companion] = c.PASSENGER
        for who in range(s.posse):
            refresh(s, who)
            if s.gone[who] == c.ELIMINATED:
                s.level[who] = 0  # no longer a Survivor in the game (AOTD-AMB-26)

    def put_decks(self, s: State, given: Given) -> None:
        """Without a mission an Abomination's card lies in the deck where the scenario wants it drawn (AOTD-AMB-32)."""
        super().put_decks(s, given)
        deck = given.decks.get("zombies", [])
        names = [str(name) for name in (deck if isinstance(deck, list) else deck.top)]
        if given.mission is None:
            wanted = zombie_cards(s.tables, names, ("decks", "zombies"))
            own_cards = city_of(s).box.abomination_cards
            s.zombie_deck += [one for one in wanted if one in own_cards and one not in s.zombie_deck]

    def pile_cards(self, s: State, deck: str, names: list[str], at: tuple[str, ...]) -> list[int]:
        if deck != "orders":
            return super().pile_cards(s, deck, names, at)
        ids = city_of(s).box.order_ids
        return [number(name, ids, "Zeus Order", (*at, str(place))) for place, name in enumerate(names)]

    def put_pile(self, s: State, deck: str, part: str, cards: list[int]) -> None:
        """Zeus's Orders besides, which are reshuffled when they run out (AOTD-ZSP-04)."""
        if deck != "orders":
            super().put_pile(s, deck, part, cards)
        elif part == "only":
            s.orders = cards
        else:
            s.order_discards = cards
            s.orders = [order for order in s.orders if order not in cards]

    # ---- the rest

    def put_own(self, s: State, given: Given) -> None:
        """Sleepers, marks on zombies, Explosives, the Vault, time."""
        city = city_of(s)
        put_kept(s, given)
        if given.sleepers is not None:
            s.sleepers = [0] * s.board.zones
            for name, count in given.sleepers.items():
                s.sleepers[self.zone_of(s, name, ("sleepers", name))] = count
        for name, count in given.woken.items():
            s.woken = s.woken or [0] * s.board.zones
            s.woken[self.zone_of(s, name, ("woken", name))] = count
        for name, group in given.trapped.items():
            s.trapped = s.trapped or [0] * len(s.zombies)
            zone = self.zone_of(s, name, ("trapped", name))
            for kind, count in [(one, 1) for one in group] if isinstance(group, list) else group.items():
                which = number(kind, s.tables.zombie_ids, "kind of Zombie", ("trapped", name, kind))
                s.trapped[zone * c.KINDS + which] = count
        for place, written in enumerate(given.laid):
            at = ("laid", str(place))
            laid = told(written, at) if isinstance(written, str) else written
            one = card(s.tables, laid.card, (*at, "card"))
            s.laid_zone.append(self.zone_of(s, laid.zone, (*at, "zone")))
            s.laid_card.append(one)
            people = list(given.survivors)
            s.laid_by.append(number(laid.by, people, "survivor here", (*at, "by")) if laid.by is not None else -1)
            if one in s.deck:  # a mission's own copies come from outside the deck
                s.deck.remove(one)
        if given.vault is not None:
            self.put_vault(s, given)
        if given.zeus is not None:
            city.zeus = ZEUS_VERSIONS[given.zeus]
        if given.time is not None:
            s.time = given.time
            city.time_spaces = city.time_spaces or 8
        s.wounded = int(given.wounded)
        for abomination in range(c.VALENTINE, c.KINDS):
            if sum(s.zombies[abomination :: c.KINDS]) > 0:
                s.came |= 1 << abomination
        put_events(s, given, self.faces)
        put_burdens(s, given)

    def put_vault(self, s: State, given: Given) -> None:
        """The Vault where the scenario or the mission has it (AOTD-VAULT-01)."""
        city, vault = city_of(s), given.vault
        assert vault is not None
        if vault.trap_zone is not None and vault.zone is not None:
            city.trap_zone = self.zone_of(s, vault.trap_zone, ("vault", "trap-zone"))
            city.vault_zone = self.zone_of(s, vault.zone, ("vault", "zone"))
            city.vault_door = s.board.door(city.trap_zone, city.vault_zone)
            if city.vault_door < 0:
                way = f"{vault.trap_zone}-{vault.zone}"
                raise Misfit(("vault",), f"No door leads into the Vault; add `doors: [{way}]` to the board.")
            s.vault_bag = list(range(len(city.box.vault_ids)))
        s.vault = VAULT.index(vault.state)
        if vault.card is not None:
            s.vault_bag = [number(vault.card, city.box.vault_ids, "Vault card", ("vault", "card"))]
            if s.vault >= c.REVEALED:
                s.vault_card = s.vault_bag.pop()
        elif s.vault == c.REVEALED:
            raise Misfit(("vault", "card"), "Say which Vault card lies face up, or `state: trapped`.")
        if vault.state == "open" and city.vault_door in s.shut:
            s.board = s.board.opened([city.vault_door])
            s.shut = list(s.board.shut)


def told(words: str, at: tuple[str, ...]) -> LaidGiven:
    """An Explosive on the board as it is expected: `tnt in a`, `booby-trap in a by cruz`."""
    found = re.fullmatch(r"(\S+) in (\S+)(?: by (\S+))?", words)
    if found is None:
        raise Misfit(at, f"Write `tnt in a`, `booby-trap in a by cruz` or `{{card: tnt, zone: a}}`, not `{words}`.")
    return LaidGiven(card=found[1], zone=found[2], by=found[3])


def put_kept(s: State, given: Given) -> None:
    """Miniatures that lie on Personal Objective cards are not in the supply (AOTD-KILL-01, AOTD-KILL-02)."""
    for slot in range(len(s.personal)):
        if waiting(s, slot):
            for place, part in enumerate(card_in_slot(s, slot).parts):
                if part.kind == KILL_COUNT:
                    kept = s.progress[slot * 2 + place]
                    s.kept[part.a] += kept
                    if s.tables.zombie_ids[part.a] not in given.pool:
                        s.pool[part.a] -= kept


def put_burdens(s: State, given: Given) -> None:
    """A token that fills the Backpack of whoever carries it does so from the beginning (AOTD-M2-04, AOTD-AMB-44)."""
    for objective, holder in enumerate(s.objective_holder):
        if holder >= 0 and is_heavy(s, objective):
            if not pack_is_empty(s, holder):
                reason = f"`{s.scene.objective_ids[objective]}` fills the Backpack, which must be empty (AOTD-AMB-44)."
                raise Misfit(("survivors", list(given.survivors)[holder], "backpack"), reason)
            load(s, holder, objective)


def between_floors(board: Board) -> list[int]:
    """The zones in which a lift stops."""
    near, floor = board.neighbours, board.floor
    return [zone for zone in range(board.zones) if any(floor[other] != floor[zone] for other in near[zone])]


STAGING: Final = CityStaging(SETUP)
