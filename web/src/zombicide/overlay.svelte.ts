/** The overlays of the family: what is drawn, and what is said in words. */
import { NO_MARKS, type Marking } from "../board/marks";
import { Overlay, sharedOverlay } from "../table/overlay.svelte";
import type { OverlayEntry } from "../table/overlays";
import type { GameView, Outlook, Reach } from "../types/view";
import { rangeMarks, sightFrom, spawnMarks, stepMarks, stepsFrom, zombieMarks, type OverlayId } from "./overlays";
import { zoneName } from "./describe";
import { placeName, speak } from "./places";
import { nameOf, shapeOf } from "./scene";
import { words } from "./words.svelte";

export class TownOverlay extends Overlay<GameView, OverlayId, Outlook> {
  #weapon = $state.raw({ who: "", at: -1 });
  protected readonly ahead = ["ranges", "zombies", "spawns"] as const;

  get entries(): (OverlayEntry & { id: OverlayId })[] {
    const w = words();
    return [
      { id: "sight", key: "V", name: w.overlaySight },
      { id: "ranges", key: "R", name: w.overlayRanges },
      { id: "steps", key: "S", name: w.overlaySteps },
      { id: "zombies", key: "W", name: w.overlayZombies },
      { id: "spawns", key: "O", name: w.overlaySpawns },
    ];
  }

  readonly shape = $derived.by(() => shapeOf(this.desk.session.board, this.desk.view));
  /** From the place that is looked at; Ranges else from whoever's weapons they are. */
  readonly from = $derived.by(() => {
    const { looked, selectedZone, here, view } = this.desk;
    const armed = this.on === "ranges" && this.#who && view ? this.desk.face.placeOfPerson(view, this.#who) : null;
    return looked ?? selectedZone ?? armed ?? here ?? view?.survivors.find((one) => one.zone)?.zone ?? "";
  });
  readonly #who = $derived.by(() => this.desk.chosen ?? this.desk.decider);
  /** Whose weapons are looked at. */
  readonly reach = $derived.by<Reach | null>(
    () =>
      this.outlook?.reach.find((one) => one.survivor === this.#who) ??
      this.outlook?.reach.find((one) => one.zone === this.from) ??
      null,
  );
  /** Which weapon the Ranges are shown for; -1: all in hand. Somebody else has other weapons. */
  get weapon(): number {
    return this.#weapon.who === this.reach?.survivor ? this.#weapon.at : -1;
  }
  set weapon(at: number) {
    this.#weapon = { who: this.reach?.survivor ?? "", at };
  }
  readonly sight = $derived.by(() =>
    this.shape && this.from
      ? sightFrom(this.shape, this.from, this.on === "ranges" ? this.reach : null, this.desk.view?.sight)
      : new Map<string, number>(),
  );
  readonly seen = $derived.by(() =>
    this.on === "sight" || this.on === "ranges" ? new Set([this.from, ...this.sight.keys()]) : null,
  );
  readonly ranges = $derived.by(
    () =>
      new Set(
        (this.reach?.weapons ?? [])
          .filter((_, at) => this.weapon < 0 || at === this.weapon)
          .flatMap((weapon) => weapon.ranges),
      ),
  );

  readonly marks = $derived.by<Marking>(() => {
    const { view, session } = this.desk;
    if (!this.on || !this.shape || !view || session.playing) return NO_MARKS;
    if (this.on === "steps") return stepMarks(this.shape, this.from, view);
    if (this.on === "ranges") return rangeMarks(this.sight, this.ranges);
    if (this.on === "zombies" && this.outlook) return zombieMarks(this.outlook.zombies, words().held);
    if (this.on === "spawns" && this.outlook) return spawnMarks(this.outlook);
    return NO_MARKS;
  });

  /** Zombies say where they go and why. */
  override told(zone: string): string {
    if (this.on === "zombies")
      return (this.outlook?.zombies ?? [])
        .filter((group) => group.zone === zone)
        .map((group) => this.desk.spoken(group.text))
        .join(" ");
    return super.told(zone);
  }

  readonly summary = $derived.by(() => {
    const w = words();
    if (!this.on || !this.shape || !this.desk.view) return "";
    const called = (zone: string) => placeName(zone, this.desk.session.board, this.desk.view).name;
    const from = zoneName(this.from, w);
    const spoken = (text: string) => speak(text, this.desk.session.board, this.desk.view);
    switch (this.on) {
      case "sight":
        return spoken(
          w.sightSummary(
            from,
            [...this.sight.keys()]
              .filter((zone) => zone !== this.from)
              .map(called)
              .join("; "),
          ),
        );
      case "ranges":
        return spoken(w.rangesSummary(from, this.reach ? nameOf(this.reach.survivor) : ""));
      case "steps":
        return spoken(
          w.stepsSummary(from, Math.max(0, ...stepsFrom(this.shape, this.from, this.desk.view.board.blocked).values())),
        );
      case "zombies":
        return this.outlook ? w.zombiesSummary(this.outlook.zombies.length) : w.loading;
      case "spawns":
        return this.outlook ? w.spawnsSummary(this.outlook.spawns.length) : w.loading;
    }
  });
}

export const overlayOf = sharedOverlay(TownOverlay);
