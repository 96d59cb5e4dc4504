"""Why an Action is not possible that only Army of the Dead has, or that it allows in its own way."""

from __future__ import annotations

from typing import Final, NoReturn, cast

from graveshift.content import Text
from graveshift.games.army_of_the_dead.content.box import SPECIALTIES, Content
from graveshift.games.army_of_the_dead.rules import codes as c
from graveshift.games.army_of_the_dead.rules.attacks import carried_explosives
from graveshift.games.army_of_the_dead.rules.carrying import carries_heavy
from graveshift.games.army_of_the_dead.rules.city import ACTIVATE, TAKE_FACE, city_of, is_open
from graveshift.games.army_of_the_dead.rules.escape import flight_goal, repair_goal
from graveshift.games.army_of_the_dead.rules.skills import CHARGE_SKILL, SEARCH_MORE, USED_CHARGE
from graveshift.games.army_of_the_dead.rules.sleepers import loud_weapon, quiet_weapon
from graveshift.games.army_of_the_dead.rules.state import State, own
from graveshift.games.army_of_the_dead.rules.talents import RUSH, thirsty
from graveshift.games.army_of_the_dead.rules.truck import free_seats, runs
from graveshift.zombicide.rules.budget import actions_left
from graveshift.zombicide.rules.codes import FREE_COMBAT, FREE_RANGED, FREE_SEARCH, LONE
from graveshift.zombicide.rules.inventory import can_draw, holds
from graveshift.zombicide.rules.movement import rush_targets, surcharge
from graveshift.zombicide.rules.state import mods_of, zombies_in
from graveshift.zombicide.telling.refusals.budget import check_actions, check_own_turn, check_skill
from graveshift.zombicide.telling.refusals.fighting import check_range
from graveshift.zombicide.telling.refusals.request import Request
from graveshift.zombicide.telling.refusals.seeing import check_sight
from graveshift.zombicide.telling.teller import Check

SEAT_NAMES: Final = {c.DRIVER: "driver", c.GUNNER: "gunner", c.PASSENGER: "passenger"}
THE_GUN: Final = Text(en="The Machine Gun", pl="Karabin maszynowy")


def check_seated(r: Request) -> None:
    """Whoever sits in the Truck gets out before it goes anywhere (AOTD-TRUCK-13)."""
    if own(r.s).truck_seat[r.who] != c.ON_FOOT:
        r.refuse("{survivor} sits in the Truck and must get out first.", "AOTD-TRUCK-13")


def check_left(r: Request, wanted: int, priced: str) -> None:
    """So many ordinary Actions must be left; `priced` is the rule that says how many (AOTD-ROUND-03)."""
    if actions_left(r.s, r.who) < wanted:
        r.refuse("{survivor} has too few Actions left.", "AOTD-ROUND-03", priced)


# ---- things and places


def check_search(r: Request) -> None:
    """In a building without zombies, once per Turn (AOTD-ACT-05, AOTD-ACT-07, AOTD-LOS-11)."""
    s, here = r.s, r.s.zone[r.who]
    if s.board.indoors[here] and not s.board.searchable[here]:
        r.refuse("There is nothing to search in {zone}.", "AOTD-LOS-11", "AOTD-ACT-05", zone=s.board.names[here])
    if not s.board.searchable[here]:
        r.refuse("There is nothing to search in {zone}.", "AOTD-ACT-05", zone=s.board.names[here])
    if zombies_in(s, here):
        r.refuse("Nobody searches with Zombies in {zone}.", "AOTD-ACT-05", zone=s.board.names[here])
    if s.searches[r.who] and not mods_of(s, r.who)[SEARCH_MORE]:
        r.refuse("{survivor} has searched already in this Turn.", "AOTD-ACT-07")
    if not can_draw(s):
        r.refuse("There are no Equipment cards left.", "AOTD-ACT-08")
    check_actions(r, [FREE_SEARCH])


def check_sleepers(r: Request) -> None:
    """A Sleeper token here and a Melee weapon in hand (AOTD-ACT-12)."""
    s = own(r.s)
    if not s.sleepers[s.zone[r.who]]:
        r.refuse("No Sleepers lie in {zone}.", "AOTD-ACT-12", zone=s.board.names[s.zone[r.who]])
    if quiet_weapon(s, r.who) < 0:
        r.refuse("{survivor} has no Melee weapon in hand.", "AOTD-ACT-12")
    check_left(r, s.tables.verbs[c.SLEEPERS >> 24].price(s, r.who, c.SLEEPERS).total, "AOTD-ACT-12")


