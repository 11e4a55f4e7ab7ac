import type { WireLocale } from "@carmine/api/contract";

export type Localized = Record<WireLocale, string>;

/** Amount in the shop's currency as decimal text, "78.50". */
export type Amount = string;

export interface DemoMerchantType {
  key: string;
  name: Localized;
  /** Private and public documents that an applicant has to submit. */
  info: Localized;
  publicInfo: Localized | null;
}

export interface DemoMerchantCategory {
  key: string;
  name: Localized;
  /** Handling fee in percent. */
  handlingFee: number;
}
