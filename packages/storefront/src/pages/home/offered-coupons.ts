/** The largest coupons that anybody can claim. */
export const offeredCoupons = { limit: 4 } as const;
