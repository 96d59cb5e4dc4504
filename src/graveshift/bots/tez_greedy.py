"""A rule-of-thumb player for Tiny Epic Zombies: Humans and the Zombie Player, from what their seat sees alone.

A Human does what helps an Objective here and now, otherwise walks towards the nearest thing worth doing, and keeps
Wounds and Ammo apart. The Zombie Player looks for Overruns, full Stores and noise.
"""

from __future__ import annotations

from typing import Any

from graveshift.bots.player import Question
from graveshift.games.tiny_epic_zombies.content import load
from graveshift.games.tiny_epic_zombies.mall import Mall
from graveshift.games.tiny_epic_zombies.plan import build

View = dict[str, Any]
CENTRE = "courtyard.centre"
STRIPS = ("courtyard.north", "courtyard.east", "courtyard.south", "courtyard.west")
FAVOURITES = (
    "janitor",
    "athlete",
    "doctor",
    "popstar",
    "mechanic",
    "mallcop",
    "greaser",
    "hippie",
    "teenager",
    "survivalist",
)
HORRORS = ("teenager", "mechanic", "scientist", "athlete", "teacher", "doctor", "photographer", "popstar")
BACKPACK = ("adrenaline", "fireworks", "grenade", "skateboard")
FULL_STORE = 26.0
HALF_STORE = 8.0
SUPPLIES = (50, 50, 45, 32, 14, 4, 1)
"""What a Supply Token is worth, by the state of the Barricade."""


def choose(view: View, decision: Question) -> str:
    """The key of the answer."""
    keys = decision.keys
    if len(keys) == 1:
        return keys[0]
    if view["seat"] is not None and view["seat"] == view["zombie_side"]["seat"]:
        return ZombieMind(view).answer(decision.kind, keys)
    return HumanMind(view, deciding_human(view, decision)).answer(decision.kind, keys)


def deciding_human(view: View, decision: Question) -> int:
    """Which Human of this seat the question is about: the active one if it is theirs."""
    seat = decision.seat
    active: int = view["active"]
    if view["humans"][active]["seat"] == seat:
        return active
    return next((at for at, human in enumerate(view["humans"]) if human["seat"] == seat), active)


def mall_of(view: View) -> Mall:
    return build(tuple(store["id"] for store in view["stores"]), True, False, False)


def store_of(room: str) -> str:
    return room.partition(".")[0]


def argument(key: str) -> str:
    return key.partition(":")[2]


