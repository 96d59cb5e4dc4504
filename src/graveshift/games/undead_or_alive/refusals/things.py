"""Why a card, token or companion cannot be had or used (chapters Actions, Inventory, Traits, Companions, Missions)."""

from __future__ import annotations

from graveshift.games.undead_or_alive.attacks import sight_row
from graveshift.games.undead_or_alive.coal import bags, on_locomotive, tender_full
from graveshift.games.undead_or_alive.companions import rally_locked, rally_payments
from graveshift.games.undead_or_alive.holy_water import can_change
from graveshift.games.undead_or_alive.missions import mission_cite
from graveshift.games.undead_or_alive.objectives import coal_blocked, idle_carriers, room_for_token
from graveshift.games.undead_or_alive.refusals.budget import check_actions, check_own_turn
from graveshift.games.undead_or_alive.refusals.request import Request, refuse
from graveshift.games.undead_or_alive.town import TRAIN_WAITS_ACTION, starting_zone, town_of
from graveshift.games.undead_or_alive.trade import has_something
from graveshift.games.undead_or_alive.turn import can_discard, has_cards, reload_types
from graveshift.zombicide.budget import actions_left
from graveshift.zombicide.codes import (
    ABOMINATION_TOKEN,
    BOOM,
    COAL,
    DISCARD,
    END,
    FAITHFUL,
    FREE_SEARCH,
    LONE,
    MOBILE,
    PILE,
    REMOVED,
    STARTING,
    TOWNSFOLK,
)
from graveshift.zombicide.inventory import can_draw, empty_weapons
from graveshift.zombicide.skills import SCAVENGER
from graveshift.zombicide.state import State, mods_of, zombies_in


def check_search(r: Request) -> None:
    """In a building zone without zombies, once per Turn (UOA-ACT-07, UOA-ACT-10, UOA-AMB-61)."""
    s = r.s
    here = s.zone[r.who]
    place = s.board.names[here]
    if not s.board.indoors[here] and not mods_of(s, r.who)[SCAVENGER]:
        if s.board.balcony[here]:
            refuse(
                "{zone} is a Balcony, which counts as street; only buildings can be searched.",
                "UOA-ZONE-04",
                zone=place,
            )
        refuse("{zone} is in the street; only buildings can be searched.", "UOA-ACT-07", zone=place)
    if zombies_in(s, here):
        refuse("There are Zombies in {zone}; nobody searches beside them.", "UOA-ACT-07", zone=place)
    if s.searches[r.who] and not s.classes[r.who] & TOWNSFOLK:
        refuse("{survivor} has searched already in this Turn.", "UOA-ACT-10", survivor=r.name)
    if not can_draw(s):
        refuse("There is no Equipment card left to find.", "UOA-AMB-61")
    check_actions(r, [FREE_SEARCH])


def check_reorganise(r: Request) -> None:
    """One Action to rearrange the own cards (UOA-ACT-13)."""
    if not has_cards(r.s, r.who):
        refuse("{survivor} carries nothing to rearrange.", "UOA-ACT-13", survivor=r.name)
    check_actions(r, [])


def check_trade(r: Request) -> None:
    """With another survivor in the zone who, or whose partner, has something (UOA-ACT-14, UOA-CMP-12)."""
    s = r.s
    mate = r.survivor(r.rest)
    if mate >= s.posse:
        refuse("{survivor} is a Companion and has no inventory.", "UOA-CMP-12", survivor=r.called(mate))
    if mate == r.who:
        refuse("A Trade needs another Survivor.", "UOA-ACT-14")
    if s.zone[mate] != s.zone[r.who]:
        refuse("{survivor} is not in the same Zone.", "UOA-ACT-14", survivor=r.called(mate))
    if not has_something(s, r.who) and not has_something(s, mate):
        refuse(
            "Neither {survivor} nor {other} has anything to trade.", "UOA-ACT-14", survivor=r.name, other=r.called(mate)
        )
    check_actions(r, [])


