"""Everything in plain data that does not fit the struct it is meant for, each as a sentence with its path.

msgspec decides whether data fits, and stops at the first thing that does not. This walks on, and says it in words for
somebody who writes a file by hand: what stands there, what is needed, how to write it.
"""

import re
from collections.abc import Iterator
from datetime import date
from typing import Any, get_origin

import msgspec
from msgspec import inspect

from graveshift.content.entries import Text, Told
from graveshift.content.error import Misfit
from graveshift.content.hints import choice, joined, looks_like

Steps = tuple[str, ...]


def misfits(plain: Any, kind: Any, at: Steps = ()) -> list[Misfit]:
    """All mistakes, in the order of the data; none if it fits."""
    try:
        msgspec.convert(plain, type=kind)
    except msgspec.ValidationError as error:
        found = list(_misfits(plain, inspect.type_info(kind), at))
        return found or [Misfit(at, f"This does not fit: {error}.", pl=f"To nie pasuje: {error}.")]
    return []


def _misfits(plain: Any, kind: inspect.Type, at: Steps) -> Iterator[Misfit]:
    options = _options(kind)
    bare = options[0] if len(options) == 1 else None
    if any(isinstance(option, inspect.AnyType) for option in options):
        return
    if isinstance(bare, inspect.StructType) and bare.tag_field is None:
        yield from _in_struct(plain, bare, at)
    elif isinstance(bare, inspect.DictType):
        yield from _in_mapping(plain, bare, at)
    elif isinstance(bare, inspect.VarTupleType | inspect.ListType | inspect.TupleType):
        yield from _in_list(plain, bare, at)
    elif any(isinstance(option, inspect.StructType) and option.tag_field for option in options):
        yield from _in_tagged(plain, options, at)
    elif len(options) > 1:
        yield from _in_union(plain, options, kind, at)
    else:
        yield from _value(plain, kind, at)


