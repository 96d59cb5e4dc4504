"""The Human Turn: what may be done next, and doing it (chapter Turn structure and the Human Turn)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.tiny_epic_zombies import cure, escape, investigate, stranded
from graveshift.games.tiny_epic_zombies.arsenal import deposit_options, store_ammo, store_weapon
from graveshift.games.tiny_epic_zombies.backpack import adrenaline, fireworks
from graveshift.games.tiny_epic_zombies.codes import (
    ADRENALINE,
    AFTER_A,
    ASK_OVERKILL,
    ASK_TOKEN,
    ASK_TURN,
    BEFORE_A,
    CLOSED,
    CLUE_1,
    COLLECT,
    COURTYARD,
    DROP,
    DROP_TOKEN,
    END,
    EXIT_1,
    FIREWORKS,
    FLIP,
    FREE_SHOT,
    GIVE_TOKEN,
    GRAB,
    GRENADE,
    GUESS,
    INGREDIENT_1,
    INJECT,
    LIGHT,
    MOVE,
    NO_CARD,
    PART,
    PEEK,
    PICK_UP,
    RADIO,
    SEIZE_TOKEN,
    SHOOT,
    SHOOT_TWO,
    SKATE,
    SKATEBOARD,
    SQUAD,
    STAY,
    STORE_AMMO,
    STORE_WEAPON,
    SURVIVALIST,
    TAKE,
    TEACHER,
    TOKEN_OBJECTIVE,
    TOKENS,
    USE,
    VERB,
)
from graveshift.games.tiny_epic_zombies.eaten import check_eaten
from graveshift.games.tiny_epic_zombies.escort import movable_squads, move_squad
from graveshift.games.tiny_epic_zombies.items import (
    collect,
    discard_from_pack,
    drop,
    drop_stores,
    held_cards,
    may_collect,
)
from graveshift.games.tiny_epic_zombies.killing import (
    double_shots,
    free_shot,
    shoot,
    shoot_two,
    shot_cost,
    shot_targets,
    targets_now,
)
from graveshift.games.tiny_epic_zombies.moving import anywhere, make_move, targets
from graveshift.games.tiny_epic_zombies.rooms import pick_up, store_is_empty, usable_abilities, use
from graveshift.games.tiny_epic_zombies.state import State, open_for, store_of
from graveshift.games.tiny_epic_zombies.tokens import (
    carrier_options,
    drop_token,
    hand_over,
    handler,
    may_get,
    seize,
    token_options,
)
from graveshift.games.tiny_epic_zombies.track import spend
from graveshift.kernel.rules import Ask


def question(s: State, human: int) -> Ask | None:
    """What the active Human may do next; None where only the end of the Turn is left."""
    if s.ended:
        return None
    options = legal_options(s, human)
    if options == [END]:
        return None
    return Ask(s.table.owner[human], ASK_OVERKILL if s.free else ASK_TURN, options, (human,))


def legal_options(s: State, human: int) -> list[int]:
    """Moves, then kill, Room, tokens and collecting after a Move, then what goes at any time (TEZ-TURN-04)."""
    options: list[int] = []
    if s.free or s.moves or s.extra:
        options += [MOVE + room for room in targets(s, human)]
    if s.free:
        if s.free_shot:
            options += [FREE_SHOT + room for room in shot_targets(s, human)]
        options.append(STAY)
    else:
        options += [SQUAD + squad for squad in movable_squads(s, human)]
        if s.arrived and s.step != CLOSED:
            after_move(s, human, options)
        deposit_options(s, human, options)
        if s.moved and s.token_at[RADIO] == s.room[human] and may_take(s, human, RADIO):
            options.append(TAKE + RADIO)
    any_time(s, human, options)
    if s.free == 0 and s.moves == 0:
        options.append(END)
    return options


def after_move(s: State, human: int, options: list[int]) -> None:
    """A, B and C after a Move (TEZ-TURN-04, TEZ-TURN-05, TEZ-TURN-06)."""
    if s.step == BEFORE_A:
        options += [SHOOT + room for room in targets_now(s, human) if shot_cost(s, human, room) <= s.ammo[human]]
        options += [SHOOT_TWO + (one << 8) + other for one, other in double_shots(s, human)]
    store = store_of(s, human)
    if store_is_empty(s, human):
        options += [USE + ability for ability in usable_abilities(s, human)]
        here = s.room[human]
        if here in s.token_at:
            for token in range(TOKENS):
                if s.token_at[token] == here:
                    token_actions(s, human, token, options)
        if store != COURTYARD:
            options += [COLLECT + card for card in s.beside[store] if may_collect(s, human, card)]
    elif s.person[human] == SURVIVALIST and s.ammo[human] >= 1:
        options += [GRAB + card for card in s.beside[store] if may_collect(s, human, card)]


def token_actions(s: State, human: int, token: int, options: list[int]) -> None:
    """Taking, flipping and guessing with a token in the Room (TEZ-ROOM-07, TEZ-OBJ-06)."""
    if token < RADIO:
        if not (PICK_UP in s.table.mall.abilities[s.room[human]] and s.used >> s.room[human] & 1):
            options.append(TAKE + token)
        return
    if token == RADIO or not open_for(s, TOKEN_OBJECTIVE[token], human):
        return
    if token == PART:
        if may_take(s, human, PART):
            options.append(TAKE + token)
    elif token >= CLUE_1:
        if not investigate.knows(s, human, token):
            options.append(FLIP + token)
        elif GUESS + first_guess(s) not in options:
            options += [GUESS + source for source in investigate.free_sources(s)]
    elif token >= EXIT_1 or token < INGREDIENT_1 or cure.worth_flipping(s, human, token):
        options.append(FLIP + token)


def first_guess(s: State) -> int:
    return investigate.free_sources(s)[0]


def may_take(s: State, human: int, token: int) -> bool:
    """Radio and Part are taken in an empty Store, by a Human at most once per Move (TEZ-MIS-CDC-02, TEZ-MIS-HEL-02)."""
    return may_get(s, human, token) and store_is_empty(s, human)


def any_time(s: State, human: int, options: list[int]) -> None:
    """What the Golden Rule does not bind: Backpack Items, dropping, tokens, the Teacher (TEZ-TURN-05, TEZ-ITEM-05)."""
    cards = held_cards(s, human)
    stores = drop_stores(s, human) if cards else []
    for card in cards:
        if FIREWORKS <= card < ADRENALINE:
            if s.zombies:
                options.append(LIGHT + card)
        elif ADRENALINE <= card < GRENADE:
            options.append(INJECT + card)
        elif card == SKATEBOARD and (s.free or s.moves or s.extra):
            options += [SKATE + room for room in anywhere(s, human)]
        options += [DROP + (store << 8) + card for store in stores]
    token_options(s, human, options)
    if s.person[human] == TEACHER:
        options += peeks(s, human)


def peeks(s: State, human: int) -> list[int]:
    """The Teacher may look at any face-down Search Card for 1 Ammo (TEZ-HUM-04)."""
    if s.ammo[human] < 1:
        return []
    return [
        PEEK + other
        for other in range(s.table.humans)
        if s.facedown[other] != NO_CARD and not s.seen[other] >> human & 1
    ]


def pop_quiz(s: State, human: int, other: int) -> Generator[Ask, int, None]:
    """Only her seat sees the card (TEZ-HUM-04, TEZ-SRCH-05)."""
    s.seen[other] |= 1 << human
    spend(s, human, 1, "TEZ-HUM-04")
    s.emit("looked", "TEZ-HUM-04", (human, other))
    s.emit("card-seen", "TEZ-HUM-04", (human, other, s.facedown[other]))
    yield from check_eaten(s, human)


def perform(s: State, human: int, option: int) -> Generator[Ask, int, None]:
    """Do what the active Human has chosen."""
    verb = option >> VERB << VERB
    argument = option & 255
    if verb == MOVE:
        yield from make_move(s, human, argument, "TEZ-KILL-06" if s.free else "TEZ-MOVE-01")
    elif verb == SHOOT:
        yield from shoot(s, human, argument)
    elif verb == USE:
        yield from use(s, human, argument)
    elif verb == COLLECT:
        s.step = AFTER_A
        yield from collect(s, human, argument)
        yield from check_eaten(s, human)
    elif verb == DROP:
        drop(s, human, argument, option >> 8 & 255, "TEZ-ITEM-10")
    elif verb == STAY:
        s.free = 0
        s.free_shot = 0
    elif verb == TAKE:
        take(s, human, argument)
    elif verb == FLIP:
        yield from flip(s, human, argument)
    elif verb == SQUAD:
        yield from move_squad(s, human, argument)
    else:
        yield from perform_rarely(s, human, verb, option)


def perform_rarely(s: State, human: int, verb: int, option: int) -> Generator[Ask, int, None]:
    argument = option & 255
    other = option >> 8 & 255
    if verb == SHOOT_TWO:
        yield from shoot_two(s, human, other, argument)
    elif verb == FREE_SHOT:
        yield from free_shot(s, human, argument)
    elif verb == SKATE:
        discard_from_pack(s, human, SKATEBOARD)
        yield from make_move(s, human, argument, "TEZ-CARD-14")
    elif verb == GUESS:
        yield from investigate.guess(s, human, argument)
    elif verb == GRAB:
        yield from lead_discount(s, human, argument)
    elif verb == LIGHT:
        yield from fireworks(s, human, argument)
    elif verb == INJECT:
        adrenaline(s, human, argument)
    elif verb == PEEK:
        yield from pop_quiz(s, human, argument)
    elif verb == STORE_WEAPON:
        store_weapon(s, human, argument)
    elif verb == STORE_AMMO:
        yield from store_ammo(s, human, argument)
    elif verb == DROP_TOKEN:
        drop_token(s, human, argument)
    elif verb == GIVE_TOKEN:
        yield from hand_over(s, human, other, argument, other)
    elif verb == ASK_TOKEN:
        yield from hand_over(s, other, human, argument, other)
    elif verb == SEIZE_TOKEN:
        seize(s, other, human, argument)


def take(s: State, human: int, token: int) -> None:
    """A token in the Room goes onto the card; supplies once per Room and Turn (TEZ-SUP-01, TEZ-ROOM-08)."""
    s.step = max(s.step, AFTER_A)
    if token >= RADIO:
        s.handled |= 1 << handler(token, human)
    elif PICK_UP in s.table.mall.abilities[s.room[human]]:
        s.used |= 1 << s.room[human]
    pick_up(s, human, token)


def flip(s: State, human: int, token: int) -> Generator[Ask, int, None]:
    """Turn a face-down Objective Token; it costs nothing (TEZ-OBJ-06, TEZ-OBJ-07)."""
    s.step = AFTER_A
    if token >= CLUE_1:
        investigate.flip(s, human, token)
    elif token >= EXIT_1:
        yield from escape.flip(s, human, token)
    elif token >= INGREDIENT_1:
        cure.flip(s, human, token)
    else:
        yield from stranded.flip(s, human, token)


def lead_discount(s: State, human: int, card: int) -> Generator[Ask, int, None]:
    """The Survivalist pays 1 Ammo for one card among Zombies, as the end of a Move (TEZ-HUM-14, TEZ-AMB-56)."""
    s.step = CLOSED
    spend(s, human, 1, "TEZ-HUM-14")
    yield from collect(s, human, card)
    yield from check_eaten(s, human)


def other_humans_options(s: State, human: int) -> list[int]:
    """In another one's Turn: drop or give Radio or Part, and the Teacher's look (TEZ-AMB-57, TEZ-HUM-04)."""
    options = carrier_options(s, human)
    if s.person[human] == TEACHER:
        options += peeks(s, human)
    return options
