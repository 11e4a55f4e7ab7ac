import { type WireLocale, wireLocales } from "@carmine/api/contract";

/** Whether a text names a language as the wire does. */
export const isWireLocale = (text: string): text is WireLocale =>
  (wireLocales as readonly string[]).includes(text);
