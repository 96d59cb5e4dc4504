"""What the file of a mission says besides goals and map: whom it needs, the clock, what is drawn (AOTD-MISF-01)."""

from __future__ import annotations

from graveshift.content import Text
from graveshift.games.army_of_the_dead.content.box import Content
from graveshift.games.army_of_the_dead.content.mission import Mission


def frame(mission: Mission, content: Content) -> list[Text]:
    """Read out before the Survivors are chosen (AOTD-SETUP-05)."""
    found = [needed(mission, content)] if mission.specialties else []
    found.append(drawn(len(mission.personal)))
    if mission.time_track is not None:
        found.append(clock(mission.time_track.spaces - mission.time_track.start))
    if any(zone.kind == "zeus" for zone in mission.spawn_zones):
        who = content.zombies[f"zeus-{mission.zeus}"].name
        found.append(Text(en=f"{who.en} gives the Orders", pl=f"Rozkazy wydaje {who.pl}"))
    return found


def needed(mission: Mission, content: Content) -> Text:
    names = [content.specialties[wanted].name for wanted in mission.specialties]
    en, pl = (", ".join(getattr(name, language) for name in names) for language in ("en", "pl"))
    return Text(en=f"The team needs: {en}", pl=f"Drużyna potrzebuje: {pl}")


def drawn(count: int) -> Text:
    """The Personal Objectives that must be done, too (AOTD-SETUP-15)."""
    return Text(en=f"Personal Objectives to be drawn: {count}", pl=f"Cele Osobiste do wylosowania: {count}")


def clock(rounds: int) -> Text:
    return Text(en=f"The time is up after {rounds} rounds", pl=f"Czas kończy się po {rounds} rundach")
