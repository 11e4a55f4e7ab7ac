import type { OrderCoupon } from "../contract/order-coupons.ts";
import type { PreOrder, PriceBreakdown } from "../contract/order-shapes.ts";
import { boughtItemOf, type BoughtItem, type SellerRef } from "./order.ts";

/** What is held for an order before it is made. */
export interface Checkout {
  readonly shops: readonly { readonly shop: SellerRef; readonly items: readonly BoughtItem[] }[];
  readonly quantity: number;
  /** Decimal text: the items alone, and what would be paid. */
  readonly itemsTotal: string;
  readonly total: string;
  /** The default address; null where there is none. */
  readonly addressId: number | null;
}

/** The sums of a checkout, decimal texts; null for what the back end doesn't say. */
export interface CheckoutPrice {
  readonly items: string;
  readonly shipping: string;
  readonly coupons: string;
  readonly points: string | null;
  readonly total: string;
  readonly tax: {
    /** Without an address it isn't known yet. */
    readonly isEstimate: boolean;
    readonly total: string | null;
    readonly lines: readonly { readonly name: string; readonly rate: string; readonly amount: string }[];
    /** A PST number would free from one of them. */
    readonly isProvincial: boolean;
  };
  readonly pointUse: {
    /** Points that the shopper has, and how many of them this order could use to pay so much. */
    readonly balance: number;
    readonly usable: number;
    readonly worth: string;
  };
  readonly shops: readonly {
    readonly id: number;
    readonly shipping: string;
    readonly total: string;
    /** First and last day of arrival, `yyyy-MM-dd`; null without an address, and where the shop says none. */
    readonly arrival: { readonly earliest: string; readonly latest: string } | null;
  }[];
}

/** A claimed coupon at the checkout. */
export interface CheckoutCoupon {
  /** Of the claim. */
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
  /** What it takes off this order. */
  readonly saving: string;
}

/** A held order of the wire. */
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

/** Sums of the wire. */
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

/** A coupon for a held order of the wire. */
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
