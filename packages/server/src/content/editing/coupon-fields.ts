import type { couponWays } from "@carmine/api/contract";
import type { LocalizedText } from "../../shared/localized-text.ts";
import type { Placed } from "./entry-kind.ts";

export interface CouponFields extends Placed {
  readonly name: LocalizedText;
  readonly given: (typeof couponWays)[number];
  /** Name of the shop that pays for it; null for the platform. */
  readonly merchant?: string | null | undefined;
  /** Deduction in the shop's currency: "10.00". */
  readonly value: string;
  /** Minimum total of eligible products; "0" for none. */
  readonly minimum: string;
  /** For a platform coupon: the category (with descendants) that it is limited to. */
  readonly category?: number | null | undefined;
  /** For a shop coupon: the products that it is limited to. */
  readonly products: readonly number[];
  /** For a gift: the products that grant it; empty for all of its issuer's. */
  readonly gifts: readonly number[];
  /** Total number of claims; null for no limit. */
  readonly total?: number | null | undefined;
  /** Claim period. */
  readonly claimFrom?: string | null | undefined;
  readonly claimUntil?: string | null | undefined;
  /** Validity: between two times, or for some days after the claim. */
  readonly useFrom?: string | null | undefined;
  readonly useUntil?: string | null | undefined;
  readonly days?: number | null | undefined;
  /** Whether it can be claimed; claimed ones stay valid. */
  readonly open: boolean;
  /** Counted by the shop, read-only: claimed and remaining coupons. */
  readonly claimed?: number | undefined;
  readonly left?: number | null | undefined;
}
