import type { OrderCoupon } from "../contract/order-coupons.ts";
import type { PreOrder, PriceBreakdown } from "../contract/order-shapes.ts";
import { boughtItemOf, type BoughtItem, type SellerRef } from "./order.ts";

/** A checkout before the order is placed. */
export interface Checkout {
  readonly shops: readonly { readonly shop: SellerRef; readonly items: readonly BoughtItem[] }[];
  readonly quantity: number;
  /** Decimal text: the items alone, and the total. */
  readonly itemsTotal: string;
  readonly total: string;
  /** The default address; null if there is none. */
  readonly addressId: number | null;
}

/** Totals of a checkout, decimal text; null if the back end doesn't report them. */
export interface CheckoutPrice {
  readonly items: string;
  readonly shipping: string;
  readonly coupons: string;
  readonly points: string | null;
  readonly total: string;
  readonly tax: {
    /** True without an address. */
    readonly isEstimate: boolean;
    readonly total: string | null;
    readonly lines: readonly { readonly name: string; readonly rate: string; readonly amount: string }[];
    /** Whether a PST number would exempt the order from it. */
    readonly isProvincial: boolean;
  };
  readonly pointUse: {
    /** The shopper's points, how many of them this order could use, and their value. */
    readonly balance: number;
    readonly usable: number;
    readonly worth: string;
  };
  readonly shops: readonly {
    readonly id: number;
    readonly shipping: string;
    readonly total: string;
    /**
     * First and last day of arrival, `yyyy-MM-dd`; null without an address, and if the shop doesn't state it.
     */
    readonly arrival: { readonly earliest: string; readonly latest: string } | null;
  }[];
}

/** A claimed coupon at the checkout. */
export interface CheckoutCoupon {
  /** Id of the claim. */
  readonly id: number;
  readonly name: string;
  /** Decimal text. */
  readonly amount: string;
  readonly minimum: string | null;
  /** A shop's id, 0 for the marketplace. */
  readonly issuer: number;
  readonly isUsable: boolean;
  /** Why it can't be used, in the shopper's language. */
  readonly reason: string | null;
  /** Deduction for this order. */
  readonly saving: string;
}

export const checkoutOf = (data: PreOrder): Checkout => ({
  shops: data.orderList.map(({ merId, merName, orderInfoList }) => ({
    shop: { id: merId, name: merName },
    items: orderInfoList.map(boughtItemOf),
  })),
  quantity: data.orderProNum,
  itemsTotal: data.proTotalFee,
  total: data.payFee,
  addressId: data.addressId,
});

export const checkoutPriceOf = (data: PriceBreakdown): CheckoutPrice => ({
  items: data.proTotalFee,
  shipping: data.freightFee,
  coupons: data.couponFee,
  points: data.integralFee,
  total: data.payFee,
  tax: {
    isEstimate: data.isEstimate ?? false,
    total: data.taxFee,
    lines: data.taxList ?? [],
    isProvincial: data.hasProvincialTax ?? false,
  },
  pointUse: {
    balance: (data.surplusIntegral ?? 0) + (data.usedIntegral ?? 0),
    usable: data.usableIntegral ?? 0,
    worth: data.usableIntegralFee ?? "0",
  },
  shops: (data.merchantList ?? []).map(({ merId, freightFee, payFee, delivery }) => ({
    id: merId,
    shipping: freightFee,
    total: payFee,
    arrival: delivery,
  })),
});

export const checkoutCouponOf = (coupon: OrderCoupon): CheckoutCoupon => ({
  id: coupon.id,
  name: coupon.name,
  amount: coupon.money,
  minimum: Number(coupon.minPrice ?? 0) > 0 ? coupon.minPrice : null,
  issuer: coupon.merId ?? 0,
  isUsable: coupon.usable ?? false,
  reason: coupon.reason,
  saving: coupon.deduct ?? coupon.money,
});
