/** What only Undead or Alive lays on the board. */
import type { GameView } from "../types/view";
import { token, type Thing } from "../zombicide/zones";

export function things(view: GameView): [string | null | undefined, Thing][] {
  return [
    [view.exit, token("exit")],
    ...(view.vade_retro ?? []).map((zone, number): [string | null, Thing] => [zone, token("vade", `vade-${number}`)]),
    [view.machines?.wagon?.zone, token("wagon")],
    [view.machines?.gatling?.zone, token("gatling")],
  ];
}
