"""The Human Turn: what may be done next, and doing it (chapter Turn structure and the Human Turn)."""

from __future__ import annotations

from typing import Final

from graveshift.games.tiny_epic_zombies.actions.action import Action, ActionWith
from graveshift.games.tiny_epic_zombies.actions.cards import (
    COLLECT_CARD,
    DROP_CARD,
    GRAB_CARD,
    INJECT_ADRENALINE,
    LIGHT_FIREWORKS,
    PEEK_AT_CARD,
)
from graveshift.games.tiny_epic_zombies.actions.carried import ASK_FOR, GIVE, PUT_DOWN, SEIZE
from graveshift.games.tiny_epic_zombies.actions.deposits import STORE_ONE, STORE_SOME
from graveshift.games.tiny_epic_zombies.actions.moves import END_MOVES, MOVE_ON, MOVE_SQUAD, SKATE_ANYWHERE, STAY_HERE
from graveshift.games.tiny_epic_zombies.actions.rooms import FLIP_TOKEN, GUESS_SOURCE, TAKE_TOKEN, USE_ABILITY
from graveshift.games.tiny_epic_zombies.actions.shots import SHOOT_BOTH, SHOOT_FREE, SHOOT_ONE
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ADRENALINE,
    ASK_OVERKILL,
    ASK_TURN,
    BEFORE_A,
    CARDS,
    CARRIED,
    CLOSED,
    END,
    FIREWORKS,
    GRENADE,
    PART,
    RADIO,
    SKATEBOARD,
    TEACHER,
    VERB,
)
from graveshift.games.tiny_epic_zombies.rules.items import held_cards
from graveshift.games.tiny_epic_zombies.rules.rooms import store_is_empty
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.kernel.errors import EngineError
from graveshift.kernel.rules import Ask, Play

ACTIONS: Final[list[Action]] = [
    MOVE_ON,
    SHOOT_FREE,
    STAY_HERE,
    MOVE_SQUAD,
    SHOOT_ONE,
    SHOOT_BOTH,
    USE_ABILITY,
    TAKE_TOKEN,
    FLIP_TOKEN,
    GUESS_SOURCE,
    COLLECT_CARD,
    GRAB_CARD,
    STORE_ONE,
    STORE_SOME,
    LIGHT_FIREWORKS,
    INJECT_ADRENALINE,
    SKATE_ANYWHERE,
    DROP_CARD,
    PUT_DOWN,
    GIVE,
    ASK_FOR,
    SEIZE,
    PEEK_AT_CARD,
    END_MOVES,
]
"""Everything a Human may do in a Turn, about in the order in which it is offered."""


def by_verb() -> list[Action | None]:
    """The Actions by the number of their verb."""
    found: list[Action | None] = [None] * 64
    for action in ACTIONS:
        found[action.code >> VERB] = action
    return found


BY_VERB: Final[list[Action | None]] = by_verb()


def by_card() -> list[ActionWith | None]:
    """What the cards in a Backpack can be used for, by their number."""
    found: list[ActionWith | None] = [None] * CARDS
    found[SKATEBOARD] = SKATE_ANYWHERE
    for card in range(FIREWORKS, ADRENALINE):
        found[card] = LIGHT_FIREWORKS
    for card in range(ADRENALINE, GRENADE):
        found[card] = INJECT_ADRENALINE
    return found


BY_CARD: Final[list[ActionWith | None]] = by_card()


def question(s: State, human: int) -> Ask | None:
    """What the active Human may do next; None where only the end of the Turn or one Room to Move to is left."""
    if s.ended:
        return None
    options = legal_options(s, human)
    if len(options) == 1:
        return None
    return Ask(s.table.owner[human], ASK_OVERKILL if s.free else ASK_TURN, options, (human,))


