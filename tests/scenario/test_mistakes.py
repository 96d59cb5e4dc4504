"""A mistake in a scenario file is one sentence with file, line, path, reason and what would be right."""

from pathlib import Path

import pytest

from graveshift.content import ContentError
from graveshift.scenario import read
from graveshift.scenario.checking import check
from tests.scenario.write import GIVEN, mistake


@pytest.mark.parametrize(
    ("more", "path", "reason"),
    [
        ("phse: end", "", "There is no field `phse` here. Did you mean `phase`?"),
        (
            "phase: night",
            "phase",
            "`night` is not possible here. Possible: end, players, setup, spawn, train",
        ),
        ("dice: [7]", "dice[0]", "from 1 to 6, not 7"),
        ("rules: [UOA-NOISE-99]", "rules[0]", "UOA-NOISE-99"),
        ("draws: {equpment: [knife]}", "draws.equpment", "There is no deck `equpment`. Possible: equipment, zombies"),
        ("decks: {equipment: [knive]}", "decks.equipment[0]", "There is no card `knive`. Did you mean `knife`?"),
        ("decks: {zombies: [walker 9/9/9/9]}", "decks.zombies[0]", "There is no Zombie card `walker 9/9/9/9`."),
        ("decks: {bounty: {only: [mauser-c96]}}", "decks.bounty", "Only `equipment` and `zombies` have such parts"),
        ("active: jeb", "active", "There is no survivor here `jeb`."),
        ("first-player: 3", "first-player", "There are only 2 `players`."),
        ("vade-retro: [a, b, c]", "vade-retro", "There are only 2 Vade Retro tokens (UOA-COMP-12)."),
        ("wagon: z", "wagon", "There is no zone `z`. Possible: a, b, c, d."),
        ("companions: {meg: {zone: a}}", "companions.meg", "one of the players' survivors already"),
        ("companions: {jeb: {}}", "companions.jeb", "A companion has a `zone`, a `leader`, or is `waiting`."),
        (
            "companions: {jimmy: {leader: meg, tokens: [bag]}}\nobjectives: [{id: bag, zone: b}]",
            "companions.jimmy.tokens[0]",
            "`bag` is no coal",
        ),
        (
            "companions: {jeb: {leader: meg, tokens: [bag]}}\nobjectives: [{id: bag, zone: b, face: coal}]",
            "companions.jeb.tokens",
            "Coal is held by Brawlers, one bag each (UOA-M09-06).",
        ),
        ("mission: m4", "mission", "A mission brings its own board and rules"),
        ("rules-of: m44", "rules-of", "There is no mission `m44`. Did you mean `m4`?"),
        ("goals: [take-al-objectives]", "goals[0].id", "Did you mean `take-all-objectives`?"),
        ("goals: [{id: exit, who: everyone, after: [x]}]", "goals[0] (exit).after[0]", "There is no goal `x`."),
        ("goals-done: [all]", "goals-done[0]", "There is no goal `all`."),
        (
            "spawn-tokens: [{kind: starting, zone: a}, {kind: starting, zone: b}]",
            "spawn-tokens[1] (starting)",
            "starting",
        ),
        ("hidden-faces: [blue]", "hidden-faces", "There are 0 Objectives with `face: hidden`"),
        ("options: {ultra-red: true}", "options", "There is no field `ultra-red` here. Did you mean `ultrared`?"),
        ("phase: train", "phase", "This scenario has no Train that could move."),
        ("expect: {noice: {zone: a}}", "expect.noice", "There is no `noice` to expect. Did you mean `noise`?"),
        ("expect: {meg: {ap: 1}}", "expect.meg.ap", "There is no `ap` to expect here."),
        ("expect: {zombies: {z: 1}}", "expect.zombies.z", "There is no `z` to expect here."),
        (
            "expect: {zombies: {a: {wolker: 1}}}",
            "expect.zombies.a.wolker",
            "There is no `wolker` to expect here. Did you",
        ),
        (
            "expect: {zombies: {a: [runner, zeus]}}",
            "expect.zombies.a[1]",
            "There is no `zeus` to expect here. Possible: walker",
        ),
        ("expect: {zombies-total: {zeus: 1}}", "expect.zombies-total.zeus", "There is no `zeus` to expect here."),
        ("expect: {outcome: draw}", "expect.outcome", "`draw` is no outcome. Possible: running, won, lost, decided."),
        ("expect: {decision: {sort: wound}}", "expect.decision.sort", "Possible: kind, who, options, not-options."),
        ("expect: {decision: {kind: wounds}}", "expect.decision.kind", "Did you mean `wound`?"),
        ("expect: {not-events: [noise]}", "expect.not-events[0]", "There is no event `noise`."),
        ("expect: {events: [{name: noise-made, level: boom}]}", "expect.events[0].level", "Possible: name, rule, zone"),
        ("expect: {offered: {meg: [serch]}}", "expect.offered.meg[0]", "`serch` is no action or answer."),
        ("expect: {not-offered: {meg: [move z]}}", "expect.not-offered.meg[0]", "there is no zone `z` here."),
        ("expect: {exactly: {move: b}}", "expect.exactly.move", "Write a list of options."),
        ("expect: {exactly: {move: [z]}}", "expect.exactly.move[0]", "there is no zone `z` here."),
        ("expect: {exactly: {meg: {shoot: [colt at a]}}}", "expect.exactly.meg.shoot[0]", "there is no card `colt`"),
        ("expect: {exactly: [serch]}", "expect.exactly[0]", "`serch` is no action or answer."),
        ("expect: {not-offered: {may: [search]}}", "expect.not-offered.may", "There is no `may` here."),
    ],
)
def test_mistakes_in_keys(tmp_path: Path, more: str, path: str, reason: str) -> None:
    told = mistake(tmp_path, more)
    assert (told.path, reason in told.reason) == (path, True), told
    if path:
        assert told.line == GIVEN.count("\n") + 1


