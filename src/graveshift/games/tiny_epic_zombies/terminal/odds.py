"""What an option would bring, in words: the Melee Die, Ammo, the chance to be Eaten Alive or heard."""

from __future__ import annotations

from typing import Any

from graveshift.content import percent
from graveshift.games.tiny_epic_zombies.rules.codes import FACE_IDS
from graveshift.games.tiny_epic_zombies.telling.names import FACE_WORDS
from graveshift.parts.terminal.words import Words

Preview = dict[str, Any]


class Odds:
    """Reads the preview of an option."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def in_short(self, preview: Preview) -> list[str]:
        """What nobody should overlook when choosing."""
        found = self.fatal(preview)
        found += [self.words("mall-costs", count=preview["ammo"])] if preview.get("ammo") else []
        if preview.get("eaten_alive"):
            found.append(self.words("mall-fatal", chance=percent(preview["eaten_alive"])))
        return found

    def in_full(self, preview: Preview) -> list[str]:
        """Everything that can be foretold."""
        words = self.words
        lines = self.fatal(preview)
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

    def fatal(self, preview: Preview) -> list[str]:
        """That the option loses the game, or may."""
        loss = preview.get("fatal")
        if not loss:
            return []
        why = loss["text"][self.words.language]
        if loss["chance"] >= 1:
            return [self.words("odds-fatal", why=why)]
        return [self.words("odds-fatal-chance", chance=percent(loss["chance"]), why=why)]
