"""`undo` as a step: what a table could take back, under its policies, with scripted chance in step."""

from pathlib import Path

from tests.scenario.write import GIVEN, failure, mistake, played

QUIET = GIVEN.replace("zombies: {a: {walker: 2}, c: [brute]}\n", "")


def test_an_action_is_taken_back(tmp_path: Path) -> None:
    played(
        tmp_path,
        """\
        steps:
          - meg: move b
          - meg: move c
            expect: {meg: {zone: c, actions: 1}}
          - undo:
            expect: {meg: {zone: b, actions: 2}, active: meg}
          - undo
          - meg: make noise
            expect: {meg: {zone: a, actions: 2}, events: [noise-made]}
        """,
        QUIET,
    )


def test_all_answers_since_the_last_question_at_a_boundary_go_together(tmp_path: Path) -> None:
    played(
        tmp_path,
        """\
        decks: {equipment: [knife, water]}
        steps:
          - meg: move d
          - meg: search
            answers: [no]
            expect: {decks: {equipment-discards: [knife]}}
          - undo:
            expect: {decks: {equipment-discards: 0}, meg: {actions: 2, searches: 0}}
          - meg: search
            answers: [no]
            expect: {decks: {equipment-discards: [water]}}
        """,
        QUIET,
    )


def test_what_followed_by_itself_is_taken_back_with_the_answer(tmp_path: Path) -> None:
    """The pauses of a scenario, and a Turn that only one survivor can begin, are no questions of a table."""
    played(
        tmp_path,
        """\
        steps:
          - end-turn: meg
          - carl: move b
          - end-turn: carl
          - run-zombie-phase:
            expect: {phase: end}
          - undo:
            expect: {phase: players, active: carl, carl: {zone: b, actions: 2}}
          - undo:
            expect: {active: carl, carl: {zone: a, actions: 3}}
          - undo:
            expect: {active: meg, meg: {had-turn: false}}
          - undo:
            refused: any
        """,
        QUIET,
    )


def test_scripted_dice_that_were_taken_back_are_gone(tmp_path: Path) -> None:
    played(
        tmp_path,
        """\
        dice: [6, 5]
        steps:
          - meg: shoot colt-saa at a
            expect: {zombies: {a: {walker: 1}}}
          - undo:
            expect: {zombies: {a: {walker: 2}}, meg: {adrenaline: 0}}
          - meg: shoot colt-saa at a
            dice: [1]
            expect: {zombies: {a: {walker: 2}}}
          - meg: shoot colt-saa at a
            expect: {zombies: {a: {walker: 1}}}
        """,
    )


def test_an_end_of_the_game_can_be_taken_back(tmp_path: Path) -> None:
    played(
        tmp_path,
        """\
        steps:
          - end-turn: meg
          - end-turn: carl
          - run-activation:
            auto: true
            expect: {outcome: lost}
          - undo:
            expect: {outcome: running, active: carl, meg: {wounds: 0}}
        """,
    )


def test_answers_before_the_first_round_are_taken_back_to_the_first_question(tmp_path: Path) -> None:
    played(
        tmp_path,
        """\
        name: set-up
        game: undead-or-alive
        mission: m8
        phase: setup
        options: {ask-starting-slot: true}
        survivors: {pablito: {}, meg: {}}
        decks: {bounty: [mauser-c96, coach-gun]}
        seed: 3
        steps:
          - finish-setup:
            expect: {bounty: {set-aside: {mauser-c96: 1, coach-gun: 1}}, decision: {kind: starting-slot, who: pablito}}
          - answer: put old-timer in favourite
          - undo:
            expect:
              bounty: {set-aside: {mauser-c96: 1, coach-gun: 1}}
              decision: {kind: starting-slot, who: pablito}
              pablito: {cards: []}
        """,
        given="",
    )


def test_policies_refuse_what_was_revealed(tmp_path: Path) -> None:
    played(
        tmp_path,
        """\
        steps:
          - meg: shoot colt-saa at a
            dice: [6]
          - undo: until-revealed
            refused: any
            expect: {zombies: {a: {walker: 1}}}
          - meg: make noise
          - undo: off
            refused: any
          - undo: until-revealed
            expect: {meg: {actions: 2}, zombies: {a: {walker: 1}}}
        """,
    )


def test_failures_and_mistakes(tmp_path: Path) -> None:
    assert "step 1 (undo): There is nothing to take back." in failure(tmp_path, "steps: [undo]\n")
    steps = "steps: [{meg: make noise}, {undo: , refused: any}]\n"
    assert "refused: expected a rule, but it is legal" in failure(tmp_path, steps)
    told = mistake(tmp_path, "steps: [{undo: often}]\n")
    assert (told.path, "Possible: off, until-revealed, free." in told.reason) == ("steps[0].undo", True)