@pytest.mark.parametrize(
    ("carried", "more", "path", "reason"),
    [
        (
            "tokens: [bag]",
            "objectives: [{id: bag, zone: b, face: coal}]",
            "survivors.meg.tokens",
            "Coal is held by Brawler companions",
        ),
        (
            "backpack: [mauser-c96]",
            "bounty: {top: mauser-c96}",
            "bounty",
            "The box has one card `mauser-c96`, and meg carries it already (UOA-COMP-08).",
        ),
    ],
)
def test_what_nobody_can_carry(tmp_path: Path, carried: str, more: str, path: str, reason: str) -> None:
    told = mistake(tmp_path, more, GIVEN.replace("hand: [colt-saa]", carried))
    assert (told.path, reason in told.reason) == (path, True), told


@pytest.mark.parametrize(
    ("step", "path", "reason"),
    [
        ("{meg: search, carl: search}", "steps[0]", "A step does one thing, and this one names `meg` and `carl`."),
        ("search", "steps[0]", "`search` alone is no step."),
        ("{note: nothing}", "steps[0]", "This step does and expects nothing."),
        ("{mag: search}", "steps[0].mag", "`mag` is nobody and nothing here. Possible: end-turn"),
        ("{meg: search, exepct: {}}", "steps[0]", "`meg` and `exepct`"),
        ("{meg: search, refused: nothing}", "steps[0].refused", "nothing"),
        ("{meg: search, refused: UOA-ACT-77}", "steps[0].refused", "UOA-ACT-77"),
        ("{meg: dance}", "steps[0]", "`dance` is no action or answer."),
        ("{meg: }", "steps[0]", "Nothing stands here; an action or answer is needed."),
        ("{meg: shoot colt at b}", "steps[0]", "`shoot colt at b`: there is no card `colt` here."),
        ("{meg: search, dice: [0]}", "steps[0].dice[0]", "from 1 to 6, not 0"),
        ("{meg: search, expect: {meg: {zoen: a}}}", "steps[0].expect.meg.zoen", "There is no `zoen` to expect here."),
        ("{run-zombie-phase: 2}", "steps[0].run-zombie-phase", "`run-zombie-phase` stands alone"),
        ("{until: {phase: night}}", "steps[0].until.phase", "There is no phase `night`. Possible: players, train"),
        ("{until: {round: soon}}", "steps[0].until.round", "A round is a number."),
        ("{until: spawn}", "steps[0].until", "Write `until: {phase: spawn}`"),
        ("{end-turn: jeb}", "steps[0].end-turn", "There is no `jeb` here. Possible: meg, carl."),
        ("{run-end-phase: , refused: UOA-ACT-07}", "steps[0].refused", "Only an action or an answer can be refused."),
    ],
)
def test_mistakes_in_steps(tmp_path: Path, step: str, path: str, reason: str) -> None:
    told = mistake(tmp_path, f"steps: [{step}]\n")
    assert (told.path, reason in told.reason) == (path, True), told


