import type { WireLocale } from "@carmine/api/contract";

export type Localized = Record<WireLocale, string>;

/** Amount in the shop's currency as decimal text, "78.50". */
export type Amount = string;
