/** Who rides out: what the set-up sends to the server of posse, owners and companions. The server checks it. */
export const MOST = 6;
const LEADERS = [3, 4];

/** May companions fill this posse up? */
export const canLead = (posse: string[]): boolean => LEADERS.includes(posse.length);

/** The options of the table; companions without a leader in the posse are left at home. */
export function posseOptions(
  posse: string[],
  companions: Record<string, string>,
  owners: Record<string, number>,
  seats: number,
): Record<string, unknown> {
  const following = canLead(posse)
    ? Object.entries(companions)
        .filter(([id, leader]) => posse.includes(leader) && !posse.includes(id))
        .slice(0, MOST - posse.length)
    : [];
  return {
    survivors: posse,
    ...(seats > 1 ? { owners: seatsOf(posse, owners, seats) } : {}),
    ...(following.length ? { companions: Object.fromEntries(following) } : {}),
  };
}

/** The seat of each survivor: as chosen, otherwise dealt round the table. */
export const seatsOf = (posse: string[], owners: Record<string, number>, seats: number): number[] =>
  posse.map((id, place) => (owners[id] !== undefined && owners[id] < seats ? owners[id] : place % seats));

/** Has every seat somebody to run? */
export const everySeatRides = (posse: string[], owners: Record<string, number>, seats: number): boolean =>
  new Set(seatsOf(posse, owners, seats)).size === seats;
