import { type WireLocale, wireLocales } from "@carmine/api/contract";

export const isWireLocale = (text: string): text is WireLocale =>
  (wireLocales as readonly string[]).includes(text);
