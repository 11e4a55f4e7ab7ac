import type { LocalizedText } from "../shared/localized-text.ts";
import type { Amount, Localized } from "./text-types.ts";

export interface DemoCoupon {
  name: Localized;
  /** Key of the issuing shop; missing for the marketplace. */
  merchant?: string;
  value: Amount;
  minimum: Amount;
  /** Keys of the products that it is limited to. */
  products?: string[];
  /** Key of the category that it is limited to. */
  category?: string;
  /** Claimed manually, for new shoppers, or with a purchase. */
  given: "claim" | "new" | "gift";
  /** Days that it is valid after the claim. */
  days: number;
  /** Initial and remaining number of claims; missing for no limit. */
  limit?: { total: number; left: number };
}

export interface DemoTax {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 3166-2; null for the whole country. */
  region: string | null;
  name: LocalizedText;
  /** 0.07 is seven percent. */
  rate: string;
  /** Whether holders of a PST number are exempt. */
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
  /** Country, zone (see shipping/freight/places.ts) or "*". */
  country: string;
  by: "flat" | "piece";
  firstFee: Amount;
  nextFee?: Amount;
  freeFrom?: Amount;
}
