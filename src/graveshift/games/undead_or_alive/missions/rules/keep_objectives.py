"""Rule `keep-objectives` with what tokens are kept for in this book."""

from __future__ import annotations

from typing import ClassVar, Literal

from graveshift.zombicide.missions import keep_objectives as family


class KeepObjectives(family.KeepObjectives, frozen=True, kw_only=True):
    """Taken tokens stay with the Survivor, fill slots and trade like Equipment (UOA-M04-06, UOA-M07-04)."""

    usual: ClassVar[str] = "UOA-M07-04"
    kept_for: ClassVar[dict[str, str]] = {"rally-payment": "rally-costs", "wagon-cargo": "load-wagon-action"}

    use: Literal["rally-payment", "wagon-cargo"]
