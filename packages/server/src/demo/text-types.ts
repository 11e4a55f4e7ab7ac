import type { WireLocale } from "@carmine/api/contract";

/** A text in every language of the shop. */
export type Localized = Record<WireLocale, string>;

/** Amount in the shop's currency as decimal text, "78.50". */
export type Amount = string;
