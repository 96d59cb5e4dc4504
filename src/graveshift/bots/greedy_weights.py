"""The weights of the rule-of-thumb bot, all on one scale: what a thing is worth in its eyes.

They were set by playing: `graveshift sim` tells what a change does.
"""

from __future__ import annotations

STEP = 2.5
"""One zone nearer to the errand."""
DEATH = 80.0
"""A survivor lost is the game lost."""
WOUND = 6.0
"""A wound that nobody dies of."""
NEAR = (8.0, 5.0, 2.5, 1.0, 0.3)
"""Killing a zombie, by its distance to the nearest person."""
DOOM = 40.0
"""Zombies that will surround people in the next round beyond what these can kill or bear."""
CAN_STILL_GO = 0.25
"""How much the danger counts where people have their Turn still before them."""
COUNT_ON = 0.7
"""The part of the expected kills that a survivor counts on when its life hangs on them."""
LETHAL = 14.0
"""Killing a zombie where people would die of what stands there."""
STOWAWAY = 10.0
"""Killing a zombie aboard a moving Train that must leave without any."""
CROWDED = 0.6
"""A zombie that will be in the zone next turn costs an Action to leave or to kill."""
LIFT = 9.0
"""Raising the danger of the whole posse by a level: every Spawn card brings about twice as many from then on."""
NEST = 3.0
"""Standing on an active Spawn token."""
OPEN_HOUSE = 2.0
"""Zones of detour to avoid waking a Corpse Pile."""
PARTIES = 3
"""Errands in different places that the posse runs at the same time."""
FOLLOWING = 0.8
"""How much of a step is worth to those who only keep the others company."""
IN_REACH = 3
"""Zones to the way out that a survivor covers in one Turn."""
LEAVING = 3.0
"""How much more a step is worth on the way out."""
MARGIN = 0.4
"""Walking must promise this much more than staying."""
PERIL = 30.0
"""A place this bad is likely to cost a survivor."""
MISFIRE = 12.0
"""A miss among friends is a wound: only worth it where they would die anyway."""
LOUD = 0.4
"""BOOM! draws zombies."""
ARMED = 1.3
"""A weapon this good needs no better one."""
SEARCH_SHORT = 4.5
"""Searching while a goal needs a card."""
SEARCH_POOR = 3.0
"""Searching with poor weapons."""
SEARCH_RICH = 1.0
"""Searching anyway."""
TRADE = 4.0
"""Being better armed by one kill an Action, the two together."""
FAIR_TRADE = 0.4
"""A gain worth an Action."""
GOAL_DEED = 20.0
"""Doing what a goal asks for."""
BONUS_CRATE = 9.0
"""An Objective no goal asks for: adrenaline and perhaps a Bounty Weapon."""
CLOSE_PILE = 7.0
"""Holy Water on a Corpse Pile that nobody asked for."""
SHIFT_TOKEN = 4.0
"""Holy Water on another Spawn token."""
FEAT = 5.0
"""The live Feat."""
BOUNTY = 30.0
"""The live Feat, where a goal asks for more Bounty Weapons than Objectives bring."""
FAIR_CHANCE = 0.35
"""Odds of a Feat that are worth a walk."""
SLAY_ABOMINATION = 8.0
"""Getting rid of an Abomination, beyond the kill: its Spawn tokens fall asleep."""
BLAST_FROM = 8.0
"""Dynamite no goal needs is thrown at crowds worth at least this much."""
