"""Questions that only Gears & Guns asks, as the rule-of-thumb bot answers them."""

from __future__ import annotations

from typing import Final

from graveshift.bots.zombicide.answers import FACES_FROM, first, mover, onwards, reroll
from graveshift.bots.zombicide.asked import Asked, Choice, card_id
from graveshift.bots.zombicide.guide import Chooser
from graveshift.bots.zombicide.sight import Sight
from graveshift.bots.zombicide.town.answers import TOWN_CHOOSERS
from graveshift.games.gears_and_guns.rules.skills import REROLL_STEAM
from graveshift.zombicide.rules.pool import NO_FACE

POOR: Final = 1.5
"""A card that is worth less is better drawn anew."""


def destiny(sight: Sight, decision: Asked) -> Choice:
    """Another card for a poor one; every Invention is kept."""
    me = mover(sight, decision)
    yes, no = decision.named("yes"), decision.named("no")
    if me is None or yes is None or no is None:
        return decision.last
    _, needs = sight.errands()
    card = card_id(sight.s, decision.about[1])
    guide = sight.guide
    return yes if guide.is_weapon(card) and guide.card_worth(sight, me, card, needs) < POOR else no


def reroll_steam(sight: Sight, decision: Asked) -> Choice:
    """A Depleted face is rolled again wherever a skill allows it; the other dice as ever."""
    if NO_FACE in decision.about[FACES_FROM:]:
        for choice in decision.choices:
            if choice.verb == "reroll" and choice.low == REROLL_STEAM:
                return choice
    return reroll(sight, decision)


STEAM_CHOOSERS: Final[dict[str, Chooser]] = TOWN_CHOOSERS | {
    "armor": first,
    "destiny": destiny,
    "sidestep": onwards,
    "re-roll": reroll_steam,
}
