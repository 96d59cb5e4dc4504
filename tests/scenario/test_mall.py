"""Scenarios of Tiny Epic Zombies: mistakes as sentences, failures with what was found, records that replay."""

from pathlib import Path

import pytest

from graveshift.kernel import record, replaying
from graveshift.scenario import start
from tests.scenario.write import failure, mistake, played

GIVEN = """\
name: a test
game: tiny-epic-zombies
humans:
  hippie: {room: cS, melee: axe}
  doctor: {}
zombies: [S3]
"""
SOURCE = "objectives: [investigate-the-source, fix-the-helicopter, discover-a-cure]"


@pytest.mark.parametrize(
    ("more", "path", "reason"),
    [
        ("mode: tag", "", "There is no mode 'tag'"),
        ("mode: solo\nplayers: 2", "", "TEZ-MODE-06"),
        ("phase: night", "phase", "`night` is not possible here. Possible: add-zombies, any-time"),
        ("traps: [N4]", "traps[0]", "There is no Room `N4`. Possible: NW1, NW2"),
        ("vehicle: garage", "vehicle", "There is no Room `garage`."),
        ("beside: {M: [uzi]}", "beside.M", "There is no Store `M`."),
        ("beside: {N: [axe]}", "beside.N[0]", "`axe` lies elsewhere already; each card is there once."),
        ("beside: {N: [axes]}", "beside.N[0]", "There is no card `axes`. Did you mean `axe`?"),
        ("horde: 3", "horde", "Here names with values are needed, each as `name: value`, not `3`."),
        ("horde: {doctor: 1}", "horde.doctor", "`doctor` is a Human here."),
        ("horde: {teacher: 6}", "horde.teacher", "from 1 to 5, not 6"),
        ("mode: coop-vs-zombie", "", "A Zombie Player has a Zombie Card; name it in `horde`."),
        ("objectives: [escape-the-mall]", "", "The list objectives needs 3 different names"),
        ("tokens: {readio: cC}", "tokens.readio", "There is no token `readio`. Did you mean `radio`?"),
        (f"{SOURCE}\ntokens: {{clue-1: {{at: N1, face: pox}}}}", "tokens.clue-1.face", "There is no face `pox`."),
        ("survivors: {hippie: 1}", "survivors", "The team shares it; write one number."),
        ("squads: {north: 1}", "squads.north", "There is no Squad `north`."),
        ("decks: {serch: [axe]}", "decks.serch", "There is no deck `serch`. Did you mean `search`?"),
        ("decks: {players: [nurse]}", "decks.players[0]", "There is no card `nurse`."),
        ("tokens: {radio: cC}", "tokens.radio", "`radio` belongs to `call-the-cdc`, which is not in play."),
        ("squads: {nw: 1}", "squads", "`escort-the-army` is not in play."),
        ("sources: [virus]", "sources", "`investigate-the-source` is not in play."),
        ("revealed: axe", "revealed", "In the phase `human-turn` no Search Card is revealed yet"),
        ("hand: [uzi]", "hand", "Only a Zombie Player has a hand"),
        ("dice: [skull]", "dice[0]", "There is no face of the die `skull`. Possible: overkill, blank"),
        ("turn: {human: janitor}", "turn.human", "There is no Human here `janitor`."),
        ("phase: noise", "", "In the phase `noise` a Search Card is `revealed`."),
        ("expect: {hippie: {helth: 1}}", "expect.hippie.helth", "There is no `helth` to expect here."),
        ("expect: {offered: [move N9]}", "expect.offered[0]", "there is no room `N9` here."),
        ("expect: {exactly: move}", "expect.exactly", "Write options, or verbs with lists"),
        ("expect: {events: [{name: melee, face: 1}]}", "expect.events[0].face", "`melee` does not say `face`."),
        ("steps: [{nurse: move S3}]", "steps[0].nurse", "`nurse` is nobody and nothing here."),
        ("steps: [{janitor: move S3}]", "steps[0].janitor", "There is no `janitor` here. Possible: hippie, doctor."),
        ("steps: [{run-search: 3}]", "steps[0].run-search", "`run-search` stands alone, without `3`."),
        ("barricade: 7", "barricade", "The number must be from 1 to 6, not 7."),
        ("figures: 40", "figures", "beyond those in the Mall (TEZ-COMP-05)."),
    ],
)
def test_mistakes(tmp_path: Path, more: str, path: str, reason: str) -> None:
    told = mistake(tmp_path, more, GIVEN)
    assert (told.path, reason in told.reason) == (path, True), told


