"""A table of Tiny Epic Zombies in words: the situation, what matters before a question, Rooms, the map."""

from __future__ import annotations

from typing import Any, Final

from graveshift.games.tiny_epic_zombies.rules.codes import ABILITY_IDS
from graveshift.games.tiny_epic_zombies.rules.mall import Mall
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.names import card_ids
from graveshift.games.tiny_epic_zombies.telling.words import VERBS
from graveshift.games.tiny_epic_zombies.terminal.draw import drawn
from graveshift.games.tiny_epic_zombies.terminal.lexicon import MallLexicon
from graveshift.games.tiny_epic_zombies.terminal.names import Names, View
from graveshift.games.tiny_epic_zombies.terminal.odds import Odds
from graveshift.games.tiny_epic_zombies.terminal.people import People
from graveshift.kernel.decision import Decision, Option
from graveshift.kernel.game import Game
from graveshift.parts.terminal.console import width
from graveshift.parts.terminal.reading import folded
from graveshift.parts.terminal.teller import Drawing, Part, Teller
from graveshift.parts.terminal.words import spoken_verbs

BANNERS: Final = ("turn-begins", "revealed", "noise", "no-noise", "last-card", "game-over")
GROUPS: Final = {
    "move": "moves",
    "skate": "moves",
    "squad": "moves",
    "shoot": "shots",
    "shoot-two": "shots",
    "free-shot": "shots",
    "use": "room",
    "take": "tokens",
    "flip": "tokens",
    "guess": "guesses",
    "give": "tokens",
    "ask-for": "tokens",
    "seize": "tokens",
    "collect": "cards",
    "grab": "cards",
    "drop": "drops",
    "light": "items",
    "inject": "items",
    "store": "stores",
    "store-ammo": "deposits",
    "walk": "zombies",
    "push": "pushes",
    "add": "adds",
    "deal": "deals",
}
"""The heading under which the options of a verb are told."""


