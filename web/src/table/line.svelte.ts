/** The line to the server: it beats, breaks and comes back by itself. */
import type { ClientMessage, ServerMessage } from "../types/protocol";

export type Status = "connecting" | "open" | "lost" | "gone";

/** In milliseconds: a line without a word for so long is dead; so often it is asked for a sign of life. */
const SILENCE = 50_000;
const BEAT = 20_000;
/** What the server says when it hangs up for good: not your table, no such table. */
const FOR_GOOD = [4401, 4404];

export interface Ends {
  /** The line is there: say who one is. */
  greet: () => void;
  hear: (message: ServerMessage) => void;
  /** The line is gone, and what was asked over it stays unanswered. */
  broken: () => void;
}

export class Line {
  status = $state<Status>("connecting");
  /** How often it was connected: what was sent over an earlier line may be lost. */
  count = 0;
  #socket: WebSocket | null = null;
  #beat: ReturnType<typeof setInterval> | null = null;
  #again: ReturnType<typeof setTimeout> | null = null;
  #heardAt = 0;
  #retry = 0;
  #closed = false;

  constructor(
    readonly table: string,
    readonly ends: Ends,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** False where nobody can hear it. */
  send(message: ClientMessage): boolean {
    if (!this.open) return false;
    this.#socket!.send(JSON.stringify(message));
    return true;
  }

  connect(): void {
    if (this.#again) clearTimeout(this.#again);
    this.#again = null;
    if (this.#closed || (this.#socket && this.#socket.readyState === WebSocket.CONNECTING)) return;
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${this.table}`,
    );
    this.#socket = socket;
    this.count += 1;
    this.#heardAt = Date.now();
    socket.onopen = () => this.ends.greet();
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heardAt = Date.now();
      this.ends.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.#drop(socket, event.code);
  }

  /** The server knows who this is: from now on the line is watched. */
  welcomed(): void {
    this.#retry = 0;
    this.status = "open";
    if (this.#beat) clearInterval(this.#beat);
    const socket = this.#socket!;
    this.#beat = setInterval(() => this.#ping(socket), BEAT);
  }

  close(): void {
    this.#closed = true;
    for (const timer of [this.#beat, this.#again]) if (timer) clearTimeout(timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  /** The network is back, or somebody looks again: do not wait any longer. */
  #hurry = (): void => {
    if (this.status === "lost" && !document.hidden) this.connect();
  };

  /** The line is gone: connect again, with growing pauses. */
  #drop(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    if (this.#beat) clearInterval(this.#beat);
    this.ends.broken();
    if (FOR_GOOD.includes(code)) {
      this.status = "gone";
      return;
    }
    this.status = "lost";
    this.#retry += 1;
    this.#again = setTimeout(() => this.connect(), Math.min(8000, 250 * 2 ** Math.min(this.#retry, 5)));
  }

  /** Ask for a sign of life; a line that gave none for long is dead, though nobody has said so. */
  #ping(socket: WebSocket): void {
    if (Date.now() - this.#heardAt < SILENCE) {
      this.send({ type: "ping", id: "p" });
      return;
    }
    this.#drop(socket, 0);
    socket.close();
  }
}
