"""An Undead or Alive table in words: the whole situation, what matters before a question, zones, the map."""

from __future__ import annotations

from typing import Any, Final

from graveshift.board.board import NO_SIGHT
from graveshift.board.ground import KIND_NAMES
from graveshift.games.undead_or_alive.attacks import sight_row
from graveshift.games.undead_or_alive.content import load
from graveshift.games.undead_or_alive.data.terms import DangerLevel
from graveshift.games.undead_or_alive.labels import VERB_NAMES
from graveshift.games.undead_or_alive.words import goal_title
from graveshift.kernel.decision import Decision, Option
from graveshift.kernel.game import Game
from graveshift.play.reading import folded
from graveshift.play.teller import Part, Teller
from graveshift.play.undead_or_alive.lexicon import TownLexicon
from graveshift.play.undead_or_alive.odds import Odds
from graveshift.play.undead_or_alive.people import People, View
from graveshift.play.undead_or_alive.tokens import Tokens
from graveshift.play.undead_or_alive.zones import Zones, state_of

PHASES: Final = {
    "setup": "setup",
    "players": "player",
    "train": "train",
    "attacks": "activation",
    "moves": "activation",
    "runner-attacks": "activation",
    "runner-moves": "activation",
    "spawn": "spawn",
    "end": "end",
}
HEADINGS: Final = {
    "reorganise": "reorganize",
    "melee-dual": "melee",
    "shoot": "ranged",
    "shoot-dual": "ranged",
    "fan": "fanning",
    "throw": "throw-dynamite",
    "holy-water": "use-holy-water",
    "bless-water": "use-holy-water",
    "drink": "drink-water",
    "take": "take-objective",
    "push-wagon": "move-wagon",
    "push-gatling": "move-gatling",
    "improvise-shot": "improvised-ranged",
    "improvise": "improvised-melee",
    "invent": "inventor",
}
BANNERS: Final = ("round-begins", "zombie-phase", "spawn-step", "end-phase", "train-moves", "turn-begins", "game-over")


