import type { WireLocale } from "@carmine/api/contract";

/** A text in every language of the shop; `{name}` stands for a value. A missing language doesn't compile. */
export type Localized = Readonly<Record<WireLocale, string>>;
export type Texts = Readonly<Record<string, Localized>>;
