/** What others at the table say and show: words, a finger on the board, a suggestion. It fades by itself. */
import type { ClientMessage, Pointed, Said, ServerMessage, Suggested } from "../types/protocol";

/** By it the server says what it thinks of a look: nobody need hear it. */
export const LOOK = "look";
const KEPT = 100;
/** Milliseconds for which a finger is seen, and a look. */
const POINTING = 6000;
const LOOKING = 4000;
/** As long a word stands over the board; it is counted until somebody reads it. */
export const SAYING = 20_000;
/** No more often than so. */
const LOOKS_EVERY = 700;

export class Company {
  said = $state.raw<Said[]>([]);
  /** Said since somebody looked. */
  unread = $state(0);
  /** What was just said. */
  word = $state.raw<Said | null>(null);
  pointed = $state.raw<Pointed[]>([]);
  suggested = $state.raw<Suggested | null>(null);
  /** Seats that are not listened to; -1: spectators. */
  muted = $state.raw<number[]>([]);
  chat = $state(true);
  patience = $state(0);
  /** May players ask the coach? */
  coach = $state(true);
  /** Read before the line broke: told anew, it is no news. */
  #read: Said[] = [];
  #looked = "";
  #lookedAt = 0;

  /** `seat`: for whom this screen speaks now, where several people share it; `own`: all their seats. */
  constructor(
    readonly send: (message: ClientMessage) => void,
    readonly seat: () => number | null = () => null,
    readonly own: () => number[] = () => [],
  ) {}

  hear(message: ServerMessage): void {
    if (message.type === "seats" || message.type === "state") this.#read = []; // what was said came before it
    if (message.type === "seats")
      [this.chat, this.patience, this.coach] = [message.chat, message.patience, message.coach];
    else if (message.type === "said") {
      if (this.muted.includes(message.seat ?? -1)) return;
      this.said = [...this.said, message].slice(-KEPT);
      if (!this.#wasRead(message) && !this.#saidHere(message)) this.#tell(message);
    } else if (message.type === "pointed") this.#point(message);
    else if (message.type === "suggested" && !this.muted.includes(message.seat)) this.suggested = message;
    else if (message.type === "state" && this.suggested && message.version > this.suggested.version)
      this.suggested = null;
  }

  /** Everything comes anew after a break of the line. */
  again(): void {
    this.#read = this.said.slice(0, this.said.length - this.unread);
    this.said = [];
    this.unread = 0;
  }

  mute(seat: number): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((one) => one !== seat) : [...this.muted, seat];
    this.said = this.said.filter((one) => !this.muted.includes(one.seat ?? -1));
    if (this.word && this.muted.includes(this.word.seat ?? -1)) this.word = null;
  }

  say(text: string): void {
    if (text.trim()) this.send({ type: "say", id: "say", seat: this.seat(), text: text.trim().slice(0, 240) });
  }
  phrase(phrase: string): void {
    this.send({ type: "say", id: "say", seat: this.seat(), phrase });
  }
  point(zone: string): void {
    this.send({ type: "point", id: "point", seat: this.seat(), zone });
  }
  suggest(key: string): void {
    this.send({ type: "suggest", id: "suggest", seat: this.seat(), key });
  }
  settle(change: { chat?: boolean; patience?: number; coach?: boolean }): void {
    this.send({ type: "table", id: "table", ...change });
  }

  /** Where this player looks, told to the others now and then. */
  look(zone: string): void {
    if (zone === this.#looked || Date.now() - this.#lookedAt < LOOKS_EVERY) return;
    [this.#looked, this.#lookedAt] = [zone, Date.now()];
    this.send({ type: "point", id: LOOK, seat: this.seat(), zone, idle: true });
  }

  /** One's own words are no news; what a bot says in one's place is. */
  #saidHere(word: Said): boolean {
    return !word.bot && word.seat !== null && this.own().includes(word.seat);
  }

  /** In the order in which it was said; what a bot said may come in another language now. */
  #wasRead(word: Said): boolean {
    const same = (one: Said): boolean =>
      one.seat === word.seat &&
      one.bot === word.bot &&
      one.phrase === word.phrase &&
      (!!one.bot || one.text === word.text);
    const at = this.#read.findIndex(same);
    if (at >= 0) this.#read = this.#read.slice(at + 1);
    return at >= 0;
  }

  #tell(word: Said): void {
    this.unread += 1;
    this.word = word;
    setTimeout(() => (this.word = this.word === word ? null : this.word), SAYING);
  }

  #point(message: Pointed): void {
    const others = this.pointed.filter((one) => one.seat !== message.seat || one.idle !== message.idle);
    const heard = message.zone && !this.muted.includes(message.seat);
    this.pointed = heard ? [...others, message] : others;
    setTimeout(() => (this.pointed = this.pointed.filter((one) => one !== message)), message.idle ? LOOKING : POINTING);
  }
}
