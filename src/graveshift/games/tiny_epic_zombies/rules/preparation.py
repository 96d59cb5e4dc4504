"""Choices before the first Turn: Player Cards and the first deal (chapter Set-up).

The steps: the Zombie Player's card, each Human's card, then one face-down Search Card for each Human.
"""

from __future__ import annotations

from typing import Final

from graveshift.games.tiny_epic_zombies.rules.codes import (
    ASK_FIRST_DEAL,
    ASK_PLAYER_CARD,
    ASK_ZOMBIE_CARD,
    CHOOSE,
    DEAL,
    NO_CARD,
)
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.zombie_turn import draw_hand, put_before
from graveshift.kernel.rules import Ask

OFFERED: Final = 3
FIRST_HAND: Final = 8
DONE: Final = -1


def question(s: State) -> Ask | None:
    """Which of three Player Cards, or which card for which Human (TEZ-SET-08, TEZ-SET-11, TEZ-SET-20)."""
    step = s.asking
    humans = s.table.humans
    if s.offers:
        options = [CHOOSE + person for person in s.offers]
        if step == 0:
            return Ask(s.table.zombie_seat, ASK_ZOMBIE_CARD, options)
        return Ask(s.table.owner[step - 1], ASK_PLAYER_CARD, options, (step - 1,))
    if step > humans and s.table.zombie_seat >= 0 and len(s.hand) > 1:
        return Ask(s.table.zombie_seat, ASK_FIRST_DEAL, [DEAL + card for card in s.hand], (step - humans - 1,))
    return None


def prepare(s: State, answer: int) -> None:
    """One step of the set-up."""
    step = s.asking
    if step == 0:
        choose_zombie(s, answer)
    elif step <= s.table.humans:
        choose_human(s, step - 1, answer)
    else:
        first_deal(s, step - s.table.humans - 1, answer)
    if s.asking > 2 * s.table.humans:
        s.asking = DONE
        s.emit("set-up", "TEZ-SET-25", (s.first,))


def choose_zombie(s: State, answer: int) -> None:
    """Three drawn, one kept, the others shuffled back (TEZ-SET-08); a random one for the AI (TEZ-COOP-02)."""
    if not s.horde and answer < 0:
        if s.table.zombie_seat >= 0:
            s.offers = [s.draw("players", s.pool) for _ in range(OFFERED)]
            return
        awaken(s, s.draw("players", s.pool))
    elif answer >= 0:
        person = answer - CHOOSE
        s.offers.remove(person)
        s.pool += s.offers
        s.offers = []
        awaken(s, person)
    s.asking = 1


def awaken(s: State, person: int) -> None:
    """The first Zombie Card, its Horde Marker on 1 (TEZ-SET-09)."""
    s.horde.append(person)
    s.markers.append(1)
    s.passives |= 1 << person
    s.emit("zombie-card", "TEZ-SET-08", (person,))


def choose_human(s: State, human: int, answer: int) -> None:
    """Three different cards for each Human, one is kept (TEZ-SET-11); the rest are unused (TEZ-SET-14)."""
    if s.person[human] == NO_CARD and answer < 0:
        s.offers = [s.draw("players", s.pool) for _ in range(OFFERED)]
        return
    if answer >= 0:
        s.person[human] = answer - CHOOSE
        s.offers.remove(s.person[human])
        s.aside += s.offers
        s.offers = []
        s.emit("player-card", "TEZ-SET-11", (human, s.person[human]))
    s.asking += 1
    if s.asking > s.table.humans:
        s.pool += s.aside
        s.aside = []
        if s.table.zombie_seat >= 0 and not s.hand:
            draw_hand(s, FIRST_HAND)


def first_deal(s: State, human: int, answer: int) -> None:
    """One face-down card for each Human, chosen by the Zombie Player or drawn (TEZ-SET-20, TEZ-COOP-03)."""
    if s.facedown[human] == NO_CARD:
        if answer >= 0:
            s.hand.remove(answer - DEAL)
            put_before(s, human, answer - DEAL)
        else:
            put_before(s, human, s.draw("search", s.search))
    s.asking += 1
