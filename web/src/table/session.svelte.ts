/** One table as this browser sees it: the connection, the latest state, and the film of what just happened. */
import { words } from "../i18n/i18n.svelte";
import { boardOf } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { change } from "../lib/tables.svelte";
import type {
  Advice,
  Answer,
  BoardData,
  ChanceData,
  ClientMessage,
  DecisionData,
  Deciding,
  EventData,
  Outlook,
  OutcomeData,
  Preview,
  Previews,
  Question,
  Refused,
  SeatData,
  ServerMessage,
  State,
  Undo,
  Welcome,
  Why,
} from "../types/protocol";
import { Company } from "../company/company.svelte";
import { Acting } from "./acting.svelte";
import type { BaseView, GameFace } from "./face";
import { newNonce, remember, remembered, verdict, type Verdict } from "./fairness";

export type Status = "connecting" | "open" | "lost" | "gone";
type Reply = Why | Preview | Previews | Outlook | Advice | Question | Refused;
/** What changes the game; it names the version it is meant for, so that it never acts twice. */
type Move = Answer | Undo;

/** In milliseconds: a line without a word for so long is dead; a question that came unexpected can be answered after
 * so long; what could not be fetched is tried again after so long. */
const SILENCE = 50_000;
const SURPRISE = 350;
const AGAIN = 3000;

export class Session<V extends BaseView = BaseView> {
  status = $state<Status>("connecting");
  welcome = $state.raw<Welcome | null>(null);
  /** Known when the server has said which game this is. */
  face = $state.raw<GameFace<V> | null>(null);
  board = $state.raw<BoardData | null>(null);
  seats = $state.raw<SeatData[]>([]);
  invites = $state.raw<Record<string, string>>({});
  spectators = $state(0);
  /** Where the dice come from, and who may know them. */
  chance = $state.raw<ChanceData | null>(null);
  /** How far the coach is with the question it was asked, 0 to 1. */
  pondered = $state(0);
  /** Whether the end bears out what was shown first. */
  verdict = $state<Verdict | null>(null);
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
  /** What others say and show beside the game. */
  readonly company = new Company((message) => this.#send(message));
  /** What was answered last, until the server has shown what came of it. */
  #sent = $state.raw<Move | null>(null);
  /** Another question has just taken the place of one that was being answered. */
  #surprised = $state(false);
  /** Somebody else is to look now, who knows what the one before must not see. */
  covered = $state(false);
  complaint = $state.raw<{ sentence: string; rule: string } | null>(null);
  fault = $state("");

  #socket: WebSocket | null = null;
  #sentOver: WebSocket | null = null;
  #saidTwice: string | undefined;
  #beat: ReturnType<typeof setInterval> | null = null;
  #again: ReturnType<typeof setTimeout> | null = null;
  #calm: ReturnType<typeof setTimeout> | null = null;
  #heardAt = 0;
  #retry = 0;
  #closed = false;
  #count = 0;
  #open = new Map<string, (reply: Reply) => void>();
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
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
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
    return this.#sent !== null || this.#surprised;
  }

  /** True if it was sent: not where another answer is on its way. */
  answer(key: string): boolean {
    if (this.waiting || !this.question) return false;
    const seat = this.deciding?.seat ?? this.viewSeat ?? this.welcome?.seats[0] ?? 0;
    this.#move({ type: "answer", id: this.#ticket(), version: this.version, seat, key });
    return true;
  }

  takeBack(): void {
    if (!this.waiting) this.#move({ type: "undo", id: this.#ticket(), version: this.version });
  }

  why(key: string): Promise<Reply> {
    return this.#ask((id) => ({ type: "why", id, key }));
  }

  preview(key: string): Promise<Reply> {
    return this.#ask((id) => ({ type: "preview", id, key }));
  }

  /** Odds and consequences of everything that can be answered. */
  previews(): Promise<Reply> {
    return this.#ask((id) => ({ type: "previews", id }));
  }

  /** What is to come if nobody does anything, or after an option. */
  outlook(key = ""): Promise<Reply> {
    return this.#ask((id) => ({ type: "outlook", id, key }));
  }

