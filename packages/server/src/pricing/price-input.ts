import type { LocalizedText } from "../shared/localized-text.ts";
import type { Minor } from "../shared/money.ts";
import type { FreightTemplate } from "./freight.ts";

/** One sku in an order. `id` is unique in the order; `weight` is kg per piece, as decimal text. */
export interface PriceLine {
  readonly id: string;
  readonly merchantId: number;
  readonly productId: number;
  /** The product's category and all above it. */
  readonly categoryIds: readonly number[];
  readonly unitPrice: Minor;
  readonly quantity: number;
  readonly weight: string;
}

/** A rate that holds at the destination. `rate` 0.07 is seven percent. */
export interface TaxRate {
  readonly name: LocalizedText;
  readonly rate: string;
  /** A provincial rate (PST): a shopper with a PST number doesn't pay it. */
  readonly provincial: boolean;
  readonly onFreight: boolean;
}

/** What a coupon is good for. Merchant and product coupons are the merchant's, the others the platform's. */
export type CouponScope =
  | { readonly kind: "merchant"; readonly merchantId: number }
  | { readonly kind: "product"; readonly merchantId: number; readonly productIds: readonly number[] }
  | { readonly kind: "platform" }
  | { readonly kind: "category"; readonly categoryId: number };

/** A claimed coupon that the shopper wants to use: `value` off eligible goods of at least `minimum`. */
export interface Coupon {
  /** Id of the claim, not of the coupon. */
  readonly id: number;
  readonly value: Minor;
  readonly minimum: Minor;
  readonly scope: CouponScope;
}

/** The shopper's points and the operator's terms for using them. */
export interface PointsOffer {
  /** Points that can be used now. */
  readonly balance: number;
  /** Worth of one point in minor units, may be a fraction ("0.5"). */
  readonly worth: string;
  /** Largest share of the goods total, "0.3". */
  readonly maximumShare: string;
  /** Fewest points that can be used at once. */
  readonly minimum: number;
}

/** How far discounts may reduce the goods. */
export interface DiscountLimits {
  /** The operator lets discounts reduce the goods to nothing. */
  readonly allowFree?: boolean;
  /** Smallest amount that the open payment providers charge, in minor units; 1 if absent. */
  readonly smallestCharge?: Minor;
}

export interface PriceInput extends DiscountLimits {
  readonly lines: readonly PriceLine[];
  readonly coupons: readonly Coupon[];
  /** Absent: the shopper doesn't use points. */
  readonly points?: PointsOffer | undefined;
  readonly freight: ReadonlyMap<number, FreightTemplate>;
  readonly taxRates: readonly TaxRate[];
  readonly pstExempt: boolean;
}
