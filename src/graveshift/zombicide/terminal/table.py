"""A table of the family in words: the whole situation, what matters before a question, zones, the map."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from graveshift.board.board import NO_SIGHT
from graveshift.kernel.decision import Decision, Option
from graveshift.kernel.game import Game
from graveshift.parts.terminal.reading import folded
from graveshift.parts.terminal.teller import Drawing, Part, Teller
from graveshift.parts.terminal.words import spoken_verbs
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.content.setup import SetUp
from graveshift.zombicide.content.terms import DangerLevel
from graveshift.zombicide.rules.attacks import sight_row
from graveshift.zombicide.terminal.choosing import mission_row
from graveshift.zombicide.terminal.lexicon import BoxLexicon
from graveshift.zombicide.terminal.odds import Odds
from graveshift.zombicide.terminal.people import People, View
from graveshift.zombicide.terminal.tokens import Tokens
from graveshift.zombicide.terminal.zones import Zones, state_of

PHASES: Final = {
    "setup": "setup",
    "players": "player",
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
    "take": "take-objective",
    "improvise-shot": "improvised-ranged",
    "improvise": "improvised-melee",
    "invent": "inventor",
}
BANNERS: Final = ("round-begins", "zombie-phase", "spawn-step", "end-phase", "turn-begins", "game-over")


class TableTeller(Teller):
    """Everything is read from the view; distances and sight from the board, which lies open."""

    headings: ClassVar[dict[str, str]] = HEADINGS
    """Verbs of options, and the Actions that they are listed under, where the two have different names."""
    phases: ClassVar[dict[str, str]] = PHASES
    """Phases of the view by their names in names.yaml."""
    banners: ClassVar[tuple[str, ...]] = BANNERS
    """Events that are told as headings."""
    help_name: ClassVar[str]
    """The sentence that says what the players of this game can type."""

    def __init__(self, language: str, setup: SetUp[Any, Any]) -> None:
        super().__init__(language)
        self.setup = setup
        self.book = setup.book
        self.content = load(self.book)
        self.people = self.about_people()
        self.tokens = self.about_tokens()
        self.zones = Zones(self.words, self.book, self.people, self.tokens)
        self.lexicon = self.about_pieces()
        self.odds_teller = Odds(self.words, self.book, self.people, self.tokens)

    # ---- who tells what; a game may have its own

    def about_people(self) -> People:
        return People(self.words, self.book)

    def about_tokens(self) -> Tokens:
        return Tokens(self.words, self.book)

    def about_pieces(self) -> BoxLexicon:
        return BoxLexicon(self.words, self.book, self.people)

    def opening(self, options: dict[str, Any]) -> list[str]:
        """The mission: title, difficulty, length, briefing; a scenario has its name."""
        if "scenario" in options:
            return [str(options["scenario"].get("name", ""))]
        mission = self.setup.mission_of(self.setup.complete(options))
        return [f"{self.words.of(self.content.names.game)}. {mission_row(self.setup, mission, self.words)}"]

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
        phase = self.words.of(self.content.names.phases[self.phases[view["phase"]]])
        if view["phase"] == "setup":
            return phase
        return f"{self.words.of(self.content.names.terms['round'])} {view['round']}, {phase}"

    def clock(self, view: View) -> list[str]:
        """Round, phase, whose Turn."""
        words, names = self.words, self.content.names
        phase = words.of(names.phases[self.phases[view["phase"]]])
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
            lines.append(
                self.words("zombie-line", zone=self.tokens.zone(zone), zombies=horde, seen=self.zones.seen(game, zone))
            )
        left = self.words("zombies-left", zombies=self.tokens.horde(view["miniatures"]))
        return [*(lines or [self.words("no-zombies")]), left]

    def goals(self, game: Game, view: View) -> list[str]:
        lines = []
        for number, goal in enumerate(view["goals"]):
            state = "goal-done" if goal["done"] else "goal-locked" if goal["locked"] else "goal-open"
            title = self.book.teller.goal_title(state_of(game), number, self.language)
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
        kind = self.words(f"zone-{board.look[board.index[active['zone']]]}")
        condition = [*self.people.condition(view, active)[:2], *self.people.actions(active)[1:]]
        line = self.words(
            "here-line",
            name=self.people.name(active["id"]),
            zone=self.tokens.zone(active["zone"]),
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
            told.append(self.words(name, zombies=horde, zone=self.tokens.zone(zone), range=away))
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
        return ", ".join(part.rstrip(".") for part in [*there, *self.odds_teller.in_short(option.preview())])

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
        people = [each for each in (*view["survivors"], *view["companions"]) if each["id"] != view["acting"]]
        found += [self.people.name(each["id"]) for each in people if each["zone"] == zone]
        tokens = self.content.names.tokens
        if any(token["zone"] == zone and not token.get("clock") for token in view["objectives"]):
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

    def map(self, game: Game, seat: int | None) -> Drawing:
        return self.zones.map(game, seat)

    def places(self, game: Game) -> dict[str, str]:
        board = state_of(game).board
        spoken = {self.tokens.zone(name): board.names[zone] for name, zone in board.index.items()}
        return spoken | {name: board.names[zone] for name, zone in board.index.items()}

    def habit(self, name: str) -> str:
        return self.words(f"habit-{name}")

    def heading(self, verb: str) -> str:
        names = self.content.names.actions
        wanted = self.headings.get(verb, verb)
        return self.words.of(names[wanted]) if wanted in names else ""

    def verbs(self) -> dict[str, str]:
        known = {verb: verb for verb in self.book.teller.verbs.names.values()}
        headings = {heading: verb for verb in reversed(known) if (heading := self.heading(verb))}
        return super().verbs() | headings | known

    def help(self) -> list[str]:
        return self.words(self.help_name).strip().split("\n")

    def spoken_verbs(self) -> dict[str, tuple[str, ...]]:
        return spoken_verbs(self.book.name)

    def banner(self, event: str) -> bool:
        return event in self.banners
