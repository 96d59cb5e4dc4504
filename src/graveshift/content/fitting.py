"""Everything in plain data that does not fit the struct it is meant for, each as a sentence with its path.

msgspec decides whether data fits, and stops at the first thing that does not. This walks on, and says it in words for
somebody who writes a file by hand: what stands there, what is needed, how to write it.
"""

from collections.abc import Iterator
from typing import Any, get_origin

import msgspec
from msgspec import inspect

from graveshift.content.entries import Text, Told
from graveshift.content.error import Misfit
from graveshift.content.hints import choice, joined
from graveshift.content.values import (
    Steps,
    impossible,
    in_words,
    misfit_at,
    options_of,
    out_of_range,
    shortened,
    told_at,
    value_misfits,
    values_of,
)


def misfits(plain: Any, kind: Any, at: Steps = ()) -> list[Misfit]:
    """All mistakes, in the order of the data; none if it fits."""
    try:
        msgspec.convert(plain, type=kind)
    except msgspec.ValidationError as error:
        found = list(_misfits(plain, inspect.type_info(kind), at))
        return found or [Misfit(at, f"This does not fit: {error}.", pl=f"To nie pasuje: {error}.")]
    return []


def _misfits(plain: Any, kind: inspect.Type, at: Steps) -> Iterator[Misfit]:
    options = options_of(kind)
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
        yield from value_misfits(plain, kind, at)


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
                yield told_at(at, joined(about, choice(str(name), names)), field=str(name))
    for field in struct.fields:
        if field.encode_name in plain:
            yield from _misfits(plain[field.encode_name], field.type, (*at, field.encode_name))
        elif field.required:
            name = field.encode_name
            yield misfit_at(at, f"The field `{name}` is missing.", f"Brakuje pola `{name}`.")
    if issubclass(_class_of(struct), Told) and all(words == "" for words in plain.values()):
        yield misfit_at(
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
        yield misfit_at(at, f"A list of this form is needed here: {form}.", f"Tu potrzebna jest lista postaci {form}.")
        return
    for index, (item, field) in enumerate(zip(plain, struct.fields, strict=False)):
        yield from _misfits(item, field.type, (*at, str(index)))


def _no_fields(plain: Any, names: list[str], struct: inspect.StructType, at: Steps) -> Misfit:
    """Something else stands where fields are needed."""
    if issubclass(_class_of(struct), Text) and isinstance(plain, str):
        word = shortened(plain)
        return misfit_at(
            at,
            f"Say which language this is: {{en: {word}}} or {{pl: {word}}}, or both.",
            f"Napisz, jaki to język: {{en: {word}}} albo {{pl: {word}}}, albo oba.",
        )
    listed = ", ".join(f"`{name}`" for name in names[:6]) + (" …" if len(names) > 6 else "")
    if plain is None and not at:
        return misfit_at(
            at,
            f"The file is empty. It needs fields ({listed}), each as `name: value`.",
            f"Plik jest pusty. Potrzebne są w nim pola ({listed}), każde w postaci `nazwa: wartość`.",
        )
    if plain is None:
        return misfit_at(
            at, f"Nothing stands here; these fields belong here: {listed}.", f"Nic tu nie ma; tu należą pola: {listed}."
        )
    what = in_words(plain)
    return misfit_at(
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
        yield told_at(at, joined(missing, choice("", tags)))
    elif plain[tag_field] not in tags:
        yield told_at((*at, tag_field), joined(impossible(plain[tag_field]), choice(str(plain[tag_field]), tags)))
    else:
        yield from _in_struct(plain, structs[tags.index(plain[tag_field])], at)


def _shared(structs: list[inspect.StructType]) -> list[str]:
    """The fields that every one of them needs."""
    needed = [{field.encode_name for field in struct.fields if field.required} for struct in structs]
    return [field.encode_name for field in structs[0].fields if all(field.encode_name in names for names in needed)]


def _in_mapping(plain: Any, mapping: inspect.DictType, at: Steps) -> Iterator[Misfit]:
    if not isinstance(plain, dict):
        what = in_words(plain)
        yield misfit_at(
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
        example = f"[{shortened(plain)}]" if isinstance(plain, str | int) and not isinstance(plain, bool) else "[…, …]"
        what = in_words(plain)
        yield misfit_at(
            at,
            f"A list is needed here, not {what.en}: write {example}, or lines that begin with `- `.",
            f"Tu potrzebna jest lista, a nie {what.pl}: napisz {example} albo wiersze zaczynające się od `- `.",
        )
        return
    if isinstance(kind, inspect.TupleType):
        if len(plain) != len(kind.item_types):
            count = len(kind.item_types)
            yield misfit_at(
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
                yield told_at(at, out_of_range(len(plain), least, most))
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
        shapes = [_shape(option) for option in options_of(member)]
        if (isinstance(plain, dict) and "fields" in shapes) or (isinstance(plain, list) and "list" in shapes):
            yield from _misfits(plain, member, at)
            return
    alike = [member for member in members if _alike(plain, member)]
    if len(alike) == 1:
        yield from _misfits(plain, alike[0], at)
        return
    words = [str(value) for option in options for value in values_of(option)]
    if words and isinstance(plain, str):
        yield told_at(at, joined(impossible(plain), choice(plain, words), *_besides(options)))
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
    option = options_of(member)[0]
    if isinstance(plain, bool):
        return isinstance(option, inspect.BoolType)
    if isinstance(plain, int | float):
        return isinstance(option, inspect.IntType | inspect.FloatType) or any(
            isinstance(value, int) for value in values_of(option)
        )
    if isinstance(plain, str):
        return isinstance(option, inspect.StrType) or bool(values_of(option)) or _options_are_rare(option)
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
