/** By which address others reach this page: its own, or where it was opened on the server's machine, that of the network. */
import { addresses } from "./api";

/** An address that only this computer knows. */
export const isLocal = (hostname: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** `origin`: '' where others cannot come. */
export const reach = $state({ origin: "", asked: false });

export function findReach(): void {
  if (reach.asked) return;
  reach.asked = true;
  if (!isLocal(location.hostname)) reach.origin = location.origin;
  else
    addresses().then(
      (found) => (reach.origin = found.addresses[0] ?? ""),
      () => (reach.asked = false),
    );
}

/** A link of this page as others can use it. */
export const reachable = (link: string): string =>
  reach.origin && link.startsWith(location.origin) ? reach.origin + link.slice(location.origin.length) : link;
