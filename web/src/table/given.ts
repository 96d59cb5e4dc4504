/** Options and events for tests, with nothing but what a test is about. */
import type { EventData, OptionData } from "../types/protocol";

export const option = (key: string, args: Record<string, unknown> = {}): OptionData => ({
  key,
  group: key.split(":")[0]!,
  label: { en: key, pl: key },
  rule: "",
  arguments: args,
});

export const event = (name: string, data: Record<string, unknown> = {}): EventData => ({
  name,
  data,
  text: { en: name, pl: name },
  rule: "",
  reveals: false,
  tone: [],
  version: 1,
});
