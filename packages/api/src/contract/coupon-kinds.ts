/** Kinds of coupons by their number on the wire (`useType`): for a shop, for some products, for the marketplace and its categories. */
export const couponKinds = { merchant: 1, goods: 2, category: 3 } as const;
export type CouponKind = keyof typeof couponKinds;