def _options(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    """The members of a union, or the one type there is, without their annotations."""
    if isinstance(kind, inspect.Metadata):
        return _options(kind.type)
    if isinstance(kind, inspect.UnionType):
        return tuple(option for member in kind.types for option in _options(member))
    return (kind,)


# ---- fields


def _in_struct(plain: Any, struct: inspect.StructType, at: Steps) -> Iterator[Misfit]:
    names = [field.encode_name for field in struct.fields]
    if struct.array_like:
        yield from _in_row(plain, struct, at)
        return
    if not isinstance(plain, dict):
        yield _no_fields(plain, names, struct, at)
        return
    if struct.forbid_unknown_fields:
        for name in plain:
            if name not in names and name != struct.tag_field:
                about = Text(f"There is no field `{name}` here.", f"Nie ma tu pola `{name}`.")
                yield _told(at, joined(about, choice(str(name), names)), field=str(name))
    for field in struct.fields:
        if field.encode_name in plain:
            yield from _misfits(plain[field.encode_name], field.type, (*at, field.encode_name))
        elif field.required:
            name = field.encode_name
            yield _misfit(at, f"The field `{name}` is missing.", f"Brakuje pola `{name}`.")
    if issubclass(_class_of(struct), Told) and all(words == "" for words in plain.values()):
        yield _misfit(
            at,
            "Say it in one language at least: {en: In English, pl: Po polsku}.",
            "Napisz to choć w jednym języku: {en: In English, pl: Po polsku}.",
        )


def _class_of(struct: inspect.StructType) -> type:
    """Its class; of a generic one with its argument filled in, the class without it."""
    return get_origin(struct.cls) or struct.cls


def _in_row(plain: Any, struct: inspect.StructType, at: Steps) -> Iterator[Misfit]:
    """Fields without their names, in a list."""
    needed = sum(field.required for field in struct.fields)
    if not isinstance(plain, list | tuple) or not needed <= len(plain) <= len(struct.fields):
        form = f"[{', '.join(field.encode_name for field in struct.fields)}]"
        yield _misfit(at, f"A list of this form is needed here: {form}.", f"Tu potrzebna jest lista postaci {form}.")
        return
    for index, (item, field) in enumerate(zip(plain, struct.fields, strict=False)):
        yield from _misfits(item, field.type, (*at, str(index)))


def _no_fields(plain: Any, names: list[str], struct: inspect.StructType, at: Steps) -> Misfit:
    """Something else stands where fields are needed."""
    if issubclass(_class_of(struct), Text) and isinstance(plain, str):
        word = _short(plain)
        return _misfit(
            at,
            f"Say which language this is: {{en: {word}}} or {{pl: {word}}}, or both.",
            f"Napisz, jaki to język: {{en: {word}}} albo {{pl: {word}}}, albo oba.",
        )
    listed = ", ".join(f"`{name}`" for name in names[:6]) + (" …" if len(names) > 6 else "")
    if plain is None and not at:
        return _misfit(
            at,
            f"The file is empty. It needs fields ({listed}), each as `name: value`.",
            f"Plik jest pusty. Potrzebne są w nim pola ({listed}), każde w postaci `nazwa: wartość`.",
        )
    if plain is None:
        return _misfit(
            at, f"Nothing stands here; these fields belong here: {listed}.", f"Nic tu nie ma; tu należą pola: {listed}."
        )
    what = _what(plain)
    return _misfit(
        at,
        f"Here fields are needed ({listed}), each as `name: value`, not {what.en}.",
        f"Tu potrzebne są pola ({listed}), każde w postaci `nazwa: wartość`, a nie {what.pl}.",
    )


def _in_tagged(plain: Any, options: tuple[inspect.Type, ...], at: Steps) -> Iterator[Misfit]:
    """One of several kinds of entry, told by a field such as `kind` or `id`."""
    structs = [option for option in options if isinstance(option, inspect.StructType) and option.tag_field]
    tag_field = structs[0].tag_field
    assert tag_field is not None
    tags = [str(struct.tag) for struct in structs]
    if plain is None and any(isinstance(option, inspect.NoneType) for option in options):
        return
    if not isinstance(plain, dict):
        others = tuple(o for o in options if o not in structs and not isinstance(o, inspect.NoneType))
        if others and not isinstance(plain, list | type(None)):
            yield from _in_union(plain, others, inspect.UnionType(others), at)
        else:
            yield _no_fields(plain, [tag_field, *_shared(structs)], structs[0], at)
    elif tag_field not in plain:
        missing = Text(f"The field `{tag_field}` is missing.", f"Brakuje pola `{tag_field}`.")
        yield _told(at, joined(missing, choice("", tags)))
    elif plain[tag_field] not in tags:
        yield _told((*at, tag_field), joined(_impossible(plain[tag_field]), choice(str(plain[tag_field]), tags)))
    else:
        yield from _in_struct(plain, structs[tags.index(plain[tag_field])], at)


def _shared(structs: list[inspect.StructType]) -> list[str]:
    """The fields that every one of them needs."""
    needed = [{field.encode_name for field in struct.fields if field.required} for struct in structs]
    return [field.encode_name for field in structs[0].fields if all(field.encode_name in names for names in needed)]


def _in_mapping(plain: Any, mapping: inspect.DictType, at: Steps) -> Iterator[Misfit]:
    if not isinstance(plain, dict):
        what = _what(plain)
        yield _misfit(
            at,
            f"Here names with values are needed, each as `name: value`, not {what.en}.",
            f"Tu potrzebne są nazwy z wartościami, każda w postaci `nazwa: wartość`, a nie {what.pl}.",
        )
        return
    for key, value in plain.items():
        for misfit in _misfits(key, mapping.key_type, at):
            yield Misfit(misfit.steps, misfit.reason, pl=misfit.reason_pl, field=str(key))
        yield from _misfits(value, mapping.value_type, (*at, str(key)))


# ---- lists and unions


def _in_list(
    plain: Any, kind: inspect.VarTupleType | inspect.ListType | inspect.TupleType, at: Steps
) -> Iterator[Misfit]:
    if not isinstance(plain, list | tuple):
        example = f"[{_short(plain)}]" if isinstance(plain, str | int) and not isinstance(plain, bool) else "[…, …]"
        what = _what(plain)
        yield _misfit(
            at,
            f"A list is needed here, not {what.en}: write {example}, or lines that begin with `- `.",
            f"Tu potrzebna jest lista, a nie {what.pl}: napisz {example} albo wiersze zaczynające się od `- `.",
        )
        return
    if isinstance(kind, inspect.TupleType):
        if len(plain) != len(kind.item_types):
            count = len(kind.item_types)
            yield _misfit(
                at,
                f"The list needs {count} values here, not {len(plain)}.",
                f"Lista potrzebuje tu {count} wartości, a nie {len(plain)}.",
            )
            return
        kinds: tuple[inspect.Type, ...] = kind.item_types
    else:
        kinds = (kind.item_type,) * len(plain)
        for least, most in ((kind.min_length, kind.max_length),):
            if (least is not None and len(plain) < least) or (most is not None and len(plain) > most):
                yield _told(at, _out_of_range(len(plain), least, most))
    for index, (item, item_kind) in enumerate(zip(plain, kinds, strict=True)):
        yield from _misfits(item, item_kind, (*at, str(index)))


def _in_union(plain: Any, options: tuple[inspect.Type, ...], kind: inspect.Type, at: Steps) -> Iterator[Misfit]:
    """Of several types the one that has the shape of what stands there."""
    members = kind.types if isinstance(kind, inspect.UnionType) else options
    if plain is None and any(isinstance(member, inspect.NoneType) for member in members):
        return
    members = tuple(member for member in members if not isinstance(member, inspect.NoneType))
    if any(_fits(plain, member) for member in members):
        return
    for member in members:
        shapes = [_shape(option) for option in _options(member)]
        if (isinstance(plain, dict) and "fields" in shapes) or (isinstance(plain, list) and "list" in shapes):
            yield from _misfits(plain, member, at)
            return
    alike = [member for member in members if _alike(plain, member)]
    if len(alike) == 1:
        yield from _misfits(plain, alike[0], at)
        return
    words = [str(value) for option in options for value in _values(option)]
    if words and isinstance(plain, str):
        yield _told(at, joined(_impossible(plain), choice(plain, words), *_besides(options)))
    else:
        yield from _misfits(plain, members[0], at)


def _besides(options: tuple[inspect.Type, ...]) -> Iterator[Text]:
    if any(isinstance(option, inspect.IntType) for option in options):
        yield Text("Or a number.", "Albo liczba.")
    if any(_shape(option) == "list" for option in options):
        yield Text("Or a list: [..., ...].", "Albo lista: […, …].")


def _shape(option: inspect.Type) -> str:
    if isinstance(option, inspect.StructType | inspect.DictType):
        return "fields"
    return "list" if isinstance(option, inspect.VarTupleType | inspect.ListType | inspect.TupleType) else "word"


def _alike(plain: Any, member: inspect.Type) -> bool:
    """Is this the only type that somebody who wrote this can have meant?"""
    option = _options(member)[0]
    if isinstance(plain, bool):
        return isinstance(option, inspect.BoolType)
    if isinstance(plain, int | float):
        return isinstance(option, inspect.IntType | inspect.FloatType) or any(
            isinstance(value, int) for value in _values(option)
        )
    if isinstance(plain, str):
        return isinstance(option, inspect.StrType) or bool(_values(option)) or _options_are_rare(option)
    return True


def _options_are_rare(option: inspect.Type) -> bool:
    return isinstance(option, inspect.IntType | inspect.FloatType | inspect.BoolType) or _shape(option) != "word"


def _fits(plain: Any, kind: inspect.Type) -> bool:
    return not list(_misfits(plain, kind, ())) if not isinstance(kind, inspect.StructType) else _converts(plain, kind)


def _converts(plain: Any, struct: inspect.StructType) -> bool:
    try:
        msgspec.convert(plain, type=struct.cls)
    except msgspec.ValidationError:
        return False
    return True


# ---- single values


def _value(plain: Any, kind: inspect.Type, at: Steps) -> Iterator[Misfit]:
    option = _options(kind)[0]
    told: Text | None = None
    if isinstance(option, inspect.LiteralType | inspect.EnumType):
        values = _values(option)
        if not any(plain == value and type(plain) is type(value) for value in values):
            words = [str(value).lower() if isinstance(value, bool) else str(value) for value in values]
            told = joined(_impossible(plain), choice(_word(plain), words))
    elif isinstance(option, inspect.StrType):
        told = _text(plain, kind, option)
    elif isinstance(option, inspect.IntType | inspect.FloatType):
        told = _number(plain, option)
    elif isinstance(option, inspect.BoolType) and not isinstance(plain, bool):
        what = _what(plain)
        told = Text(f"Write true or false here, not {what.en}.", f"Napisz tu true albo false, a nie {what.pl}.")
    elif isinstance(option, inspect.NoneType) and plain is not None:
        told = Text("Nothing may stand here.", "Nic tu nie może stać.")
    if told is not None:
        yield _told(at, told)


def _values(option: inspect.Type) -> list[Any]:
    if isinstance(option, inspect.EnumType):
        return [str(member.value) if isinstance(member.value, str) else member.value for member in option.cls]
    return list(option.values) if isinstance(option, inspect.LiteralType) else []


def _text(plain: Any, kind: inspect.Type, option: inspect.StrType) -> Text | None:
    example = looks_like(kind)
    if isinstance(plain, str):
        if option.pattern is not None and not re.search(option.pattern, plain):
            word = _short(plain)
            about = Text(f"`{word}` does not have the right form.", f"`{word}` nie ma właściwej postaci.")
            return joined(about, example)
        if option.min_length is not None and len(plain) < option.min_length:
            return Text("Nothing is written here.", "Nic tu nie napisano.")
        if option.max_length is not None and len(plain) > option.max_length:
            return Text(
                f"At most {option.max_length} letters fit here.", f"Mieści się tu najwyżej {option.max_length} liter."
            )
        return None
    if plain is None:
        return joined(Text("Nothing stands here; a text is needed.", "Nic tu nie ma; potrzebny jest tekst."), example)
    if isinstance(plain, bool):
        return Text(
            'A text is needed here, and YAML reads this word as true or false: put it in quotes ("…").',
            'Tu potrzebny jest tekst, a YAML czyta to słowo jako true albo false: ujmij je w cudzysłów ("…").',
        )
    if isinstance(plain, list | dict):
        what = _what(plain)
        return joined(
            Text(f"A text is needed here, not {what.en}.", f"Tu potrzebny jest tekst, a nie {what.pl}."), example
        )
    if example.en:
        return joined(Text(f"`{plain}` does not have the right form.", f"`{plain}` nie ma właściwej postaci."), example)
    read = Text("a date", "datę") if isinstance(plain, date) else Text("a number", "liczbę")
    return Text(
        f'A text is needed here, and YAML reads `{plain}` as {read.en}: put it in quotes ("{plain}").',
        f'Tu potrzebny jest tekst, a YAML czyta `{plain}` jako {read.pl}: ujmij to w cudzysłów ("{plain}").',
    )


def _number(plain: Any, option: inspect.IntType | inspect.FloatType) -> Text | None:
    if isinstance(plain, bool) or not isinstance(plain, int | float):
        return _no_number(plain)
    if isinstance(option, inspect.IntType) and isinstance(plain, float):
        return Text(f"`{plain}` is not a whole number.", f"`{plain}` nie jest liczbą całkowitą.")
    least = option.ge if option.ge is not None else option.gt
    most = option.le if option.le is not None else option.lt
    if (least is not None and plain < least) or (most is not None and plain > most):
        return _out_of_range(plain, least, most)
    return None


def _no_number(plain: Any) -> Text:
    if isinstance(plain, str) and re.fullmatch(r"[-+]?0[0-9_]+", plain):
        right = str(int(plain.replace("_", "")))
        return Text(
            f"`{plain}` begins with a zero, which YAML takes for another way to count: write {right}.",
            f"`{plain}` zaczyna się od zera, co w YAML oznacza inny sposób liczenia: napisz {right}.",
        )
    if isinstance(plain, str) and re.fullmatch(r"[-+]?[1-9][0-9]*", plain):
        return Text(
            f"The number stands in quotes: write {plain} without them.",
            f"Liczba stoi w cudzysłowie: napisz {plain} bez niego.",
        )
    if plain is None:
        return Text("Nothing stands here; a number is needed.", "Nic tu nie ma; potrzebna jest liczba.")
    what = _what(plain)
    return Text(f"A number is needed here, not {what.en}.", f"Tu potrzebna jest liczba, a nie {what.pl}.")


def _out_of_range(number: float, least: float | None, most: float | None) -> Text:
    if least is not None and most is not None:
        return Text(
            f"The number must be from {least} to {most}, not {number}.",
            f"Liczba musi być od {least} do {most}, a nie {number}.",
        )
    if most is not None:
        return Text(f"The number must be at most {most}, not {number}.", f"Liczba: najwyżej {most}, a nie {number}.")
    return Text(f"The number must be at least {least}, not {number}.", f"Liczba: co najmniej {least}, a nie {number}.")


# ---- words


def _impossible(plain: Any) -> Text:
    if plain is None:
        return Text("Nothing stands here.", "Nic tu nie ma.")
    word = _word(plain)
    return Text(f"`{word}` is not possible here.", f"`{word}` nie jest tu możliwe.")


def _what(plain: Any) -> Text:
    """What stands there, in a few words."""
    if plain is None:
        return Text("nothing", "nic")
    if isinstance(plain, list):
        return Text("a list", "lista")
    if isinstance(plain, dict):
        return Text("fields with values", "pola z wartościami")
    return Text(f"`{_word(plain)}`", f"`{_word(plain)}`")


def _word(plain: Any) -> str:
    return str(plain).lower() if isinstance(plain, bool) else _short(plain)


def _short(plain: Any) -> str:
    words = " ".join(str(plain).split())
    return words if len(words) <= 40 else f"{words[:39]}…"


def _misfit(at: Steps, en: str, pl: str) -> Misfit:
    return Misfit(at, en, pl=pl)


def _told(at: Steps, told: Text, field: str | None = None) -> Misfit:
    return Misfit(at, told.en, pl=told.pl, field=field)
