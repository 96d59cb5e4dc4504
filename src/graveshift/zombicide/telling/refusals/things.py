"""Why a card or a companion cannot be had or used (chapters Actions, Inventory, Companions)."""

from __future__ import annotations

from typing import Final

from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.codes import BOOM, DISCARD, END, FREE_SEARCH, LONE
from graveshift.zombicide.rules.companions import rally_locked, rally_payments
from graveshift.zombicide.rules.everyday import can_discard, reload_types
from graveshift.zombicide.rules.inventory import can_draw, empty_weapons
from graveshift.zombicide.rules.objectives import room_for_token
from graveshift.zombicide.rules.skills import SCAVENGER
from graveshift.zombicide.rules.state import has_cards, mods_of, zombies_in
from graveshift.zombicide.rules.trade import has_something
from graveshift.zombicide.telling.refusals.budget import check_actions, check_own_turn
from graveshift.zombicide.telling.refusals.request import Request
from graveshift.zombicide.telling.teller import Check


def check_search(r: Request) -> None:
    """In a building zone without zombies, once per Turn (UOA-ACT-07, UOA-ACT-10, UOA-AMB-61)."""
    s = r.s
    here = s.zone[r.who]
    place = s.board.names[here]
    if not s.board.searchable[here] and not mods_of(s, r.who)[SCAVENGER]:
        if s.board.balcony[here]:
            r.refuse(
                "{zone} is a Balcony, which counts as street; only buildings can be searched.",
                r.cites[cite.BALCONIES],
                zone=place,
            )
        r.refuse("{zone} is in the street; only buildings can be searched.", r.cites[cite.SEARCH_PLACE], zone=place)
    if zombies_in(s, here):
        r.refuse("There are Zombies in {zone}; nobody searches beside them.", r.cites[cite.SEARCH_PLACE], zone=place)
    if s.searches[r.who] and not s.classes[r.who] & s.tables.searches_often:
        r.refuse("{survivor} has searched already in this Turn.", r.cites[cite.SEARCH_ONCE])
    if not can_draw(s):
        r.refuse("There is no Equipment card left to find.", r.cites[cite.DECK_EMPTY])
    check_actions(r, [FREE_SEARCH])


def check_reorganise(r: Request) -> None:
    """One Action to rearrange one's own cards (UOA-ACT-13)."""
    if not has_cards(r.s, r.who):
        r.refuse("{survivor} carries nothing to rearrange.", r.cites[cite.REORGANISE_ACTION])
    check_actions(r, [])


def check_take(r: Request) -> None:
    """An Objective in the zone that the mission lets be taken (UOA-ACT-19)."""
    s = r.s
    objective = r.objective(r.rest)
    name = s.scene.objective_ids[objective]
    place = s.objective_zone[objective]
    r.teller.check_objective(r, objective)
    if place < 0:
        r.refuse("{name} is no longer on the board.", r.cites[cite.TAKE_ACTION], name=name)
    if place != s.zone[r.who]:
        r.refuse(
            "{name} is in {zone}, not where {survivor} is.",
            r.cites[cite.TAKE_ACTION],
            name=name,
            zone=s.board.names[place],
        )
    if s.scene.fills_slot(s, objective) and not room_for_token(s, r.who):
        rule = r.teller.mission_cite(s, "keep-objectives")
        r.refuse("{survivor} has no slot for {name}.", rule, name=name)
    check_actions(r, [])


def check_trade(r: Request) -> None:
    """With another survivor in the zone who, or whose partner, has something (UOA-ACT-14, UOA-CMP-12)."""
    s = r.s
    mate = r.survivor(r.rest)
    if mate >= s.posse:
        r.refuse(
            "{survivor} is a Companion and has no inventory.",
            r.cites[cite.COMPANIONS_DO_NOT_ACT],
            survivor=r.called(mate),
        )
    if mate == r.who:
        r.refuse("A Trade needs another Survivor.", r.cites[cite.TRADE_ACTION])
    if s.zone[mate] != s.zone[r.who]:
        r.refuse("{survivor} is not in the same Zone.", r.cites[cite.TRADE_ACTION], survivor=r.called(mate))
    if not has_something(s, r.who) and not has_something(s, mate):
        r.refuse(
            "Neither {survivor} nor {other} has anything to trade.", r.cites[cite.TRADE_ACTION], other=r.called(mate)
        )
    check_actions(r, [])


def check_make_noise(r: Request) -> None:
    """Not while BOOM! is on the board (UOA-ACT-21)."""
    if r.s.noise == BOOM:
        r.refuse("A BOOM! is on the board; nobody would hear this.", r.cites[cite.NOISE_ACTION])
    check_actions(r, [])


def check_reload(r: Request) -> None:
    """An emptied weapon (UOA-ACT-23)."""
    card = r.card(r.rest)
    if not r.slots_with(r.who, card):
        r.refuse("{survivor} does not carry {card}.", r.cites[cite.RELOAD_ACTION], card=r.card_called(card))
    if card not in empty_weapons(r.s, r.who):
        r.refuse("{card} is not empty.", r.cites[cite.RELOAD_ACTION], card=r.card_called(card))
    check_actions(r, reload_types(r.s, card))


def check_discard_cards(r: Request) -> None:
    """Discarding is free at any pause of one's own Turn, if there is anything to discard (UOA-INV-09, UOA-AMB-68)."""
    check_own_turn(r)
    if not can_discard(r.s, r.who):
        r.refuse("Nobody of this seat carries a card.", r.cites[cite.CARD_DISCARDED])
    if not [code for code in r.ask.options if code not in (DISCARD, END)]:
        r.refuse("Nothing else is left to do; the Turn ends.", r.cites[cite.NOTHING_LEFT_TO_DO])


# ---- Companions


def check_rally(r: Request) -> None:
    """A lone Companion in the zone, when the mission allows it (UOA-CMP-06, UOA-M10-04, UOA-M04-04)."""
    s = r.s
    companion = r.survivor(r.rest)
    name = r.called(companion)
    if companion < s.posse:
        r.refuse("{name} is no Companion.", r.cites[cite.RALLIED], name=name)
    if s.leader[companion] >= 0:
        r.refuse(
            "{name} follows {other} already; a Trade can change that.",
            r.cites[cite.COMPANION_HANDED_OVER],
            name=name,
            other=r.called(s.leader[companion]),
        )
    if s.leader[companion] != LONE or s.zone[companion] < 0:
        r.refuse("{name} is not on the board.", r.cites[cite.RALLIED], name=name)
    if s.zone[companion] != s.zone[r.who]:
        r.refuse(
            "{name} is in {zone}, not where {survivor} is.",
            r.cites[cite.RALLIED],
            name=name,
            zone=s.board.names[s.zone[companion]],
        )
    if rally_locked(s):
        r.refuse(
            "{name} cannot be rallied before the goals that come first are done.",
            r.teller.mission_cite(s, "rally-locked"),
            name=name,
        )
    if (s.scene.pay_cards or s.scene.pay_faces) and not rally_payments(s, r.who):
        r.refuse(
            "{survivor} has nothing to give for rallying {name}.", r.teller.mission_cite(s, "rally-costs"), name=name
        )
    check_actions(r, [])


CHECKS: Final[dict[str, Check]] = {
    "search": check_search,
    "reorganise": check_reorganise,
    "take": check_take,
    "trade": check_trade,
    "make-noise": check_make_noise,
    "reload": check_reload,
    "discard-cards": check_discard_cards,
    "rally": check_rally,
}
"""The reasons against each Action, by its name."""
