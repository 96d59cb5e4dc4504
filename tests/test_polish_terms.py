"""One word for one thing: the Polish texts keep to the terms of the Polish book, in every file that players read."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = [
    *(ROOT / "src" / "graveshift").rglob("*.yaml"),
    *(ROOT / "src" / "graveshift" / "games").glob("*/rulebook.pl.json"),
    ROOT / "web" / "src" / "i18n" / "dictionary.ts",
    ROOT / "web" / "src" / "mall" / "words.ts",
    ROOT / "web" / "src" / "tutorial" / "steps.ts",
]
NOT_OURS = {
    r"\bW(óz|ozu|ozem|ozie)\b(?! bojow)": "Furgon",
    r"[Ee]kspert\w* od wybuchów": "Spec od wybuchów",
    r"\bOcaleni\b|\bOcalon(ych|ym)\b": "Ocalali",
    r"[Tt]ryb\w* Ultrared": "Tryb Krwistoczerwony",
    r"żeton\w* (narodzin|[Nn]amnażania\b)": "żeton Strefy Namnażania",
    r"[Bb]roń\w* startow": "Broń początkowa",
    r"[Ww]od\w+ święcon": "Woda Święcona",
    r"[Ss]tos\w* [Tt]rup": "Stos Zwłok",
    r"\bTop(ór|or\w+)\b": "Siekiera",
    r"kart\w+ Poszukiwań": "karta Przeszukania",
    r"Znajdźk|Zdarzeni\w": "Znalezisko, Wydarzenie",
    r"Broń (biał|paln)": "Broń do walki wręcz, Broń dystansowa",
    r"[a-ząćęłńóśźż] …(?=[\"”`?]|$)": "an ellipsis stands right after the word",
}


@pytest.mark.parametrize("wrong", NOT_OURS)
def test_the_terms_are_those_of_the_polish_book(wrong: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}: {hit[0]} (rather: {NOT_OURS[wrong]})"
        for file in FILES
        if file.name != "glossary.yaml"
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        for hit in re.finditer(wrong, polish_part(file, line))
    ]
    assert found == []


def polish_part(file: Path, line: str) -> str:
    """What of a line is Polish: all of a Polish book, the rest from the first `pl:` or Polish letter on."""
    if file.name == "rulebook.pl.json":
        return line
    start = re.search(r"\bpl: |[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„]", line)
    return line[start.start() :] if start else ""