@pytest.mark.parametrize(
    ("more", "path", "reason"),
    [
        ("fix-the-helicopter: 4", "objectives.fix-the-helicopter.progress", "4 is its goal: write `done`"),
        ("investigate-the-source: 1", "objectives.investigate-the-source", "1 found: name as many `sources`"),
        ("investigate-the-source: 1\nsources: [virus, fungus]", "sources", "1 found: name as many `sources`"),
        ("escort-the-army: 1", "objectives.escort-the-army", "the number of Squads that have `arrived`"),
        ("escort-the-army: 0\nrewards: [heal]", "rewards", "Each Squad that has `arrived` has taken one reward"),
        ("escort-the-army: 0\nsquads: {nw: 7}", "squads.nw", "The way is shorter"),
        ("escort-the-army: 0\nsquads: {nw: cN}", "squads.nw", "A Squad that reaches the Courtyard has `arrived`"),
        ("escape-the-mall: 0\nexits: [amber, amber]", "exits[1]", "There are not so many Exit Tokens with `amber`"),
        ("escape-the-mall: 0\ntokens: {exit-1: none}", "tokens", "0 Exit Tokens have been found"),
        ("discover-a-cure: 1\ntokens: {ingredient-1: {face: b}}", "tokens.ingredient-1", "not on the track yet"),
        (
            "investigate-the-source: 0\ntokens: {clue-5: N3}",
            "tokens",
            "5 Sources are left: at most 4 Clues lie on the map.",
        ),
        (
            "investigate-the-source: 0\ntokens: {clue-1: {at: N1, face: virus}, clue-2: {at: N2, face: virus}}",
            "tokens.clue-1",
            "`virus` cannot lie there as well.",
        ),
        ("fix-the-helicopter: {done: true}\ntokens: {part: N1}", "tokens.part", "is completed: its tokens are off"),
    ],
)
def test_positions_that_cannot_be(tmp_path: Path, more: str, path: str, reason: str) -> None:
    objective, _, rest = more.partition("\n")
    told = mistake(tmp_path, f"objectives: {{{objective}, call-the-cdc: 0, assemble-an-arsenal: 0}}\n{rest}", GIVEN)
    assert (told.path, reason in told.reason) == (path, True), told


@pytest.mark.parametrize(
    ("more", "path"),
    [
        ("zombies: [S3]", "zombies"),
        ("barricade: 3", "barricade"),
        ("turn: {kills: 1}", "turn"),
        ("humans: {hippie: {wounds: 2}, doctor: {}}", "humans.hippie"),
        (
            "objectives: {fix-the-helicopter: 1, call-the-cdc: 0, discover-a-cure: 0}",
            "objectives.fix-the-helicopter",
        ),
        ("decks: {supply: {only: []}}", "decks.supply.only"),
    ],
)
def test_a_set_up_is_by_the_book(tmp_path: Path, more: str, path: str) -> None:
    humans = "" if "humans" in more else "humans: {hippie: {}, doctor: {}}\n"
    given = f"name: a test\ngame: tiny-epic-zombies\nphase: set-up\n{humans}"
    told = mistake(tmp_path, more, given)
    assert told.path == path
    assert "The phase `set-up` lays everything out by the book" in told.reason


def test_a_set_up_may_name_the_zombie_card(tmp_path: Path) -> None:
    given = "name: a test\ngame: tiny-epic-zombies\nphase: set-up\nhumans: {hippie: {}, doctor: {}}\n"
    played(tmp_path, "horde: [mechanic]\nexpect: {horde: {mechanic: 1}, decks: {players: 11}}\n", given)
    assert mistake(tmp_path, "horde: {mechanic: 3}", given).path == "horde"
    assert mistake(tmp_path, "horde: [doctor]", given).reason == "`doctor` is a Human here."


