"""What the players decide before Round 1 (chapter Setup); a game says in which order, `setup` lays out the rest."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.codes import (
    ASK_SETUP_COMPANION,
    ASK_SETUP_GIFT,
    ASK_SETUP_NOISE,
    ASK_SETUP_SLOT,
    ASK_SETUP_START,
    ASK_SETUP_WEAPON,
    FAVOURITE,
    GIVE_CARD,
    HAND_1,
    LONE,
    NO_CARD,
    PUT,
    SLOTS,
    WHO,
    ZONE,
)
from graveshift.zombicide.rules.inventory import fits, free_slot, refresh
from graveshift.zombicide.rules.movement import group_of
from graveshift.zombicide.rules.state import State


def choose_starts(s: State) -> Generator[Ask, int, None]:
    """With several Starting Zones the team splits the survivors as evenly as possible (UOA-SETUP-16, UOA-M07-02)."""
    starts = s.scene.starts
    for who in range(s.posse):
        zone = starts[0]
        if len(starts) > 1:
            share = s.posse // len(starts)
            filled = [sum(1 for at in s.zone[:who] if at == start) for start in starts]
            bigger = s.posse - share * len(starts)
            over = sum(1 for count in filled if count > share)
            open_starts = [
                start
                for start, count in zip(starts, filled, strict=True)
                if count < share or (count == share and over < bigger)
            ]
            zone = open_starts[0]
            if len(open_starts) > 1:
                answer = yield Ask(TEAM, ASK_SETUP_START, [ZONE + start for start in open_starts], (who,))
                zone = answer - ZONE
        for actor in group_of(s, who):
            s.zone[actor] = zone


def draw_companions(s: State) -> None:
    """Random companions of a class on random places of the map (UOA-M05-02, UOA-M08-02, UOA-AMB-50)."""
    wanted = s.scene.random_class
    if not wanted:
        return
    crew = [a for a in range(s.posse, s.actors) if s.tables.survivor_class[s.person[a]] == wanted and s.zone[a] < 0]
    bag = [s.person[companion] for companion in crew]
    places = s.scene.random_places[:]
    s.person = s.person[:]
    for companion in crew:
        s.person[companion] = s.draw("companions", bag)
        if s.leader[companion] == LONE:
            s.zone[companion] = s.draw("places", places)
            if not s.scene.one_per_place:
                places.append(s.zone[companion])


def place_companions(s: State) -> Generator[Ask, int, None]:
    """The team chooses which companion stands on each marked spot, where that matters (UOA-CMP-02).

    `zone` holds the spots in order; companions of one class on one spot need no choice.
    """
    spots: list[int] = []
    for companion in range(s.posse, s.actors):
        if s.leader[companion] == LONE and not s.scene.random_class:
            spots.append(companion)
    for i, spot in enumerate(spots):
        rivals = [
            other
            for other in spots[i:]
            if s.tables.survivor_class[s.person[other]] == s.tables.survivor_class[s.person[spot]]
        ]
        if len({s.zone[other] for other in rivals}) < 2:
            continue
        answer = yield Ask(TEAM, ASK_SETUP_COMPANION, [WHO + other for other in rivals], (s.zone[spot],))
        chosen = answer - WHO
        s.zone[spot], s.zone[chosen] = s.zone[spot], s.zone[chosen]
        if chosen != spot:
            s.person = s.person[:]
            s.person[spot], s.person[chosen] = s.person[chosen], s.person[spot]


def arm(s: State, who: int) -> Generator[Ask, int, None]:
    """The starting weapon by favourite type, and what a Blue skill adds (UOA-SETUP-14, UOA-SETUP-15, UOA-SETUP-21)."""
    tables = s.tables
    weapons = [pack[0] for pack in tables.start_packs[s.person[who]]]
    weapon = weapons[0]
    if len(weapons) > 1:
        answer = yield Ask(s.owner[who], ASK_SETUP_WEAPON, [GIVE_CARD + card for card in weapons], (who,))
        weapon = answer - GIVE_CARD
    yield from stow_start(s, who, weapon)
    for skill in s.owned[who]:
        card = tables.skill_card[skill]
        if card >= 0 and card in s.deck:
            s.deck.remove(card)
            yield from stow_start(s, who, card)


def stow_start(s: State, who: int, card: int) -> Generator[Ask, int, None]:
    """Into the favourite slot if it fits, else into a hand; asked if the table wants to be asked (UOA-SETUP-21)."""
    at = who * SLOTS
    slot = free_slot(s, who, card)
    if s.scene.ask_starting_slot and fits(s, who, FAVOURITE, card) and s.slots[at + FAVOURITE] == NO_CARD:
        hand = HAND_1 if s.slots[at + HAND_1] == NO_CARD else HAND_1 + 1
        options = [PUT + (FAVOURITE << 8) + FAVOURITE, PUT + (hand << 8) + hand]
        answer = yield Ask(s.owner[who], ASK_SETUP_SLOT, options, (who, card))
        slot = answer & 255
    s.slots[at + slot] = card
    refresh(s, who)
    s.emit("armed", s.tables.cites[cite.ARMED], (who, card))


def give_gifts(s: State) -> Generator[Ask, int, None]:
    """Cards that the first player gets from the deck for a survivor of theirs (UOA-M00-02, UOA-AMB-49)."""
    for card in s.scene.gifts:
        if card not in s.deck:
            continue
        own = [who for who in range(s.posse) if s.owner[who] == s.first]
        who = own[0]
        if len(own) > 1:
            answer = yield Ask(s.first, ASK_SETUP_GIFT, [WHO + other for other in own], (card,))
            who = answer - WHO
        s.deck.remove(card)
        s.slots[who * SLOTS + free_slot(s, who, card)] = card
        refresh(s, who)
        s.emit("armed", s.tables.cites[cite.GIFT], (who, card))


def first_noise(s: State) -> Generator[Ask, int, None]:
    """Bang! in the Starting Zone; with several the team picks one; the mission may say otherwise (UOA-SETUP-17)."""
    starts = s.scene.starts
    zone = starts[0]
    if s.scene.noise_zone >= 0:
        zone = s.scene.noise_zone
    elif len(starts) > 1:
        answer = yield Ask(TEAM, ASK_SETUP_NOISE, [ZONE + start for start in starts])
        zone = answer - ZONE
    s.noise_zone = zone
    s.noise = s.scene.noise_level
