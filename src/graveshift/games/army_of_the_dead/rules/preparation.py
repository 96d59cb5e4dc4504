"""What is drawn and decided before Round 1 (chapter Setup), one thing at a time; the rest is laid out by `setup`.

`s.step` counts what is settled: packs, companions, Starting Zones, gifts, the first Noise.
"""

from __future__ import annotations

from typing import Final

from graveshift.games.army_of_the_dead.rules.city import city_of
from graveshift.games.army_of_the_dead.rules.codes import ASK_SETUP_PACK, PACK, ROSTER
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.rules.codes import (
    ASK_SETUP_COMPANION,
    ASK_SETUP_GIFT,
    ASK_SETUP_NOISE,
    ASK_SETUP_START,
    BANG,
    SLOTS,
    WHO,
    ZONE,
)
from graveshift.zombicide.rules.inventory import free_slot, refresh

# ---- what is settled in turn
A_PACK: Final = 0
A_COMPANION: Final = 1
A_START: Final = 2
A_GIFT: Final = 3
THE_NOISE: Final = 4
NOTHING: Final = 5


def next_thing(s: State) -> tuple[int, int]:
    """What is to be settled now, and for whom or which."""
    left = s.step + 1
    if left < s.posse:
        return A_PACK, left
    left -= s.posse
    companions = s.actors - s.posse
    if left < companions:
        return A_COMPANION, left
    left -= companions
    if left < s.posse:
        return A_START, left
    left -= s.posse
    gifts = len(city_of(s).gifts)
    if left < gifts:
        return A_GIFT, left
    return (THE_NOISE, 0) if left == gifts else (NOTHING, 0)


def setup_question(s: State) -> Ask | None:
    """What is asked before Round 1; None where there is nothing to choose (AOTD-SETUP-08 to AOTD-SETUP-12)."""
    thing, number = next_thing(s)
    options = choices(s, thing, number)
    if len(options) < 2:
        return None
    if thing == A_PACK:
        return Ask(s.owner[number], ASK_SETUP_PACK, options, (number,))
    if thing == A_COMPANION:
        return Ask(TEAM, ASK_SETUP_COMPANION, options, (s.zone[s.posse + number],))
    if thing == A_START:
        return Ask(s.owner[number], ASK_SETUP_START, options, (number,))
    if thing == A_GIFT:
        return Ask(s.first, ASK_SETUP_GIFT, options, (city_of(s).gifts[number],))
    return Ask(TEAM, ASK_SETUP_NOISE, options)


def choices(s: State, thing: int, number: int) -> list[int]:
    """All that can be chosen of a thing."""
    city = city_of(s)
    if thing == A_PACK:
        packs = city.box.packs[s.person[number]]
        left = [0] * s.tables.cards
        for card in s.deck:
            left[card] += 1
        return [PACK + which for which in range(len(packs)) if can_be_taken(packs[which], left)]
    if thing == A_COMPANION:
        taken = s.person[: s.posse + number]
        return [ROSTER + person for person in range(len(s.tables.survivor_ids)) if person not in taken]
    if thing == A_GIFT:
        return [WHO + who for who in range(s.posse) if s.owner[who] == s.first]
    if thing == NOTHING:
        return []
    return [ZONE + start for start in city.starts]


def settle_next(s: State, answer: int) -> bool:
    """Settle one thing, as it was chosen or as it must be; True when everything is ready for Round 1."""
    thing, number = next_thing(s)
    if thing == NOTHING:
        draw_personal(s)
        s.step = -1
        s.emit("setup-finished", "AOTD-SETUP-13", ())
        return True
    chosen = answer
    if answer < 0:
        options = choices(s, thing, number)
        chosen = options[0] if options else -1
    s.step += 1
    if chosen < 0:
        return False
    if thing == A_PACK:
        take_pack(s, number, chosen - PACK)
    elif thing == A_COMPANION:
        s.person = s.person[:]
        s.person[s.posse + number] = chosen - ROSTER
        s.classes[s.posse + number] = s.tables.survivor_class[chosen - ROSTER]
    elif thing == A_START:
        s.zone[number] = chosen - ZONE
    elif thing == A_GIFT:
        give(s, chosen - WHO, city_of(s).gifts[number])
    else:
        s.noise_zone = chosen - ZONE
        s.noise = BANG
    return False


def can_be_taken(pack: list[int], left: list[int]) -> bool:
    """Are all cards of a pack still in the deck, which has so many left of each? (AOTD-AMB-02)"""
    for card in pack:
        if left[card] < pack.count(card):
            return False
    return True


def take_pack(s: State, who: int, which: int) -> None:
    """The cards of a pack leave the deck before it is shuffled (AOTD-SETUP-08)."""
    for card in city_of(s).box.packs[s.person[who]][which]:
        s.deck.remove(card)
        s.slots[who * SLOTS + free_slot(s, who, card)] = card
        s.emit("armed", "AOTD-SETUP-08", (who, card))
    refresh(s, who)


def give(s: State, who: int, card: int) -> None:
    """A card that the mission gives to a survivor of the First Player (AOTD-SETUP-03)."""
    s.slots[who * SLOTS + free_slot(s, who, card)] = card
    s.extras.append(card)
    refresh(s, who)
    s.emit("armed", "AOTD-SETUP-03", (who, card))


def draw_personal(s: State) -> None:
    """Cards of survivors in play, as many as the mission has slots: the first Yellow, the second Purple.

    (AOTD-SETUP-14, AOTD-AMB-04, AOTD-PO-04)
    """
    city = city_of(s)
    team = s.person[: s.posse]
    bag = [number for number in range(len(city.box.personal)) if city.box.personal[number].person in team]
    for _ in city.personal_faces:
        if bag:
            s.personal.append(s.draw("personal", bag))
            s.progress += [0, 0]
            owner = s.person.index(city.box.personal[s.personal[-1]].person)
            s.emit("personal-drawn", "AOTD-SETUP-14", (s.personal[-1], owner))
