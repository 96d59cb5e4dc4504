"""How steps are played, and what makes a scenario fail."""

from pathlib import Path

import pytest

from tests.scenario.write import GIVEN, failure, played


def test_an_actor_step_begins_the_turn(tmp_path: Path) -> None:
    played(
        tmp_path,
        """\
        expect: {active: none, decision: {kind: activate, who: 1, options: [activate:meg]}}
        steps:
          - meg: shoot colt-saa at a
            dice: [6]
            expect: {active: meg, meg: {actions: 2, adrenaline: 1}, zombies: {a: {walker: 1}}}
          - end-turn:
          - carl: melee pan
            dice: [6]
            expect: {active: carl, zombies: {a: {}}}
        """,
    )


def test_actions_by_key_and_in_words_are_the_same(tmp_path: Path) -> None:
    for action in ("shoot colt-saa at a", "shoot:colt-saa@a"):
        played(tmp_path, f"dice: [6]\nsteps: [{{meg: '{action}', expect: {{meg: {{adrenaline: 1}}}}}}]\n")


def test_dice_can_stand_on_top_or_with_their_step(tmp_path: Path) -> None:
    played(
        tmp_path,
        """\
        dice: [1, 6]
        steps:
          - meg: shoot colt-saa at a
            expect: {zombies: {a: {walker: 2}}}
          - meg: shoot colt-saa at a
            expect: {zombies: {a: {walker: 1}}}
          - meg: shoot colt-saa at a
            dice: [5]
            expect: {zombies: {a: {}}}
        """,
    )


def test_run_steps_pass_what_is_left_of_the_turns(tmp_path: Path) -> None:
    played(
        tmp_path,
        """\
        steps:
          - run-zombie-phase:
            answers: [carl, carl]
            expect: {phase: end, carl: {wounds: 2}, zombies: {b: [brute]}}
          - run-end-phase:
            expect: {round: 2, phase: players, first-player: 2}
        """,
    )


def test_open_decisions_are_answered_by_steps(tmp_path: Path) -> None:
    played(
        tmp_path,
        """\
        steps:
          - run-activation:
            expect: {decision: {kind: wound, who: team, options: [meg, carl], not-options: [a]}}
          - team: meg
            expect: {decision: {kind: wound}, meg: {wounds: 1}}
          - answer: who:carl
            expect: {decision: none, phase: spawn, carl: {wounds: 1}}
        """,
    )


def test_auto_takes_the_first_option(tmp_path: Path) -> None:
    played(tmp_path, "steps: [{run-activation: , auto: true, expect: {outcome: lost, meg: {health: 0}}}]\n")


def test_yes_and_no_need_no_quotes(tmp_path: Path) -> None:
    played(
        tmp_path,
        """\
        decks: {equipment: [knife, water]}
        steps:
          - meg: move d
          - meg: search
            expect: {decision: {kind: keep-card, options: [yes, no]}}
          - meg: yes
            expect: {meg: {cards: [colt-saa, knife]}}
          - end-turn: meg
          - carl: move d
          - carl: search
            answers: [no]
            expect: {decks: {equipment-discards: [water], equipment: {knife: 3}}}
        """,
        given=given_without_zombies(),
    )


def test_an_offer_to_rearrange_is_passed_over_if_no_step_takes_it_up(tmp_path: Path) -> None:
    played(
        tmp_path,
        """\
        decks: {equipment: [knife, water]}
        steps:
          - meg: move d
          - meg: search
            answers: [yes]
            expect: {decision: {kind: rearrange}}
          - meg: move a
            expect: {meg: {zone: a, cards: [colt-saa, knife], actions: 0}}
          - end-turn: meg
          - carl: move d
          - carl: search
            answers: [yes, put pan from hand1 to pack1]
            expect: {carl: {hand: [water], backpack: [pan]}}
          - run-zombie-phase:
            expect: {phase: end}
        """,
        given=given_without_zombies(),
    )


def test_zones_may_be_called_by_numbers(tmp_path: Path) -> None:
    played(
        tmp_path,
        """\
        name: numbers
        game: undead-or-alive
        board: {map: 1 2 3}
        survivors: {meg: {zone: '1', skills: []}}
        zombies: {2: [walker]}
        steps:
          - meg: move 2
            expect: {zombies: {2: 1, 3: 0}, meg: {zone: 2}}
        """,
        given="",
    )


def test_a_refused_action_cites_its_rule_and_changes_nothing(tmp_path: Path) -> None:
    played(tmp_path, "steps: [{meg: search, refused: UOA-ACT-07, expect: {meg: {actions: 3}}}]\n")


