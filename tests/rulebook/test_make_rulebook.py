"""A ledger in Markdown becomes rules."""

from graveshift.rulebook import Rule
from graveshift.rulebook.glossary import Term
from tools.make_rulebook import citations, read_ledger, read_terms

LEDGER = """\
# Zombicide: Undead or Alive — rule ledger

Page numbers are the book's own.

## 4. Noise

Bang! and BOOM! are the two kinds.

### UOA-NOISE-01  One token  [p.15, 16] {choice, limit}
There is one Noise token.
It lies in one Zone (UOA-AMB-06).
- Edge: it may leave the board.
- Test: Given a shot / Then the token moves.
- Test (by hand): Given a throw / Then it stays.

---

### A. Cards

### UOA-NOISE-02  Card "gain ▢"  → Ammo {recon} — high
Text.

## Ambiguities and rulings

### UOA-AMB-06  When it leaves  [p.16]
Not said. Options: (a) at once; (b) later. **Ruling: b (M).** Moves are simultaneous.

### UOA-AMB-07  Who counts
Unclear. **Everybody**: the book says so.

- **UOA-AMB-08 Below zero.** Silent. Ruling: floor 0.

### UOA-AMB-09  Who may fire
**Ruling (L):** anybody.

## Decision points

| Decision | Who |
|---|---|

## Polish terms

### Board

| English | Polish |
|---|---|
| Zone | Strefa |
"""

BOOK = read_ledger(LEDGER, game="undead-or-alive")
RULES = {rule.id: rule for rule in BOOK.rules}


def test_an_entry_becomes_a_rule_with_all_its_parts() -> None:
    assert RULES["UOA-NOISE-01"] == Rule(
        id="UOA-NOISE-01",
        title="One token",
        chapter="Noise",
        page="p.15, 16",
        tags=("choice", "limit"),
        text="There is one Noise token.\nIt lies in one Zone (UOA-AMB-06).",
        edges=("it may leave the board.",),
        tests=("Given a shot / Then the token moves.", "(by hand) Given a throw / Then it stays."),
        refers=("UOA-AMB-06",),
    )


def test_a_heading_without_id_opens_a_section() -> None:
    rule = RULES["UOA-NOISE-02"]
    assert (rule.section, rule.title, rule.tags) == ("Cards", 'Card "gain ▢" → Ammo', ("recon",))
    assert rule.text == "Confidence: high.\nText."


def test_a_ruling_is_parted_from_its_question() -> None:
    assert RULES["UOA-AMB-06"].text == "Not said. Options: (a) at once; (b) later."
    assert RULES["UOA-AMB-06"].ruling == "b (medium confidence). Moves are simultaneous."


def test_a_ruling_that_opens_with_its_confidence_is_one_too() -> None:
    assert RULES["UOA-AMB-09"].text == ""
    assert RULES["UOA-AMB-09"].ruling == "(low confidence) anybody."


def test_the_bold_sentence_of_an_ambiguity_is_its_ruling() -> None:
    assert RULES["UOA-AMB-07"].text == "Unclear."
    assert RULES["UOA-AMB-07"].ruling == "Everybody: the book says so."


def test_a_ruling_may_stand_in_a_list() -> None:
    rule = RULES["UOA-AMB-08"]
    assert (rule.title, rule.text, rule.ruling) == ("Below zero", "Silent.", "floor 0.")


def test_chapters_without_rules_are_left_out_and_notes_are_kept() -> None:
    assert [(chapter.title, chapter.note) for chapter in BOOK.chapters] == [
        ("Noise", "Bang! and BOOM! are the two kinds."),
        ("Ambiguities and rulings", ""),
    ]


def test_shortened_citations_are_written_out() -> None:
    known = {f"UOA-ACT-{number:02d}" for number in range(1, 30)}
    assert citations("see UOA-ACT-20, 23 and -25", known) == ["UOA-ACT-20", "UOA-ACT-23", "UOA-ACT-25"]
    assert citations("UOA-ACT-01…03", known) == ["UOA-ACT-01", "UOA-ACT-02", "UOA-ACT-03"]


def test_the_polish_terms_become_a_glossary() -> None:
    assert read_terms(LEDGER) == {"Board": [Term("Zone", "Strefa")]}


def test_what_follows_a_dash_is_part_of_the_title_unless_it_is_a_confidence() -> None:
    lines = "# A book — rule ledger\n## 1. People\n### TEZ-HUM-01  Teenager — Sugar Rush  [p.2] {choice}\nShe flees.\n"
    (rule,) = read_ledger(lines, "tiny-epic-zombies").rules
    assert (rule.title, rule.text, rule.page, rule.tags) == ("Teenager — Sugar Rush", "She flees.", "p.2", ("choice",))
