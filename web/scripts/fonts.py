"""Cuts the page's fonts to the letters that the page needs: `python scripts/fonts.py` (needs fonttools and brotli).

The page speaks English and Polish; what the packages have for other languages would be loaded for nothing. Fetch the
packages first (`npm ci`); the cut files are committed.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

WEB = Path(__file__).parent.parent
FONTS = WEB / "src" / "fonts"
PACKAGES = WEB / "node_modules"
NAMES = (
    "@fontsource/sancreek/files/sancreek-latin-400-normal",
    "@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal",
    "@fontsource/alfa-slab-one/files/alfa-slab-one-latin-ext-400-normal",
    "@fontsource/zilla-slab/files/zilla-slab-latin-400-normal",
    "@fontsource/zilla-slab/files/zilla-slab-latin-ext-400-normal",
    "@fontsource/zilla-slab/files/zilla-slab-latin-700-normal",
    "@fontsource/zilla-slab/files/zilla-slab-latin-ext-700-normal",
    "@fontsource/barlow/files/barlow-latin-500-normal",
    "@fontsource/barlow/files/barlow-latin-ext-500-normal",
    "@fontsource/barlow/files/barlow-latin-700-normal",
    "@fontsource/barlow/files/barlow-latin-ext-700-normal",
    "@fontsource/righteous/files/righteous-latin-400-normal",
    "@fontsource/righteous/files/righteous-latin-ext-400-normal",
    "@fontsource-variable/oxanium/files/oxanium-latin-wght-normal",
    "@fontsource-variable/oxanium/files/oxanium-latin-ext-wght-normal",
)
OTHER_NAMES = {"Righteous": "Neon Strip"}
"""Its makers keep the name for the whole font: a cut one is called otherwise."""
FAMILY_NAMES = (1, 3, 4, 6, 16)
POLISH = "ĄąĆćĘęŁłŃńÓóŚśŹźŻż"


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    for name in NAMES:
        options = subset.Options(flavor="woff2", layout_features=["kern", "liga", "mark", "ccmp"], hinting=False)
        font = subset.load_font(str(PACKAGES / f"{name}.woff2"), options)
        line_up_figures(font)
        cut = subset.Subsetter(options)
        cut.populate(text=letters(name))
        cut.subset(font)
        rename(font)
        subset.save_font(font, str(FONTS / f"{Path(name).name.replace('righteous', 'neon-strip')}.woff2"), options)


def line_up_figures(font: TTFont) -> None:
    """Figures as tall as capital letters: the small ones of Zilla Slab have a 0 that reads as the letter o."""
    substitutes = font["GSUB"].table if "GSUB" in font else None
    for record in substitutes.FeatureList.FeatureRecord if substitutes else ():
        if record.FeatureTag == "lnum":
            for number in record.Feature.LookupListIndex:
                for rule in substitutes.LookupList.Lookup[number].SubTable:
                    for table in font["cmap"].tables:
                        table.cmap = {code: rule.mapping.get(glyph, glyph) for code, glyph in table.cmap.items()}


def letters(name: str) -> str:
    """Sancreek writes one word, the name of the game, and Righteous signs; the others whatever is said."""
    if "sancreek" in name:
        return "Graveshift"
    if "righteous" in name:
        return POLISH + "".join(map(chr, range(0x20, 0x7F))) + "\u00a0“”„’–—…·"
    plain = POLISH if "latin-ext" in name else "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)]))
    return plain + "“”„‘’–—…•·×−→←↑↓€"


def rename(font: TTFont) -> None:
    for record in font["name"].names:
        for old, new in OTHER_NAMES.items():
            if record.nameID in FAMILY_NAMES and old in record.toUnicode():
                record.string = record.toUnicode().replace(old, new)


if __name__ == "__main__":
    main()