def test_any_refusal_will_do(tmp_path: Path) -> None:
    played(tmp_path, "steps: [{meg: search, refused: any, expect: {meg: {actions: 3}}}]\n")
    told = failure(tmp_path, "steps: [{meg: make noise, refused: any}]\n")
    assert "refused: expected a rule, but it is legal" in told


def test_a_set_up_is_refused_by_any_rule_but_not_for_a_slip_of_the_pen(tmp_path: Path) -> None:
    played(tmp_path, "refused: any\nvade-retro: [a, b, c]\n")
    assert "expected a rule, found: wagon: There is no zone `z`" in failure(tmp_path, "refused: any\nwagon: z\n")
    assert "expected a rule, but the set-up is legal" in failure(tmp_path, "refused: any\n")


def test_exactly_what_is_offered_in_keys_and_words(tmp_path: Path) -> None:
    given = GIVEN.replace("zombies: {a: {walker: 2}, c: [brute]}\n", "zombies: {b: [walker]}\n")
    played(
        tmp_path,
        """\
        expect:
          exactly:
            activate: [meg]
            meg: {move: [b, d], shoot: [colt-saa at a, 'colt-saa@b', colt-saa at d], search: []}
        steps:
          - meg: make noise
            expect: {exactly: {shoot: [shoot colt-saa at a, colt-saa at b, colt-saa at d]}}
          - end-turn: meg
            expect: {exactly: {carl: [move b, move d, charge, trade, make noise, discard-cards, reorganise, end]}}
        """,
        given,
    )


def test_a_turn_ends_once(tmp_path: Path) -> None:
    told = failure(tmp_path, "steps: [{end-turn: meg}, {end-turn: meg}]\n", given_without_zombies())
    assert "step 2 (end-turn: meg)" in told
    assert "step 1 (end-turn): nobody is taking a Turn" in failure(tmp_path, "steps: [end-turn]\n")


def test_seeded_chance_needs_no_script(tmp_path: Path) -> None:
    played(tmp_path, "seed: 7\nsteps: [{meg: shoot colt-saa at b, expect: {meg: {actions: 2}}}]\n")


def test_the_next_survivor_acts_only_after_the_end_of_the_turn(tmp_path: Path) -> None:
    told = failure(tmp_path, "steps: [{meg: move b}, {carl: move b}]\n", given_without_zombies())
    assert "step 2 (carl: move b)" in told


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ("dice: [4]", "the end: left over: die 4"),
        ("decks: {equipment: [knife]}", "the end: left over: knife (equipment)"),
        ("steps: [{meg: shoot colt-saa at b}]", "more dice are rolled than the 0 scripted ones"),
        ("steps: [{meg: shoot colt-saa at b, dice: [1, 2]}]", "step 1 (meg: shoot colt-saa at b): dice left over: 2"),
        ("steps: [{end-turn: meg, draws: {zombies: [abomination]}}]", "cards of zombies left over: abomination"),
        ("steps: [{end-turn: meg, answers: [carl]}]", "the answer `carl` is left over"),
        ("steps: [run-activation]", "nobody answers (the decision `wound` of the team: who:meg, who:carl)"),
        ("steps: [run-activation, run-spawn-step]", "before that, somebody must answer (the decision `wound`"),
        ("steps: [{run-activation: , auto: true}]", "lost (survivor-eliminated), and no step expects an `outcome`"),
        ("steps: [{meg: search}]", "`search` is not offered. "),
        ("steps: [{meg: search, refused: UOA-ACT-10}]", "refused: expected UOA-ACT-10, found: "),
        ("steps: [{meg: make noise, refused: UOA-ACT-21}]", "refused: expected UOA-ACT-21, but it is legal"),
        ("steps: [{team: a}]", "this is no decision of the team"),
        ("steps: [end-player-phase, {answer: yes}]", "nothing is asked (the Zombie Phase, nothing is asked)"),
        ("steps: [end-player-phase, {meg: search}]", "it is the Zombie Phase; nobody acts in it"),
        ("expect: {noise: {zone: b}}", "the beginning: noise.zone: expected b, found a"),
        ("expect: {zombies: {a: {walker: 1}}}", "zombies.a: expected {walker: 1}, found {walker: 2}"),
        ("expect: {zombies: {b: [walker]}}", "zombies.b: expected [walker], found nothing"),
        ("expect: {zombies-total: 4}", "zombies-total: expected 4, found {walker: 2, brute: 1}"),
        ("expect: {meg: {hand: [pan]}}", "meg.hand: expected [pan], found [colt-saa]"),
        ("expect: {wagon: a}", "wagon: expected a, found none"),
        ("expect: {decision: none}", "decision: expected none, found activate"),
        ("expect: {decision: {kind: wound}}", "decision.kind: expected wound, found activate"),
        ("expect: {decision: {who: carl}}", "decision.who: expected carl, found seat 1"),
        ("expect: {decision: {options: [activate:carl]}}", "expected activate:carl, found activate:meg"),
        ("expect: {decision: {options: []}}", "decision.options: expected no more than [], found activate:meg"),
        ("expect: {decision: {not-options: [activate meg]}}", "activate meg is among activate:meg"),
        ("expect: {offered: {meg: [search]}}", "offered.meg: search is not offered, but "),
        ("expect: {not-offered: {meg: [make noise]}}", "not-offered.meg: make noise is offered"),
        ("expect: {not-offered: {meg: [shoot]}}", "not-offered.meg: shoot is offered"),
        ("expect: {not-offered: {carl: [search]}}", "not-offered.carl: carl has nothing to decide now"),
        ("expect: {exactly: {meg: {move: [b]}}}", "exactly.meg.move: expected no more than [b], found "),
        ("expect: {exactly: {meg: [search]}}", "exactly.meg: expected search, found "),
        ("expect: {exactly: {carl: [search]}}", "exactly.carl: carl has nothing to decide now"),
        ("expect: {exactly: {activate: [meg, carl]}}", "exactly.activate: expected carl, found activate:meg"),
        ("expect: {outcome: won}", "outcome: expected won, found running"),
        ("expect: {events: [moved]}", "events: expected moved, found none"),
        ("steps: [{meg: make noise, expect: {events: [noise-made, turn-begins]}}]", "events: expected turn-begins"),
        ("steps: [{meg: make noise, expect: {not-events: [noise-made]}}]", "noise-made has happened (UOA-ACT-21)"),
        ("steps: [{meg: make noise, expect: {events: [{name: noise-made, rule: UOA-NOISE-06}]}}]", "events: expected"),
        ("refused: UOA-SETUP-09", "refused: expected UOA-SETUP-09, but the set-up is legal"),
    ],
)
def test_failures(tmp_path: Path, more: str, words: str) -> None:
    assert words in failure(tmp_path, more + "\n")


