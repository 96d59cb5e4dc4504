/** One table as this browser sees it: the connection, the latest state, and the film of what just happened. */
import { words } from "../i18n/i18n.svelte";
import { boardOf } from "../lib/api";
import { PAUSES, settings, still } from "../lib/settings.svelte";
import { change } from "../lib/tables.svelte";
import type { Answer, BoardData, ClientMessage, DecisionData, Deciding, EventData, Outlook, OutcomeData, Preview, Refused, SeatData, ServerMessage, State, Undo, Welcome, Why } from "../types/protocol";
import type { BaseView, GameFace } from "./face";
import { ring } from "./sound";

export type Status = "connecting" | "open" | "lost" | "gone";
type Reply = Why | Preview | Outlook | Refused;
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
  version = $state(-1);
  viewSeat = $state<number | null>(null);
  /** What is drawn now; while events are acted out it is behind `latest`. */
  view = $state.raw<V | null>(null);
  latest = $state.raw<V | null>(null);
  deciding = $state.raw<Deciding | null>(null);
  decision = $state.raw<DecisionData | null>(null);
  undo = $state<string | null>("");
  outcome = $state.raw<OutcomeData | null>(null);
  log = $state.raw<EventData[]>([]);
  /** The event being acted out. */
  now = $state.raw<EventData | null>(null);
  playing = $state(false);
  ahead = $state(0);
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
  #queue: EventData[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #beat: ReturnType<typeof setInterval> | null = null;
  #again: ReturnType<typeof setTimeout> | null = null;
  #calm: ReturnType<typeof setTimeout> | null = null;
  #heardAt = 0;
  #retry = 0;
  #closed = false;
  #count = 0;
  #open = new Map<string, (reply: Reply) => void>();
  #lastPlace = -1;
  #language = "";

  constructor(readonly id: string, readonly tokens: string[], readonly faceOf: (game: string) => GameFace<V>) {
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

  /** The log up to the event that is being shown. */
  get heard(): EventData[] {
    return this.ahead ? this.log.slice(0, -this.ahead) : this.log;
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

  /** What is to come if nobody does anything. */
  outlook(): Promise<Reply> {
    return this.#ask((id) => ({ type: "outlook", id }));
  }

  changeSeat(seat: number, action: "bot" | "take" | "open" | "kick" | "rename", more: { bot?: string; name?: string } = {}): void {
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
    this.#start();
  }

  /** Show the end of the film at once. */
  skip(): void {
    this.#queue = [];
    this.#finish();
  }

  /** Sentences of the server come in the language of the greeting, so a new language needs a new one. */
  speak(): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.#language !== settings.language) this.#socket.close();
  }

  close(): void {
    this.#closed = true;
    for (const timer of [this.#timer, this.#beat, this.#again, this.#calm]) if (timer) clearTimeout(timer);
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
    for (const [id, resolve] of this.#open) resolve({ type: "refused", id, reason: "table", sentence: words().reconnecting, rule: "" });
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
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${this.id}`);
    this.#socket = socket;
    this.#language = settings.language;
    this.#heardAt = Date.now();
    socket.onopen = () => this.#send({ type: "hello", tokens: this.tokens, last: this.tokens.length > 1 ? -1 : this.version, language: settings.language });
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heardAt = Date.now();
      this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.#drop(socket, event.code);
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
    switch (message.type) {
      case "welcome": {
        this.#retry = 0;
        this.status = "open";
        this.welcome = message;
        this.face = this.faceOf(message.game);
        void this.face.load().catch(() => {});
        if (this.#beat) clearInterval(this.#beat);
        const line = this.#socket!;
        this.#beat = setInterval(() => this.#ping(line), 20000);
        break;
      }
      case "seats":
        this.seats = message.seats;
        this.spectators = message.spectators;
        this.invites = message.invites as Record<string, string>;
        break;
      case "state":
        this.#take(message);
        break;
      case "refused": {
        if (message.id === this.#sent?.id) this.#sent = null;
        const waiter = this.#open.get(message.id);
        if (waiter) this.#open.delete(message.id), waiter(message);
        // of an answer given twice the first has acted, after all
        else if (message.id !== this.#saidTwice || message.reason !== "stale") this.complaint = { sentence: message.sentence, rule: message.rule };
        break;
      }
      case "why":
      case "preview":
      case "outlook":
        this.#open.get(message.id)?.(message);
        this.#open.delete(message.id);
        break;
      case "error":
        if (message.id === this.#sent?.id) this.#sent = null;
        this.complaint = { sentence: message.sentence, rule: "" };
        break;
      default:
        break;
    }
  }

  #take(state: State): void {
    const before = this.version;
    const first = before < 0;
    const again = state.version === before && state.seat === this.viewSeat;
    const replaced = !again && this.question !== null && !this.#sent;
    const shown = this.viewSeat;
    const another = !first && state.seat !== this.viewSeat;
    const known = this.log.length ? this.#lastPlace : -1;
    this.version = state.version;
    this.viewSeat = state.seat;
    this.latest = state.view as unknown as V;
    this.deciding = state.deciding;
    // The same question told again is the same: nobody's hand or eye is to lose its place.
    if (!again || !this.decision || !state.decision) this.decision = state.decision;
    this.undo = state.undo;
    this.#resume(state.version);
    if (replaced) this.#startle();
    if (state.outcome && !this.outcome) change(this.id, { over: true });
    this.outcome = state.outcome;
    const from = state.events_from;
    const base = this.#lastPlace - this.log.length;
    const undone = state.version > before && !another && known >= 0 && from < known;
    const kept = first || another || from <= base ? [] : this.log.slice(0, from - base);
    this.log = [...kept, ...state.events];
    this.#lastPlace = from + state.events.length;
    this.covered ||= this.#passes(first ? null : shown, state.seat);
    if (first || undone || !this.view) {
      this.skip();
      return;
    }
    this.#queue.push(...state.events.filter((event) => event.version > before));
    this.ahead = this.#queue.length;
    if (!this.covered) this.#start();
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

  #start(): void {
    if (PAUSES[settings.speed] === 0 || still() || document.hidden) {
      this.skip();
      return;
    }
    if (!this.playing) {
      this.playing = true;
      this.#step();
    }
  }

  #step(): void {
    let event = this.#queue.shift();
    while (event && !this.face!.isLoud(event)) {
      if (this.view) this.view = this.face!.acted(this.view, event);
      event = this.#queue.shift();
    }
    if (!event) {
      this.#finish();
      return;
    }
    if (this.view) this.view = this.face!.acted(this.view, event);
    this.ahead = this.#queue.length;
    this.now = event;
    ring(event.name);
    const crowd = Math.max(1, this.#queue.length / 14);
    this.#timer = setTimeout(() => this.#step(), (PAUSES[settings.speed] * this.face!.weight(event)) / Math.min(crowd, 4));
  }

  #finish(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.playing = false;
    this.ahead = 0;
    this.now = null;
    this.view = this.latest;
  }
}
