"""Why a skill cannot be used, or a Turn taken or left (chapters Skills, Rounds)."""

from __future__ import annotations

from typing import Final

from graveshift.board.board import NO_SIGHT
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.attacks import sight_row
from graveshift.zombicide.rules.codes import HERE, TOKEN_CARD
from graveshift.zombicide.rules.inventory import can_draw
from graveshift.zombicide.rules.skills import (
    BORN_LEADER_SKILL,
    INVENTOR,
    LIFESAVER_SKILL,
    SHOVE_SKILL,
    TAUNT_SKILL,
    USED_LEADER,
    USED_LIFESAVER,
    USED_SHOVE,
    USED_TAUNT,
)
from graveshift.zombicide.rules.state import zombies_in
from graveshift.zombicide.rules.talents import rescuable
from graveshift.zombicide.telling.keys import SLOT_NAMES
from graveshift.zombicide.telling.refusals.budget import check_actions, check_own_turn, check_skill
from graveshift.zombicide.telling.refusals.moving import check_step
from graveshift.zombicide.telling.refusals.request import Request
from graveshift.zombicide.telling.teller import Check


def check_shove(r: Request) -> None:
    """All zombies here go next door, once per Turn (UOA-SKILL-58)."""
    zone = r.zone(r.rest)
    check_skill(r, SHOVE_SKILL, "shove", r.cites[cite.SHOVE], USED_SHOVE)
    check_own_turn(r)
    check_step(r, zone)
    if not zombies_in(r.s, r.s.zone[r.who]):
        r.refuse("There are no Zombies in {zone}.", r.cites[cite.SHOVE], zone=r.s.board.names[r.s.zone[r.who]])


def check_lifesaver(r: Request) -> None:
    """Others in peril next door, in sight, once per Turn (UOA-SKILL-47)."""
    s = r.s
    zone = r.zone(r.rest)
    check_skill(r, LIFESAVER_SKILL, "lifesaver", r.cites[cite.LIFESAVER], USED_LIFESAVER)
    check_own_turn(r)
    check_step(r, zone)
    there = s.board.names[zone]
    if not zombies_in(s, zone):
        r.refuse("There are no Zombies in {zone}; nobody needs saving.", r.cites[cite.LIFESAVER], zone=there)
    if sight_row(s, r.who)[zone] == NO_SIGHT:
        r.refuse("{survivor} does not see {zone}.", r.cites[cite.LIFESAVER], zone=there)
    if not rescuable(s, zone):
        r.refuse("There is nobody in {zone} to save.", r.cites[cite.LIFESAVER], zone=there)


def check_taunt(r: Request) -> None:
    """Zombies one or two zones away, once per Turn (UOA-SKILL-63)."""
    s = r.s
    zone = r.zone(r.rest)
    check_skill(r, TAUNT_SKILL, "taunt", r.cites[cite.TAUNT], USED_TAUNT)
    check_own_turn(r)
    there = s.board.names[zone]
    if not zombies_in(s, zone):
        r.refuse("There are no Zombies in {zone} to taunt.", r.cites[cite.TAUNT], zone=there)
    if not 1 <= s.board.distance[s.zone[r.who]][zone] <= 2:
        r.refuse("{zone} is not one or two Zones away.", r.cites[cite.TAUNT], zone=there)


def check_born_leader(r: Request) -> None:
    """Another player Survivor on the board, once per Turn (UOA-SKILL-18, UOA-CMP-12)."""
    s = r.s
    mate = r.survivor(r.rest)
    if mate >= s.posse:
        r.refuse(
            "{survivor} is a Companion and takes no Actions.",
            r.cites[cite.COMPANIONS_DO_NOT_ACT],
            r.cites[cite.BORN_LEADER],
            survivor=r.called(mate),
        )
    check_skill(r, BORN_LEADER_SKILL, "born-leader", r.cites[cite.BORN_LEADER], USED_LEADER)
    check_own_turn(r)
    if mate == r.who:
        r.refuse("The Action goes to a teammate.", r.cites[cite.BORN_LEADER])
    if s.zone[mate] < 0:
        r.refuse("{survivor} is not on the board.", r.cites[cite.BORN_LEADER], survivor=r.called(mate))


