"""One word for one thing: the Polish texts keep to the terms of the Polish book, in every file that players read.

And Polish that reads like Polish: what is said in random games of every game shows none of the known mistakes.
"""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import graveshift.games as games  # announces the games
from graveshift.kernel import registry
from graveshift.kernel.game import Game
from graveshift.parts.terminal import teller_for
from tests.conformance import random_tables

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web" / "src"
FILES = [
    *(ROOT / "src" / "graveshift").rglob("*.yaml"),
    *(ROOT / "src" / "graveshift" / "games").glob("*/rulebook.pl.json"),
    *(ROOT / "src" / "graveshift" / "games").rglob("*.py"),
    *(ROOT / "src" / "graveshift" / "server").glob("*.py"),
    *WEB.rglob("*.ts"),
    *WEB.rglob("*.svelte"),
]
AMMO = r"\d Amunicji|\b1 Amunicj"
NOT_OURS = {
    r"\bW(óz|ozu|ozem|ozie)\b(?! bojow)": "Furgon",
    r"[Ee]kspert\w* od wybuchów": "Spec od wybuchów",
    r"\bOcaleni\b|\bOcalon(ych|ym)\b": "Ocalali",
    r"[Tt]ryb\w* Ultrared": "Tryb Krwistoczerwony",
    r"żeton\w* (narodzin|[Nn]amnażania\b)": "żeton Strefy Namnażania",
    r"[Bb]roń\w* startow": "Broń początkowa",
    r"[Ww]od\w+ święcon(?!a\))": "Woda Święcona",
    r"[Ss]tos\w* [Tt]rup": "Stos Zwłok",
    r"\bTop(ór|or\w+)\b": "Siekiera",
    r"kart\w+ Poszukiwań": "karta Przeszukania",
    r"Znajdźk|Zdarzeni\w": "Znalezisko, Wydarzenie",
    r"Broń (biał|paln)": "Broń do walki wręcz, Broń dystansowa",
    r"[a-ząćęłńóśźż] …(?=[\"”`?]|$)": "an ellipsis stands right after the word",
    r"\b[2-4] (Szwendacze|Biegacze|Spaślaki)\b": "2 Szwendaczy, as the book counts",
    r"przez (Szwendacze|Biegacze|Spaślaki)\b": "przez Szwendaczy",
    r"[Rr]eorganizacj\w+ Wyposażenia|nie ma Wyposażenia": "wyposażenie, in lower case",
    r"kolejności wybierania celów": "Kolejność Wybierania Celów",
    r"[Ww]si(ad|ąść)\w* (za darmo )?do Furgonu|siedzi w Furgonie": "wsiada na Furgon, jest na Furgonie",
    r"\bCzemu nie": "Dlaczego nie",
    r"wszystkich czterech": "całą czwórkę: they are men and women",
    r"\b([2-4]|dwa|trzy|cztery) Szuracze\b|(wszystkie|Śpiące|stojące) Szuracze": "2 Szuraczy, wszyscy Szuracze",
    r"przez Wyjście": "przez Strefę Wyjścia",
    r"Wynik 6: [^:']*(Atak|Walka)": "one colon before the kind of attack, in all games",
    r"[Cc]ichociemn|Odprowadzenie pary|Zeus konny": "Skradacz, Pobór pary, Konny Zeus",
    r"(powala|zrzuca|zabija|eliminuje|usuwa) (Szwendacze|Biegacze|Spaślaki)\b": "powala Szwendaczy",
    r"\bopad(a cię|ł |nię)": "osacza, Osaczenie",
    r"(wśród|jedną z) możliwości": "opcja: one word for one thing",
    r"na wolności|[Pp]rowizoryczny rzut|, podwójnie": "poza Planszą, Prowizoryczna broń, Broń Podwójna",
    r"zabici: |Zabija wszystkich|[Oo]strzał swoich": "eliminuje, wszystkie, Bratobójczy Ogień",
    r"zatrzymacie pociąg|piosenki|odnowicieli|\bnaboi\b": "przywołacie, śpiewać, kaznodziejów, nabojów",
    r"\w- [a-ząćęłńóśźż]+-?\w*(ski|ni) kąt|południowo- ": "no space after a hyphen",
    r"\d\.\d godzin|\d-\d-\d-\d": "1,5 godziny; an en dash",
}
NOT_IN_PLAY = {AMMO: "1 punkt Amunicji"}
"""For all but the rulebooks, which have it in the genitive."""
BADLY_SAID = {
    r"!\.": "two marks at the end",
    r"(?<!\.)\.\.(?!\.)": "two periods",
    r"\d\.\d": "a decimal comma",
    r" -\d": "a minus, not a hyphen",
    r"\d-\d": "an en dash in a range",
    r"\d %": "no space before the percent sign",
    r"\b[2-4] (Szwendacze|Biegacze|Spaślaki|Szuracze)\b": "2 Szwendaczy",
    AMMO: "1 punkt Amunicji",
    r"\b(hand|pack)\d\b": "a slot by its name",
    r"\.(balcony|car[EW]?|cabin)\b|\w_(?!\w)": "a zone as it is spoken",
    r"\b(courtyard|departmart)\.": "a room by its name",
    r"[{}]": "a name that is not filled in",
    r"[Oo]padni": "Osaczenie",
    r"\b(do|na|z|ze|przez|atakuje) \d+[RV]\.": "a zone with its noun",
    r"\((nie)?aktywny\)|Furgonie siedzi|: (Czerwony|Niebieski|Zielony) Cel\.": "the forms of names",
    r"„”": "nothing in quotes",
    r"\b(objective|corpse|mobile|abomination|coal|starting)-\w": "a token by its name",
    r"\d Amunicji|leczenie 0|: \w+ znów leży": "a counter; nothing to heal; no verb for a plural",
    r"\bZyskaj 1\b|\bzdobycz:|jest w pack|przez Wyjście\b": "Amunicja +1, dobiera kartę, gniazdo, Strefa Wyjścia",
}