@pytest.mark.parametrize(
    ("survivor", "path", "reason"),
    [
        ("{}", "survivors.meg", "A survivor stands in a `zone`, or has `left`."),
        ("{zone: z}", "survivors.meg.zone", "There is no zone `z`. Possible: a, b."),
        ("{zone: a, seat: 2}", "survivors.meg.seat", "There are only 1 `players`."),
        ("{zone: a, hand: [pan, pan, pan]}", "survivors.meg.hand", "There are 2 Hands (UOA-INV-02)."),
        ("{zone: a, favourite: pan}", "survivors.meg.favourite", "`pan` does not fit"),
        ("{zone: a, backpack: [winchester, winchester, winchester]}", "survivors.meg.backpack", "only 2 cards"),
        ("{zone: a, empty: [colt-saa]}", "survivors.meg.empty", "does not carry 1 loaded `colt-saa`"),
        ("{zone: a, adrenaline: 44}", "survivors.meg.adrenaline", "The Danger Bar ends at 43 (UOA-ADR-08)."),
        ("{zone: a, skills: [luck]}", "survivors.meg.skills[0]", "There is no skill `luck`. Did you mean `lucky`?"),
        ("{zone: a, wounds: 2}", "survivors.meg.wounds", "With 2 Wounds of 2 nobody stands (UOA-ZACT-04)."),
        ("{zone: a, aboard: true}", "survivors.meg.aboard", "The Wagon is not in this zone."),
        ("{zone: a, actions: 1}", "survivors.meg", "counts only if the scenario says `active: meg`"),
        ("{zone: a, colour: red}", "survivors.meg", "There is no field `colour` here."),
    ],
)
def test_mistakes_in_survivors(tmp_path: Path, survivor: str, path: str, reason: str) -> None:
    given = f"name: a test\ngame: undead-or-alive\nboard: {{map: a b}}\nsurvivors:\n  meg: {survivor}\n"
    told = mistake(tmp_path, "", given)
    assert (told.path, reason in told.reason) == (path, True), told
    assert told.line == 5


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "A scenario is a mapping that begins with `name:` and `game:`."),
        ("name: x\n", "The field `game` is missing. Possible: undead-or-alive"),
        ("name: x\ngame: chess\n", "The game is `chess`. Possible: undead-or-alive"),
        ("name: x\ngame: undead-or-alive\n", "A scenario needs a `mission` or a `board`."),
        ("game: undead-or-alive\nboard: {map: a}\n", "The field `name` is missing."),
        ("name: x\ngame: undead-or-alive\nboard: {map: a}\n", "A scenario needs at least one of `survivors`."),
        ("name: x\ngame: undead-or-alive\nboard: {map: a, wall: [a-b]}\nsurvivors: {meg: {zone: a}}\n", "`walls`"),
        ("name: x\ngame: undead-or-alive\nboard: {tiles: 1R 99R}\nsurvivors: {meg: {zone: a}}\n", "99R"),
        ("name: x\ngame: undead-or-alive\nboard: {map: a -}\nsurvivors: {meg: {zone: a}}\n", "zone name '-'"),
        ("name: [x\n", "This is not valid YAML"),
        ("name: x\nname: y\n", "the key `name` is written twice in the same place"),
    ],
)
def test_broken_files(tmp_path: Path, text: str, reason: str) -> None:
    told = mistake(tmp_path, "", text)
    assert reason in told.reason
    assert told.file.endswith("scenario.yaml")