def check_invent(r: Request) -> None:
    """One Action and one own card for a new one (UOA-SKILL-44, UOA-AMB-93)."""
    s = r.s
    name, _, place = r.rest.partition(":")
    card = r.card(name)
    check_skill(r, INVENTOR, "inventor", r.cites[cite.INVENTOR])
    if card >= TOKEN_CARD:
        r.refuse("A mission token is no Equipment and cannot be discarded.", r.cites[cite.TOKENS_IN_SLOTS])
    slots = r.slots_with(r.who, card)
    if not slots:
        r.refuse("{survivor} does not carry {card}.", r.cites[cite.INVENTOR], card=r.card_called(card))
    if r.slot(place) not in slots:
        r.refuse(
            "{card} is not in {slot}.", r.cites[cite.INVENTOR], card=r.card_called(card), slot=SLOT_NAMES[r.slot(place)]
        )
    if not can_draw(s):
        r.refuse("There is no Equipment card left to draw.", r.cites[cite.DECK_EMPTY])
    check_actions(r, [])


# ---- Turns


def check_end(r: Request) -> None:
    """Do Nothing ends one's own Turn (UOA-ACT-22)."""
    check_own_turn(r)


def refuse_activation(r: Request) -> None:
    """Another survivor cannot begin now (UOA-ROUND-03, UOA-ROUND-02, UOA-CMP-12)."""
    s = r.s
    other = r.survivor(r.rest)
    name = r.called(other)
    if other >= s.posse:
        r.refuse(
            "{survivor} is a Companion and has no Turn of its own.", r.cites[cite.COMPANIONS_DO_NOT_ACT], survivor=name
        )
    if s.gone[other] != HERE or s.zone[other] < 0:
        r.refuse("{survivor} is not on the board.", r.cites[cite.TURN_BEGINS], survivor=name)
    if s.active >= 0:
        if other == s.active:
            r.refuse("It is {survivor}'s Turn already.", r.cites[cite.TURN_BEGINS], survivor=name)
        r.refuse(
            "It is {survivor}'s Turn; it must end before another begins.",
            r.cites[cite.TURN_BEGINS],
            survivor=r.called(s.active),
        )
    if s.taken >> other & 1:
        r.refuse("{survivor} has had its Turn this Round.", r.cites[cite.TURN_BEGINS], survivor=name)
    if s.owner[other] != s.seat:
        r.refuse(
            "{survivor} belongs to player {owner}; player {seat} is playing.",
            r.cites[cite.PLAYER_ORDER],
            survivor=name,
            owner=s.owner[other] + 1,
            seat=s.seat + 1,
        )


def refuse_leaving(r: Request) -> None:
    """Nobody leaves by the Exit but at the end of its Turn there (UOA-WIN-07, UOA-AMB-76)."""
    s = r.s
    gate = r.teller.exit_zone(s)
    if gate < 0:
        r.refuse("This mission has no Exit.", r.cites[cite.LEFT_BY_EXIT])
    if not r.teller.exit_open(s):
        r.refuse("The Exit opens when the goals before it are done.", r.cites[cite.EXIT_CLOSED])
    place = s.board.names[gate]
    if zombies_in(s, gate):
        r.refuse("Nobody leaves while Zombies are in {zone}.", r.cites[cite.LEFT_BY_EXIT], zone=place)
    if r.who >= 0 and s.zone[r.who] != gate:
        r.refuse("{survivor} is not in the Exit, {zone}.", r.cites[cite.LEFT_BY_EXIT], zone=place)
    r.refuse("Leaving is offered at the end of a Turn in the Exit.", r.cites[cite.LEFT_BY_EXIT])


CHECKS: Final[dict[str, Check]] = {
    "shove": check_shove,
    "lifesaver": check_lifesaver,
    "taunt": check_taunt,
    "born-leader": check_born_leader,
    "invent": check_invent,
    "end": check_end,
}
"""The reasons against each Action, by its name."""