class TableTeller(Teller):
    """Everything is read from the view; distances and sight from the board, which lies open."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.people = People(self.words)
        self.tokens = Tokens(self.words)
        self.zones = Zones(self.words, self.people, self.tokens)
        self.lexicon = TownLexicon(self.words, self.people)
        self.odds_teller = Odds(self.words, self.people, self.tokens)
        self.content = load()

    def opening(self, options: dict[str, Any]) -> list[str]:
        """The mission: title, difficulty, length, briefing; a scenario has its name."""
        from graveshift.games.undead_or_alive.setup import complete, mission_of
        from graveshift.play.undead_or_alive.menu import mission_row

        if "scenario" in options:
            return [str(options["scenario"].get("name", ""))]
        mission = mission_of(complete(options))
        return [f"{self.words.of(self.content.names.game)}. {mission_row(mission, self.words)}"]

    # ---- the whole situation

    def situation(self, game: Game, seat: int | None) -> list[Part]:
        view, words = game.view(seat), self.words
        parts = [
            Part(words("situation"), self.clock(view)),
            Part(words("survivors"), [self.people.line(view, survivor) for survivor in view["survivors"]]),
            Part(words("zombies"), self.zombies(game, view)),
            Part(words("board"), self.tokens.lines(view)),
            Part(words("goals"), self.goals(game, view)),
        ]
        companions = [self.people.companion_line(each) for each in view["companions"] if not each["in_supply"]]
        if companions:
            parts.insert(2, Part(words("companions"), companions))
        return [part for part in parts if part.lines]

    def when(self, game: Game) -> str:
        view = game.view(None)
        phase = self.words.of(self.content.names.phases[PHASES[view["phase"]]])
        if view["phase"] == "setup":
            return phase
        return f"{self.words.of(self.content.names.terms['round'])} {view['round']}, {phase}"

    def clock(self, view: View) -> list[str]:
        """Round, phase, whose Turn."""
        words, names = self.words, self.content.names
        phase = words.of(names.phases[PHASES[view["phase"]]])
        if view["phase"] == "setup":
            return [words("setup-line", phase=phase)]
        danger = words.of(names.danger_levels[DangerLevel(view["danger"])])
        lines = [words("round-line", round=view["round"], phase=phase, first=view["first_player"] + 1, danger=danger)]
        if view["active_survivor"]:
            lines.append(words("turn-line", name=self.people.name(view["active_survivor"])))
        return lines

    def zombies(self, game: Game, view: View) -> list[str]:
        """Zombies by zone with distance and sight from the active survivor, the nearest first; what the box holds."""
        lines = []
        for zone in sorted(view["zombies"], key=lambda zone: (self.zones.steps(game, zone), zone)):
            horde = self.tokens.horde(view["zombies"][zone])
            lines.append(self.words("zombie-line", zone=zone, zombies=horde, seen=self.zones.seen(game, zone)))
        left = self.words("zombies-left", zombies=self.tokens.horde(view["miniatures"]))
        return [*(lines or [self.words("no-zombies")]), left]

    def goals(self, game: Game, view: View) -> list[str]:
        lines = []
        for number, goal in enumerate(view["goals"]):
            state = "goal-done" if goal["done"] else "goal-locked" if goal["locked"] else "goal-open"
            title = goal_title(state_of(game), number, self.language)
            lines.append(self.words(state, title=title, rule=goal["rule"]))
        return lines

    # ---- before a question

    def moment(self, game: Game) -> Any:
        s = state_of(game)
        return (s.round, s.seat, s.active)

    def before(self, game: Game, decision: Decision, told: Any) -> list[Part]:
        """All of it at the start of a round; then the survivor whose Turn begins; then what it sees."""
        now = self.moment(game)
        if now[0] == 0:
            return []
        if told is None or told[0] != now[0]:
            return self.situation(game, decision.seat)
        if decision.kind == "keep-card":
            return self.found(game, decision)
        if decision.kind != "action":
            return []
        view = game.view(decision.seat)
        active = next(each for each in view["survivors"] if each["id"] == view["active_survivor"])
        near = self.near(game, view)
        if told != now:
            return [Part(self.people.line(view, active), [near])]
        board = state_of(game).board
        kind = self.words(f"zone-{KIND_NAMES[board.kind[board.index[active['zone']]]]}")
        condition = [*self.people.condition(view, active)[:2], *self.people.actions(active)[1:]]
        line = self.words(
            "here-line",
            name=self.people.name(active["id"]),
            zone=active["zone"],
            kind=f" ({kind})",
            state="; ".join(condition),
        )
        return [Part(line, [near])]

    def found(self, game: Game, decision: Decision) -> list[Part]:
        """The card that was found last, with its figures."""
        log = game.journal.log if game.journal is not None else []
        for name, _, about, _ in reversed(log):
            if name in ("drawn", "bounty-gained"):
                card = game.rules.event_data(game.position, name, about)["card"]
                return [Part(self.people.card_in_full(game.view(decision.seat), card), [])]
        return []

    def near(self, game: Game, view: View) -> str:
        """The zombies that the active survivor sees."""
        s = state_of(game)
        row = sight_row(s, s.active)
        told = []
        for zone in sorted(view["zombies"], key=lambda zone: (row[s.board.index[zone]], zone)):
            away = row[s.board.index[zone]]
            if away == NO_SIGHT:
                continue
            horde = self.tokens.horde(view["zombies"][zone])
            name = "near-here" if s.board.index[zone] == s.zone[s.active] else "near-there"
            told.append(self.words(name, zombies=horde, zone=zone, range=away))
        return self.words("zombies-near", zombies="; ".join(told)) if told else self.words("none-near")

    def remark(self, view: View, option: Option) -> str:
        """What stands in the zone an option names, what an attack may bring, how a survivor is."""
        arguments = option.arguments
        if arguments.get("verb") == "activate":
            survivor = next(each for each in view["survivors"] if each["id"] == arguments["survivor"])
            return "; ".join(
                (
                    self.people.place(survivor),
                    self.people.health(survivor),
                    self.people.adrenaline(survivor, further=False),
                    self.people.cards(view, survivor),
                )
            )
        if arguments.get("verb") == "card":
            return ", ".join(self.people.figures(self.content.equipment[arguments["card"]]))
        there = self.crowd(view, arguments["zone"]) if "zone" in arguments else []
        return ", ".join([*there, *self.odds_teller.in_short(option.preview())])

    def rank(self, view: View, option: Option) -> int:
        """Targets with zombies first: an attack may aim at any zone (UOA-ACT-18)."""
        arguments = option.arguments
        aimed = "card" in arguments and "zone" in arguments
        return 1 if aimed and arguments["zone"] not in view["zombies"] else 0

    def odds(self, preview: dict[str, Any]) -> list[str]:
        return self.odds_teller.in_full(preview)

    def crowd(self, view: View, zone: str) -> list[str]:
        """Zombies, other people, objectives and the exit of a zone, in short."""
        found = [self.tokens.horde(view["zombies"][zone])] if zone in view["zombies"] else []
        people = [each for each in (*view["survivors"], *view["companions"]) if each["id"] != view["active_survivor"]]
        found += [self.people.name(each["id"]) for each in people if each["zone"] == zone]
        tokens = self.content.names.tokens
        if any(token["zone"] == zone for token in view["objectives"]):
            found.append(self.words.of(tokens["objective"]))
        if view["exit"] == zone:
            found.append(self.words.of(tokens["exit"]))
        return found

    # ---- people and places

    def who(self, game: Game, seat: int | None, name: str) -> list[Part]:
        view = game.view(seat)
        everybody = [*view["survivors"], *(each for each in view["companions"] if not each["in_supply"])]
        wanted = folded(name)
        chosen = [each for each in everybody if not wanted or folded(self.people.name(each["id"])).startswith(wanted)]
        if not chosen:
            names = ", ".join(self.people.name(each["id"]) for each in everybody)
            return [Part(self.words("nobody-called", name=name, names=names), [])]
        parts = []
        for each in chosen:
            if "slots" in each:
                parts.append(Part(self.people.name(each["id"]), self.people.in_full(view, each)))
            else:
                parts.append(Part(self.people.companion_line(each), []))
        return parts

    def look(self, game: Game, seat: int | None, place: str) -> list[str]:
        return self.zones.look(game, seat, place)

    def explain(self, name: str) -> list[str]:
        return self.lexicon.explain(name)

    def map(self, game: Game, seat: int | None) -> str:
        return self.zones.map(game, seat)

    def places(self, game: Game) -> list[str]:
        return list(state_of(game).board.names)

    def habit(self, name: str) -> str:
        return self.words(f"habit-{name}")

    def heading(self, verb: str) -> str:
        names = self.content.names.actions
        wanted = HEADINGS.get(verb, verb)
        return self.words.of(names[wanted]) if wanted in names else ""

    def verbs(self) -> dict[str, str]:
        known = {verb: verb for verb in VERB_NAMES.values()}
        return {heading: verb for verb in reversed(known) if (heading := self.heading(verb))} | known

    def banner(self, event: str) -> bool:
        return event in BANNERS
