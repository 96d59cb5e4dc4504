"""Cards in the hands of the rule-of-thumb bot: what to keep, what to drop, and what to hold ready."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from graveshift.bots.greedy_figures import is_weapon, may_dual, number_of, weapon_worth
from graveshift.bots.greedy_sight import IN_HAND, Fighter, Sight
from graveshift.bots.greedy_tasks import AMMUNITION, DYNAMITE, HOLY, WATER, Needs, errands
from graveshift.bots.player import Question
from graveshift.games.undead_or_alive.content import load

TOKEN: Final = 50.0
NEEDED: Final = 12.0
GIVERS: Final = ("survivor", "taker")


def card_worth(sight: Sight, fighter: Fighter, card: str, needs: Needs) -> float:
    """What a card is worth to a survivor."""
    if number_of(card) < 0:
        return TOKEN
    if card == HOLY:
        return NEEDED if needs.holy else 3.0
    if card == WATER:
        if "faithful" in fighter.classes:
            return NEEDED if needs.holy else 3.0
        return 0.8
    if card == DYNAMITE:
        return NEEDED if needs.dynamite else 2.2
    if card in AMMUNITION:
        return NEEDED if needs.ammo else 0.9 + 0.4 * feeds(fighter, card)
    return 1.5 * weapon_worth(card, tuple(fighter.mods), "gunslinger" in fighter.classes)


def feeds(fighter: Fighter, card: str) -> int:
    """How many carried weapons a box of ammunition serves."""
    wanted = "bullets" if card == AMMUNITION[0] else "shells"
    cards = load().equipment
    return sum(1 for other in fighter.packed if other in cards and cards[other].ammo == wanted)


def hand_worth(fighter: Fighter, hands: list[str]) -> float:
    """How well armed a survivor is with these cards ready: the best near and far, and a little for the rest."""
    return _hand_worth(tuple(hands), tuple(fighter.mods), "gunslinger" in fighter.classes)


@cache
def _hand_worth(hands: tuple[str, ...], mods: tuple[int, ...], gunslinger: bool) -> float:
    values = sorted((weapon_worth(card, mods, gunslinger) for card in hands if is_weapon(card)), reverse=True)
    total = sum(value * share for value, share in zip(values, (1.0, 0.5, 0.3), strict=False))
    for card in set(hands):
        if is_weapon(card) and hands.count(card) > 1 and may_dual(card, mods):
            total += 0.8 * weapon_worth(card, mods, gunslinger)
    if "knife" in hands and any(card != "knife" and is_weapon(card) for card in hands):
        total += 0.1
    return total


def rearrange(sight: Sight, decision: Question) -> str:
    """Move a card if that arms the survivor better; else done."""
    name = next((c.arguments["survivor"] for c in decision.choices if "survivor" in c.arguments), None)
    fighter = sight.fighter(name)
    if fighter is None:
        return "done"
    layout = layout_of(fighter)
    best, best_key = hand_worth(fighter, in_hand(layout)) + 0.05, "done"
    for choice in decision.choices:
        words = choice.arguments
        if words["verb"] != "put" or words["survivor"] != name or words.get("taker", name) != name:
            continue
        moved = dict(layout)
        moved[words["to"]], moved[words["from"]] = layout[words["from"]], layout[words["to"]]
        value = hand_worth(fighter, in_hand(moved))
        if value > best:
            best, best_key = value, choice.key
    return best_key


Layout = dict[str, str | None]


def layout_of(fighter: Fighter) -> Layout:
    """The card in each slot."""
    return {slot: card["card"] if card is not None else None for slot, card in fighter.slots.items()}


def hand_over(sight: Sight, decision: Question) -> str:
    """A Trade: the exchange that arms the two better; else done."""
    names = sorted({c.arguments[who] for c in decision.choices if c.arguments["verb"] == "put" for who in GIVERS})
    pair = {name: fighter for name in names if (fighter := sight.fighter(name)) is not None}
    layouts = {name: layout_of(fighter) for name, fighter in pair.items()}
    now = sum(hand_worth(fighter, in_hand(layouts[name])) for name, fighter in pair.items())
    best, best_key = now + 0.05, "done"
    for choice in decision.choices:
        words = choice.arguments
        if words["verb"] != "put":
            continue
        moved = {name: dict(layout) for name, layout in layouts.items()}
        swap(moved, words["survivor"], words["from"], words["taker"], words["to"])
        value = sum(hand_worth(fighter, in_hand(moved[name])) for name, fighter in pair.items())
        if value > best:
            best, best_key = value, choice.key
    return best_key


def trade_gain(me: Fighter, mate: Fighter) -> float:
    """How much better armed both would be after the best single exchange."""
    layouts = {me.id: layout_of(me), mate.id: layout_of(mate)}
    now = hand_worth(me, in_hand(layouts[me.id])) + hand_worth(mate, in_hand(layouts[mate.id]))
    best = 0.0
    for giver, taker in ((me, mate), (mate, me)):
        for slot, card in layouts[giver.id].items():
            if card is None or not is_weapon(card) or slot == "favourite":
                continue
            for hand in ("hand1", "hand2"):
                moved = {name: dict(layout) for name, layout in layouts.items()}
                swap(moved, giver.id, slot, taker.id, hand)
                then = sum(hand_worth(who, in_hand(moved[who.id])) for who in (me, mate))
                best = max(best, then - now)
    return best


def swap(layouts: dict[str, Layout], giver: str, slot: str, taker: str, to: str) -> None:
    """Two slots change their cards."""
    layouts[taker][to], layouts[giver][slot] = layouts[giver][slot], layouts[taker][to]


def in_hand(layout: Layout) -> list[str]:
    return [card for slot in IN_HAND if (card := layout[slot]) is not None]


def keep(sight: Sight, decision: Question, card: str | None) -> str:
    """Keep what is found; with full hands only against something worth less."""
    if "yes" in decision.keys:
        return "yes"
    _, needs = errands(sight)
    drops = [choice for choice in decision.choices if choice.arguments["verb"] == "discard"]
    fighter = sight.fighter(drops[0].arguments["survivor"]) if drops else None
    if fighter is None:
        return decision.keys[-1]
    cheapest = min(drops, key=lambda choice: card_worth(sight, fighter, choice.arguments["card"], needs))
    offered = card_worth(sight, fighter, card, needs) if card is not None else 1.5
    if "no" not in decision.keys or card_worth(sight, fighter, cheapest.arguments["card"], needs) < offered:
        return cheapest.key
    return "no"


def found_card(prompt: str) -> str | None:
    """The card that a question speaks of, by its English name."""
    named: dict[str, Any] = load().equipment
    best = None
    for card, entry in named.items():
        if entry.name.en in prompt and (best is None or len(entry.name.en) > len(named[best].name.en)):
            best = card
    return best
