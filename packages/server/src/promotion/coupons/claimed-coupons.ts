import { eq, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { claimedCoupon, type coupon } from "../../database/schema/promotion.ts";
import { statement } from "../../database/statement.ts";
import { toMinor } from "../../shared/money.ts";
import type { ClaimedCoupon } from "./choose-coupons.ts";
import type { CouponScope } from "../../pricing/price-input.ts";

/** A claimed coupon with its display data. */
export interface HeldCoupon extends ClaimedCoupon {
  readonly couponId: number;
  readonly name: LocalizedText;
}

/** A row of `unusedCouponsOf`; amounts are decimal text, times milliseconds. */
export interface UnusedCouponRow extends Pick<
  typeof coupon.$inferSelect,
  "name" | "value" | "minimum" | "scope" | "merchantId" | "categoryId" | "productIds"
> {
  readonly id: number;
  readonly couponId: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

const scopeOf = (row: UnusedCouponRow): CouponScope => {
  const merchantId = row.merchantId ?? 0;
  switch (row.scope) {
    case "merchant":
      return { kind: "merchant", merchantId };
    case "product":
      return { kind: "product", merchantId, productIds: row.productIds };
    case "platform":
      return { kind: "platform" };
    case "category":
      return { kind: "category", categoryId: row.categoryId ?? 0 };
  }
};

const milliseconds = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000)::float8`;

/** A shopper's unused, unexpired coupons as a JSON array of `UnusedCouponRow`, by expiry. */
export const unusedCouponsOf = (accountId: SQL, now: SQL): SQL => sql`coalesce((
  select json_agg(json_build_object('id', c.id, 'couponId', k.id, 'name', k.name, 'value', k.value::text,
    'minimum', k.minimum::text, 'scope', k.scope, 'merchantId', k.merchant_id, 'categoryId', k.category_id,
    'productIds', k.product_ids, 'startsAt', ${milliseconds(sql`c.starts_at`)}, 'endsAt', ${milliseconds(sql`c.ends_at`)})
    order by c.ends_at, c.id)
  from claimed_coupon c join coupon k on k.id = c.coupon_id
  where c.account_id = ${accountId} and c.used_at is null and c.ends_at > ${now}), '[]')`;

export const heldCouponOf = (row: UnusedCouponRow, digits: number): HeldCoupon => ({
  id: row.id,
  couponId: row.couponId,
  name: row.name,
  value: toMinor(row.value, digits),
  minimum: toMinor(row.minimum, digits),
  scope: scopeOf(row),
  startsAt: new Date(row.startsAt),
  endsAt: new Date(row.endsAt),
});

const spend = statement<{ id: number; orderNo: string; now: string }, { id: number }>(
  (value) => sql`
    update claimed_coupon set used_at = ${value("now")}::timestamptz, used_by = ${value("orderNo")}::text
    where id = ${value("id")}::int and used_at is null returning id`,
);

/**
 * Marks coupons as used by an order.
 * @returns false if one of them was used in the meantime; the caller must roll back
 */
export const spendCoupons = async (
  tx: Transaction,
  ids: readonly number[],
  orderNo: string,
  now: Date,
): Promise<boolean> => {
  // In id order, so that concurrent transactions can't deadlock.
  for (const id of ids.toSorted((a, b) => a - b)) {
    const spent = await spend(tx, { id, orderNo, now: now.toISOString() });
    if (spent.length === 0) return false;
  }
  return true;
};

/** Returns the coupons of an order. */
export const returnCoupons = (tx: Transaction, orderNo: string) =>
  tx.update(claimedCoupon).set({ usedAt: null, usedBy: null }).where(eq(claimedCoupon.usedBy, orderNo));

/** Returns one claimed coupon, after everything that it was used for was refunded. */
export const returnCoupon = (tx: Transaction, claimId: number) =>
  tx.update(claimedCoupon).set({ usedAt: null, usedBy: null }).where(eq(claimedCoupon.id, claimId));
