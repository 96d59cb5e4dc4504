/** Who sits in the Truck, and on which seat (AOTD-TRUCK-05). */
import type { GameView } from "../types/view";
import { words } from "./words.svelte";

export function riding({ truck }: GameView, id: string): string | null {
  const seat = truck?.seats[id];
  const w = words();
  return seat ? `${w.truck}, ${w.truckSeats[seat]?.toLowerCase()}` : null;
}
