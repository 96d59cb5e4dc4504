"""The Teller of Undead or Alive: its own words, and where its telling differs from its siblings'."""

from __future__ import annotations

from typing import Any

from graveshift.content import said
from graveshift.games.undead_or_alive.content.loading import feat_of
from graveshift.games.undead_or_alive.rules.state import own
from graveshift.games.undead_or_alive.rules.town import active_tokens, piles_found
from graveshift.games.undead_or_alive.telling.preview import PREVIEWS
from graveshift.games.undead_or_alive.telling.refusals import CHECKS
from graveshift.games.undead_or_alive.telling.refusals.machines import check_seated, check_way_open
from graveshift.games.undead_or_alive.telling.refusals.powers import check_after_charge
from graveshift.games.undead_or_alive.telling.refusals.tokens import check_objective
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.pool import Attack, prepare
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.telling.refusals.request import Request
from graveshift.zombicide.telling.teller import Loss, Teller
from graveshift.zombicide.telling.verbs import verb_of
from graveshift.zombicide.telling.words import spawn_id


class TownTeller(Teller):
    """Feats, Holy Water, Machines, the Train, and the powers of classes."""

    def __init__(self, book: Book, own_rare: dict[int, str] | None = None) -> None:
        super().__init__(book, {c.LEAVE_WAGON: "leave-with-wagon"}, own_rare)
        self.kinds = {
            c.ASK_SETUP_GIFT: "gift",
            c.ASK_PATH: "path",
            c.ASK_BOARD: "board-wagon",
            c.ASK_VADE_TOKEN: "vade-retro-token",
            c.ASK_CHARGE_ATTACK: "charge-attack",
            c.ASK_DISPLACED: "displaced",
            c.ASK_BLOW: "blow-up-the-mine",
            c.ASK_COMPANION_REWARD: "companion",
        }
        self.kept = {c.BY_FEAT: "keep-bounty"}
        self.rerolls = ["lucky", "plenty", "charge", "fanning", "vade-retro"]
        self.reroll_habits = {name: f"{name}-reroll" for name in ("charge", "fanning", "vade-retro")}
        self.weapons = {-1: "gatling"}
        self.spawn_kinds = {c.PILE: "corpse-pile"}
        self.faces = {c.COAL: "coal"}
        self.phases = {c.BETWEEN: "train"}
        self.solid = ("locomotive",)
        self.held = ("vade-retro", "UOA-CLASS-09")
        self.checks = CHECKS
        self.previews = PREVIEWS
        self.no_zone = {
            c.ASK_PATH: ("{zone} is not on a way of this Charge.", "UOA-CLASS-02"),
            c.ASK_VADE_TOKEN: ("There is no Vade Retro token in {zone}.", "UOA-CLASS-13"),
            c.ASK_DISPLACED: ("{zone} is not one of the nearest street Zones.", "UOA-TRAIN-09"),
        }
        self.no_survivor = {
            c.ASK_COMPANION_REWARD: ("{survivor} is not waiting to join.", "UOA-M05-04"),
            c.ASK_SETUP_GIFT: ("{survivor} does not belong to the First Player.", "UOA-M00-02"),
        }
        self.plain = {"feat": lambda s, n: feat_of(s, n).id}
        self.words = {"feat": lambda s, n, lang, raw: said(feat_of(s, n).name, lang)}

    def phrase_name(self, s: State, ask: Ask, code: int) -> str:
        """A Charge may end where it began (UOA-AMB-102)."""
        if verb_of(code) == c.CHARGE and code & 255 == s.zone[ask.about[0]]:
            return "charge-back"
        return super().phrase_name(s, ask, code)

    # ---- what an option would bring

    def attack_of(self, s: State, who: int, code: int) -> Attack | None:
        """The Gatling Gun (UOA-MACH-10)."""
        return prepare(s, who, -1, c.MACHINE, code & 255, False) if verb_of(code) == c.GATLING else None

    def arrival(self, s: State, zone: int) -> dict[str, Any]:
        """The Corpse Piles that the first survivor in this zone would wake (UOA-SZONE-13, UOA-SZONE-14)."""
        return {"corpse_piles": [spawn_id(s, token) for token in piles_found(own(s), zone)]}

    def lost_by_entering(self, s: State, zone: int) -> Loss | None:
        """A Corpse Pile may be the seventh active Spawn token (UOA-WIN-05)."""
        piles = len(piles_found(own(s), zone))
        lost = piles and active_tokens(own(s)) + piles >= s.tables.loss_tokens
        return Loss("seventh-spawn-token", "UOA-WIN-05") if lost else None

    # ---- reasons against Actions of the family

    def check_feet(self, r: Request) -> None:
        check_seated(r)

    def check_open(self, r: Request, zone: int) -> None:
        check_way_open(r, zone)

    def check_objective(self, r: Request, objective: int) -> None:
        check_objective(r, objective)

    def check_ranged(self, r: Request) -> None:
        check_after_charge(r)
