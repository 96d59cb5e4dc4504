"""The weights of the rule-of-thumb bot, all on one scale: what a thing is worth in its eyes.

They were set by playing: `graveshift sim` tells what a change does. Other weights make another temper.
"""

from __future__ import annotations

from typing import Final


class Weights:
    """What everything is worth."""

    def __init__(self) -> None:
        self.step = 2.5
        """One zone nearer to the errand."""
        self.death = 80.0
        """A survivor lost is the game lost."""
        self.wound = 6.0
        """A wound that nobody dies of."""
        self.near: tuple[float, ...] = (8.0, 5.0, 2.5, 1.0, 0.3)
        """Killing a zombie, by its distance to the nearest person."""
        self.doom = 40.0
        """Zombies that will surround people in the next round beyond what these can kill or bear."""
        self.can_still_go = 0.25
        """How much the danger counts where people have their Turn still before them."""
        self.count_on = 0.7
        """The part of the expected kills that a survivor counts on when its life hangs on them."""
        self.lethal = 14.0
        """Killing a zombie where people would die of what stands there."""
        self.stowaway = 10.0
        """Killing a zombie aboard a moving Train that must leave without any."""
        self.last_chance = 30.0
        """... in the round in which it leaves."""
        self.last_call = 4.0
        """How much more a step is worth in the round in which the last section of the Train leaves."""
        self.crowded = 0.6
        """A zombie that will be in the zone next turn costs an Action to leave or to kill."""
        self.lift = 9.0
        """Raising the danger of the whole posse by a level: from then on a Spawn card brings about twice as many."""
        self.nest = 3.0
        """Standing on an active Spawn token."""
        self.open_house = 2.0
        """Zones of detour to avoid waking a Corpse Pile."""
        self.sent = -1
        """The number of a survivor who is sent on an errand, whatever speaks for another one; -1: nobody."""
        self.sent_to = -1
        """The target of that errand."""
        self.parties = 3
        """Errands in different places that the posse runs at the same time."""
        self.following = 0.8
        """How much of a step is worth to those who only keep the others company."""
        self.in_reach = 3
        """Zones to the way out that a survivor covers in one Turn."""
        self.leaving = 3.0
        """How much more a step is worth on the way out."""
        self.margin = 0.4
        """Walking must promise this much more than staying."""
        self.peril = 30.0
        """A place this bad is likely to cost a survivor."""
        self.misfire = 12.0
        """A miss among friends is a wound: only worth it where they would die anyway."""
        self.loud = 0.4
        """BOOM! draws zombies."""
        self.armed = 1.3
        """A weapon this good needs no better one."""
        self.search_short = 4.5
        """Searching while a goal needs a card."""
        self.search_poor = 3.0
        """Searching with poor weapons."""
        self.search_rich = 1.0
        """Searching anyway."""
        self.trade = 4.0
        """Being better armed by one kill an Action, the two together."""
        self.fair_trade = 0.4
        """A gain worth an Action."""
        self.goal_deed = 20.0
        """Doing what a goal asks for."""
        self.bonus_crate = 9.0
        """An Objective no goal asks for: adrenaline and perhaps a Bounty Weapon."""
        self.close_pile = 7.0
        """Holy Water on a Corpse Pile that nobody asked for."""
        self.shift_token = 4.0
        """Holy Water on another Spawn token."""
        self.feat = 5.0
        """The live Feat."""
        self.bounty = 30.0
        """The live Feat, where a goal asks for more Bounty Weapons than Objectives bring."""
        self.fair_chance = 0.35
        """Odds of a Feat that are worth a walk."""
        self.slay_abomination = 8.0
        """Getting rid of an Abomination, beyond the kill: its Spawn tokens fall asleep."""
        self.blast_from = 8.0
        """Dynamite no goal needs is thrown at crowds worth at least this much."""
        self.sleepers = 5.0
        """Waking a Sleeper token."""
        self.hurry = 1.5
        """How much more a step is worth while the Time track runs out."""
        self.long_game = 20
        """A game of more rounds drags on."""
        self.impatience = 0.1
        """How much more a step is worth with each round of a game that drags on."""
        self.spare = 0.5
        """How much the loss of a survivor counts without whom the mission goes on."""
        self.own_kill = 4.0
        """A kill for one's own Personal Objective."""
        self.clear_way = 2.0
        """A kill beside an Abomination that has to die: those before it are hit first."""
        self.precious = 4.0
        """Sending somebody without whom the game is lost on an errand that others can run: two zones of way."""
        self.uneasy = 1.5
        """Ending a Turn among Sleepers."""
        self.distant = 0.8
        """A starting pack without anything against zombies in one's own zone."""


USUAL: Final = Weights()
"""The weights of `greedy`."""
