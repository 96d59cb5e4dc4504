import { describe, expect, it, vi } from "vitest";
import type { ClientMessage } from "../types/protocol";
import { Company, SAYING } from "./company.svelte";
import { companyWords } from "./words";

const table = (seat: number | null = null) => {
  const sent: ClientMessage[] = [];
  const company = new Company(
    (message) => sent.push(message),
    () => seat,
  );
  return { sent, company };
};
const said = (seat: number | null, text: string) => ({ type: "said" as const, seat, text, phrase: "", bot: "" });

describe("table talk", () => {
  it("is heard and counted until somebody looks", () => {
    const { company } = table();
    company.hear(said(0, "run"));
    company.hear(said(null, "behind you"));
    expect([company.said.length, company.unread]).toEqual([2, 2]);
  });
  it("stands over the board for a while, and is counted until it is read", () => {
    vi.useFakeTimers();
    const { company } = table();
    company.hear(said(0, "run"));
    vi.advanceTimersByTime(SAYING - 1);
    company.hear(said(1, "where?"));
    vi.advanceTimersByTime(1);
    expect([company.word?.text, company.unread]).toEqual(["where?", 2]);
    vi.advanceTimersByTime(SAYING);
    expect([company.word, company.unread]).toEqual([null, 2]);
    vi.useRealTimers();
  });
  it("counts no words of one's own, told anew after the page was opened again, but what a bot says in one's place", () => {
    const company = new Company(
      () => {},
      () => null,
      () => [0, 2],
    );
    company.hear(said(0, "run"));
    company.hear(said(2, "where?"));
    expect([company.said.length, company.unread]).toEqual([2, 0]);
    company.hear({ ...said(0, "Meg searches."), bot: "greedy" });
    company.hear(said(1, "here"));
    expect(company.unread).toBe(2);
  });
  it("of somebody who is muted is not heard, nor what they said before", () => {
    const { company } = table();
    company.hear(said(1, "one"));
    company.mute(1);
    company.hear(said(1, "two"));
    expect(company.said).toEqual([]);
    company.mute(1);
    company.hear(said(1, "three"));
    expect(company.said.map((one) => one.text)).toEqual(["three"]);
  });
  it("that was read before the line broke is no news when it is told anew", () => {
    const { company } = table();
    company.hear(said(0, "run"));
    company.hear(said(0, "run"));
    company.unread = 0; // somebody looked
    company.hear(said(1, "where?"));
    company.again();
    for (const [seat, text] of [
      [0, "run"],
      [0, "run"],
      [1, "where?"],
      [0, "run"],
    ] as const)
      company.hear(said(seat, text));
    expect([company.said.length, company.unread]).toEqual([4, 2]);
  });
  it("is not sent empty, nor longer than the server takes", () => {
    const { company, sent } = table();
    company.say("  ");
    company.say("x".repeat(999));
    expect(sent).toHaveLength(1);
    expect((sent[0] as { text: string }).text).toHaveLength(240);
  });
  it("is said for whoever looks at a screen that several people share", () => {
    const { company, sent } = table(2);
    company.say("run");
    company.phrase("help-me");
    company.point("2R.N");
    company.suggest("move:2R.N");
    expect(sent.map((message) => (message as { seat: number }).seat)).toEqual([2, 2, 2, 2]);
  });
  it("has each phrase in both languages", () =>
    expect(Object.values(companyWords().phrases).every(Boolean)).toBe(true));
});

describe("a suggestion", () => {
  it("stands until the game moves on", () => {
    const { company } = table();
    const option = { key: "move:2R.N", label: { en: "", pl: "" }, group: "move", rule: "", arguments: {} };
    company.hear({ type: "suggested", seat: 1, option, version: 4 });
    const state = (version: number) => ({ type: "state", version }) as Parameters<Company["hear"]>[0];
    company.hear(state(4));
    expect(company.suggested?.option.key).toBe("move:2R.N");
    company.hear(state(5));
    expect(company.suggested).toBeNull();
  });
});

describe("a look", () => {
  it("is not told again and again", () => {
    const { company, sent } = table();
    company.look("2R.N");
    company.look("2R.N");
    company.look("2R.NE");
    expect(sent).toHaveLength(1);
  });
});
