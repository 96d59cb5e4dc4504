/** One table as this browser sees it: the connection, the latest state, and the film of what just happened. */
import { boardOf } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { change, hearOf } from "../lib/tables.svelte";
import type {
  BoardData,
  ClientMessage,
  DecisionData,
  Deciding,
  EventData,
  OutcomeData,
  Refused,
  SeatData,
  ServerMessage,
  State,
  Welcome,
} from "../types/protocol";
import { Company, LOOK } from "../company/company.svelte";
import { Acting } from "./acting.svelte";
import { Asking } from "./asking.svelte";
import type { BaseView, GameFace } from "./face";
import { Fair } from "./fair.svelte";
import { Line, type Status } from "./line.svelte";
import { Seating } from "./seating.svelte";
import { Sending, type Move } from "./sending.svelte";

/** In milliseconds: what could not be fetched is tried again after so long. */
const AGAIN = 3000;

export class Session<V extends BaseView = BaseView> {
  welcome = $state.raw<Welcome | null>(null);
  /** Known when the server has said which game this is. */
  face = $state.raw<GameFace<V> | null>(null);
  board = $state.raw<BoardData | null>(null);
  version = $state(-1);
  viewSeat = $state<number | null>(null);
  /** What is drawn, and the film of what just happened; while events are acted out it is behind `latest`. */
  readonly acting = new Acting<V>(() => this.face!);
  latest = $state.raw<V | null>(null);
  deciding = $state.raw<Deciding | null>(null);
  decision = $state.raw<DecisionData | null>(null);
  undo = $state<string | null>("");
  outcome = $state.raw<OutcomeData | null>(null);
  log = $state.raw<EventData[]>([]);
  readonly line: Line;
  readonly asking = new Asking((message) => this.line.send(message));
  readonly fair: Fair;
  readonly sending: Sending;
  readonly seating = new Seating(
    (message) => this.#try(message),
    () => this.asking.ticket(),
  );
  /** What others say and show beside the game. */
  readonly company = new Company(
    (message) => this.#try(message),
    () => this.viewSeat,
    () => this.welcome?.seats ?? [],
  );
  /** Somebody else is to look now, who knows what the one before must not see. */
  covered = $state(false);
  complaint = $state.raw<{ sentence: string; rule: string } | null>(null);
  fault = $state("");

  #closed = false;
  #lastPlace = -1;
  #language: typeof settings.language | "" = "";
  /** The language of what is shown. */
  #told = "";
  /** What the server said before the face was here. */
  #early: State[] = [];

  constructor(
    readonly id: string,
    readonly tokens: string[],
    readonly faceOf: (game: string) => Promise<GameFace<V>>,
  ) {
    this.fair = new Fair(id, this.asking);
    this.line = new Line(id, {
      greet: () => this.#greet(),
      hear: (message) => this.#hear(message),
      broken: () => this.asking.unanswered(),
    });
    this.sending = new Sending(this.line);
    this.line.connect();
    this.#lay();
  }

  /** Fetch the board, and try again where that fails. */
  #lay(): void {
    boardOf(this.id, this.tokens[0] ?? "").then(
      (board) => {
        this.board = board;
        this.fault = "";
      },
      (error: Error) => {
        this.fault = error.message;
        if (!this.#closed) setTimeout(() => this.#lay(), AGAIN);
      },
    );
  }

  get status(): Status {
    return this.line.status;
  }
  get seats(): SeatData[] {
    return this.seating.seats;
  }
  get view(): V | null {
    return this.acting.view;
  }
  get now(): EventData | null {
    return this.acting.now;
  }
  get playing(): boolean {
    return this.acting.playing;
  }
  get ahead(): number {
    return this.acting.ahead;
  }

  /** The log up to the event that is being shown. */
  get heard(): EventData[] {
    return this.ahead ? this.log.slice(0, -this.ahead) : this.log;
  }

  /** Is this the log from the beginning? Whoever comes back gets only its end. */
  get wholeLog(): boolean {
    return this.log.length >= this.#lastPlace;
  }

  get settled(): boolean {
    return !this.playing && this.view === this.latest;
  }

  /** The decision, as soon as the film of what led to it is over. */
  get question(): DecisionData | null {
    return this.settled && !this.covered && this.status === "open" && this.deciding?.yours ? this.decision : null;
  }

  /** Nothing can be answered just now. */
  get waiting(): boolean {
    return this.sending.waiting;
  }

  /** True if it was sent: not where another answer is on its way. */
  answer(key: string): boolean {
    if (this.waiting || !this.question) return false;
    const seat = this.deciding?.seat ?? this.viewSeat ?? this.welcome?.seats[0] ?? 0;
    this.#move({ type: "answer", id: this.asking.ticket(), version: this.version, seat, key });
    return true;
  }

  takeBack(): void {
    if (!this.waiting) this.#move({ type: "undo", id: this.asking.ticket(), version: this.version });
  }