def check_take(r: Request) -> None:
    """An Objective in the zone that the mission lets be taken (UOA-ACT-19, UOA-M01-05, UOA-M09-06, UOA-M09-07)."""
    s = r.s
    town = town_of(s)
    objective = r.objective(r.rest)
    name = town.objective_ids[objective]
    place = s.objective_zone[objective]
    if objective == town.clock_token:
        refuse(
            "{name} counts the rounds until the Train comes and cannot be taken.",
            mission_cite(s, "train-clock"),
            name=name,
        )
    if place < 0:
        refuse("{name} is no longer on the board.", "UOA-ACT-19", name=name)
    if place != s.zone[r.who]:
        refuse(
            "{name} is in {zone}, not where {survivor} is.",
            "UOA-ACT-19",
            name=name,
            zone=s.board.names[place],
            survivor=r.name,
        )
    if s.objective_face[objective] == COAL:
        if coal_blocked(s):
            refuse(
                "No coal while the Mine holds a Zombie or an active Abomination token.", mission_cite(s, "coal-blocked")
            )
        if not idle_carriers(s, r.who):
            refuse(
                "{survivor} leads no Brawler with free hands for the bag.",
                mission_cite(s, "coal-carriers"),
                survivor=r.name,
            )
    elif not town.takeable[s.objective_face[objective]]:
        refuse("{name} cannot be taken in this mission.", "UOA-ACT-19", name=name)
    elif town.kept_slots and not room_for_token(s, r.who):
        refuse("{survivor} has no slot for {name}.", mission_cite(s, "keep-objectives"), survivor=r.name, name=name)
    check_actions(r, [])


def check_make_noise(r: Request) -> None:
    """Not while BOOM! is on the board (UOA-ACT-21)."""
    if r.s.noise == BOOM:
        refuse("A BOOM! is on the board; nobody would hear this.", "UOA-ACT-21")
    check_actions(r, [])


def check_reload(r: Request) -> None:
    """An emptied weapon (UOA-ACT-23)."""
    card = r.card(r.rest)
    if not r.slots_with(r.who, card):
        refuse("{survivor} does not carry {card}.", "UOA-ACT-23", survivor=r.name, card=r.card_called(card))
    if card not in empty_weapons(r.s, r.who):
        refuse("{card} is not empty.", "UOA-ACT-23", card=r.card_called(card))
    check_actions(r, reload_types(r.s, card))


def check_discard_cards(r: Request) -> None:
    """Discarding is free at any pause of the own Turn, if there is anything to discard (UOA-INV-09, UOA-AMB-68)."""
    check_own_turn(r)
    if not can_discard(r.s, r.who):
        refuse("Nobody of this seat carries a card.", "UOA-INV-09")
    if not [code for code in r.ask.options if code not in (DISCARD, END)]:
        refuse("Nothing else is left to do; the Turn ends.", "UOA-AMB-68")


# ---- Holy Water and Water


def check_holy_water(r: Request) -> None:
    """Holy Water on a zone whose Spawn tokens it changes, Range 0-1 in sight (UOA-TRAIT-07, UOA-AMB-05)."""
    zone = r.zone(r.rest)
    check_water_turn(r)
    if not r.slots_with(r.who, r.s.tables.holy_water):
        refuse("{survivor} has no Holy Water.", "UOA-TRAIT-07", survivor=r.name)
    check_water(r, zone)


def check_bless_water(r: Request) -> None:
    """A Faithful's Water does the same (UOA-CLASS-14)."""
    zone = r.zone(r.rest)
    check_water_turn(r)
    if not r.s.classes[r.who] & FAITHFUL:
        refuse("{survivor} is no Faithful and leads none; the Water stays Water.", "UOA-PREC-03", survivor=r.name)
    if not r.slots_with(r.who, r.s.tables.water):
        refuse("{survivor} has no Water.", "UOA-CLASS-14", survivor=r.name)
    check_water(r, zone)


def check_drink(r: Request) -> None:
    """Water is drunk in the own Turn (UOA-TRAIT-12)."""
    check_water_turn(r)
    if not r.slots_with(r.who, r.s.tables.water):
        refuse("{survivor} has no Water.", "UOA-TRAIT-12", survivor=r.name)
    check_water_price(r)


def check_water(r: Request, zone: int) -> None:
    s = r.s
    there = s.board.names[zone]
    tokens = [t for t in range(len(s.token_kind)) if s.token_zone[t] == zone and s.token_state[t] != REMOVED]
    changing = [token for token in tokens if can_change(s, token)]
    if not changing:
        check_hopeless(s, tokens, zone)
    reach = sight_row(s, r.who)[zone]
    if reach > 1:
        rules = {ABOMINATION_TOKEN: "UOA-SZONE-10", PILE: "UOA-SZONE-16"}
        rule = rules.get(s.token_kind[changing[0]], "UOA-SZONE-07")
        if zone != s.zone[r.who] and reach > 90:
            refuse("Holy Water reaches 0-1 in sight; {zone} is out of sight.", rule, zone=there)
        refuse("Holy Water reaches 0-1 in sight; {zone} is at Range {reach}.", rule, zone=there, reach=reach)
    check_water_price(r)


