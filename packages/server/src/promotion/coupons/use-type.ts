import { couponKinds } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { CouponScope } from "../../pricing/price-input.ts";

/** `useType` of the wire by what a coupon is good for. */
export const useTypes: Readonly<Record<CouponScope["kind"], number>> = {
  merchant: couponKinds.merchant,
  product: couponKinds.goods,
  platform: couponKinds.category,
  category: couponKinds.category,
};

const cases = Object.entries(useTypes).map(([scope, useType]) => `when '${scope}' then ${useType}`);

/** The same of a row `c` of coupons. */
export const useTypeSql = sql.raw(`(case c.scope ${cases.join(" ")} end)`);
