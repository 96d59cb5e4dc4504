/** Games that are begun by one click on the start page: which one is being opened, and what is said if it fails. */
import { loadGames } from "./catalogue.svelte";

export class Opening {
  /** The way to begin that is being opened; empty: none. */
  way = $state("");

  constructor(readonly complain: (sentence: string) => void) {}

  async begin(way: string, open: () => Promise<void>): Promise<void> {
    this.way = way;
    try {
      await loadGames();
      await open();
    } catch (error) {
      this.complain((error as Error).message);
    }
    this.way = "";
  }
}
