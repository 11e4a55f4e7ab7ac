import type { LocalizedText } from "../../shared/localized-text.ts";
import type { Placed } from "./entry-kind.ts";

/** How shoppers come to have it: they claim it, they are new, or it comes with something that they buy. */
export const couponWays = ["claim", "new", "gift"] as const;

export interface CouponFields extends Placed {
  readonly name: LocalizedText;
  readonly given: (typeof couponWays)[number];
  /** Name of the shop that pays for it; the platform where there is none. */
  readonly merchant?: string | null | undefined;
  /** Taken off, in the shop's currency: "10.00". */
  readonly value: string;
  /** Least total of the products that it is good for; "0" for none. */
  readonly minimum: string;
  /** Of the platform's: the category that it is limited to, with those below it. */
  readonly category?: number | null | undefined;
  /** Of a shop's: the products that it is limited to. */
  readonly products: readonly number[];
  /** Of a gift: the products that bring it; all of its issuer's where none are named. */
  readonly gifts: readonly number[];
  /** How many there are in all; no limit where it isn't said. */
  readonly total?: number | null | undefined;
  /** When it is given out. */
  readonly claimFrom?: string | null | undefined;
  readonly claimUntil?: string | null | undefined;
  /** When it can be used: between two moments, or for some days after it was received. */
  readonly useFrom?: string | null | undefined;
  readonly useUntil?: string | null | undefined;
  readonly days?: number | null | undefined;
  /** Whether it is given out; what was given out stays good. */
  readonly open: boolean;
  /** Counted by the shop, so that they are shown only: how many shoppers have it, and how many are left. */
  readonly claimed?: number | undefined;
  readonly left?: number | null | undefined;
}
