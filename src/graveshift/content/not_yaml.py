"""What YAML's parser says, as sentences for whoever wrote the file, with what to do about it."""

import re

import yaml

from graveshift.content.entries import Text
from graveshift.content.error import ContentError


def not_yaml(file: str, text: str, error: yaml.YAMLError) -> ContentError:
    """The mistake with its line; the parser's own words only where nobody has met them yet."""
    if isinstance(error, yaml.reader.ReaderError):
        line = text.count("\n", 0, error.position) + 1
        return _refused(file, _UNSEEN, line)
    if not isinstance(error, yaml.MarkedYAMLError):
        return _refused(file, Text(f"{error}.", f"{error}."), None)
    mark = error.problem_mark or error.context_mark
    line_number = mark.line + 1 if mark else None
    lines = text.split("\n")
    here = lines[mark.line] if mark and mark.line < len(lines) else ""
    opened = error.context_mark.line + 1 if error.context_mark else None
    words = ", ".join(part for part in (error.context, error.problem) if part)
    told = _told(words, here, mark.column if mark else 0, opened)
    if told is _TAB:
        line_number = next(
            number for number, row in enumerate(lines, 1) if number >= (line_number or 1) and _tabbed(row)
        )
    return _refused(file, told or Text(f"{words}.", f"{words}."), line_number)


def _refused(file: str, told: Text, line: int | None) -> ContentError:
    en, pl = (words[:1].lower() + words[1:] for words in (told.en, told.pl))
    return ContentError(file, "", f"This is not valid YAML: {en}", line, pl=f"To nie jest poprawny YAML: {pl}")


def _told(words: str, here: str, column: int, opened: int | None) -> Text | None:
    if _tabbed(here) and ("cannot start any token" in words or "tab" in words or "expected" in words):
        return _TAB
    if "cannot start any token" in words:
        sign = here[column : column + 1]
        return Text(
            f"A text cannot begin with `{sign}`: put it in quotes.",
            f"Tekst nie może zaczynać się od `{sign}`: ujmij go w cudzysłów.",
        )
    if "expected ',' or" in words or "while parsing a flow" in words:
        bracket = "}" if "mapping" in words else "]"
        return Text(
            f"The bracket opened in line {opened} is not closed with `{bracket}`, or a comma is missing.",
            f"Nawias otwarty w wierszu {opened} nie jest zamknięty przez `{bracket}` albo brakuje przecinka.",
        )
    if "quoted scalar" in words:
        return Text(
            f"The quotation mark opened in line {opened} is not closed, or a sign inside has a meaning of its own.",
            f"Cudzysłów otwarty w wierszu {opened} nie jest zamknięty albo znak w nim ma własne znaczenie.",
        )
    if "mapping values are not allowed" in words:
        return Text(
            "A colon stands where none can be: a text with `: ` in it needs quotes, and fields must line up.",
            "Dwukropek stoi tam, gdzie go być nie może: tekst z `: ` wymaga cudzysłowu, a pola równych wcięć.",
        )
    if "expected ':'" in words:
        return Text(
            "A colon is missing: fields are written `name: value`.",
            "Brakuje dwukropka: pola pisze się `nazwa: wartość`.",
        )
    if "block mapping" in words or "block collection" in words or "block sequence" in words:
        return Text(
            f"The line is not indented like the lines it belongs to (from line {opened} on).",
            f"Wiersz nie jest wcięty tak jak wiersze, do których należy (od wiersza {opened}).",
        )
    if "alias" in words and "undefined" in words:
        return Text("A text that begins with `*` needs quotes.", "Tekst zaczynający się od `*` wymaga cudzysłowu.")
    if "tag:yaml.org,2002:merge" in words:
        return Text("`<<` has no place here: write the fields out.", "`<<` nie ma tu miejsca: wypisz pola.")
    if re.search(r"\btag\b", words) and "has no place here" not in words:
        return Text("A text that begins with `!` needs quotes.", "Tekst zaczynający się od `!` wymaga cudzysłowu.")
    for known, polish in _OWN.items():
        found = re.fullmatch(known, words)
        if found:
            return Text(f"{words}.", f"{found.expand(polish)}.")
    return None


def _tabbed(row: str) -> bool:
    return "\t" in row[: len(row) - len(row.lstrip())]


_TAB = Text(
    "The line begins with a tab. Indent with blanks instead, two for each step.",
    "Wiersz zaczyna się od tabulatora. Rób wcięcia spacjami, po dwie na każdy krok.",
)
_UNSEEN = Text(
    "There is a control character in this line that no text has. Delete it, or save the file as plain text in UTF-8.",
    "W tym wierszu jest znak sterujący, którego nie ma w żadnym tekście. Usuń go albo zapisz plik jako tekst w UTF-8.",
)
_OWN = {
    "an alias cannot be used for more than a single word": "alias może zastąpić tylko jedno słowo",
    r"`(.*)` has no place here": r"`\1` nie ma tu miejsca",
    "a key must be a word": "nazwa pola musi być słowem",
    r"the key `(.*)` is written twice in the same place": r"pole `\1` zapisano dwa razy w tym samym miejscu",
}
"""Our own loader's mistakes, in Polish."""