def test_a_scripted_card_that_is_not_in_the_deck_is_told_by_name(tmp_path: Path) -> None:
    steps = "steps: [{meg: move d}, {meg: search, answers: [no]}]\n"
    told = failure(tmp_path, "decks: {equipment: {top: [knife], only: [water]}}\n" + steps, given_without_zombies())
    assert "knife is to be drawn from equipment and is not in it" in told


def test_an_ambiguous_answer_names_what_it_can_mean(tmp_path: Path) -> None:
    given = given_without_zombies().replace("hand: [colt-saa]", "hand: [knife], backpack: [knife]")
    told = failure(tmp_path, "steps: [{meg: reorganise}, {meg: discard knife}]\n", given)
    assert "`discard knife` can mean discard:knife:meg.hand1 or discard:knife:meg.pack1" in told


def test_copies_of_a_card_side_by_side_are_all_one(tmp_path: Path) -> None:
    """Two Knives in the Hands, or two in the Backpack; not where one of them is emptied."""
    given = given_without_zombies().replace("hand: [colt-saa]", "hand: [knife, knife], backpack: [colt-saa, colt-saa]")
    played(tmp_path, "steps: [{meg: reorganise}, {meg: put colt-saa in favourite}, {meg: discard knife}]\n", given)
    emptied = given.replace("backpack:", "empty: [colt-saa], backpack:")
    told = failure(tmp_path, "steps: [{meg: reorganise}, {meg: discard colt-saa}]\n", emptied)
    assert "can mean discard:colt-saa:meg.pack1 or discard:colt-saa:meg.pack2" in told


def test_what_is_refused_may_leave_the_slot_open(tmp_path: Path) -> None:
    given = given_without_zombies().replace("hand: [colt-saa]", "hand: [knife], backpack: [knife]")
    played(tmp_path, "steps: [{meg: reorganise}, {meg: discard pan, refused: any}]\n", given)
    told = failure(tmp_path, "steps: [{meg: reorganise}, {meg: discard knife, refused: any}]\n", given)
    assert "refused: expected a rule, but it is legal" in told


def test_a_place_that_is_not_offered_is_told_where_cards_are_moved(tmp_path: Path) -> None:
    """Free places of the Backpack are alike, and the first is offered; the rearranging is not passed over."""
    told = failure(tmp_path, "steps: [{meg: reorganise}, {meg: put colt-saa in pack3}]\n", given_without_zombies())
    assert "the decision `rearrange` of seat 1" in told
    assert "put:colt-saa:hand1>pack1" in told


