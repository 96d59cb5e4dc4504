"""Personal Objectives: what each drawn card asks for, how far it is, and what its token does for its bearer.

(chapter Mission file and Personal Objectives)
"""

from __future__ import annotations

from graveshift.games.army_of_the_dead.rules.box import (
    BY_ANYTHING,
    CONCENTRATED_KILLS,
    COUNTER,
    HOLDS_CARD,
    HOLDS_TOKEN,
    KILL_COUNT,
    KILLED,
    KILLS_IN_ACTION,
    OBJECTIVES_TAKEN,
    SLEEPERS_REMOVED,
    WOUNDS_BESIDE,
    Part,
    Personal,
)
from graveshift.games.army_of_the_dead.rules.city import city_of
from graveshift.games.army_of_the_dead.rules.codes import ELIMINATED
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.kernel.chance import LOST, end_game
from graveshift.zombicide.rules.codes import BY_EXIT
from graveshift.zombicide.rules.inventory import holds
from graveshift.zombicide.rules.state import has_tokens


def card_in_slot(s: State, slot: int) -> Personal:
    """The Personal Objective on a slot of the mission file."""
    return city_of(s).box.personal[s.personal[slot]]


def actor_of(s: State, person: int) -> int:
    """The survivor in play that a card belongs to."""
    for who in range(s.posse):
        if s.person[who] == person:
            return who
    return -1


# ---- progress


def advance(s: State, slot: int, part: int, wanted: int, by: int) -> None:
    """So much more is done of a Personal Objective; perhaps that is all (AOTD-KILL-01)."""
    at = slot * 2 + part
    s.progress[at] = min(wanted, s.progress[at] + by)
    s.emit("personal-progress", "AOTD-PO-01", (s.personal[slot], s.progress[at], wanted))
    if s.progress[at] >= wanted:
        finish(s, slot)


def finish(s: State, slot: int) -> None:
    """Done: miniatures kept on the card go back to the supply (AOTD-KILL-01, AOTD-KILL-02)."""
    s.personal_done |= 1 << slot
    s.touched = 1
    for part in card_in_slot(s, slot).parts:
        if part.kind == KILL_COUNT:
            back = s.kept[part.a] - min(s.kept[part.a], kept_elsewhere(s, part.a))
            s.pool[part.a] += back
            s.kept[part.a] -= back
    s.emit("personal-done", "AOTD-PO-02", (s.personal[slot],))


def kept_elsewhere(s: State, kind: int) -> int:
    """How many miniatures of a kind lie on cards that are still to be done: each card keeps its own (AOTD-KILL-01)."""
    count = 0
    for slot in range(len(s.personal)):
        if waiting(s, slot):
            parts = card_in_slot(s, slot).parts
            for number in range(len(parts)):
                if parts[number].kind == KILL_COUNT and parts[number].a == kind:
                    count += s.progress[slot * 2 + number]
    return count


def waiting(s: State, slot: int) -> bool:
    """Is this one still to be done?"""
    return not s.personal_done >> slot & 1


def note_kill(s: State, who: int, kind: int) -> None:
    """A survivor has killed a zombie: it goes onto the card that asks for such kills (AOTD-KILL-01, AOTD-AMB-41)."""
    for slot in range(len(s.personal)):
        if not waiting(s, slot):
            continue
        card = card_in_slot(s, slot)
        for number in range(len(card.parts)):
            part = card.parts[number]
            if part.kind == KILL_COUNT and part.a == kind and s.person[who] == card.person and waiting(s, slot):
                s.pool[kind] -= 1
                s.kept[kind] += 1
                advance(s, slot, number, part.b, 1)
            elif part.kind == KILLED and part.a >> kind & 1 and waiting(s, slot):
                finish(s, slot)


def note_action_kills(s: State, who: int, how: int, kills: int) -> None:
    """Kills of one Action or one explosion, counted together (AOTD-PO-01)."""
    for slot in range(len(s.personal)):
        card = card_in_slot(s, slot)
        for part in card.parts:
            if part.kind == KILLS_IN_ACTION and waiting(s, slot) and s.person[who] == card.person:
                if part.a in (BY_ANYTHING, how) and kills >= part.b:
                    finish(s, slot)


def count(s: State, who: int, what: int, by: int) -> None:
    """One more of what a survivor's card counts."""
    for slot in range(len(s.personal)):
        card = card_in_slot(s, slot)
        for number in range(len(card.parts)):
            part = card.parts[number]
            if part.kind == COUNTER and part.a == what and waiting(s, slot) and s.person[who] == card.person:
                advance(s, slot, number, part.b, by)


def count_sleepers(s: State, who: int) -> None:
    """A Sleeper token was removed (AOTD-ACT-12)."""
    count(s, who, SLEEPERS_REMOVED, 1)


def count_objective(s: State, who: int) -> None:
    """An Objective was taken or activated (AOTD-ACT-15)."""
    count(s, who, OBJECTIVES_TAKEN, 1)


def count_concentrated(s: State, who: int) -> None:
    """A kill by a Concentrated Attack (AOTD-CONC-02)."""
    count(s, who, CONCENTRATED_KILLS, 1)