@pytest.mark.parametrize(
    ("human", "path", "reason"),
    [
        ("{room: N0}", "humans.hippie.room", "There is no Room `N0`."),
        ("{wounds: 10}", "humans.hippie.wounds", "to 9, not 10"),
        ("{wounds: 5, ammo: 5}", "humans.hippie", "nobody lives (TEZ-EAT-01)"),
        ("{melee: uzi}", "humans.hippie.melee", "`uzi` is no Melee Weapon."),
        ("{seen-by: [teacher]}", "humans.hippie.seen-by[0]", "There is no Human here `teacher`."),
        ("{pack: [axe]}", "humans.hippie", "There is no field `pack` here."),
    ],
)
def test_mistakes_in_humans(tmp_path: Path, human: str, path: str, reason: str) -> None:
    given = f"name: a test\ngame: tiny-epic-zombies\nhumans:\n  hippie: {human}\n  doctor: {{}}\n"
    told = mistake(tmp_path, "", given)
    assert (told.path, reason in told.reason) == (path, True), told
    assert told.line == 4


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("steps:\n  - hippie: move S3\n", "more dice are rolled than the 0 scripted ones"),
        ("steps:\n  - {hippie: move cC, dice: [blank]}\n", "step 1 (hippie: move cC): dice left over: blank"),
        ("dice: [overkill]\n", "the end: left over: die overkill"),
        ("steps:\n  - doctor: move cC\n", "it is not the Turn of doctor (the decision `turn` of seat 1"),
        ("steps:\n  - end-turn\n", "`end` is not offered."),
        ("steps:\n  - run-search\n", "the end: nobody answers (the decision `turn` of seat 1"),
        (
            "expect: {exactly: {move: [S3, cC]}}\n",
            "expected no more than [S3, cC], found move:departmart.2",
        ),
        ("expect: {exactly: {shoot: [S3]}}\n", "exactly.shoot: expected S3, found none"),
        ("expect: {janitor: {room: cC}}\n", "janitor: expected {room: cC}, found none"),
        ("expect: {winner: doctor}\n", "winner: expected doctor, found none"),
        (
            "steps:\n  - {hippie: move S3, dice: [blank], expect: {events: [{name: killed, room: S2}]}}\n",
            "events: expected {name: killed, room: S2}",
        ),
    ],
)
def test_failures(tmp_path: Path, more: str, told: str) -> None:
    assert told in failure(tmp_path, more, GIVEN)


def test_a_wrong_word_about_somebody_who_comes_later(tmp_path: Path) -> None:
    given = GIVEN.replace("melee: axe", "melee: axe, wounds: 8") + "decks: {players: [janitor]}\n"
    more = "steps:\n  - {hippie: move S3, dice: [wound-1], expect: {janitor: {romo: cC}}}\n"
    assert "janitor: there is no `romo` to expect here. Did you mean `room`?" in failure(tmp_path, more, given)


def test_names_of_keys_and_slots_mean_the_same(tmp_path: Path) -> None:
    played(tmp_path, "steps:\n  - {hippie: 'move:departmart.3', dice: [blank], expect: {hippie: {room: S3}}}\n", GIVEN)
    played(tmp_path, "steps:\n  - {hippie: move to departmart.3, dice: [blank]}\n", GIVEN)


def test_a_game_begun_from_a_scenario_is_recorded_whole(tmp_path: Path) -> None:
    file = tmp_path / "scenario.yaml"
    file.write_text(GIVEN + "dice: [overkill]\n", encoding="utf-8")
    table = start(file)
    table.game.decide("move:departmart.3")
    for _ in range(12):
        assert table.game.decision is not None
        table.game.decide(table.game.decision.options[0])
    assert table.game.view(0)["mode"] == "coop"
    saved = tmp_path / "record.json"
    record.save(table.record(), saved)
    file.unlink()
    assert replaying.resume(record.load(saved)).game.digest() == table.game.digest()
