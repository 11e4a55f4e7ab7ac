import type { GuideTopic, WireLocale } from "@carmine/api/contract";
import type { Localized } from "./text-types.ts";

/** A short guide with a separate URL. */
export interface DemoGuide {
  slug: string;
  /** Section of the help center; default "guides". */
  topic?: GuideTopic;
  title: Localized;
  /** HTML of the same tags as a product's content. */
  html: Localized;
}

export interface DemoSynonym {
  locale: WireLocale;
  term: string;
  meanings: string[];
}

export interface DemoCarSize {
  make: string;
  model: string;
  yearFrom: number;
  yearTo: number | null;
  tires: string[];
  wheels: string[];
}

/** A shopper's question about a product, and the shop's answer. */
export interface DemoQuestion {
  product: string;
  locale: WireLocale;
  nickname: string;
  question: string;
  answer?: string;
  ageDays: number;
}