def check_hopeless(s: State, tokens: list[int], zone: int) -> None:
    """No token here would move or vanish: say why (UOA-AMB-05, UOA-SZONE-03, UOA-M02-07)."""
    there = s.board.names[zone]
    kinds = [s.token_kind[token] for token in tokens]
    if MOBILE in kinds and town_of(s).mobile_fixed:
        refuse("In this mission only Dynamite moves these Spawn tokens.", mission_cite(s, "mobile-spawns-fixed"))
    if kinds == [STARTING]:
        refuse("The Starting Spawn token cannot be moved.", "UOA-SZONE-03")
    if zone == starting_zone(s):
        refuse("The tokens in {zone} are in the Starting Spawn Zone already.", "UOA-AMB-05", zone=there)
    if PILE in kinds:
        refuse("The Corpse Pile in {zone} is not active.", "UOA-AMB-05", zone=there)
    refuse("There is no Spawn token in {zone} that Holy Water would change.", "UOA-AMB-05", zone=there)


def check_water_turn(r: Request) -> None:
    """Free of Actions it belongs to the own Turn; played for an Action it is one like others (UOA-AMB-03)."""
    if not town_of(r.s).holy_water_cost:
        check_own_turn(r)


def check_water_price(r: Request) -> None:
    """Usually free; a table may play it for an Action (UOA-ACT-26, UOA-AMB-03)."""
    cost = town_of(r.s).holy_water_cost
    if actions_left(r.s, r.who) < cost:
        refuse(
            "This costs {cost} Action at this table; {survivor} has none left.",
            "UOA-AMB-03",
            cost=cost,
            survivor=r.name,
        )


# ---- Companions and cargo


def check_rally(r: Request) -> None:
    """A lone Companion in the zone, when the mission allows it (UOA-CMP-06, UOA-M10-04, UOA-M04-04)."""
    s = r.s
    companion = r.survivor(r.rest)
    name = r.called(companion)
    if companion < s.posse:
        refuse("{name} is no Companion.", "UOA-CMP-06", name=name)
    if s.leader[companion] >= 0:
        refuse(
            "{name} follows {other} already; a Trade can change that.",
            "UOA-CMP-07",
            name=name,
            other=r.called(s.leader[companion]),
        )
    if s.leader[companion] != LONE or s.zone[companion] < 0:
        refuse("{name} is not on the board.", "UOA-CMP-06", name=name)
    if s.zone[companion] != s.zone[r.who]:
        refuse(
            "{name} is in {zone}, not where {survivor} is.",
            "UOA-CMP-06",
            name=name,
            zone=s.board.names[s.zone[companion]],
            survivor=r.name,
        )
    if rally_locked(s):
        refuse(
            "{name} cannot be rallied before the goals that come first are done.",
            mission_cite(s, "rally-locked"),
            name=name,
        )
    town = town_of(s)
    if (town.pay_cards or town.pay_faces) and not rally_payments(s, r.who):
        refuse(
            "{survivor} has nothing to give for rallying {name}.",
            mission_cite(s, "rally-costs"),
            survivor=r.name,
            name=name,
        )
    check_actions(r, [])


def check_load_wagon(r: Request) -> None:
    """Own tokens go on the Wagon in its zone (UOA-M07-05)."""
    s = r.s
    rule = mission_cite(s, "load-wagon-action")
    if not town_of(s).load_wagon:
        refuse("Nothing is loaded on a Wagon in this mission.", rule)
    if s.wagon != s.zone[r.who]:
        refuse("The Wagon is not where {survivor} is.", rule, survivor=r.name)
    if r.who not in s.objective_holder:
        refuse("{survivor} carries no Objective token.", rule, survivor=r.name)
    check_actions(r, [])


def check_drop_coal(r: Request) -> None:
    """Coal goes into the tender from its zone or the next (UOA-M09-09)."""
    s = r.s
    rule = mission_cite(s, "fill-tender-action")
    if not town_of(s).coal:
        refuse("There is no coal in this mission.", rule)
    tender = s.board.index.get("10R.tender", -1)
    if tender < 0 or s.board.distance[s.zone[r.who]][tender] > 1:
        refuse("{survivor} is not at the tender or beside it.", rule, survivor=r.name)
    if not bags(s, r.who):
        refuse("No Brawler of {survivor} carries coal.", rule, survivor=r.name)
    check_actions(r, [])


def check_start_train(r: Request) -> None:
    """With all coal in the tender, from cabin or tender (UOA-M09-10)."""
    s = r.s
    rule = mission_cite(s, "train")
    if town_of(s).train_mode != TRAIN_WAITS_ACTION:
        refuse("In this mission nobody starts the Train by hand.", "UOA-M09-10")
    if s.train_moving:
        refuse("The Train is moving already.", rule)
    if not on_locomotive(s, s.zone[r.who]):
        refuse("{survivor} is neither in the cabin nor in the tender.", rule, survivor=r.name)
    if not tender_full(s):
        refuse("The tender is not full yet.", "UOA-M09-03")
    check_actions(r, [])