def count_wounds_beside(s: State, victim: int, zone: int, wounds: int) -> None:
    """A zombie has wounded somebody: who stands in that zone may have wanted that (AOTD-ZPH-03)."""
    for slot in range(len(s.personal)):
        who = actor_of(s, card_in_slot(s, slot).person)
        if who >= 0 and who != victim and s.zone[who] == zone:
            count(s, who, WOUNDS_BESIDE, wounds)


def all_done(s: State) -> bool:
    """Are all Personal Objectives done, those too that are looked at only at the end? (AOTD-WIN-01, AOTD-PO-02)"""
    for slot in range(len(s.personal)):
        if waiting(s, slot) and not held_at_end(s, slot):
            return False
    return True


def held_at_end(s: State, slot: int) -> bool:
    """Does the owner hold what the card asks for? Whoever escaped with it counts (AOTD-PO-03)."""
    card = card_in_slot(s, slot)
    who = actor_of(s, card.person)
    if who < 0 or s.gone[who] == ELIMINATED:
        return False
    for part in card.parts:
        if part.kind == HOLDS_TOKEN and holds_token(s, who, slot):
            return True
        if part.kind == HOLDS_CARD and holds(s, who, part.a):
            return True
    return False


# ---- what can no longer be done


def check_owner_down(s: State, who: int) -> None:
    """The owner of a drawn card is eliminated: the game is lost, even if it was done (AOTD-WIN-02, AOTD-PO-06)."""
    for slot in range(len(s.personal)):
        if card_in_slot(s, slot).person == s.person[who]:
            end_game(s, LOST, "personal-objective-owner", "AOTD-WIN-02")


def owners_down(s: State) -> tuple[int, ...]:
    """The eliminated who own a drawn card (AOTD-WIN-02)."""
    owners = [actor_of(s, card_in_slot(s, slot).person) for slot in range(len(s.personal))]
    return tuple(who for who in owners if who >= 0 and s.gone[who] == ELIMINATED)


def check_owner_left(s: State, who: int) -> None:
    """The owner has left the board, and only it could have done what is still to do (AOTD-M2-09, AOTD-WIN-03)."""
    for slot in range(len(s.personal)):
        card = card_in_slot(s, slot)
        if card.person == s.person[who] and s.gone[who] == BY_EXIT and waiting(s, slot):
            if not any_way_left(s, slot, card.parts):
                end_game(s, LOST, "personal-objective-impossible", "AOTD-WIN-03")


def any_way_left(s: State, slot: int, parts: list[Part]) -> bool:
    """Could it still be done without its owner on the board?"""
    for part in parts:
        if part.kind == KILLED or (part.kind in (HOLDS_TOKEN, HOLDS_CARD) and held_at_end(s, slot)):
            return True
    return False


def check_objectives_left(s: State) -> None:
    """Too few Objectives are left to take for a card that counts them (AOTD-WIN-03)."""
    left = 0
    for objective in range(len(s.objective_zone)):
        if s.objective_zone[objective] >= 0 and not s.objectives_taken >> objective & 1:
            left += 1
    for slot in range(len(s.personal)):
        card = card_in_slot(s, slot)
        for number in range(len(card.parts)):
            part = card.parts[number]
            if part.kind == COUNTER and part.a == OBJECTIVES_TAKEN and waiting(s, slot):
                if len(card.parts) == 1 and s.progress[slot * 2 + number] + left + unborn(s) < part.b:
                    end_game(s, LOST, "personal-objective-impossible", "AOTD-WIN-03")


def unborn(s: State) -> int:
    """Objectives that will be laid only when an Abomination dies."""
    waiting_ones = 0
    for kind, objective in city_of(s).dropped_by:
        if not s.slain >> kind & 1 and s.objective_zone[objective] < 0 and not s.objectives_taken >> objective & 1:
            waiting_ones += 1
    return waiting_ones


# ---- tokens


def token_of_slot(s: State, slot: int) -> int:
    """The Objective token whose colour links it to a slot, once its front is known; -1 before (AOTD-PO-04)."""
    face = city_of(s).personal_faces[slot]
    for objective in range(len(s.objective_face)):
        if s.objective_face[objective] == face:
            return objective
    return -1


def holds_token(s: State, who: int, slot: int) -> bool:
    """Does a survivor carry the token of a slot?"""
    token = token_of_slot(s, slot)
    return token >= 0 and s.objective_holder[token] == who


def held_cards(s: State, who: int) -> list[Personal]:
    """The Personal Objective cards whose tokens a survivor carries; the effect goes with the token (AOTD-PO-05)."""
    found: list[Personal] = []
    if not has_tokens(s, who):
        return found
    for slot in range(len(s.personal)):
        if holds_token(s, who, slot):
            found.append(card_in_slot(s, slot))
    return found


def token_specialties(s: State, who: int) -> int:
    """Specialties that carried tokens lend, as bits."""
    bits = 0
    for card in held_cards(s, who):
        bits |= card.specialty
    return bits


def token_skills(s: State, who: int) -> list[int]:
    """Skills that carried tokens lend."""
    return [card.skill for card in held_cards(s, who) if card.skill >= 0]