def check_sleepers_with(r: Request) -> None:
    """The weapon is asked for where one in hand is noisy and another is not (AOTD-ACT-13)."""
    s = own(r.s)
    card = r.card(r.rest)
    if s.sleepers[s.zone[r.who]] and quiet_weapon(s, r.who) >= 0 and loud_weapon(s, r.who) != card:
        r.refuse(
            "Choose 'eliminate-sleepers'; only a noisy weapon beside a silent one is picked by name.", "AOTD-ACT-13"
        )
    check_sleepers(r)
    check_left(r, s.tables.verbs[c.SLEEPERS >> 24].price(s, r.who, c.SLEEPERS_WITH + card).total, "AOTD-ACT-12")


def check_noise(r: Request) -> None:
    """One Action (AOTD-ACT-16)."""
    check_actions(r, [])


def check_take(r: Request) -> None:
    """An Objective of the zone that the mission lets this survivor take (AOTD-ACT-15)."""
    s = r.s
    if r.rest not in s.scene.objective_ids:
        r.refuse("There is no Objective '{token}'.", "AOTD-ACT-15", token=r.rest)
    number = s.scene.objective_ids.index(r.rest)
    if s.objective_zone[number] != s.zone[r.who]:
        r.refuse("That Objective does not lie here.", "AOTD-ACT-15")
    check_actions(r, [])
    refuse_objective(r, own(s), number)


def refuse_objective(r: Request, s: State, number: int) -> NoReturn:
    """What the mission has against it: the Specialty, the order of the goals, or a Backpack that is full already.

    (AOTD-SPEC-02, AOTD-SPEC-05, AOTD-M2-02, AOTD-AMB-44)
    """
    city, face = city_of(s), s.objective_face[number]
    aims = [goal for goal in city.aims if goal.kind in (ACTIVATE, TAKE_FACE) and goal.numbers[0] == face]
    rules = ("AOTD-GEN-02", "AOTD-ACT-15", "AOTD-SPEC-05")
    needed = city.carrier[face]
    rule = r.teller.mission_cite(s, "carrier-specialty")
    if not city.takeable[number]:
        needed, rule = (aims[0].numbers[1], "AOTD-SPEC-05") if aims else (0, rule)
    if s.classes[r.who] & needed != needed:
        r.refuse(
            "{survivor} lacks the Specialty for it: {specialty}.", rule, *rules, specialty=specialty_called(r, needed)
        )
    for goal in aims:
        if not is_open(s, goal):
            r.refuse("Another goal of the mission comes first.", goal.rule, "AOTD-M2-02", *rules)
    if city.takeable[number] and carries_heavy(s, r.who):
        r.refuse("A token fills the Backpack of {survivor} already.", "AOTD-AMB-44", "AOTD-M2-04", *rules)
    r.refuse("The mission does not let {survivor} take it now.", *rules)


def specialty_called(r: Request, specialty: int) -> Text:
    """A Specialty by its name."""
    entries = cast(Content, r.teller.content).specialties
    return next(entry.name for name, entry in entries.items() if SPECIALTIES[name] == specialty)


def check_join(r: Request) -> None:
    """A companion without a Leader in the zone (AOTD-COMP-02)."""
    s = own(r.s)
    companion = r.survivor(r.rest)
    if companion < s.posse:
        r.refuse("{survivor} is no Companion.", "AOTD-COMP-05", survivor=r.called(companion))
    if s.zone[companion] != s.zone[r.who] or s.leader[companion] != LONE:
        r.refuse("{survivor} does not wait here for a Leader.", "AOTD-COMP-02", survivor=r.called(companion))
    check_left(r, city_of(s).join_cost, "AOTD-COMP-02")
    if zombies_in(s, s.zone[r.who]):
        r.refuse("Nobody gets in with Zombies in {zone}.", "AOTD-TRUCK-04", zone=s.board.names[s.zone[r.who]])
    r.refuse("No Passenger seat is free for {survivor}.", "AOTD-COMP-09", survivor=r.called(companion))


def check_clip(r: Request) -> None:
    """An Ammo Clip and an empty weapon (AOTD-AMMO-04)."""
    r.besides = ("AOTD-AMMO-04",)
    check_own_turn(r)
    if not holds(r.s, r.who, city_of(r.s).box.ammo_clip):
        r.refuse("{survivor} has no Ammo Clip.", "AOTD-AMMO-04")
    r.refuse("That is no weapon of {survivor} that is out of ammo.", "AOTD-AMMO-04")


def check_lay(r: Request) -> None:
    """An Explosive that may be left lying (AOTD-EXPL-07)."""
    card = r.card(r.rest)
    if not holds(r.s, r.who, card):
        r.refuse("{survivor} does not carry {card}.", "AOTD-INVT-02", card=r.card_called(card))
    if not city_of(r.s).box.lays[card]:
        r.refuse("{card} cannot be left lying.", "AOTD-EXPL-07", card=r.card_called(card))
    check_actions(r, [])


