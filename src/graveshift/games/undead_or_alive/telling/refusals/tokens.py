"""Why a token cannot be had, moved or set going: Objectives, Holy Water, cargo, the Train, the mine."""

from __future__ import annotations

from graveshift.games.undead_or_alive.rules.coal import bags, coal_blocked, idle_carriers, on_locomotive, tender_full
from graveshift.games.undead_or_alive.rules.holy_water import can_change
from graveshift.games.undead_or_alive.rules.state import own
from graveshift.games.undead_or_alive.rules.town import TRAIN_WAITS_ACTION, town_of
from graveshift.zombicide.content.missions import mission_cite
from graveshift.zombicide.rules.attacks import sight_row
from graveshift.zombicide.rules.budget import actions_left
from graveshift.zombicide.rules.codes import ABOMINATION_TOKEN, COAL, FAITHFUL, MOBILE, PILE, REMOVED, STARTING
from graveshift.zombicide.rules.declaring import ready_goal
from graveshift.zombicide.rules.spawn import starting_zone
from graveshift.zombicide.telling.refusals.budget import check_actions, check_own_turn
from graveshift.zombicide.telling.refusals.request import Request


def check_objective(r: Request, objective: int) -> None:
    """The Train's clock is never taken; a bag of coal needs a Brawler with free hands, and a quiet Mine.

    (UOA-M01-05, UOA-M09-06, UOA-M09-07)
    """
    s = own(r.s)
    if objective == town_of(s).clock_token:
        r.refuse(
            "{name} counts the rounds until the Train comes and cannot be taken.",
            mission_cite(s, "train-clock"),
            name=s.scene.objective_ids[objective],
        )
    if s.objective_face[objective] != COAL or s.objective_zone[objective] != s.zone[r.who]:
        return
    if coal_blocked(s):
        r.refuse(
            "No coal while the Mine holds a Zombie or an active Abomination token.", mission_cite(s, "coal-blocked")
        )
    if not idle_carriers(s, r.who):
        r.refuse("{survivor} leads no Brawler with free hands for the bag.", mission_cite(s, "coal-carriers"))


def check_holy_water(r: Request) -> None:
    """Holy Water on a zone whose Spawn tokens it changes, Range 0-1 in sight (UOA-TRAIT-07, UOA-AMB-05)."""
    zone = r.zone(r.rest)
    check_water_turn(r)
    if not r.slots_with(r.who, r.s.tables.holy_water):
        r.refuse("{survivor} has no Holy Water.", "UOA-TRAIT-07")
    check_water(r, zone)


def check_bless_water(r: Request) -> None:
    """A Faithful's Water does the same (UOA-CLASS-14)."""
    zone = r.zone(r.rest)
    check_water_turn(r)
    if not r.s.classes[r.who] & FAITHFUL:
        r.refuse("{survivor} is no Faithful and leads none; the Water stays Water.", "UOA-PREC-03", "UOA-CLASS-14")
    if not r.slots_with(r.who, r.s.tables.water):
        r.refuse("{survivor} has no Water.", "UOA-CLASS-14")
    check_water(r, zone)


def check_drink(r: Request) -> None:
    """Water, and nothing else, is drunk in one's own Turn (UOA-TRAIT-12)."""
    card = r.card(r.rest) if r.rest else r.s.tables.water
    if card != r.s.tables.water:
        r.refuse("Only Water is drunk, and {card} is none.", "UOA-TRAIT-12", card=r.card_called(card))
    check_water_turn(r)
    if not r.slots_with(r.who, r.s.tables.water):
        r.refuse("{survivor} has no Water.", "UOA-TRAIT-12")
    check_water_price(r)


def check_water(r: Request, zone: int) -> None:
    s = own(r.s)
    there = s.board.names[zone]
    tokens = [t for t in range(len(s.token_kind)) if s.token_zone[t] == zone and s.token_state[t] != REMOVED]
    changing = [token for token in tokens if can_change(s, token)]
    if not changing:
        check_hopeless(r, tokens, zone)
    reach = sight_row(s, r.who)[zone]
    if reach > 1:
        rules = {ABOMINATION_TOKEN: "UOA-SZONE-10", PILE: "UOA-SZONE-16"}
        rule = rules.get(s.token_kind[changing[0]], "UOA-SZONE-07")
        if zone != s.zone[r.who] and reach > 90:
            r.refuse("Holy Water reaches 0-1 in sight; {zone} is out of sight.", rule, zone=there)
        r.refuse("Holy Water reaches 0-1 in sight; {zone} is at Range {reach}.", rule, zone=there, reach=reach)
    check_water_price(r)


