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
from graveshift.games.undead_or_alive.town import exit_zone
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
        refuse("{survivor} is no Faithful and leads none.", "UOA-PREC-03", survivor=r.name)
    mods = mods_of(s, r.who)
    if s.vades[r.who] > mods[VADE_MORE]:
        rule = "UOA-SKILL-13" if mods[FREE + FREE_VADE] else "UOA-ACT-25"
        refuse("{survivor} has used Vade Retro already in this Turn.", rule, survivor=r.name)
    there = s.board.names[zone]
    if not zombies_in(s, zone):
        refuse("There are no Zombies in {zone}.", "UOA-CLASS-08", zone=there)
    if zone not in seen_zones(s, r.who):
        refuse("{survivor} does not see {zone}.", "UOA-CLASS-08", survivor=r.name, zone=there)
    check_actions(r, [FREE_VADE])


def check_shove(r: Request) -> None:
    """All zombies here go next door, once per Turn (UOA-SKILL-58)."""
    zone = r.zone(r.rest)
    check_skill(r, SHOVE_SKILL, "shove", "UOA-SKILL-58", USED_SHOVE)
    check_own_turn(r)
    check_step(r, zone)
    if not zombies_in(r.s, r.s.zone[r.who]):
        refuse("There are no Zombies in {zone}.", "UOA-SKILL-58", zone=r.s.board.names[r.s.zone[r.who]])


def check_lifesaver(r: Request) -> None:
    """Others in peril next door, in sight, once per Turn (UOA-SKILL-47)."""
    s = r.s
    zone = r.zone(r.rest)
    check_skill(r, LIFESAVER_SKILL, "lifesaver", "UOA-SKILL-47", USED_LIFESAVER)
    check_own_turn(r)
    check_step(r, zone)
    there = s.board.names[zone]
    if not zombies_in(s, zone):
        refuse("There are no Zombies in {zone}; nobody needs saving.", "UOA-SKILL-47", zone=there)
    if sight_row(s, r.who)[zone] == NO_SIGHT:
        refuse("{survivor} does not see {zone}.", "UOA-SKILL-47", survivor=r.name, zone=there)
    if not rescuable(s, r.who, zone):
        refuse("There is nobody in {zone} to save.", "UOA-SKILL-47", zone=there)


def check_taunt(r: Request) -> None:
    """Zombies one or two zones away, once per Turn (UOA-SKILL-63)."""
    s = r.s
    zone = r.zone(r.rest)
    check_skill(r, TAUNT_SKILL, "taunt", "UOA-SKILL-63", USED_TAUNT)
    check_own_turn(r)
    there = s.board.names[zone]
    if not zombies_in(s, zone):
        refuse("There are no Zombies in {zone} to taunt.", "UOA-SKILL-63", zone=there)
    if not 1 <= s.board.distance[s.zone[r.who]][zone] <= 2:
        refuse("{zone} is not one or two Zones away.", "UOA-SKILL-63", zone=there)


def check_born_leader(r: Request) -> None:
    """Another player Survivor on the board, once per Turn (UOA-SKILL-18, UOA-CMP-12)."""
    s = r.s
    mate = r.survivor(r.rest)
    if mate >= s.posse:
        refuse("{survivor} is a Companion and takes no Actions.", "UOA-CMP-12", survivor=r.called(mate))
    check_skill(r, BORN_LEADER_SKILL, "born-leader", "UOA-SKILL-18", USED_LEADER)
    check_own_turn(r)
    if mate == r.who:
        refuse("The Action goes to a teammate.", "UOA-SKILL-18")
    if s.zone[mate] < 0:
        refuse("{survivor} is not on the board.", "UOA-SKILL-18", survivor=r.called(mate))


def check_invent(r: Request) -> None:
    """One Action and one own card for a new one (UOA-SKILL-44, UOA-AMB-93)."""
    s = r.s
    name, _, place = r.rest.partition(":")
    card = r.card(name)
    check_skill(r, INVENTOR, "inventor", "UOA-SKILL-44")
    if card >= TOKEN_CARD:
        refuse("A mission token is no Equipment and cannot be discarded.", "UOA-AMB-93")
    slots = r.slots_with(r.who, card)
    if not slots:
        refuse("{survivor} does not carry {card}.", "UOA-SKILL-44", survivor=r.name, card=r.card_called(card))
    if r.slot(place) not in slots:
        refuse("{card} is not in {slot}.", "UOA-SKILL-44", card=r.card_called(card), slot=place)
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
        refuse("{survivor} is a Companion and has no Turn of its own.", "UOA-CMP-12", survivor=name)
    if s.gone[other] != HERE or s.zone[other] < 0:
        refuse("{survivor} is not on the board.", "UOA-ROUND-03", survivor=name)
    if s.active >= 0:
        if other == s.active:
            refuse("It is {survivor}'s Turn already.", "UOA-ROUND-03", survivor=name)
        refuse(
            "It is {survivor}'s Turn; it must end before another begins.", "UOA-ROUND-03", survivor=r.called(s.active)
        )
    if s.taken >> other & 1:
        refuse("{survivor} has had its Turn this Round.", "UOA-ROUND-03", survivor=name)
    if s.owner[other] != s.seat:
        refuse(
            "{survivor} belongs to player {owner}; player {seat} is playing.",
            "UOA-ROUND-02",
            survivor=name,
            owner=s.owner[other] + 1,
            seat=s.seat + 1,
        )


def refuse_leaving(r: Request) -> None:
    """Nobody leaves by the Exit but at the end of its Turn there (UOA-WIN-07, UOA-AMB-76)."""
    s = r.s
    gate = exit_zone(s)
    if gate < 0:
        refuse("This mission has no Exit.", "UOA-WIN-07")
    if not exit_open(s):
        refuse("The Exit opens when the goals before it are done.", "UOA-AMB-76")
    place = s.board.names[gate]
    if zombies_in(s, gate):
        refuse("Nobody leaves while Zombies are in {zone}.", "UOA-WIN-07", zone=place)
    if r.who >= 0 and s.zone[r.who] != gate:
        refuse("{survivor} is not in the Exit, {zone}.", "UOA-WIN-07", survivor=r.name, zone=place)
    refuse("Leaving is offered at the end of a Turn in the Exit.", "UOA-WIN-07")