class Mind:
    """What both sides need to know of the Mall."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.mall = mall_of(view)
        self.names = self.mall.names
        self.humans: list[dict[str, Any]] = view["humans"]

    def distances(self, start: str) -> dict[str, int]:
        """Moves from a Room to every other."""
        at = self.names.index(start)
        found = {start: 0}
        edge = [at]
        while edge:
            beyond = []
            for room in edge:
                for near in self.mall.steps[room]:
                    if self.names[near] not in found:
                        found[self.names[near]] = found[self.names[room]] + 1
                        beyond.append(near)
            edge = beyond
        return found

    def zombies(self, store: str) -> int:
        return sum(1 for number in (1, 2, 3) if self.has_zombie(f"{store}.{number}"))

    def has_zombie(self, room: str) -> bool:
        return room in self.view["rooms"] and bool(self.view["rooms"][room]["zombie"])

    def open_objectives(self, side: int) -> dict[str, dict[str, Any]]:
        return {entry["id"]: entry for entry in self.view["objectives"] if not entry["completed"][side]}


class HumanMind(Mind):
    """One Human's thoughts."""

    def __init__(self, view: View, human: int) -> None:
        super().__init__(view)
        self.number = human
        self.me = self.humans[human]
        self.spare: int = self.me["ammo"] - self.me["wounds"]
        self.side = human if view["competitive"] else 0
        self.goals = self.open_objectives(self.side)

    def answer(self, kind: str, keys: tuple[str, ...]) -> str:
        if kind in ("turn", "overkill"):
            return self.turn(keys)
        simple = self.simple_answers().get(kind)
        if simple in keys:
            assert simple is not None
            return simple
        if kind == "player-card":
            return first_of(keys, "choose", FAVOURITES)
        if kind in ("heal-any", "bleeding-out"):
            return self.by_need(kind, keys)
        if kind == "explosion":
            return keys[-1] if self.spare > 3 else keys[0]
        if kind == "death-drop":
            return keys[0]
        if kind == "sugar-rush":
            return self.flee(keys)
        if kind == "fireworks":
            return "pass" if "pass" in keys else keys[-1]
        if kind in ("reward", "kill-any"):
            return keys[0]
        return keys[0]

    def simple_answers(self) -> dict[str, str]:
        """Questions with an answer that hangs on little."""
        capture = "quarantine-the-infected" in self.goals and self.spare >= 5
        armed = self.me["melee"] is not None and self.me["ranged"] is not None
        return {
            "consent": "no" if self.view["competitive"] else "yes",
            "draw-supply": "yes",
            "keep": "refuse" if armed and "assemble-an-arsenal" not in self.goals else "keep",
            "fight": "capture" if capture else "shoot-here" if self.spare <= 2 else "fight",
            "grenade": "throw" if self.spare > 2 else "no",
            "convert": "no",
            "covering-fire": "pass",
            "cancel-noise": "yes" if self.spare > 3 else "no",
            "overrun": "counter:revolver" if self.spare > 2 else "no",
            "sugar-rush-ability": "use:heal-2",
            "gain": "cache" if self.spare > 5 else "track",
            "any-time": "pass",
            "toll": "track" if self.spare > 4 else "",
        }

    def by_need(self, kind: str, keys: tuple[str, ...]) -> str:
        """Heal who needs it most; bleed who can bear it best."""
        spare = {human["id"]: human["ammo"] - human["wounds"] for human in self.humans}
        people = [key for key in keys if key.startswith("human:")]
        ordered = sorted(people, key=lambda key: spare[argument(key)])
        return ordered[0] if kind == "heal-any" else ordered[-1]

    def flee(self, keys: tuple[str, ...]) -> str:
        return next((key for key in (f"room:{CENTRE}", *(f"room:{strip}" for strip in STRIPS)) if key in keys), keys[0])

    # ---- the Human Turn

    def turn(self, keys: tuple[str, ...]) -> str:
        """The best thing on offer."""
        self.wishes = self.wish_list()
        return max(keys, key=lambda key: (self.worth(key), key))

    def worth(self, key: str) -> float:
        word, _, what = key.partition(":")
        if word in ("move", "skate"):
            return self.worth_of_move(what) - (3 if word == "skate" else 0)
        if word == "take":
            return 40 if what.startswith("supply") and self.view["barricade"] >= 5 else 90
        if word == "guess":
            return self.worth_of_guess(what)
        if word == "collect":
            return self.worth_of_card(what)
        if word == "grab":
            return self.worth_of_card(what) - 40 if self.spare > 5 else -5
        if word == "use":
            return self.worth_of_ability(what)
        if word == "store-ammo":
            count = int(what)
            return 60 + count if self.spare - count >= 4 else -50
        if word in ("shoot", "shoot-two", "free-shot"):
            return self.worth_of_shot(word, what)
        return {"flip": 95.0, "store": 85.0, "squad": 28.0, "stay": 0.5, "end": 0.0, "inject": 1.0}.get(word, -20.0)

    def wish_list(self) -> dict[str, float]:
        """Rooms worth reaching, and how much."""
        wishes: dict[str, float] = {}

        def want(room: str, weight: float) -> None:
            wishes[room] = max(wishes.get(room, 0.0), weight)

        carried = self.me["carries"]
        if "part" in carried:
            for strip in STRIPS:
                want(strip, 70)
        if any(token.startswith("supply") for token in carried):
            for strip in STRIPS:
                want(strip, 70 if self.view["barricade"] <= 3 else 40)
        if self.spare <= 4 and self.me["wounds"]:
            want(CENTRE, 30 + 12 * (4 - self.spare))
        for token, place in self.view["tokens"].items():
            if place["room"] is not None:
                weight = self.wanted(token, place)
                if weight:
                    want(place["room"], weight)
        for store in self.view["stores"]:
            best = max((self.worth_of_card(card) for card in store["beside"]), default=0)
            if best > 0:
                for number in (1, 2, 3):
                    want(f"{store['id']}.{number}", best / 4)
            crowd = self.zombies(store["id"])
            if crowd >= 2 and self.spare > 4:
                for number in (1, 2, 3):
                    if self.has_zombie(f"{store['id']}.{number}"):
                        want(f"{store['id']}.{number}", FULL_STORE if crowd == 3 else HALF_STORE)
            if "quarantine-the-infected" in self.goals and self.zombies(store["id"]) == 1 and self.spare >= 5:
                for number in (1, 2, 3):
                    if self.has_zombie(f"{store['id']}.{number}"):
                        want(f"{store['id']}.{number}", 35)
        real = self.view["real_exit"]
        if real is not None and set(self.goals) == {"escape-the-mall"}:
            want(real, 200)
        return wishes

    def wanted(self, token: str, place: dict[str, Any]) -> float:
        """What a token in the Mall is worth to this Human."""
        kind = token.partition("-")[0]
        if kind == "supply":
            return SUPPLIES[self.view["barricade"]]
        if kind == "radio":
            return 30 if "call-the-cdc" in self.goals else 0
        if kind == "part":
            return 45 if "fix-the-helicopter" in self.goals else 0
        if kind == "stranded":
            return 40 if "save-the-stranded" in self.goals else 0
        if kind == "exit":
            return 30 if "escape-the-mall" in self.goals else 0
        if kind == "ingredient" and "discover-a-cure" in self.goals:
            cure = self.goals["discover-a-cure"]
            letter = cure["order"][cure["progress"][self.side]]
            return 28 if "face" not in place else 45 if place["face"] == letter else 0
        if kind == "clue" and "investigate-the-source" in self.goals:
            return 35 if "face" not in place or len(self.suspects()) == 1 else 0
        return 0

    def suspects(self) -> set[str]:
        """Sources the hidden token may still show, as far as this seat knows."""
        every = {"bio-weapon", "virus", "fungus", "dark-magic", "radiation"} - set(self.view["sources_found"])
        shown = {
            place["face"] for token, place in self.view["tokens"].items() if token[:4] == "clue" and "face" in place
        }
        return every - shown

    def worth_of_guess(self, source: str) -> float:
        suspects = self.suspects()
        if source not in suspects:
            return -100
        return 97 if len(suspects) == 1 else 30 if len(suspects) == 2 and self.spare > 5 else -60

    def worth_of_move(self, room: str) -> float:
        """Near to what is wanted; a fight counts by what can be lost."""
        far = self.distances(room)
        value = max((weight / (1 + far[goal]) for goal, weight in self.wishes.items()), default=0.0)
        if self.has_zombie(room):
            value += -40 if self.spare <= 2 else -6 if self.spare <= 4 else 1
        if room == self.me["room"]:
            value -= 1
        return value

    def worth_of_card(self, card: str) -> float:
        if card.startswith("frequency"):
            carries = "radio" in self.me["carries"]
            if "call-the-cdc" in self.goals:
                return 92 if carries else 0
            return 10.0 * (9 - int(self.me["ammo"]))
        if card.startswith("first-aid"):
            return 30.0 * min(2, int(self.me["wounds"]))
        if card.startswith(BACKPACK):
            return 50
        if card in ("explosion", "zombie"):
            return 0
        melee = card in ("machete", "chainsaw", "axe", "barbed-bat", "golf-club", "crowbar")
        return 60 if self.me["melee" if melee else "ranged"] is None else -30

    def worth_of_ability(self, ability: str) -> float:
        wounds: int = self.me["wounds"]
        ammo: int = self.me["ammo"]
        if ability == "gain-ammo-1":
            return 30 if ammo < 9 or "assemble-an-arsenal" in self.goals else -1
        if ability == "heal-2":
            return 40 * min(2, wounds) - 1
        if ability == "leftovers":
            return 10 if wounds >= 2 and self.spare > 2 else -5
        if ability == "prescription":
            return 45 if wounds >= 3 else -50
        return {"bonus-round": 45.0, "arm-trap": 12.0, "loud-crash": 3.0, "ride-motorcycle": 2.0}.get(ability, -20.0)

    def worth_of_shot(self, word: str, what: str) -> float:
        """Shoot to empty a Store, as long as there is Ammo to spare."""
        cost = 0 if word == "free-shot" else 2 if word == "shoot-two" else 1
        if self.spare - cost < 3:
            return -10
        store = store_of(what)
        here = store_of(self.me["room"]) == store
        empties = self.zombies(store) == (2 if word == "shoot-two" else 1)
        return (
            (25 if here and empties else 12 if here or empties else 2) + (4 if self.spare > 6 else 0) - 8 * (cost == 0)
        )


