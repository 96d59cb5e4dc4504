"""Why an ability or a skill cannot be used, or a Turn taken or left (chapters Classes, Skills, Rounds)."""

from __future__ import annotations

from graveshift.board.board import NO_SIGHT
from graveshift.games.undead_or_alive.attacks import seen_zones, sight_row
from graveshift.games.undead_or_alive.goals import exit_open
from graveshift.games.undead_or_alive.objectives import TOKEN_CARD
from graveshift.games.undead_or_alive.refusals.budget import check_actions, check_own_turn, check_skill
from graveshift.games.undead_or_alive.refusals.moving import check_step
from graveshift.games.undead_or_alive.refusals.request import Request, refuse
from graveshift.games.undead_or_alive.talents import rescuable
from graveshift.games.undead_or_alive.town import town_of
from graveshift.zombicide.codes import FAITHFUL, FREE_VADE, HERE
from graveshift.zombicide.inventory import can_draw
from graveshift.zombicide.skills import (
    BORN_LEADER_SKILL,
    FREE,
    INVENTOR,
    LIFESAVER_SKILL,
    SHOVE_SKILL,
    TAUNT_SKILL,
    USED_LEADER,
    USED_LIFESAVER,
    USED_SHOVE,
    USED_TAUNT,
    VADE_MORE,
)
from graveshift.zombicide.state import mods_of, zombies_in


def check_vade_retro(r: Request) -> None:
    """A Faithful, once per Turn, on zombies in sight (UOA-CLASS-08, UOA-ACT-25)."""
    s = r.s
    zone = r.zone(r.rest)
    if not s.classes[r.who] & FAITHFUL:
        refuse(f"{r.name} is no Faithful and leads none.", "UOA-PREC-03")
    mods = mods_of(s, r.who)
    if s.vades[r.who] > mods[VADE_MORE]:
        rule = "UOA-SKILL-13" if mods[FREE + FREE_VADE] else "UOA-ACT-25"
        refuse(f"{r.name} has used Vade Retro already in this Turn.", rule)
    there = s.board.names[zone]
    if not zombies_in(s, zone):
        refuse(f"There are no Zombies in {there}.", "UOA-CLASS-08")
    if zone not in seen_zones(s, r.who):
        refuse(f"{r.name} does not see {there}.", "UOA-CLASS-08")
    check_actions(r, [FREE_VADE])


def check_shove(r: Request) -> None:
    """All zombies here go next door, once per Turn (UOA-SKILL-58)."""
    zone = r.zone(r.rest)
    check_skill(r, SHOVE_SKILL, "Shove", "UOA-SKILL-58", USED_SHOVE)
    check_own_turn(r)
    check_step(r, zone)
    if not zombies_in(r.s, r.s.zone[r.who]):
        refuse(f"There are no Zombies in {r.s.board.names[r.s.zone[r.who]]}.", "UOA-SKILL-58")


def check_lifesaver(r: Request) -> None:
    """Others in peril next door, in sight, once per Turn (UOA-SKILL-47)."""
    s = r.s
    zone = r.zone(r.rest)
    check_skill(r, LIFESAVER_SKILL, "Lifesaver", "UOA-SKILL-47", USED_LIFESAVER)
    check_own_turn(r)
    check_step(r, zone)
    there = s.board.names[zone]
    if not zombies_in(s, zone):
        refuse(f"There are no Zombies in {there}; nobody needs saving.", "UOA-SKILL-47")
    if sight_row(s, r.who)[zone] == NO_SIGHT:
        refuse(f"{r.name} does not see {there}.", "UOA-SKILL-47")
    if not rescuable(s, r.who, zone):
        refuse(f"There is nobody in {there} to save.", "UOA-SKILL-47")


def check_taunt(r: Request) -> None:
    """Zombies one or two zones away, once per Turn (UOA-SKILL-63)."""
    s = r.s
    zone = r.zone(r.rest)
    check_skill(r, TAUNT_SKILL, "Taunt", "UOA-SKILL-63", USED_TAUNT)
    check_own_turn(r)
    there = s.board.names[zone]
    if not zombies_in(s, zone):
        refuse(f"There are no Zombies in {there} to taunt.", "UOA-SKILL-63")
    if not 1 <= s.board.distance[s.zone[r.who]][zone] <= 2:
        refuse(f"{there} is not one or two Zones away.", "UOA-SKILL-63")