@pytest.mark.parametrize("wrong", NOT_OURS | NOT_IN_PLAY)
def test_the_terms_are_those_of_the_polish_book(wrong: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}: {hit[0]} (rather: {(NOT_OURS | NOT_IN_PLAY)[wrong]})"
        for file, number, polish in polish_lines()
        if not (wrong in NOT_IN_PLAY and file.name == "rulebook.pl.json")
        for hit in re.finditer(wrong, polish)
    ]
    assert found == []


@cache
def polish_lines() -> list[tuple[Path, int, str]]:
    """Every line of Polish that players read, with its place."""
    return [
        (file, number, polish)
        for file in FILES
        if file.name != "glossary.yaml"
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if (polish := polish_part(file, line))
    ]


@pytest.mark.parametrize("name", registry.names())
def test_what_is_said_in_play_reads_like_polish(name: str) -> None:
    assert games.__name__
    said = {sentence for game in played(name) for sentence in sentences(game, name)}
    assert len(said) > 300
    found = [
        f"{sentence} ({BADLY_SAID[wrong]})"
        for wrong in BADLY_SAID
        for sentence in sorted(said)
        if re.search(wrong, without_keys(sentence))
    ]
    assert found == []


def played(name: str) -> Iterator[Game]:
    """Random games of every fifth way to play, at every fourth decision."""
    for seed, setup in enumerate(registry.game_type(name).setups()):
        if seed % 5 == 0:
            yield from (table.game for table in random_tables(name, setup, seed, every=4))


def sentences(game: Game, name: str) -> Iterator[str]:
    """The question, its answers, what is refused, what happened and what is to come, and the table, in Polish."""
    yield from (event.text("pl") for event in game.news)
    decision = game.decision
    if decision is None:
        return
    yield decision.prompt("pl")
    yield from (option.label("pl") for option in decision.options)
    wrong = random.Random(len(decision.keys)).choice(("search", "shoot", "discard", "trade", "end", "done", "yes"))
    refused = game.why_not(wrong)
    if refused is not None:
        yield refused.told("pl").removesuffix(f" ({refused.rule})")
    teller = teller_for(name, "pl")
    for part in (*teller.situation(game, decision.seat), *teller.before(game, decision, None)):
        yield from (part.heading, *part.lines)
    for option in decision.options[:3]:
        yield from teller.odds(option.preview())
    outlook = game.outlook(decision.seat)
    for group in (*outlook.get("zombies", ()), *outlook.get("coming", ())):
        yield group["text"]["pl"]


def without_keys(sentence: str) -> str:
    """A sentence without what is typed: keys stand in quotes or in brackets behind a name, IDs of rules in brackets."""
    return re.sub(r"„[^” ]+”|\([a-z-]+(:[^ )]+)?\)|\([A-Z]+-[A-Z0-9]+-\d+\w?\)", "", sentence)


def polish_part(file: Path, line: str) -> str:
    """What of a line is Polish: all of a Polish book, the rest from the first `pl:` or Polish letter on."""
    if file.name == "rulebook.pl.json":
        return line
    start = re.search(r"\bpl: |[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„]", line)
    return line[start.start() :] if start else ""
