"""What lies on the board, in words: noise, spawn tokens, objectives, machines, the Train, decks."""

from __future__ import annotations

from graveshift.games.undead_or_alive.content import load
from graveshift.games.undead_or_alive.data.terms import NoiseLevel, ZombieKind
from graveshift.play.undead_or_alive.people import View
from graveshift.play.words import Words


class Tokens:
    """Reads the tokens and zombies of a view."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.content = load()

    def lines(self, view: View) -> list[str]:
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
            lines.append(
                words("feat-line", name=feat["name"][self.words.language], text=feat["text"][self.words.language])
            )
        decks = view["decks"]
        lines.append(words("decks-line", equipment=decks["equipment"]["cards"], zombies=decks["zombies"]["cards"]))
        return lines

    def spawn_tokens(self, view: View) -> list[str]:
        """The active tokens in the order in which they draw, then the others by kind."""
        words, names = self.words, self.content.names.spawn_tokens
        active = sorted((token for token in view["spawn_tokens"] if token["active"]), key=lambda token: token["order"])
        lines = [
            words("spawn-line", order=token["order"], kind=words.of(names[token["kind"]]), zone=token["zone"])
            for token in active
        ]
        for state, name in (("inactive", "spawn-asleep"), ("safe", "spawn-safe")):
            zones: dict[str, list[str]] = {}
            for token in view["spawn_tokens"]:
                if token["state"] == state and token["zone"]:
                    zones.setdefault(token["kind"], []).append(token["zone"])
            told = [words("tokens-in", kind=words.of(names[kind]), zones=", ".join(at)) for kind, at in zones.items()]
            if told:
                lines.append(words(name, tokens="; ".join(told)))
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

    def in_zone(self, view: View, zone: str) -> list[str]:
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
                face = words(f"face-{token['face']}")
                found.append(f"{words.of(names.tokens['objective'])} ({face})")
        if view["exit"] == zone:
            found.append(words.of(names.tokens["exit"]))
        for name in ("wagon", "gatling"):
            if view["machines"][name] and view["machines"][name]["zone"] == zone:
                found.append(words.of(names.tokens[name]))
        found += [words.of(names.tokens["vade-retro"]) for at in view["vade_retro"] if at == zone]
        return found

    def horde(self, zombies: dict[str, int]) -> str:
        """2 Walkers, 1 Brute."""
        names = self.content.names.zombies
        return ", ".join(
            f"{count} {names[ZombieKind(kind)].after(count, self.words.language)}" for kind, count in zombies.items()
        )