def check_token(r: Request) -> None:
    """The token of a Personal Objective that calls somebody (AOTD-PO-03)."""
    r.besides = ("AOTD-PO-03",)
    check_own_turn(r)
    r.refuse("{survivor} carries no such token, or there is nobody left to call.", "AOTD-PO-03")


# ---- fighting


def check_throw(r: Request) -> None:
    """An Explosive at hand, a zone in range and sight (AOTD-EXPL-02, AOTD-EQ-09)."""
    s = r.s
    card, zone = r.card_and_zone()
    if card not in carried_explosives(own(s), r.who) or city_of(s).box.is_trap[card]:
        r.refuse("{survivor} has no {card} at hand.", "AOTD-EQ-09", card=r.card_called(card))
    away = check_sight(r, zone)
    check_range(r, r.card_called(card), zone, away, s.tables.range_min[card], s.tables.range_max[card])
    check_actions(r, [c.FREE_EXPLOSIVE, FREE_RANGED, FREE_COMBAT])


def check_trap(r: Request) -> None:
    """A Booby Trap in hand (AOTD-EXPL-02)."""
    card = r.card(r.rest)
    if card not in carried_explosives(own(r.s), r.who) or not city_of(r.s).box.is_trap[card]:
        r.refuse("{survivor} has no {card} at hand.", "AOTD-EQ-09", card=r.card_called(card))
    check_actions(r, [c.FREE_EXPLOSIVE, FREE_RANGED, FREE_COMBAT])


def check_charge(r: Request) -> None:
    """The Skill, and zombies at the end of one or two zones (AOTD-SKILL-09)."""
    check_own_turn(r)
    lacking = () if mods_of(r.s, r.who)[CHARGE_SKILL] else ("AOTD-EQSK-01", "AOTD-INVT-02")
    check_skill(r, CHARGE_SKILL, "charge", "AOTD-SKILL-09", USED_CHARGE, *lacking)
    check_seated(r)
    zone = r.zone(r.rest)
    if zone not in rush_targets(r.s, r.who, RUSH):
        r.refuse("A Charge cannot end in {zone}.", "AOTD-SKILL-09", zone=r.s.board.names[zone])
    check_left(r, surcharge(r.s, r.who), "AOTD-ACT-02")


def check_bloodlust(r: Request) -> None:
    """The Skill, and zombies at the end of one or two zones (AOTD-SKILL-06)."""
    r.besides = ("AOTD-SKILL-06",)
    if not thirsty(own(r.s), r.who):
        r.refuse("{survivor} has no Bloodlust.", "AOTD-SKILL-06")
    check_seated(r)
    zone = r.zone(r.rest)
    if zone not in rush_targets(r.s, r.who, RUSH):
        r.refuse("Bloodlust cannot end in {zone}.", "AOTD-SKILL-06", zone=r.s.board.names[zone])
    check_left(r, 1 + surcharge(r.s, r.who), "AOTD-SKILL-06")


# ---- the Vault, doors, machines


def check_challenge(r: Request) -> None:
    """In the Trap Zone, while the traps are there (AOTD-VAULT-03)."""
    s = own(r.s)
    if s.vault == c.NO_VAULT:
        r.refuse("This mission has no Vault.", "AOTD-VAULT-01")
    if s.vault >= c.DISARMED:
        r.refuse("The traps are gone already.", "AOTD-VAULT-06")
    if s.zone[r.who] != city_of(s).trap_zone:
        r.refuse("The Challenge is taken in the Trap Zone.", "AOTD-VAULT-03")
    check_left(r, city_of(s).box.challenge_cost, "AOTD-VAULT-03")


def check_open_vault(r: Request) -> None:
    """A Vault Expert in the Trap Zone, once the traps are gone (AOTD-VAULT-14)."""
    s = own(r.s)
    if s.vault != c.DISARMED:
        r.refuse("The Vault cannot be opened now.", "AOTD-VAULT-14", "AOTD-VAULT-06")
    if not s.classes[r.who] & c.VAULT_EXPERT:
        r.refuse("{survivor} is no Vault Expert.", "AOTD-VAULT-14")
    if s.zone[r.who] != city_of(s).trap_zone:
        r.refuse("The Vault is opened from the Trap Zone.", "AOTD-AMB-16")
    check_actions(r, [])


def check_force(r: Request) -> None:
    """A door that the mission lets this survivor break from here (AOTD-LOS-08)."""
    s = own(r.s)
    for door in city_of(s).forced:
        here = door.key == r.rest and door.door in s.shut and s.zone[r.who] == door.zone
        if here and s.classes[r.who] & door.specialty:
            check_left(r, door.cost, "AOTD-LOS-08")
    r.refuse("{survivor} cannot break a door open here.", "AOTD-LOS-08", "AOTD-SPEC-05", "AOTD-GEN-02")


