import { couponKinds, type CouponKind } from "../contract/coupon-kinds.ts";
import type { Coupon as WireCoupon, OwnCoupon as WireOwnCoupon } from "../contract/promotion.ts";

/** Deduction, minimum and scope of a coupon. */
export interface CouponTerms {
  readonly name: string;
  /** Decimal text. */
  readonly amount: string;
  /** Decimal text; null without a minimum. */
  readonly minimum: string | null;
  readonly kind: CouponKind;
  /** Issuer; null for the marketplace. */
  readonly shop: { readonly id: number; readonly name: string } | null;
  readonly category: { readonly id: number; readonly name: string } | null;
  /** The products that it is limited to. */
  readonly products: {
    readonly count: number;
    readonly shown: readonly { readonly id: number; readonly picture: string | null }[];
  } | null;
}

/** A coupon that can be claimed. */
export interface Coupon extends CouponTerms {
  readonly id: number;
  /** Days that it is valid after the claim; null if it has dates. */
  readonly days: number | null;
  /** `yyyy-MM-dd` */
  readonly from: string | null;
  readonly until: string | null;
  readonly isClaimed: boolean;
  /** Whether an order placed today could use it. */
  readonly isUsable: boolean;
  /** Claimed share of a limited number, 0 to 1; null without a limit. */
  readonly taken: number | null;
}

/** A shopper's coupon. Times are wire times. */
export interface OwnCoupon extends CouponTerms {
  /** Id of the claim. */
  readonly id: number;
  readonly couponId: number | null;
  readonly state: "ready" | "upcoming" | "used" | "expired";
  readonly from: string | null;
  readonly until: string | null;
  readonly usedAt: string | null;
}

const kindOf = (useType: number): CouponKind =>
  (Object.keys(couponKinds) as CouponKind[]).find((kind) => couponKinds[kind] === useType) ?? "category";

const termsOf = (row: WireCoupon | WireOwnCoupon): CouponTerms => ({
  name: row.name,
  amount: row.money,
  minimum: Number(row.minPrice) > 0 ? row.minPrice : null,
  kind: kindOf(row.useType),
  shop: row.merId ? { id: row.merId, name: row.merName ?? "" } : null,
  category: row.categoryId === null ? null : { id: row.categoryId, name: row.categoryName ?? "" },
  products:
    row.productCount === null
      ? null
      : {
          count: row.productCount,
          shown: (row.productList ?? []).map(({ id, image }) => ({ id, picture: image })),
        },
});

const takenOf = ({ isLimited, lastTotal, total }: WireCoupon): number | null =>
  isLimited && lastTotal !== null && total !== null && total > 0 ? 1 - lastTotal / total : null;

export const couponOf = (row: WireCoupon): Coupon => ({
  ...termsOf(row),
  id: row.id,
  days: row.isFixedTime ? null : row.day,
  from: row.useStartTimeStr,
  until: row.useEndTimeStr,
  isClaimed: row.isUse,
  isUsable: row.isUsable ?? true,
  taken: takenOf(row),
});

const stateOf = ({ status, validStr }: WireOwnCoupon): OwnCoupon["state"] => {
  if (status === 1) return "used";
  if (status === 2) return "expired";
  return validStr === "notStart" ? "upcoming" : "ready";
};

export const ownCouponOf = (row: WireOwnCoupon): OwnCoupon => ({
  ...termsOf(row),
  id: row.id,
  couponId: row.couponId,
  state: stateOf(row),
  from: row.startTime,
  until: row.endTime,
  usedAt: row.useTime,
});
