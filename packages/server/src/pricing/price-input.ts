import type { LocalizedText } from "../shared/localized-text.ts";
import type { Minor } from "../shared/money.ts";
import type { FreightTemplate } from "./freight.ts";

/** One sku in an order. `id` is unique in the order; `weight` is kg per unit, as decimal text. */
export interface PriceLine {
  readonly id: string;
  readonly merchantId: number;
  readonly productId: number;
  /** The product's category and its ancestors. */
  readonly categoryIds: readonly number[];
  readonly unitPrice: Minor;
  readonly quantity: number;
  readonly weight: string;
}

/** A tax rate at the destination. `rate` 0.07 is seven percent. */
export interface TaxRate {
  readonly name: LocalizedText;
  readonly rate: string;
  /** Provincial tax (PST); shoppers with a PST number are exempt. */
  readonly provincial: boolean;
  readonly onFreight: boolean;
}

/**
 * The items a coupon applies to. Merchant and product coupons belong to the merchant, the others to the
 * platform.
 */
export type CouponScope =
  | { readonly kind: "merchant"; readonly merchantId: number }
  | { readonly kind: "product"; readonly merchantId: number; readonly productIds: readonly number[] }
  | { readonly kind: "platform" }
  | { readonly kind: "category"; readonly categoryId: number };

/** A claimed coupon that the shopper wants to use: `value` off eligible items of at least `minimum`. */
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
  /** Value of one point in minor units; can be a fraction ("0.5"). */
  readonly worth: string;
  /** Largest share of the item total, such as "0.3". */
  readonly maximumShare: string;
  /** Minimum number of points per order. */
  readonly minimum: number;
}

/** Limits of discounts on items. */
export interface DiscountLimits {
  /** Whether discounts may reduce the item total to zero. */
  readonly allowFree?: boolean;
  /** Smallest amount that the open payment providers charge, in minor units; 1 if absent. */
  readonly smallestCharge?: Minor;
}

export interface PriceInput extends DiscountLimits {
  readonly lines: readonly PriceLine[];
  readonly coupons: readonly Coupon[];
  /** Absent if the shopper doesn't use points. */
  readonly points?: PointsOffer | undefined;
  readonly freight: ReadonlyMap<number, FreightTemplate>;
  readonly taxRates: readonly TaxRate[];
  readonly pstExempt: boolean;
}