def check_repair(r: Request) -> None:
    """The specialist, the place and the parts (AOTD-SPEC-05)."""
    if repair_goal(own(r.s), r.who) < 0:
        r.refuse("{survivor} has nothing to repair here.", "AOTD-SPEC-05")
    check_actions(r, [])


def check_fly(r: Request) -> None:
    """The Pilot, the pad, enough people, no zombies (AOTD-SPEC-05)."""
    if flight_goal(own(r.s), r.who) < 0:
        r.refuse("{survivor} cannot take off now.", "AOTD-SPEC-05")
    check_actions(r, [])


def check_truck_here(r: Request) -> None:
    """The Truck must stand in the zone (AOTD-TRUCK-01)."""
    s = own(r.s)
    if s.truck < 0 or s.truck != s.zone[r.who]:
        r.refuse("The Truck is not in the Zone of {survivor}.", "AOTD-TRUCK-01")


def check_get_in(r: Request) -> None:
    """On foot, a free seat, no zombies (AOTD-TRUCK-04)."""
    s = own(r.s)
    check_truck_here(r)
    if s.truck_seat[r.who] != c.ON_FOOT:
        r.refuse("{survivor} sits in the Truck already.", "AOTD-TRUCK-04")
    if zombies_in(s, s.truck):
        r.refuse("Nobody gets in with Zombies in {zone}.", "AOTD-TRUCK-04", zone=s.board.names[s.truck])
    check_actions(r, [])
    if r.rest in [SEAT_NAMES[seat] for seat in free_seats(s, 0)]:
        r.refuse("No Passenger seat is free for the Companions.", "AOTD-COMP-09")
    r.refuse("That seat is not free.", "AOTD-TRUCK-05")


def check_aboard(r: Request, *rules: str) -> None:
    """In the Truck, with an Action left; `rules` are of what is done there (AOTD-TRUCK-01)."""
    check_truck_here(r)
    if own(r.s).truck_seat[r.who] == c.ON_FOOT:
        r.refuse("{survivor} does not sit in the Truck.", "AOTD-TRUCK-01", *rules)
    check_actions(r, [])


def check_get_out(r: Request) -> None:
    """Whoever sits in it (AOTD-TRUCK-06)."""
    check_aboard(r, "AOTD-TRUCK-06")


def check_change_seat(r: Request) -> None:
    """Into a free seat (AOTD-TRUCK-07)."""
    check_aboard(r, "AOTD-TRUCK-07")
    r.refuse("That seat is not free.", "AOTD-TRUCK-07")


def check_drive(r: Request) -> None:
    """The Driver, a running Truck, a street zone next door (AOTD-TRUCK-08, AOTD-TRUCK-15)."""
    s = own(r.s)
    check_aboard(r, "AOTD-TRUCK-08")
    if s.truck_seat[r.who] != c.DRIVER:
        r.refuse("Only the Driver drives.", "AOTD-TRUCK-08")
    if not runs(s):
        r.refuse("The Truck does not run yet.", "AOTD-TRUCK-08", "AOTD-GEN-02")
    zone = r.zone(r.rest)
    if not s.board.street[zone]:
        r.refuse("The Truck keeps to the streets; {zone} is none.", "AOTD-TRUCK-15", zone=s.board.names[zone])
    r.refuse("{zone} is not next to the Truck.", "AOTD-TRUCK-08", zone=s.board.names[zone])


def check_fire_gun(r: Request) -> None:
    """The Gunner, and another zone in range and sight (AOTD-TRUCK-11)."""
    check_aboard(r, "AOTD-TRUCK-11")
    if own(r.s).truck_seat[r.who] != c.GUNNER:
        r.refuse("Only the Gunner fires the Machine Gun.", "AOTD-TRUCK-11")
    zone = r.zone(r.rest)
    reach = city_of(r.s).box.gun
    check_range(r, THE_GUN, zone, check_sight(r, zone), reach[0], reach[1], "AOTD-TRUCK-11", "AOTD-TRUCK-16")


CHECKS: Final[dict[str, Check]] = {
    "search": check_search,
    "eliminate-sleepers": check_sleepers,
    "eliminate-sleepers-with": check_sleepers_with,
    "make-noise": check_noise,
    "take": check_take,
    "join": check_join,
    "reload": check_clip,
    "lay-down": check_lay,
    "use-token": check_token,
    "throw": check_throw,
    "set-trap": check_trap,
    "charge": check_charge,
    "bloodlust": check_bloodlust,
    "challenge": check_challenge,
    "open-vault": check_open_vault,
    "force-door": check_force,
    "repair": check_repair,
    "fly": check_fly,
    "get-in": check_get_in,
    "get-out": check_get_out,
    "change-seat": check_change_seat,
    "drive": check_drive,
    "fire-gun": check_fire_gun,
}
"""By the name of the Action."""