def check_born_leader(r: Request) -> None:
    """Another player Survivor on the board, once per Turn (UOA-SKILL-18, UOA-CMP-12)."""
    s = r.s
    mate = r.survivor(r.rest)
    if mate >= s.posse:
        refuse(f"{r.called(mate)} is a Companion and takes no Actions.", "UOA-CMP-12")
    check_skill(r, BORN_LEADER_SKILL, "Born Leader", "UOA-SKILL-18", USED_LEADER)
    check_own_turn(r)
    if mate == r.who:
        refuse("The Action goes to a teammate.", "UOA-SKILL-18")
    if s.zone[mate] < 0:
        refuse(f"{r.called(mate)} is not on the board.", "UOA-SKILL-18")


def check_invent(r: Request) -> None:
    """One Action and one own card for a new one (UOA-SKILL-44, UOA-AMB-93)."""
    s = r.s
    name, _, place = r.rest.partition(":")
    card = r.card(name)
    check_skill(r, INVENTOR, "Inventor", "UOA-SKILL-44")
    if card >= TOKEN_CARD:
        refuse("A mission token is no Equipment and cannot be discarded.", "UOA-AMB-93")
    slots = r.slots_with(r.who, card)
    if not slots:
        refuse(f"{r.name} does not carry {r.card_called(card)}.", "UOA-SKILL-44")
    if r.slot(place) not in slots:
        refuse(f"{r.card_called(card)} is not in {place}.", "UOA-SKILL-44")
    if not can_draw(s):
        refuse("There is no Equipment card left to draw.", "UOA-AMB-61")
    check_actions(r, [])


# ---- Turns


def check_end(r: Request) -> None:
    """Do Nothing ends the own Turn (UOA-ACT-22)."""
    check_own_turn(r)


def refuse_activation(r: Request) -> None:
    """Another survivor cannot begin now (UOA-ROUND-03, UOA-ROUND-02, UOA-CMP-12)."""
    s = r.s
    other = r.survivor(r.rest)
    name = r.called(other)
    if other >= s.posse:
        refuse(f"{name} is a Companion and has no Turn of its own.", "UOA-CMP-12")
    if s.gone[other] != HERE or s.zone[other] < 0:
        refuse(f"{name} is not on the board.", "UOA-ROUND-03")
    if s.active >= 0:
        if other == s.active:
            refuse(f"It is {name}'s Turn already.", "UOA-ROUND-03")
        refuse(f"It is {r.called(s.active)}'s Turn; it must end before another begins.", "UOA-ROUND-03")
    if s.taken >> other & 1:
        refuse(f"{name} has had its Turn this Round.", "UOA-ROUND-03")
    if s.owner[other] != s.seat:
        refuse(f"{name} belongs to seat {s.owner[other] + 1}; seat {s.seat + 1} is playing.", "UOA-ROUND-02")


def refuse_leaving(r: Request) -> None:
    """Nobody leaves by the Exit but at the end of its Turn there (UOA-WIN-07, UOA-AMB-76)."""
    s = r.s
    town = town_of(s)
    if town.exit_zone < 0:
        refuse("This mission has no Exit.", "UOA-WIN-07")
    if not exit_open(s):
        refuse("The Exit opens when the goals before it are done.", "UOA-AMB-76")
    place = s.board.names[town.exit_zone]
    if zombies_in(s, town.exit_zone):
        refuse(f"Nobody leaves while Zombies are in {place}.", "UOA-WIN-07")
    if r.who >= 0 and s.zone[r.who] != town.exit_zone:
        refuse(f"{r.name} is not in the Exit, {place}.", "UOA-WIN-07")
    refuse("Leaving is offered at the end of a Turn in the Exit.", "UOA-WIN-07")