def check_hopeless(r: Request, tokens: list[int], zone: int) -> None:
    """No token here would move or vanish: say why (UOA-AMB-05, UOA-SZONE-03, UOA-M02-07)."""
    s = own(r.s)
    there = s.board.names[zone]
    kinds = [s.token_kind[token] for token in tokens]
    if MOBILE in kinds and town_of(s).mobile_fixed:
        r.refuse("In this mission only Dynamite moves these Spawn tokens.", mission_cite(s, "mobile-spawns-fixed"))
    if kinds == [STARTING]:
        r.refuse("The Starting Spawn token cannot be moved.", "UOA-SZONE-03")
    if zone == starting_zone(s):
        r.refuse("The tokens in {zone} are in the Starting Spawn Zone already.", "UOA-AMB-05", zone=there)
    if PILE in kinds:
        r.refuse("The Corpse Pile in {zone} is not active.", "UOA-AMB-05", zone=there)
    r.refuse("There is no Spawn token in {zone} that Holy Water would change.", "UOA-AMB-05", zone=there)


def check_water_turn(r: Request) -> None:
    """Free of Actions it belongs to one's own Turn; played for an Action it is one like others (UOA-AMB-03)."""
    if not town_of(r.s).holy_water_cost:
        check_own_turn(r)


def check_water_price(r: Request) -> None:
    """Usually free; a table may play it for an Action (UOA-ACT-26, UOA-AMB-03)."""
    cost = town_of(r.s).holy_water_cost
    if actions_left(r.s, r.who) < cost:
        r.refuse("This costs {cost} Action at this table; {survivor} has none left.", "UOA-AMB-03", cost=cost)


def check_load_wagon(r: Request) -> None:
    """Own tokens go on the Wagon in its zone (UOA-M07-05)."""
    s = own(r.s)
    rule = mission_cite(s, "load-wagon-action")
    if not town_of(s).load_wagon:
        r.refuse("Nothing is loaded on a Wagon in this mission.", rule)
    if s.wagon != s.zone[r.who]:
        r.refuse("The Wagon is not where {survivor} is.", rule)
    if r.who not in s.objective_holder:
        r.refuse("{survivor} carries no Objective token.", rule)
    check_actions(r, [])


def check_drop_coal(r: Request) -> None:
    """Coal goes into the tender from its zone or the next (UOA-M09-09)."""
    s = own(r.s)
    rule = mission_cite(s, "fill-tender-action")
    if not town_of(s).coal:
        r.refuse("There is no coal in this mission.", rule)
    tender = s.board.index.get("10R.tender", -1)
    if tender < 0 or s.board.distance[s.zone[r.who]][tender] > 1:
        r.refuse("{survivor} is not at the tender or beside it.", rule)
    if not bags(s, r.who):
        r.refuse("No Brawler of {survivor} carries coal.", rule)
    check_actions(r, [])


def check_start_train(r: Request) -> None:
    """With all coal in the tender, from cabin or tender (UOA-M09-10)."""
    s = own(r.s)
    rule = mission_cite(s, "train")
    if town_of(s).train_mode != TRAIN_WAITS_ACTION:
        r.refuse("In this mission nobody starts the Train by hand.", "UOA-M09-10")
    if s.train_moving:
        r.refuse("The Train is moving already.", rule)
    if not on_locomotive(s, s.zone[r.who]):
        r.refuse("{survivor} is neither in the cabin nor in the tender.", rule)
    if not tender_full(s):
        r.refuse("The tender is not full yet.", "UOA-M09-03")
    check_actions(r, [])


def check_blow_up_the_mine(r: Request) -> None:
    """Once the goals before it are done, at any time in one's own Turn (UOA-M06-03, UOA-AMB-52)."""
    if not r.s.scene.declares:
        r.refuse("In this mission there is no mine to blow up.", "UOA-M06-03")
    if ready_goal(r.s) < 0:
        r.refuse("The goals before the blast are not done yet.", "UOA-M06-03")
    check_own_turn(r)
