/** The overlays of the mall: what is drawn, and what is said in words. */
import { NO_MARKS, type Marking } from "../board/marks";
import { said, words } from "../i18n/i18n.svelte";
import { Overlay, sharedOverlay } from "../table/overlay.svelte";
import type { OverlayEntry } from "../table/overlays";
import { humanText } from "./content.svelte";
import { roomName } from "./describe";
import { comingMarks, noiseMarks, orderMarks, stepMarks, stepsFrom, type OverlayId } from "./overlays";
import { talk } from "./talk.svelte";
import type { MallOutlook, MallView } from "./types";

export class MallOverlay extends Overlay<MallView, OverlayId, MallOutlook> {
  protected readonly ahead = ["coming", "noise", "order"] as const;

  get entries(): (OverlayEntry & { id: OverlayId })[] {
    const t = talk();
    return [
      { id: "coming", key: "W", name: t.overlayComing },
      { id: "noise", key: "N", name: t.overlayNoise },
      { id: "order", key: "O", name: t.overlayOrder },
      { id: "steps", key: "S", name: words().overlaySteps },
    ];
  }

  readonly mall = $derived.by(() => this.desk.session.board?.mall ?? null);
  readonly from = $derived.by(() => this.desk.focusZone ?? "courtyard.centre");

  readonly marks = $derived.by<Marking>(() => {
    const { view, session } = this.desk;
    if (!this.on || !this.mall || !view || session.playing) return NO_MARKS;
    if (this.on === "steps") return stepMarks(this.mall, this.from);
    if (!this.outlook) return NO_MARKS;
    if (this.on === "coming") return comingMarks(this.outlook, new Set(view.humans.map((human) => human.room)));
    return this.on === "noise"
      ? noiseMarks(this.outlook, view.humans[view.active]?.room ?? null)
      : orderMarks(this.outlook, this.mall);
  });

  readonly summary = $derived.by(() => {
    const t = talk();
    if (!this.on || !this.mall) return "";
    if (this.on === "steps")
      return t.stepsSummary(roomName(this.mall, this.from), Math.max(0, ...stepsFrom(this.mall, this.from).values()));
    if (!this.outlook) return words().loading;
    const who = said(humanText(this.outlook.human));
    if (this.on === "order") return t.orderSummary;
    if (!this.outlook.coming.length) return t.nothingComes;
    return this.on === "coming" ? t.comingSummary(who) : t.noiseSummary(who);
  });
}

export const overlayOf = sharedOverlay(MallOverlay);