def given_without_zombies() -> str:
    return GIVEN.replace("zombies: {a: {walker: 2}, c: [brute]}\n", "")


def test_a_bare_verb_means_its_options_though_a_skill_is_called_so_too(tmp_path: Path) -> None:
    """`sprint` is a Skill that may be chosen, and an Action: what is on offer decides which is meant."""
    given = GIVEN.replace("meg: {zone: a, seat: 1, hand: [colt-saa], skills: []}", "meg: {zone: b, skills: [sprint]}")
    played(tmp_path, "expect: {offered: {meg: [sprint]}, exactly: {meg: [move, sprint, make-noise, end]}}", given)
    told = failure(tmp_path, "expect: {not-offered: {meg: [sprint]}}", given)
    assert told.endswith("not-offered.meg: sprint is offered")


def test_a_refusal_may_be_cited_by_any_rule_that_says_so(tmp_path: Path) -> None:
    city = """\
        name: a test
        game: army-of-the-dead
        board: {map: "a b\\nc d"}
        survivors: {scott: {zone: a, skills: []}}
        """
    for rule in ("AOTD-ZONE-03", "AOTD-MOVE-01", "AOTD-ACT-01", "any"):
        played(tmp_path, f"steps: [{{scott: move d, refused: {rule}}}]", city)
    told = failure(tmp_path, "steps: [{scott: move d, refused: AOTD-ACT-02}]", city)
    assert "expected AOTD-ACT-02, found: a and d touch only at a corner. (AOTD-ZONE-03)" in told
    assert told.endswith("Possible as well: AOTD-MOVE-01, AOTD-ACT-01.")


def test_a_zone_of_tiles_goes_by_the_names_of_all_its_cells(tmp_path: Path) -> None:
    city = """\
        name: a test
        game: army-of-the-dead
        mission: m2
        survivors: {scott: {zone: V1.SW}, kate: {}, cruz: {}, dieter: {}, martin: {}, peters: {}}
        laid: [{card: tnt, zone: R2.SE}]
        """
    for name in ("V1.SW", "R2.SE"):
        expected = f"{{scott: {{zone: {name}}}, exits: {{fence: {{zone: {name}}}}}, laid: [tnt in {name}]}}"
        played(tmp_path, f"expect: {expected}", city)
    played(tmp_path, "expect: {zones: {R2.S: {neighbours: [V1.SW, V3.SE]}}}", city)
    assert "scott.zone: expected V1.S, found" in failure(tmp_path, "expect: {scott: {zone: V1.S}}", city)


def test_of_two_equal_cards_in_the_backpack_either_may_be_meant(tmp_path: Path) -> None:
    given = GIVEN.replace("hand: [colt-saa]", "hand: [colt-saa], backpack: [knife, knife]")
    played(
        tmp_path,
        "steps: [{meg: discard cards, answers: [discard knife, done], expect: {meg: {backpack: [knife]}}}]",
        given,
    )


def test_of_two_equal_cards_either_may_go_into_an_invention(tmp_path: Path) -> None:
    given = GIVEN.replace("hand: [colt-saa], skills: []", "backpack: [knife, knife], skills: [inventor]")
    played(
        tmp_path,
        "steps: [{meg: invent with knife, draws: {equipment: [water]}, answers: [yes], expect: {meg: {cards: 2}}}]",
        given,
    )


def test_a_card_is_put_to_a_slot_of_the_partner(tmp_path: Path) -> None:
    given = given_without_zombies().replace("{zone: a, seat: 2,", "{zone: a, seat: 1,")
    answers = "answers: [put colt-saa to carl.hand2, done]"
    played(
        tmp_path, f"steps: [{{meg: trade with carl, {answers}, expect: {{carl: {{hand: [pan, colt-saa]}}}}}}]", given
    )


def test_a_single_answer_needs_no_brackets(tmp_path: Path) -> None:
    for answer in ("carl", "[carl]"):
        expected = "expect: {decision: {kind: wound}, carl: {wounds: 1}}"
        played(tmp_path, f"steps: [{{run-activation: , answers: {answer}, {expected}}}]\n")


def test_a_difference_while_somebody_must_answer_names_the_open_decision(tmp_path: Path) -> None:
    told = failure(tmp_path, "steps: [{run-activation: , expect: {meg: {wounds: 1}}}]")
    assert "meg.wounds: expected 1, found 0 (the decision `wound` of the team: who:meg, who:carl)" in told
