"""An Undead or Alive table in words: the whole situation, what matters before a question, zones, the map."""

from __future__ import annotations

import shutil
from typing import Any, Final

from graveshift.board.board import FAR, NO_SIGHT
from graveshift.board.ground import KIND_NAMES
from graveshift.board.text import text
from graveshift.games.undead_or_alive.attacks import sight_row
from graveshift.games.undead_or_alive.content import load
from graveshift.games.undead_or_alive.data.terms import DangerLevel, NoiseLevel, ZombieKind
from graveshift.games.undead_or_alive.keys import actor_name
from graveshift.games.undead_or_alive.words import goal_title
from graveshift.kernel.decision import Decision
from graveshift.kernel.game import Game
from graveshift.play.reading import folded
from graveshift.play.teller import Part, Teller
from graveshift.play.undead_or_alive.people import People, View
from graveshift.zombicide.state import State

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
WIDEST_MAP: Final = 100


class TableTeller(Teller):
    """Everything is read from the view; distances and sight from the board, which lies open."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.people = People(self.words)
        self.content = load()

    def opening(self, options: dict[str, Any]) -> list[str]:
        """The mission: title, difficulty, length, briefing."""
        from graveshift.games.undead_or_alive.setup import complete, mission_of
        from graveshift.play.undead_or_alive.menu import mission_row

        mission = mission_of(complete(options))
        return [f"{self.words.of(self.content.names.game)}. {mission_row(mission, self.words)}"]

    # ---- the whole situation

    def situation(self, game: Game, seat: int | None) -> list[Part]:
        view, words = game.view(seat), self.words
        parts = [
            Part(words("situation"), self.clock(view)),
            Part(words("survivors"), [self.people.line(view, survivor) for survivor in view["survivors"]]),
            Part(words("zombies"), self.zombies(game, view)),
            Part(words("board"), self.board(view)),
            Part(words("goals"), self.goals(game, view)),
        ]
        companions = [self.people.companion_line(each) for each in view["companions"] if not each["in_supply"]]
        if companions:
            parts.insert(2, Part(words("companions"), companions))
        return parts

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
        """Zombies by zone with distance and sight from the active survivor, the nearest first."""
        if not view["zombies"]:
            return [self.words("no-zombies")]
        zones = sorted(view["zombies"], key=lambda zone: (self.steps(game, zone), zone))
        lines = [
            self.words("zombie-line", zone=zone, zombies=self.horde(view["zombies"][zone]), seen=self.seen(game, zone))
            for zone in zones
        ]
        return lines

    def board(self, view: View) -> list[str]:
        """Noise, spawn tokens, objectives, exit, machines, the Train, the live Feat, decks."""
        words, names = self.words, self.content.names
        noise = view["noise"]
        lines = []
        if noise["zone"]:
            level = words.of(names.noise[NoiseLevel(noise["level"])])
            lines.append(words("noise-line", level=level, zone=noise["zone"]))
        lines.append(words("spawn-count", **view["active_tokens"]))
        lines += self.spawn_tokens(view)
        lines += self.objectives(view)
        machines = view["machines"]
        if view["exit"]:
            lines.append(words("exit-line", zone=view["exit"]))
        for name in ("wagon", "gatling"):
            if machines[name]:
                lines.append(words(f"{name}-line", zone=machines[name]["zone"]))
        if any(view["vade_retro"]):
            lines.append(words("vade-line", zones=", ".join(filter(None, view["vade_retro"]))))
        lines += self.train(view)
        if view["feat"]:
            feat = view["feat"]
            lines.append(words("feat-line", name=feat["name"][self.language], text=feat["text"][self.language]))
        decks = view["decks"]
        lines.append(words("decks-line", equipment=decks["equipment"]["cards"], zombies=decks["zombies"]["cards"]))
        return lines

    def spawn_tokens(self, view: View) -> list[str]:
        """The active tokens in the order in which they draw, then the others."""
        words, names = self.words, self.content.names.spawn_tokens
        told = {
            state: [
                words("token-in", kind=words.of(names[token["kind"]]), zone=token["zone"])
                for token in view["spawn_tokens"]
                if token["state"] == state and token["zone"]
            ]
            for state in ("inactive", "safe")
        }
        active = sorted((token for token in view["spawn_tokens"] if token["active"]), key=lambda token: token["order"])
        lines = [
            words("spawn-line", order=token["order"], kind=words.of(names[token["kind"]]), zone=token["zone"])
            for token in active
        ]
        if told["inactive"]:
            lines.append(words("spawn-asleep", tokens=", ".join(told["inactive"])))
        if told["safe"]:
            lines.append(words("spawn-safe", tokens=", ".join(told["safe"])))
        return lines

    def objectives(self, view: View) -> list[str]:
        words = self.words
        open_ones = [token for token in view["objectives"] if token["zone"]]
        lines = []
        if open_ones:
            tokens = [words("objective-in", zone=t["zone"], face=words(f"face-{t['face']}")) for t in open_ones]
            lines.append(words("objectives-line", tokens=", ".join(tokens)))
        if view["hidden_faces"]:
            faces = [f"{count} {words(f'face-{face}')}" for face, count in view["hidden_faces"].items()]
            lines.append(words("hidden-faces", faces=", ".join(faces)))
        return lines

    def train(self, view: View) -> list[str]:
        train, words = view["train"], self.words
        if train is None:
            return []
        state = words("train-moves" if train["moving"] else "train-stands")
        lines = []
        if train["steps"]:
            lines.append(words("train-line", step=train["step"] + 1, steps=train["steps"], state=state))
        if train["clock"]:
            lines.append(words("train-clock", place=train["clock"]))
        return lines

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

    def near(self, game: Game, view: View) -> str:
        """The zombies that the active survivor sees."""
        s = state_of(game)
        row = sight_row(s, s.active)
        told = []
        for zone in sorted(view["zombies"], key=lambda zone: (row[s.board.index[zone]], zone)):
            away = row[s.board.index[zone]]
            if away == NO_SIGHT:
                continue
            horde = self.horde(view["zombies"][zone])
            name = "near-here" if s.board.index[zone] == s.zone[s.active] else "near-there"
            told.append(self.words(name, zombies=horde, zone=zone, range=away))
        return self.words("zombies-near", zombies="; ".join(told)) if told else self.words("none-near")

    def remark(self, view: View, arguments: dict[str, Any]) -> str:
        """What stands in the zone an option names; how the survivor is that may take its Turn."""
        if "zone" in arguments:
            return ", ".join(self.crowd(view, arguments["zone"]))
        if arguments.get("verb") == "activate":
            survivor = next(each for each in view["survivors"] if each["id"] == arguments["survivor"])
            return f"{self.people.place(survivor)}; {'; '.join(self.people.condition(view, survivor)[:2])}"
        return ""

    def crowd(self, view: View, zone: str) -> list[str]:
        """Zombies, people, objectives and the exit of a zone, in short."""
        found = [self.horde(view["zombies"][zone])] if zone in view["zombies"] else []
        people = (*view["survivors"], *view["companions"])
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
        board, words = state_of(game).board, self.words
        spelled = {folded(name): zone for name, zone in board.index.items()}
        if folded(place) not in spelled:
            asked = words("no-zone", name=place, zones=", ".join(board.names))
            return [asked if place else words("look-what", zones=", ".join(board.names))]
        zone = spelled[folded(place)]
        name, view = board.names[zone], game.view(seat)
        kind = words(f"zone-{KIND_NAMES[board.kind[zone]]}") + (words("rails") if board.rail[zone] else "")
        lines = [words("zone-line", zone=name, kind=kind, seen=self.seen(game, name))]
        contents = self.contents(view, name)
        lines += contents or [words("here-nothing")]
        ways = [
            f"{board.names[near]} ({words(f'zone-{KIND_NAMES[board.kind[near]]}')})" for near in board.neighbours[zone]
        ]
        lines.append(words("ways-line", zones=", ".join(ways)))
        sees = [f"{board.names[far]} ({board.sight[zone][far]})" for far in board.sees[zone] if far != zone]
        lines.append(words("sees-line", zones=", ".join(sees)))
        return lines

    def contents(self, view: View, zone: str) -> list[str]:
        """Who and what is in a zone."""
        words = self.words
        people = [
            self.people.name(each["id"]) for each in (*view["survivors"], *view["companions"]) if each["zone"] == zone
        ]
        lines = [words("here-people", names=", ".join(people))] if people else []
        if zone in view["zombies"]:
            lines.append(words("here-zombies", zombies=self.horde(view["zombies"][zone])))
        tokens = self.tokens(view, zone)
        if tokens:
            lines.append(words("here-tokens", tokens=", ".join(tokens)))
        return lines

    def tokens(self, view: View, zone: str) -> list[str]:
        """The tokens of a zone by name."""
        words, names = self.words, self.content.names
        found = []
        if view["noise"]["zone"] == zone:
            found.append(words.of(names.noise[NoiseLevel(view["noise"]["level"])]))
        for token in view["spawn_tokens"]:
            if token["zone"] == zone and token["state"] != "removed":
                state = words.of(names.spawn_states[token["state"]])
                found.append(f"{words.of(names.spawn_tokens[token['kind']])} ({state})")
        for token in view["objectives"]:
            if token["zone"] == zone:
                found.append(f"{words.of(names.tokens['objective'])} ({words('face-' + token['face'])})")
        if view["exit"] == zone:
            found.append(words.of(names.tokens["exit"]))
        for name in ("wagon", "gatling"):
            if view["machines"][name] and view["machines"][name]["zone"] == zone:
                found.append(words.of(names.tokens[name]))
        found += [words.of(names.tokens["vade-retro"]) for at in view["vade_retro"] if at == zone]
        return found

    def map(self, game: Game, seat: int | None) -> str:
        board, view = state_of(game).board, game.view(seat)
        marks: dict[int, list[str]] = {}
        for zone, name in enumerate(board.names):
            here = [self.people.name(each["id"]) for each in view["survivors"] if each["zone"] == name]
            here += [self.people.name(each["id"]) for each in view["companions"] if each["zone"] == name]
            here += [self.horde(view["zombies"][name])] if name in view["zombies"] else []
            here += self.tokens(view, name)
            if here:
                marks[zone] = here
        return text(board, marks, min(WIDEST_MAP, shutil.get_terminal_size().columns))

    def places(self, game: Game) -> list[str]:
        return list(state_of(game).board.names)

    def heading(self, verb: str) -> str:
        names = self.content.names.actions
        wanted = HEADINGS.get(verb, verb)
        return self.words.of(names[wanted]) if wanted in names else ""

    def banner(self, event: str) -> bool:
        return event in BANNERS

    # ---- measures

    def horde(self, zombies: dict[str, int]) -> str:
        """2 Walkers, 1 Brute."""
        names = self.content.names.zombies
        return ", ".join(
            f"{count} {names[ZombieKind(kind)].after(count, self.language)}" for kind, count in zombies.items()
        )

    def steps(self, game: Game, zone: str) -> int:
        """How far a zone is from whoever looks: the active survivor, else the nearest."""
        found = self.looker(game, zone)
        s = state_of(game)
        return s.board.distance[s.zone[found]][s.board.index[zone]] if found is not None else 0

    def seen(self, game: Game, zone: str) -> str:
        """Distance and sight from whoever looks, as the end of a sentence."""
        who, s = self.looker(game, zone), state_of(game)
        if who is None:
            return ""
        target, board = s.board.index[zone], s.board
        name = self.people.name(actor_name(s, who))
        if target == s.zone[who]:
            return self.words("same-zone", name=name)
        far, away = board.distance[s.zone[who]][target], sight_row(s, who)[target]
        if far >= FAR:
            return self.words("no-way" if away == NO_SIGHT else "no-way-seen", name=name, range=away)
        zones = f"{far} {self.content.names.counted['zone'].after(far, self.language)}"
        if who != s.active:
            return self.words("nearest", zones=zones, name=name)
        return self.words("far-unseen" if away == NO_SIGHT else "far-seen", zones=zones, name=name, range=away)

    def looker(self, game: Game, zone: str) -> int | None:
        """The active survivor; where nobody is, the one nearest to the zone."""
        s = state_of(game)
        if s.active >= 0 and s.zone[s.active] >= 0:
            return s.active
        here = [who for who in range(s.posse) if s.zone[who] >= 0]
        return min(here, key=lambda who: s.board.distance[s.zone[who]][s.board.index[zone]]) if here else None


def state_of(game: Game) -> State:
    """The position; only what lies open is read from it: the board, who is active, goals' titles."""
    position = game.position
    assert isinstance(position, State)
    return position
