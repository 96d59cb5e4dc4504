"""Abominations: how Valentine, the Queen and Zeus come to the board (chapters Zombies and Spawn)."""

from __future__ import annotations

from graveshift.games.army_of_the_dead.rules.city import city_of
from graveshift.games.army_of_the_dead.rules.codes import ANY_ZEUS, KINDS, ZEUS_TOKEN
from graveshift.games.army_of_the_dead.rules.sleepers import arrive
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.zombicide.rules.codes import ON, REMOVED


def place_abomination(s: State, kind: int, zone: int, rule: str) -> bool:
    """An Abomination comes, unless it has come before: none comes twice in a Mission, and its card stays out of the
    deck (AOTD-ABOM-02, AOTD-AMB-32). True if it came."""
    if s.came >> kind & 1 or (ANY_ZEUS >> kind & 1 and s.came & ANY_ZEUS):
        return False
    s.came |= 1 << kind
    s.zombies[zone * KINDS + kind] += 1
    s.pool[kind] -= 1
    card = city_of(s).box.abomination_cards[kind]
    if card in s.zombie_deck:
        s.zombie_deck.remove(card)
    if card in s.zombie_discards:
        s.zombie_discards.remove(card)
    s.emit("abomination-comes", rule, (kind, zone))
    arrive(s, zone)
    return True


def zeus_token(s: State) -> int:
    """The Zeus Spawn token while it lies on the board; -1 afterwards (AOTD-ZSP-05)."""
    for token in range(len(s.token_kind)):
        if s.token_kind[token] == ZEUS_TOKEN and s.token_state[token] == ON:
            return token
    return -1


def zeus_comes(s: State, rule: str) -> None:
    """The Mission's Zeus replaces his Spawn token, which leaves the game (AOTD-ZEUS-05, AOTD-ZSP-05, AOTD-ABOM-05)."""
    token = zeus_token(s)
    if token < 0:
        return
    zone = s.token_zone[token]
    s.token_state[token] = REMOVED
    s.token_zone[token] = -1
    place_abomination(s, city_of(s).zeus, zone, rule)
