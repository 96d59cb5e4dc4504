/** What can be asked of the server without changing the game; each question waits for its own reply. */
import { words } from "../i18n/i18n.svelte";
import type {
  Advice,
  ClientMessage,
  Outlook,
  Preview,
  Previews,
  Question,
  Refused,
  ServerMessage,
  Why,
} from "../types/protocol";

type Told = Why | Preview | Previews | Outlook | Advice | Question;
export type Reply = Told | Refused;

const TOLD: readonly string[] = [
  "why",
  "preview",
  "previews",
  "outlook",
  "advice",
  "question",
] satisfies Told["type"][];
const isTold = (message: ServerMessage): message is Told => TOLD.includes(message.type);

export class Asking {
  /** How far the coach is with the question it was asked, 0 to 1. */
  pondered = $state(0);
  #count = 0;
  #open = new Map<string, (reply: Reply) => void>();

  constructor(readonly send: (message: ClientMessage) => boolean) {}

  why(key: string): Promise<Reply> {
    return this.ask((id) => ({ type: "why", id, key }));
  }

  preview(key: string): Promise<Reply> {
    return this.ask((id) => ({ type: "preview", id, key }));
  }

  /** Odds and consequences of everything that can be answered. */
  previews(): Promise<Reply> {
    return this.ask((id) => ({ type: "previews", id }));
  }

  /** What is to come if nobody does anything, or after an option. */
  outlook(key = ""): Promise<Reply> {
    return this.ask((id) => ({ type: "outlook", id, key }));
  }

  /** What the coach would do; it takes a while. */
  advise(): Promise<Reply> {
    this.pondered = 0;
    return this.ask((id) => ({ type: "advise", id }));
  }

  /** What somebody else is asked, where nobody has secrets. */
  questionOfOthers(): Promise<Reply> {
    return this.ask((id) => ({ type: "question", id }));
  }

  /** By it the server says what it answers. */
  ticket(): string {
    this.#count += 1;
    return `c${this.#count}`;
  }

  ask(message: (id: string) => ClientMessage): Promise<Reply> {
    const id = this.ticket();
    return new Promise((resolve) => {
      this.#open.set(id, resolve);
      if (!this.send(message(id))) this.unanswered();
    });
  }

  /** Whoever asked something over a line that is gone is told so. */
  unanswered(): void {
    for (const [id, resolve] of this.#open)
      resolve({ type: "refused", id, reason: "table", sentence: words().reconnecting, rule: "" });
    this.#open.clear();
  }

  hear(message: ServerMessage): void {
    if (message.type === "thinking") this.pondered = message.share;
    else if (isTold(message)) this.settle(message);
  }

  /** True if somebody waited for this reply. */
  settle(reply: Reply): boolean {
    const waiter = this.#open.get(reply.id);
    this.#open.delete(reply.id);
    waiter?.(reply);
    return waiter !== undefined;
  }
}