def test_an_unknown_action_lists_the_words_of_its_own_game(tmp_path: Path) -> None:
    """Not those of its siblings, such as Taunt and paired weapons, which Army of the Dead does not know."""
    file = tmp_path / "dance.yaml"
    file.write_text(
        "name: x\ngame: army-of-the-dead\nboard: {map: a b}\nsurvivors: {kate: {zone: a}}\nsteps: [{kate: dance}]\n",
        encoding="utf-8",
    )
    (result,) = check([file])
    listed = result.trouble.partition("Actions: ")[2].partition(";")[0].split(", ")
    strange = {"melee-dual", "shoot-dual", "rally", "jump", "taunt", "invent", "improvise", "improvise-shot"}
    assert {"move", "challenge", "get-in", "reload", "use-token"} <= set(listed)
    assert not strange & set(listed)


def test_a_broken_file_fails_and_the_others_are_played(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("name: x\ngame: chess\n", encoding="utf-8")
    (tmp_path / "b.yaml").write_text(GIVEN, encoding="utf-8")
    results = list(check([tmp_path / "a.yaml", tmp_path / "b.yaml"]))
    assert [result.passed for result in results] == [False, True]
    assert "line 2: game: The game is `chess`" in str(results[0])


def test_a_mistake_in_one_document_leaves_the_others_to_be_played(tmp_path: Path) -> None:
    file = tmp_path / "three.yaml"
    broken = GIVEN.replace("noise:", "noice:")
    failing = GIVEN + "expect: {round: 2}\n"
    file.write_text("---\n".join([GIVEN, broken, failing]), encoding="utf-8")
    results = list(check([file]))
    assert [result.passed for result in results] == [True, False, False]
    assert "There is no field `noice` here. Did you mean `noise`?" in results[1].trouble
    assert results[2].trouble == "the beginning: round: expected 2, found 1"
    with pytest.raises(ContentError, match="noice"):
        read(file)


def test_what_is_no_yaml_fails_alone_with_its_own_line(tmp_path: Path) -> None:
    file = tmp_path / "four.yaml"
    twice = GIVEN + "noise: {zone: b}\n"
    torn = "name: torn\nboard: {map: a b\nround: 1\n"
    file.write_text("---\n".join([GIVEN, twice, torn, GIVEN + "expect: {round: 2}\n"]), encoding="utf-8")
    results = list(check([file]))
    assert [result.passed for result in results] == [True, False, False, False]
    lines = GIVEN.count("\n")
    assert f"line {2 * lines + 2}: This is not valid YAML: the key `noise` is written twice" in str(results[1])
    assert f"the bracket opened in line {2 * lines + 5} is not closed" in str(results[2])
    assert results[3].trouble == "the beginning: round: expected 2, found 1"


def test_several_documents_have_lines_of_their_own(tmp_path: Path) -> None:
    file = tmp_path / "two.yaml"
    file.write_text(GIVEN + "---\n" + GIVEN, encoding="utf-8")
    assert len(read(file)) == 2
    file.write_text(GIVEN + "---\n" + GIVEN.replace("zone: a, seat: 2", "zone: x, seat: 2"), encoding="utf-8")
    results = list(check([file]))
    assert [result.passed for result in results] == [True, False]
    assert f"line {GIVEN.count(chr(10)) + 1 + 12}: survivors.carl.zone: There is no zone `x`." in str(results[1])
