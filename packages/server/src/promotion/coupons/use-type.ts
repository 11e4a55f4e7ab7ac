import { couponKinds } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { CouponScope } from "../../pricing/price-input.ts";

/** `useType` of the wire by coupon scope. */
export const useTypes: Readonly<Record<CouponScope["kind"], number>> = {
  merchant: couponKinds.merchant,
  product: couponKinds.goods,
  platform: couponKinds.category,
  category: couponKinds.category,
};

const cases = Object.entries(useTypes).map(([scope, useType]) => `when '${scope}' then ${useType}`);

/** The wire's `useType` of a row `c` of coupons, in SQL. */
export const useTypeSql = sql.raw(`(case c.scope ${cases.join(" ")} end)`);