  /** The right person looks: show them what has happened. */
  uncover(): void {
    this.covered = false;
    this.acting.start();
  }

  /** Show the end of the film at once. */
  skip(): void {
    this.acting.skip();
  }

  /** The server speaks the language of the greeting, so a new language needs a new one; everything is told again. */
  speak(): void {
    if (this.line.open && this.#language !== settings.language) this.#greet();
  }

  close(): void {
    this.#closed = true;
    this.acting.stop();
    this.sending.stop();
    this.line.close();
  }

  #move(move: Move): void {
    this.complaint = null;
    this.sending.send(move);
  }

  /** Whoever tries something else is told no more what was refused before; a look is no try. */
  #try(message: ClientMessage): void {
    if (!("id" in message) || message.id !== LOOK) this.complaint = null;
    this.line.send(message);
  }

  #greet(): void {
    const language = (this.#language = settings.language);
    const last = this.tokens.length > 1 || this.#told !== language ? -1 : this.version;
    this.line.send({ type: "hello", tokens: this.tokens, last, language });
  }

  #hear(message: ServerMessage): void {
    this.company.hear(message);
    this.asking.hear(message);
    switch (message.type) {
      case "welcome":
        this.company.again();
        this.line.welcomed();
        this.welcome = message;
        void this.#dress(message.game);
        break;
      case "seats":
        this.seating.hear(message);
        this.fair.weigh(message.chance);
        break;
      case "state":
        if (this.face) this.#take(message);
        else this.#early.push(message);
        break;
      case "ack":
        this.fair.hear(message);
        break;
      case "refused":
        if (!this.fair.hear(message)) this.#refuse(message);
        break;
      case "error":
        this.sending.failed(message.id);
        this.complaint = { sentence: message.sentence, rule: "" };
        break;
      default:
        break;
    }
  }

  #refuse(message: Refused): void {
    if (message.id === LOOK) return;
    this.sending.failed(message.id);
    if (!this.asking.settle(message) && !this.sending.acted(message))
      this.complaint = { sentence: message.sentence, rule: message.rule };
  }

  /** Fetch the face of the game, once, and try again where that fails; then show what has been said meanwhile. */
  async #dress(game: string): Promise<void> {
    if (this.face) return;
    try {
      const face = await this.faceOf(game);
      if (this.#closed || this.face) return;
      this.face = face;
      void face.load().catch(() => {});
    } catch (error) {
      this.fault = (error as Error).message;
      if (!this.#closed) setTimeout(() => void this.#dress(game), AGAIN);
      return;
    }
    for (const state of this.#early.splice(0)) this.#take(state);
  }

  #take(state: State): void {
    const before = this.version;
    const first = before < 0;
    const retold = state.language !== this.#told;
    const again = !retold && state.version === before && state.seat === this.viewSeat;
    const same = again || JSON.stringify(state.decision) === JSON.stringify(this.decision);
    const replaced = !same && !(retold && state.version === before) && this.question !== null && !this.sending.busy;
    const shown = this.viewSeat;
    const another = !first && state.seat !== this.viewSeat;
    const known = this.log.length ? this.#lastPlace : -1;
    this.version = state.version;
    this.#told = state.language;
    this.viewSeat = state.seat;
    this.latest = state.view as unknown as V;
    this.acting.end = this.latest;
    this.deciding = state.deciding;
    // The same question told again is the same: nobody's hand or eye is to lose its place.
    if (!same || !this.decision || !state.decision) this.decision = state.decision;
    this.undo = state.undo;
    if (this.sending.resume(state.version)) this.complaint = null;
    if (replaced) this.sending.startle();
    hearOf(this.id, state.version, state.deciding?.yours ?? false);
    if (state.outcome && !this.outcome) change(this.id, { over: true });
    this.outcome = state.outcome;
    const from = state.events_from;
    const base = this.#lastPlace - this.log.length;
    const undone = state.version > before && !another && !retold && known >= 0 && from < known;
    const kept = first || another || retold || from <= base ? [] : this.log.slice(0, from - base);
    this.log = [...kept, ...state.events];
    this.#lastPlace = from + state.events.length;
    this.covered ||= this.#passes(first ? null : shown, state.seat);
    if (first) this.fair.mix(state.version, this.welcome?.seats ?? []);
    if (first || undone || !this.view) {
      this.skip();
      return;
    }
    this.acting.add(state.events.filter((event) => event.version > before));
    if (!this.covered) this.acting.start();
  }

  /** Does the screen pass from one secret to another? On the first look at a screen for several, too. */
  #passes(from: number | null, to: number | null): boolean {
    const view = this.latest;
    const face = this.face;
    if (!face || !view || to === null) return false;
    const secrets = new Set((this.welcome?.seats ?? []).map((seat) => face.secretOf(view, seat)));
    return secrets.size > 1 && (from === null || face.secretOf(view, from) !== face.secretOf(view, to));
  }
}
