"""Why an Action is not possible that only Undead or Alive has."""

from __future__ import annotations

from typing import Final

from graveshift.games.undead_or_alive.telling.refusals import machines, powers, tokens
from graveshift.zombicide.telling.teller import Check

CHECKS: Final[dict[str, Check]] = {
    "charge": powers.check_charge,
    "vade-retro": powers.check_vade_retro,
    "board-wagon": machines.check_board_wagon,
    "leave-wagon": machines.check_leave_wagon,
    "push-wagon": machines.check_push_wagon,
    "push-gatling": machines.check_push_gatling,
    "fire-gatling": machines.check_fire_gatling,
    "holy-water": tokens.check_holy_water,
    "bless-water": tokens.check_bless_water,
    "drink": tokens.check_drink,
    "load-wagon": tokens.check_load_wagon,
    "drop-coal": tokens.check_drop_coal,
    "start-train": tokens.check_start_train,
    "blow-up-the-mine": tokens.check_blow_up_the_mine,
}
"""By the name of the Action."""
