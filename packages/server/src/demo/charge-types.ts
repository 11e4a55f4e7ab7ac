import type { LocalizedText } from "../shared/localized-text.ts";
import type { Amount, Localized } from "./text-types.ts";

export interface DemoCoupon {
  name: Localized;
  /** Key of the shop that issues it; missing for the marketplace. */
  merchant?: string;
  value: Amount;
  minimum: Amount;
  /** Keys of the products that it is limited to. */
  products?: string[];
  /** Key of the category that it is limited to. */
  category?: string;
  /** Claimed by hand, for new shoppers, or with a purchase. */
  given: "claim" | "new" | "gift";
  /** Days that it can be used after the claim. */
  days: number;
  /** How many there were and still are; missing for no limit. */
  limit?: { total: number; left: number };
}

export interface DemoTax {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 3166-2; null where it holds in the whole country. */
  region: string | null;
  name: LocalizedText;
  /** 0.07 is seven percent. */
  rate: string;
  /** A PST number frees from it. */
  isProvincial: boolean;
  onFreight: boolean;
}

/** Working days of a shop's deliveries to a place. */
export interface DemoDelivery {
  merchant: string;
  country: string;
  handlingDays: number;
  minDays: number;
  maxDays: number;
}

export interface DemoFreight {
  /** Key of the shop. */
  merchant: string;
  /** Country, part of the world (see shipping/freight/places.ts) or "*". */
  country: string;
  by: "flat" | "piece";
  firstFee: Amount;
  nextFee?: Amount;
  freeFrom?: Amount;
}
