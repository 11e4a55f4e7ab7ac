import type { WireLocale } from "@carmine/api/contract";

/** A text of the catalogue: English always, the other languages where somebody wrote them. */
export type LocalizedText = { en: string } & Partial<Record<WireLocale, string>>;