class MallTeller(Teller):
    """Everything is read from the view; the map lies open."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.names = Names(self.words)
        self.people = People(self.words, self.names)
        self.lexicon = MallLexicon(self.words, self.names)
        self.odds_teller = Odds(self.words)

    def tries(self) -> tuple[str, str]:
        return self.words("mall-try-one"), self.words("mall-try-other")

    def opening(self, options: dict[str, Any]) -> list[str]:
        """The mode and its difficulty; a scenario has its name."""
        if "scenario" in options:
            return [str(options["scenario"].get("name", ""))]
        content = self.names.content
        difficulty = ""
        if options["difficulty"]:
            difficulty = f", {self.words.of(content.difficulties[options['difficulty']].name)}"
        mode = self.words.of(content.modes[options["mode"]].name)
        return [self.words("mall-opening", mode=mode, difficulty=difficulty)]

    def help(self) -> list[str]:
        return self.words("mall-help").strip().split("\n")

    def passes(self, game: Game, before: int | None, after: int) -> bool:
        """The Zombie Player's hand, and among rivals what one has seen, are for one pair of eyes (TEZ-TURN-10)."""
        if before == after:
            return False
        table = state_of(game).table
        return table.competitive or table.zombie_seat in (before, after)

    # ---- the whole situation

    def situation(self, game: Game, seat: int | None) -> list[Part]:
        view, words = game.view(seat), self.words
        parts = [
            Part(words("situation"), self.clock(view)),
            Part(words("mall-humans"), [self.people.line(view, human) for human in view["humans"]]),
            Part(words("mall-zombies"), self.zombies(view)),
            Part(words("mall-zombie-cards"), [*self.people.zombie_lines(view), *self.hand(game, view)]),
            Part(words("mall-objectives"), self.objectives(view)),
            Part(words("mall-lying"), self.lying(view)),
        ]
        return [part for part in parts if part.lines]

    def when(self, game: Game) -> str:
        view = game.view(None)
        phase = self.words(f"moment-{view['phase']}")
        return phase if view["phase"] == "set-up" else self.words("mall-when", turn=view["turn"], phase=phase)

    def clock(self, view: View) -> list[str]:
        """Turn and phase, Barricade, Survivors, what is left of the decks."""
        words = self.words
        phase = words(f"moment-{view['phase']}")
        if view["phase"] == "set-up":
            return [phase]
        name = self.names.person(view["humans"][view["active"]]["id"])
        lines = [words("mall-clock", turn=view["turn"], name=name, phase=phase)]
        if view["competitive"]:
            each = zip(view["humans"], view["survivors"], strict=True)
            survivors = ", ".join(f"{self.names.person(human['id'])} {count}" for human, count in each)
        else:
            survivors = str(view["survivors"][0])
        lines.append(words("mall-barricade", barricade=view["barricade"], survivors=survivors))
        lines.append(words("mall-decks", search=view["search_left"], supply=view["supply_left"]))
        return lines

    def zombies(self, view: View) -> list[str]:
        """Zombies by Store, and how many are left to come."""
        lines = []
        for store in view["stores"]:
            rooms = [str(number) for number in (1, 2, 3) if view["rooms"][f"{store['id']}.{number}"]["zombie"]]
            if rooms:
                lines.append(f"{self.names.store(store['id'])} {', '.join(rooms)}")
        return [*lines, self.words("mall-figures", count=view["zombies_left"])]

    def hand(self, game: Game, view: View) -> list[str]:
        """The Zombie Player's cards with their Entrance Symbols, for whoever may see them."""
        symbols = list(self.names.content.symbols.values())
        printed = state_of(game).table.symbol
        told = [
            f"{self.names.card(card)} ({self.words.of(symbols[printed[card_ids().index(card)]].name)})"
            for card in view["zombie_side"]["hand"] or ()
        ]
        return [self.words("mall-hand", cards=", ".join(told))] if told else []

    def objectives(self, view: View) -> list[str]:
        """Each Objective with the progress of the team or of each Human."""
        lines = []
        for objective in view["objectives"]:
            title = self.words.of(self.names.content.objectives[objective["id"]].name)
            told = [self.progress(objective, at) for at in range(len(objective["progress"]))]
            if view["competitive"]:
                people = [self.names.person(human["id"]) for human in view["humans"]]
                told = [f"{name} {each}" for name, each in zip(people, told, strict=True)]
            lines.append(self.words("mall-objective", title=title, progress="; ".join(told)))
        if view["real_exit"] is not None:
            lines.append(self.words("mall-real-exit", room=self.names.room(view["real_exit"])))
        return lines

    def progress(self, objective: View, at: int) -> str:
        if objective["completed"][at]:
            return self.words("mall-completed")
        told = self.words("mall-progress", count=objective["progress"][at], goal=objective["goal"])
        if "ammo" in objective:
            told += self.words("mall-cache", count=objective["ammo"][at], goal=objective["ammo_goal"])
        return told

    def lying(self, view: View) -> list[str]:
        """Cards beside Stores, tokens, Traps, the Vehicle, Squads."""
        words, names = self.words, self.names
        lines = [
            words("mall-beside-line", store=names.store(store["id"]), cards=names.cards(store["beside"]))
            for store in view["stores"]
            if store["beside"]
        ]
        tokens = [
            f"{names.token(token)} ({names.room(where['room'])})"
            for token, where in view["tokens"].items()
            if where["room"] is not None
        ]
        if tokens:
            lines.append(words("mall-tokens", tokens=", ".join(tokens)))
        traps = [names.room(room) for room, there in view["rooms"].items() if there["trap"]]
        if traps:
            lines.append(words("mall-traps", rooms=", ".join(traps)))
        on_the_way = [squad for squad in view["squads"] if squad["room"]]
        squads = [f"{names.squad(squad['id'])} ({names.room(squad['room'])})" for squad in on_the_way]
        if squads:
            lines.append(words("mall-squads", squads=", ".join(squads)))
        if view["vehicle"]["room"] is not None:
            lines.append(words("mall-vehicle", room=names.room(view["vehicle"]["room"])))
        return lines

    # ---- before a question

    def moment(self, game: Game) -> Any:
        return state_of(game).turns

    def before(self, game: Game, decision: Decision, told: Any) -> list[Part]:
        """All of it at first; then whose Turn begins and how the Objectives stand; then where that Human is."""
        view = game.view(decision.seat)
        if view["phase"] == "set-up":
            return []
        if not told:
            return self.situation(game, decision.seat)
        if decision.seat is not None and decision.seat == view["zombie_side"]["seat"]:
            return [Part(line, []) for line in self.hand(game, view)]
        active = view["humans"][view["active"]]
        if told != self.moment(game):
            line = self.people.line(view, active)
            return [Part(line, [self.near(game, view), *self.objectives(view)])]
        if decision.kind not in ("turn", "overkill"):
            return []
        moves = view["turn_state"]["moves"] + view["turn_state"]["extra"]
        line = self.words(
            "mall-here",
            name=self.names.person(active["id"]),
            room=self.names.room(active["room"]),
            tracks=self.people.tracks(active),
            moves=moves,
        )
        return [Part(line, [self.near(game, view)])]

    def near(self, game: Game, view: View) -> str:
        """Zombies one Room away from the active Human."""
        mall = mall_of(game)
        here = mall.names.index(view["humans"][view["active"]]["room"])
        rooms = [mall.names[room] for room in mall.walls[here] if view["rooms"][mall.names[room]]["zombie"]]
        if not rooms:
            return self.words("mall-none-near")
        return self.words("mall-near", rooms=", ".join(map(self.names.room, rooms)))

    def remark(self, view: View, option: Option) -> str:
        """What stands in a Room, what a card or an ability does, and whether it may be fatal."""
        words, names, arguments = self.words, self.names, option.arguments
        verb = option.key.partition(":")[0]
        told: list[str] = []
        if verb in ("move", "skate"):
            told = self.crowd(view, arguments["room"])
        elif verb == "use":
            told = [words.of(names.content.abilities[arguments["ability"]].text)]
        elif verb in ("collect", "grab", "deal", "light", "inject", "card") and "card" in arguments:
            told = [names.card_text(arguments["card"])]
        elif verb == "choose":
            zombie = view["zombie_side"]["seat"] is not None and not view["zombie_side"]["cards"]
            told = [names.zombie_side(arguments["person"]) if zombie else names.human_side(arguments["person"])]
        elif verb == "add":
            told = [self.crowd_of_store(view, arguments["store"])]
        return "; ".join(part.rstrip(".") for part in [*told, *self.odds_teller.in_short(option.preview())] if part)

    def crowd(self, view: View, room: str) -> list[str]:
        """What waits in a Room, in short."""
        there = view["rooms"][room]
        found = [self.words("mall-zombie")] * there["zombie"] + [self.words("mall-trap")] * there["trap"]
        found += [self.names.person(view["humans"][human]["id"]) for human in there["humans"]]
        found += [self.names.token(token) for token in there["tokens"]]
        found += [self.ability(ability) for ability in abilities_in(room, self.names)]
        return [", ".join(found)] if found else []

    def crowd_of_store(self, view: View, store: str) -> str:
        """Zombies in a Store, and the Humans there."""
        rooms = [view["rooms"][f"{store}.{number}"] for number in (1, 2, 3)]
        people = [self.names.person(view["humans"][human]["id"]) for room in rooms for human in room["humans"]]
        count = sum(room["zombie"] for room in rooms)
        return ", ".join([self.words("mall-zombie-count", count=count), *people])

    def ability(self, ability: str) -> str:
        return self.words.of(self.names.content.abilities[ability].name)

    def odds(self, preview: dict[str, Any]) -> list[str]:
        return self.odds_teller.in_full(preview)

    # ---- people and places

    def who(self, game: Game, seat: int | None, name: str) -> list[Part]:
        view = game.view(seat)
        wanted = folded(name)
        chosen = [each for each in view["humans"] if folded(self.names.person(each["id"])).startswith(wanted)]
        if not chosen:
            people = ", ".join(self.names.person(each["id"]) for each in view["humans"])
            return [Part(self.words("mall-nobody", name=name, names=people), [])]
        return [Part(self.names.person(each["id"]), self.people.in_full(view, each)) for each in chosen]

    def look(self, game: Game, seat: int | None, place: str) -> list[str]:
        """A Room, or all Rooms of a Store: what is there, what it can do, and where one can go from it."""
        view, mall, names = game.view(seat), mall_of(game), self.names
        wanted = folded(place)
        rooms = [room for room in mall.names if wanted and wanted in (folded(room), folded(names.room(room)))]
        rooms = rooms or [room for room in mall.names if wanted and folded(names.room(room)).startswith(wanted)]
        if not rooms:
            return [self.words("mall-no-room", name=place)]
        lines = []
        for room in rooms:
            at = mall.names.index(room)
            there = "; ".join(self.crowd(view, room)) or self.words("mall-empty")
            lines.append(f"{names.room(room)} [{room}]: {there}.")
            for ability in abilities_in(room, names):
                lines.append(f"{self.ability(ability)}: {self.words.of(names.content.abilities[ability].text)}")
            ways = ", ".join(names.room(mall.names[near]) for near in mall.steps[at])
            lines.append(self.words("mall-ways", rooms=ways))
        return lines

    def explain(self, name: str) -> list[str]:
        return self.lexicon.explain(name)

    def map(self, game: Game, seat: int | None) -> Drawing:
        view = game.view(seat)
        printed = {room: [self.ability(each) for each in abilities_in(room, self.names)] for room in view["rooms"]}
        for passage in mall_of(game).passages:
            printed[mall_of(game).names[passage]].append(self.words("mall-passage"))
        return drawn(view, self.words, self.names, printed, width())

    def places(self, game: Game) -> dict[str, str]:
        rooms = mall_of(game).names
        return {self.names.room(room): room for room in rooms} | {room: room for room in rooms}

    def heading(self, verb: str) -> str:
        return self.words(f"group-{GROUPS[verb]}") if verb in GROUPS else ""

    def verbs(self) -> dict[str, str]:
        return super().verbs() | {verb.word: verb.word for verb in VERBS.values()}

    def spoken_verbs(self) -> dict[str, tuple[str, ...]]:
        return spoken_verbs("tiny-epic-zombies")

    def banner(self, event: str) -> bool:
        return event in BANNERS


def abilities_in(room: str, names: Names) -> list[str]:
    """What is printed in a Room; taking supplies is an option of its own."""
    store, _, number = room.partition(".")
    if store == "courtyard":
        return ["heal-2"] if number == "centre" else []
    printed = names.content.faces[store].rooms[int(number) - 1].abilities
    return [ability for ability in printed if ability != ABILITY_IDS[1]]


def state_of(game: Game) -> State:
    assert isinstance(game.position, State)
    return game.position


def mall_of(game: Game) -> Mall:
    return state_of(game).table.mall
