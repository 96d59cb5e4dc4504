/** What somebody said, as it is read: a phrase in the reader's language, places by the names that one says. */
import type { Desk } from "../table/desk.svelte";
import type { BaseView } from "../table/face";
import type { Said } from "../types/protocol";
import { companyWords } from "./words";

export const heard = <V extends BaseView>(desk: Desk<V>, { phrase, text }: Said): string =>
  phrase ? (companyWords().phrases[phrase] ?? phrase) : desk.spoken({ en: text, pl: text });
