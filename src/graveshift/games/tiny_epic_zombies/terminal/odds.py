"""What an option would bring, in words: the Melee Die, Ammo, the chance to be Eaten Alive or heard."""

from __future__ import annotations

from typing import Any

from graveshift.content import percent
from graveshift.games.tiny_epic_zombies.rules.codes import FACE_IDS
from graveshift.games.tiny_epic_zombies.telling.names import FACE_WORDS
from graveshift.games.tiny_epic_zombies.terminal.names import Names
from graveshift.parts.terminal.words import Words

Preview = dict[str, Any]


class Odds:
    """Reads the preview of an option."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.names = Names(words)

    def in_short(self, preview: Preview) -> list[str]:
        """What nobody should overlook when choosing."""
        found = self.fatal(preview)
        found += self.arrival(preview)
        found += [self.words("mall-costs", count=preview["ammo"])] if preview.get("ammo") else []
        if preview.get("kills") and "die" not in preview:
            found.append(self.words("mall-kills", kills=self.words.number(preview["kills"])))
        if preview.get("eaten_alive"):
            found.append(self.words("mall-fatal", chance=percent(preview["eaten_alive"])))
        return found

    def in_full(self, preview: Preview) -> list[str]:
        """Everything that can be foretold."""
        words = self.words
        lines = [*self.fatal(preview), *(f"{line}." for line in self.arrival(preview))]
        if "kills" in preview:
            lines.append(words("mall-kills", kills=words.number(preview["kills"])) + ".")
        if "die" in preview:
            names = {face: words.of(name) for face, name in zip(FACE_IDS, FACE_WORDS, strict=True)}
            faces = [f"{names[face]} {percent(chance)}" for face, chance in preview["die"].items()]
            lines.append(words("mall-die", faces=", ".join(faces)))
        if "wounds" in preview:
            lines.append(words("mall-wounds", wounds=words.number(preview["wounds"])))
        if "ammo" in preview:
            lines.append(words("mall-costs", count=preview["ammo"]) + ".")
        if "ammo_saved" in preview:
            lines.append(words("mall-saved", chance=percent(preview["ammo_saved"])))
        if "eaten_alive" in preview:
            lines.append(words("mall-eaten", chance=percent(preview["eaten_alive"])))
        if "noise" in preview:
            lines.append(words("mall-noise", chance=percent(preview["noise"])))
        return lines

    def arrival(self, preview: Preview) -> list[str]:
        """Where a Zombie comes to stand, and whom or what it meets there."""
        words = self.words
        found = [words("mall-arrives", room=preview["arrives"]["text"][words.language])] if "arrives" in preview else []
        found += [words("mall-barricade-hit")] if preview.get("barricade") else []
        found += [words("mall-trapped")] if preview.get("trap") else []
        for human, chance in preview.get("overrun", {}).items():
            found.append(words("mall-may-overrun", who=self.names.person(human), chance=percent(chance)))
        return found

    def fatal(self, preview: Preview) -> list[str]:
        """That the option loses the game, or may."""
        loss = preview.get("fatal")
        if not loss:
            return []
        why = loss["text"][self.words.language]
        if loss["chance"] >= 1:
            return [self.words("odds-fatal", why=why)]
        return [self.words("odds-fatal-chance", chance=percent(loss["chance"]), why=why)]