  /** What the coach would do; it takes a while. */
  advise(): Promise<Reply> {
    this.pondered = 0;
    return this.#ask((id) => ({ type: "advise", id }));
  }

  /** What somebody else is asked, where nobody has secrets. */
  questionOfOthers(): Promise<Reply> {
    return this.#ask((id) => ({ type: "question", id }));
  }

  changeSeat(
    seat: number,
    action: "bot" | "take" | "open" | "kick" | "rename",
    more: { bot?: string; name?: string } = {},
  ): void {
    this.#send({ type: "seat", id: this.#ticket(), seat, action, ...more });
  }

  setHabit(seat: number, habit: string, choice: string): void {
    this.#send({ type: "habit", id: this.#ticket(), seat, habit, choice });
  }

  setSkips(seat: number, rules: string[]): void {
    this.#send({ type: "skips", id: this.#ticket(), seat, rules });
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
    if (this.#socket?.readyState === WebSocket.OPEN && this.#language !== settings.language) this.#greet();
  }

  close(): void {
    this.#closed = true;
    this.acting.stop();
    for (const timer of [this.#beat, this.#again, this.#calm]) if (timer) clearTimeout(timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  /** The network is back, or somebody looks again: do not wait any longer. */
  #hurry = (): void => {
    if (this.status === "lost" && !document.hidden) this.#connect();
  };

  #move(move: Move): void {
    this.#sent = move;
    this.#sentOver = this.#socket;
    this.complaint = null;
    this.#send(move);
  }

  #ticket(): string {
    this.#count += 1;
    return `c${this.#count}`;
  }

  #ask(message: (id: string) => ClientMessage): Promise<Reply> {
    const id = this.#ticket();
    return new Promise((resolve) => {
      this.#open.set(id, resolve);
      if (!this.#send(message(id))) this.#unanswered();
    });
  }

  /** Whoever asked something over a line that is gone is told so. */
  #unanswered(): void {
    for (const [id, resolve] of this.#open)
      resolve({ type: "refused", id, reason: "table", sentence: words().reconnecting, rule: "" });
    this.#open.clear();
  }

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    if (this.#again) clearTimeout(this.#again);
    this.#again = null;
    if (this.#closed || (this.#socket && this.#socket.readyState === WebSocket.CONNECTING)) return;
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${this.id}`,
    );
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heardAt = Date.now();
      this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.#drop(socket, event.code);
  }

  #greet(): void {
    const language = (this.#language = settings.language);
    const last = this.tokens.length > 1 || this.#told !== language ? -1 : this.version;
    this.#send({ type: "hello", tokens: this.tokens, last, language });
  }

  /** The line is gone: connect again, with growing pauses. */
  #drop(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    if (this.#beat) clearInterval(this.#beat);
    this.#unanswered();
    if (code === 4401 || code === 4404) {
      this.status = "gone";
      return;
    }
    this.status = "lost";
    this.#retry += 1;
    this.#again = setTimeout(() => this.#connect(), Math.min(8000, 250 * 2 ** Math.min(this.#retry, 5)));
  }

  /** Ask for a sign of life; a line that gave none for long is dead, though nobody has said so. */
  #ping(socket: WebSocket): void {
    if (Date.now() - this.#heardAt < SILENCE) {
      this.#send({ type: "ping", id: "p" });
      return;
    }
    this.#drop(socket, 0);
    socket.close();
  }

  #hear(message: ServerMessage): void {
    this.company.hear(message);
    switch (message.type) {
      case "welcome": {
        this.company.again();
        this.#retry = 0;
        this.status = "open";
        this.welcome = message;
        void this.#dress(message.game);
        if (this.#beat) clearInterval(this.#beat);
        const line = this.#socket!;
        this.#beat = setInterval(() => this.#ping(line), 20000);
        break;
      }
      case "seats":
        this.seats = message.seats;
        this.spectators = message.spectators;
        this.#weigh(message.chance);
        this.invites = message.invites as Record<string, string>;
        break;
      case "state":
        if (this.face) this.#take(message);
        else this.#early.push(message);
        break;
      case "refused": {
        if (message.id === "look") break;
        if (message.id === this.#sent?.id) this.#sent = null;
        const waiter = this.#open.get(message.id);
        // of an answer given twice the first has acted, after all
        const saidTwice = message.id === this.#saidTwice && message.reason === "stale";
        if (waiter) {
          this.#open.delete(message.id);
          waiter(message);
        } else if (!saidTwice) this.complaint = { sentence: message.sentence, rule: message.rule };
        break;
      }
      case "why":
      case "preview":
      case "previews":
      case "outlook":
      case "advice":
      case "question":
        this.#open.get(message.id)?.(message);
        this.#open.delete(message.id);
        break;
      case "thinking":
        this.pondered = message.share;
        break;
      case "error":
        if (message.id === this.#sent?.id) this.#sent = null;
        this.complaint = { sentence: message.sentence, rule: "" };
        break;
      default:
        break;
    }
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

  /** Remember what was shown of the secret first; when the secret is told, check it. */
  #weigh(chance: ChanceData): void {
    this.chance = chance;
    const known = remembered(this.id) ?? { commitment: chance.commitment, nonces: {} };
    if (chance.commitment && !chance.secret) remember(this.id, known);
    if (chance.secret) void verdict(chance, known).then((found) => (this.verdict = found));
  }

  /** Before anybody has decided, each seat mixes something of its own into the dice to come. */
  #mix(version: number): void {
    const chance = this.chance;
    if (!chance?.commitment || chance.secret || version > Object.keys(chance.nonces).length) return;
    const known = remembered(this.id) ?? { commitment: chance.commitment, nonces: {} };
    for (const seat of this.welcome?.seats ?? []) {
      if (String(seat) in chance.nonces || String(seat) in known.nonces) continue;
      const [id, nonce] = [this.#ticket(), newNonce()];
      this.#open.set(id, (reply) => {
        if (reply.type !== "refused") return;
        delete known.nonces[String(seat)];
        remember(this.id, known);
      });
      known.nonces[String(seat)] = nonce;
      this.#send({ type: "nonce", id, seat, nonce });
    }
    remember(this.id, known);
  }

  #take(state: State): void {
    const before = this.version;
    const first = before < 0;
    const retold = state.language !== this.#told;
    const again = !retold && state.version === before && state.seat === this.viewSeat;
    const same = again || JSON.stringify(state.decision) === JSON.stringify(this.decision);
    const replaced = !same && !(retold && state.version === before) && this.question !== null && !this.#sent;
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
    this.#resume(state.version);
    if (replaced) this.#startle();
    if (state.outcome && !this.outcome) change(this.id, { over: true });
    this.outcome = state.outcome;
    const from = state.events_from;
    const base = this.#lastPlace - this.log.length;
    const undone = state.version > before && !another && !retold && known >= 0 && from < known;
    const kept = first || another || retold || from <= base ? [] : this.log.slice(0, from - base);
    this.log = [...kept, ...state.events];
    this.#lastPlace = from + state.events.length;
    this.covered ||= this.#passes(first ? null : shown, state.seat);
    if (first) this.#mix(state.version);
    if (first || undone || !this.view) {
      this.skip();
      return;
    }
    this.acting.add(state.events.filter((event) => event.version > before));
    if (!this.covered) this.acting.start();
  }

  /** The game has moved on from what was sent; or it never arrived (the line broke), and is sent again. */
  #resume(version: number): void {
    if (!this.#sent) return;
    if (version !== this.#sent.version) this.#sent = null;
    else if (this.#sentOver !== this.#socket) {
      this.#saidTwice = this.#sent.id;
      this.#move(this.#sent);
    }
  }

  /** Somebody else was quicker: whoever was about to click gets a moment to see what is asked now. */
  #startle(): void {
    this.#surprised = true;
    if (this.#calm) clearTimeout(this.#calm);
    this.#calm = setTimeout(() => (this.#surprised = false), SURPRISE);
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