def legal_options(s: State, human: int) -> list[int]:
    """Moves, then kill, Room, tokens and collecting after a Move, then what goes at any time (TEZ-TURN-04)."""
    options: list[int] = []
    MOVE_ON.offer(s, human, options)
    if s.free:
        SHOOT_FREE.offer(s, human, options)
        STAY_HERE.offer(s, human, options)
    else:
        if s.moves:
            MOVE_SQUAD.offer(s, human, options)
        if s.arrived and s.step != CLOSED:
            after_move(s, human, options)
        if s.may_store:
            STORE_ONE.offer(s, human, options)
            STORE_SOME.offer(s, human, options)
        if s.token_at[RADIO] == s.room[human]:
            TAKE_TOKEN.offer_radio(s, human, options)
    any_time(s, human, options)
    if s.moves == 0:
        END_MOVES.offer(s, human, options)
    return options


def only_option(s: State, human: int) -> int:
    """What happens where nobody is asked: the Turn ends, or the one Move that there is (TEZ-TURN-02, TEZ-TURN-03)."""
    if s.ended or (s.moves == 0 and s.free == 0):
        return END
    return legal_options(s, human)[0]


def after_move(s: State, human: int, options: list[int]) -> None:
    """A, B and C after a Move (TEZ-TURN-04, TEZ-TURN-05, TEZ-TURN-06)."""
    if s.step == BEFORE_A:
        SHOOT_ONE.offer(s, human, options)
        SHOOT_BOTH.offer(s, human, options)
    if not store_is_empty(s, human):
        GRAB_CARD.offer(s, human, options)
        return
    USE_ABILITY.offer(s, human, options)
    here = s.room[human]
    for token, place in enumerate(s.token_at):
        if place == here:
            TAKE_TOKEN.offer_with(s, human, token, options)
            FLIP_TOKEN.offer_with(s, human, token, options)
            GUESS_SOURCE.offer_with(s, human, token, options)
    COLLECT_CARD.offer(s, human, options)


def any_time(s: State, human: int, options: list[int]) -> None:
    """What the Golden Rule does not bind: Backpack Items, dropping, tokens, the Teacher (TEZ-TURN-05, TEZ-ITEM-05)."""
    for card in held_cards(s, human):
        use = BY_CARD[card]
        if use is not None:
            use.offer_with(s, human, card, options)
        DROP_CARD.offer_with(s, human, card, options)
    if carried(s):
        carrier_options(s, human, options)
        for token in (RADIO, PART):
            ASK_FOR.offer_with(s, human, token, options)
            SEIZE.offer_with(s, human, token, options)
    if s.person[human] == TEACHER:
        PEEK_AT_CARD.offer(s, human, options)


def carried(s: State) -> bool:
    """Does anybody carry Radio or Part?"""
    return s.token_at[RADIO] >= CARRIED or s.token_at[PART] >= CARRIED


def carrier_options(s: State, human: int, options: list[int]) -> None:
    """Put down what is carried, or give it to somebody in the Room (TEZ-MIS-CDC-03, TEZ-MIS-HEL-05, TEZ-AMB-57)."""
    for token in (RADIO, PART):
        PUT_DOWN.offer_with(s, human, token, options)
        GIVE.offer_with(s, human, token, options)


def other_humans_options(s: State, human: int) -> list[int]:
    """In another one's Turn: drop or give Radio or Part, and the Teacher's look (TEZ-AMB-57, TEZ-HUM-04)."""
    options: list[int] = []
    if carried(s):
        carrier_options(s, human, options)
    if s.person[human] == TEACHER:
        PEEK_AT_CARD.offer(s, human, options)
    return options


def perform(s: State, human: int, option: int) -> Play | None:
    """Do what the Human has chosen; an option that is no Action is an error of ours."""
    number = option >> VERB
    action = BY_VERB[number] if 0 <= number < len(BY_VERB) else None
    if action is None:
        raise EngineError(f"There is no Action with the verb {number} (option {option}).")
    return action.perform(s, human, option)
