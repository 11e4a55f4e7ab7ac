import type { WireLocale } from "@carmine/api/contract";
import type { Localized } from "./text-types.ts";

/** A short guide under an address of its own. */
export interface DemoGuide {
  slug: string;
  title: Localized;
  /** HTML of the same tags as a product's content. */
  html: Localized;
}

export interface DemoSynonym {
  locale: WireLocale;
  term: string;
  meanings: string[];
}

/** What a shopper asked about a product, and the answer of its shop. */
export interface DemoQuestion {
  product: string;
  locale: WireLocale;
  nickname: string;
  question: string;
  answer?: string;
  ageDays: number;
}
