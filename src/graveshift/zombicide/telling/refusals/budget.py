"""Why there is nothing left to pay with: Actions, free Actions, skills used up (chapters Rounds, Actions, Skills)."""

from __future__ import annotations

from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.budget import actions_left, free_left, may_use
from graveshift.zombicide.rules.codes import ASK_ACTION, ASK_LEADER, FREE_TYPES
from graveshift.zombicide.rules.state import mods_of
from graveshift.zombicide.telling.refusals.request import Request


def check_actions(r: Request, free: list[int]) -> None:
    """One Action, or a free one of these types (UOA-ROUND-04, UOA-ACT-27)."""
    if r.ask.kind not in (ASK_ACTION, ASK_LEADER):
        return
    s, who = r.s, r.who
    if actions_left(s, who) > 0 or any(free_left(s, who, kind) > 0 for kind in free):
        return
    if any(free_left(s, who, kind) > 0 for kind in range(FREE_TYPES)):
        r.refuse("{survivor} has only free Actions of another type left.", r.cites[cite.FREE_ACTION])
    r.refuse("{survivor} has no Actions left.", r.cites[cite.ACTIONS_PER_TURN])


def check_skill(r: Request, skill: int, name: str, rule: str, used: int = 0, *lacking: str) -> None:
    """The survivor must have the Skill (`lacking`: other rules on who has it), and not have used it this Turn.

    Whatever else speaks against it, the entry of the Skill says so, too: clear paths, Range, movement, one's own Turn.
    """
    r.besides = (rule,)
    if not mods_of(r.s, r.who)[skill]:
        called = r.teller.content.skills[name].name
        r.refuse("{survivor} does not have the Skill {skill}.", rule, *lacking, skill=called)
    if used and not may_use(r.s, r.who, skill, used):
        r.refuse("{survivor} has used {skill} already in this Turn.", rule, skill=r.teller.content.skills[name].name)


def check_own_turn(r: Request) -> None:
    """Free Skills and cards belong to one's own Turn (UOA-AMB-75)."""
    if r.s.granted == r.who:
        r.refuse("This is not {survivor}'s own Turn.", r.cites[cite.OWN_TURN])