class ZombieMind(Mind):
    """The Zombie Player's thoughts."""

    def answer(self, kind: str, keys: tuple[str, ...]) -> str:
        if kind == "zombie-card":
            return first_of(keys, "choose", HORRORS)
        if kind == "add-zombie":
            return max(keys, key=lambda key: self.worth_of_store(argument(key)))
        if kind in ("deal", "first-deal"):
            return max(keys, key=lambda key: (self.worth_of_deal(argument(key)), key))
        if kind == "horde-action":
            return max(keys, key=self.worth_of_action)
        return keys[0]

    def entry(self, store: str) -> str:
        """The Room the next Zombie for a Store would take; nothing if it is full."""
        return next((f"{store}.{n}" for n in (1, 2, 3) if not self.has_zombie(f"{store}.{n}")), "")

    def worth_of_store(self, store: str) -> float:
        """Overrun somebody, hit the Barricade, or fill up."""
        room = self.entry(store)
        if not room:
            return 9
        if self.view["rooms"][room]["trap"]:
            return -1
        return 10 * self.crowd(room) + self.zombies(store)

    def crowd(self, room: str) -> int:
        return len(self.view["rooms"][room]["humans"])

    def worth_of_deal(self, card: str) -> float:
        """Events first, then what makes a noise where the Human stands, and no presents if it can be helped."""
        human = self.humans[self.view["active"]]
        value = 6.0 if card.startswith(("explosion", "zombie")) else 0.0
        if card.startswith(("frequency", "first-aid")):
            value += 1
        symbols = {store["id"]: store["symbol"] for store in self.view["stores"]}
        if symbols.get(store_of(human["room"])) == self.symbol(card):
            value += 4
        return value

    def symbol(self, card: str) -> str:
        return next(copy.symbol for entry in load().cards.values() for copy in entry.copies if copy.id == card)

    def worth_of_action(self, key: str) -> float:
        """Any effect beats none; Zombies walk onto Humans, tokens are pushed outwards."""
        word, _, what = key.partition(":")
        if word == "pass":
            return 0
        target = what.partition(">")[2]
        if word == "walk":
            return 1 + 5 * self.crowd(target)
        if word == "push":
            return 1 + self.distances(CENTRE)[target]
        return 2


def first_of(keys: tuple[str, ...], word: str, ranking: tuple[str, ...]) -> str:
    """The best ranked name on offer, or the first."""
    return next((f"{word}:{name}" for name in ranking if f"{word}:{name}" in keys), keys[0])
