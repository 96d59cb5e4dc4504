/** How the action bar groups options, whatever the game: in an order, each with an icon and a key that is always its own. */
import type { IconName } from "../figures/icons";
import type { OptionData } from "../types/protocol";
import type { Group } from "./face";

/** Group, icon, and its key ('' for none: a key never means two things). */
export type Order = [string, IconName, string][];

export interface Grouping {
  iconOf(group: string): IconName;
  grouped(options: OptionData[]): Group[];
}

export function grouping(order: Order, plain: IconName): Grouping {
  const rank = new Map(order.map(([name], at) => [name, at]));
  const entry = (name: string) => order[rank.get(name) ?? -1];
  const iconOf = (group: string): IconName => entry(group)?.[1] ?? plain;
  return {
    iconOf,
    grouped(options) {
      const groups = new Map<string, OptionData[]>();
      for (const option of options) {
        const list = groups.get(option.group);
        if (list) list.push(option);
        else groups.set(option.group, [option]);
      }
      const names = [...groups.keys()].sort((a, b) => (rank.get(a) ?? 999) - (rank.get(b) ?? 999));
      return names.map((name) => ({
        name,
        icon: iconOf(name),
        key: entry(name)?.[2] ?? "",
        options: groups.get(name)!,
      }));
    },
  };
}
