"""Explosives: sure hits on a whole zone, chains, cards that lie on the board, traps (chapter Combat)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.army_of_the_dead.rules.box import BY_EXPLOSION
from graveshift.games.army_of_the_dead.rules.city import BREAK_HELMET, city_of
from graveshift.games.army_of_the_dead.rules.codes import EXPLOSIVE, HELMETED, KINDS, LAY, ZEUS
from graveshift.games.army_of_the_dead.rules.personal import note_action_kills
from graveshift.games.army_of_the_dead.rules.state import State, own
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import WITH_CARD, Action, one_action
from graveshift.zombicide.rules.codes import CARD, NO_CARD, SLOTS
from graveshift.zombicide.rules.hits import slay
from graveshift.zombicide.rules.inventory import copy_to_use, discard_card, refresh
from graveshift.zombicide.rules.state import survivors_in
from graveshift.zombicide.rules.wounds import wound


def take_out(s: State, who: int, card: int) -> Generator[Ask, int, None]:
    """A card leaves the inventory of a survivor, because it is used."""
    slot = yield from copy_to_use(s, who, card)
    s.slots[who * SLOTS + slot] = NO_CARD
    refresh(s, who)


def use_up(s: State, card: int, who: int, rule: str) -> None:
    """A card that was used up goes to the discards; one that a mission added leaves the game (AOTD-EXPL-08)."""
    if card in s.extras:
        s.extras.remove(card)
    else:
        discard_card(s, card)
    s.emit("used-up", rule, (who, card))


def blast(s: State, who: int, zone: int, damage: int, rule: str) -> Generator[Ask, int, int]:
    """One explosion: all Actors of the zone take its Damage, and that of every Explosive that lies there.

    Zombies with enough of it are eliminated, AP to whoever caused it; survivors suffer it as Wounds, the user too.
    (AOTD-EXPL-03, AOTD-EXPL-04, AOTD-EXPL-05, AOTD-EXPL-07, AOTD-EXPL-09, AOTD-EXPL-10, AOTD-AMB-29, AOTD-AMB-69)
    """
    total = damage + chained(s, who, zone)
    s.emit("explosion", rule, (who, zone, total))
    victims = survivors_in(s, zone)
    kills = 0
    there = s.zombies[zone * KINDS : zone * KINDS + KINDS]  # Zeus, whom the Queen's death calls, is not hit any more
    helmets = there[HELMETED]
    for kind in range(KINDS):
        if s.tables.toughness[kind] <= total:
            for _ in range(there[kind]):
                kills += 1
                yield from slay(s, who, zone, kind, EXPLOSIVE)
    if helmets:
        break_helmet(s, zone)
    if kills:
        note_action_kills(s, who, BY_EXPLOSION, kills)
    for actor in victims:
        if s.zone[actor] == zone:
            wound(s, actor, total, -1, "AOTD-EXPL-04")
    return kills


def chained(s: State, who: int, zone: int) -> int:
    """The Damage of all Explosives that lie in a zone; they are used up (AOTD-EXPL-03, AOTD-EXPL-07, AOTD-AMB-46)."""
    total = 0
    for number in range(len(s.laid_zone) - 1, -1, -1):
        if s.laid_zone[number] == zone:
            card = s.laid_card[number]
            total += s.tables.damage[card]
            del s.laid_zone[number], s.laid_card[number], s.laid_by[number]
            s.emit("chained", "AOTD-EXPL-03", (zone, card))
            use_up(s, card, who, "AOTD-EXPL-07")
    return total


def break_helmet(s: State, zone: int) -> None:
    """The first explosion only knocks the helmet off: he is Regular Zeus from now on, and lies as he lay.

    (AOTD-ZEUS-03, AOTD-AMB-22, AOTD-BOLA-02)
    """
    s.zombies[zone * KINDS + HELMETED] -= 1
    s.zombies[zone * KINDS + ZEUS] += 1
    s.pool[HELMETED] += 1
    s.pool[ZEUS] -= 1
    for marks in (s.trapped, s.late, s.frozen):
        if marks and marks[zone * KINDS + HELMETED]:
            marks[zone * KINDS + HELMETED] -= 1
            marks[zone * KINDS + ZEUS] += 1
    s.emit("helmet-broken", "AOTD-ZEUS-03", (zone,))
    goals = city_of(s).aims
    for number in range(len(goals)):
        if goals[number].kind == BREAK_HELMET:
            s.deeds |= 1 << number
    s.touched = 1


def spring(s: State) -> Generator[Ask, int, None]:
    """Traps blow as soon as a group of zombies has come in; AP to whoever set them (AOTD-EXPL-02, AOTD-EXPL-04)."""
    while s.sprung:
        zone = s.sprung.pop()
        for number in range(len(s.laid_zone)):
            if s.laid_zone[number] == zone and s.laid_by[number] >= 0:
                layer, card = s.laid_by[number], s.laid_card[number]
                del s.laid_zone[number], s.laid_card[number], s.laid_by[number]
                s.emit("trap-springs", "AOTD-EXPL-02", (layer, zone, card))
                use_up(s, card, layer, "AOTD-EXPL-08")
                yield from blast(s, layer, zone, s.tables.damage[card], "AOTD-EXPL-04")
                break


def lay(s: State, who: int, card: int, layer: int, rule: str) -> Generator[Ask, int, None]:
    """Put an Explosive on the board in the zone of its owner (AOTD-EXPL-07)."""
    yield from take_out(s, who, card)
    s.laid_zone.append(s.zone[who])
    s.laid_card.append(card)
    s.laid_by.append(layer)
    s.emit("laid", rule, (who, s.zone[who], card))


class LayDown(Action):
    """For one Action, leave an Explosive where the next blast should be worse; that is no Combat Action.

    (AOTD-EXPL-03, AOTD-EXPL-07)
    """

    def __init__(self) -> None:
        super().__init__([(LAY, "lay-down", WITH_CARD)])
        self.ordinary = True
        self.laden = True

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        lays = city_of(s).box.lays
        at = who * SLOTS
        held = {value & CARD for value in s.slots[at : at + SLOTS] if value >= 0}
        for card in sorted(held):
            if card < len(lays) and lays[card]:
                options.append(LAY + card)

    def perform(self, position: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        s = own(position)
        one_action(s, who)
        yield from lay(s, who, code & 255, -1, "AOTD-EXPL-07")
