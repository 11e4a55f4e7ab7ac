/**
 * Kinds of coupons by `useType` on the wire: for a shop, for some products, for the marketplace and its
 * categories.
 */
export const couponKinds = { merchant: 1, goods: 2, category: 3 } as const;
export type CouponKind = keyof typeof couponKinds;
