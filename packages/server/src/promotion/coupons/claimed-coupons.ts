import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/connection.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { claimedCoupon, coupon } from "../../database/schema/promotion.ts";
import { toMinor } from "../../shared/money.ts";
import type { ClaimedCoupon } from "./choose-coupons.ts";
import type { CouponScope } from "../../pricing/price-input.ts";

/** A claimed coupon with what a list shows of it. */
export interface HeldCoupon extends ClaimedCoupon {
  readonly couponId: number;
  readonly name: LocalizedText;
}

type CouponRow = typeof coupon.$inferSelect;

const scopeOf = (row: CouponRow): CouponScope => {
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

/** A shopper's coupons that were not used yet. */
export const unusedCoupons = async (
  db: Queryable,
  accountId: number,
  digits: number,
): Promise<HeldCoupon[]> => {
  const rows = await db
    .select()
    .from(claimedCoupon)
    .innerJoin(coupon, eq(coupon.id, claimedCoupon.couponId))
    .where(and(eq(claimedCoupon.accountId, accountId), isNull(claimedCoupon.usedAt)))
    .orderBy(claimedCoupon.endsAt, claimedCoupon.id);
  return rows.map(({ claimed_coupon: claimed, coupon: row }) => ({
    id: claimed.id,
    couponId: row.id,
    name: row.name,
    value: toMinor(row.value, digits),
    minimum: toMinor(row.minimum, digits),
    scope: scopeOf(row),
    startsAt: claimed.startsAt,
    endsAt: claimed.endsAt,
  }));
};

/** Marks coupons used by an order; answers how many of them were still unused. */
export const spendCoupons = async (
  tx: Transaction,
  ids: readonly number[],
  orderNo: string,
  now: Date,
): Promise<number> => {
  if (ids.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    with l as (
      select id from claimed_coupon where id = any(${`{${ids.join(",")}}`}::int[]) order by id for update
    )
    update claimed_coupon c set used_at = ${now.toISOString()}::timestamptz, used_by = ${orderNo}
    from l where c.id = l.id and c.used_at is null`);
  return rowCount ?? 0;
};

/** Gives the coupons of an order back. */
export const returnCoupons = (tx: Transaction, orderNo: string) =>
  tx.update(claimedCoupon).set({ usedAt: null, usedBy: null }).where(eq(claimedCoupon.usedBy, orderNo));

/** Gives one claimed coupon back, after everything that it was used for was refunded. */
export const returnCoupon = (tx: Transaction, claimId: number) =>
  tx.update(claimedCoupon).set({ usedAt: null, usedBy: null }).where(eq(claimedCoupon.id, claimId));
