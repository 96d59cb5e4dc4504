"""Why a Charge or Vade Retro is not possible (chapter Classes)."""

from __future__ import annotations

from graveshift.games.undead_or_alive.rules.classes import charge_reach
from graveshift.games.undead_or_alive.rules.skills import CHARGE_MORE, VADE_MORE
from graveshift.games.undead_or_alive.rules.state import own
from graveshift.games.undead_or_alive.telling.refusals.machines import check_seated
from graveshift.zombicide.rules.attacks import seen_zones
from graveshift.zombicide.rules.budget import actions_left, free_left
from graveshift.zombicide.rules.codes import ASK_CHARGE_ATTACK, BRAWLER, FAITHFUL, FREE_CHARGE, FREE_VADE
from graveshift.zombicide.rules.movement import rush_targets, surcharge
from graveshift.zombicide.rules.skills import FREE
from graveshift.zombicide.rules.state import mods_of, zombies_in
from graveshift.zombicide.telling.refusals.budget import check_actions
from graveshift.zombicide.telling.refusals.request import Request


def check_charge(r: Request) -> None:
    """A Charge ends among zombies within reach, once per Turn.

    (UOA-CLASS-02, UOA-CLASS-03, UOA-CLASS-04, UOA-AMB-102)
    """
    s, who = own(r.s), r.who
    zone = r.zone(r.rest)
    if not s.classes[who] & BRAWLER:
        r.refuse("{survivor} is no Brawler and leads none.", "UOA-PREC-03", "UOA-CLASS-02")
    check_seated(r)
    mods = mods_of(s, who)
    if s.charges[who] > mods[CHARGE_MORE]:
        rule = "UOA-SKILL-10" if mods[FREE + FREE_CHARGE] else "UOA-ACT-25"
        r.refuse("{survivor} has charged already in this Turn.", rule, "UOA-ACT-25", "UOA-AMB-12")
    there = s.board.names[zone]
    if not zombies_in(s, zone):
        r.refuse("A Charge must end among Zombies; there are none in {zone}.", "UOA-CLASS-04", zone=there)
    reach = charge_reach(s, who)
    if zone not in rush_targets(s, who, reach):
        if zone == s.zone[who]:
            r.refuse(
                "A Charge that ends where it began goes out of {zone} and back; {survivor} cannot.",
                "UOA-AMB-102",
                zone=there,
            )
        if s.board.distance[s.zone[who]][zone] > reach:
            r.refuse("{zone} is more than {reach} Zones away.", "UOA-CLASS-02", zone=there, reach=reach)
        r.refuse("Zombies on the way stop {survivor} before {zone}.", "UOA-CLASS-03", "UOA-ACT-03", zone=there)
    extra = surcharge(s, who)
    cost = (0 if free_left(s, who, FREE_CHARGE) > 0 else 1) + extra
    left = actions_left(s, who)
    if left < cost:
        if not extra:
            check_actions(r, [FREE_CHARGE])
        r.refuse(
            "With {zombies} Zombies to leave this Charge costs {cost} Actions; {survivor} has {left}.",
            "UOA-CLASS-03",
            "UOA-ACT-02",
            "UOA-AMB-64",
            zombies=extra,
            cost=cost,
            left=left,
        )


def check_after_charge(r: Request) -> None:
    """A Charge ends with a blow, not with a shot or a throw (UOA-CLASS-02)."""
    if r.ask.kind != ASK_CHARGE_ATTACK:
        return
    if r.verb == "throw":
        r.refuse("A Charge gives a free Melee Action, not a throw.", "UOA-CLASS-02")
    r.refuse("A Charge gives a free Melee Action, not a shot.", "UOA-CLASS-02")


def check_vade_retro(r: Request) -> None:
    """A Faithful, once per Turn, on zombies in sight (UOA-CLASS-08, UOA-ACT-25)."""
    s = own(r.s)
    zone = r.zone(r.rest)
    if not s.classes[r.who] & FAITHFUL:
        r.refuse("{survivor} is no Faithful and leads none.", "UOA-PREC-03", "UOA-CLASS-08")
    mods = mods_of(s, r.who)
    if s.vades[r.who] > mods[VADE_MORE]:
        rule = "UOA-SKILL-13" if mods[FREE + FREE_VADE] else "UOA-ACT-25"
        r.refuse("{survivor} has used Vade Retro already in this Turn.", rule, "UOA-ACT-25")
    there = s.board.names[zone]
    if not zombies_in(s, zone):
        r.refuse("There are no Zombies in {zone}.", "UOA-CLASS-08", zone=there)
    if zone not in seen_zones(s, r.who):
        r.refuse("{survivor} does not see {zone}.", "UOA-CLASS-08", zone=there)
    check_actions(r, [FREE_VADE])
