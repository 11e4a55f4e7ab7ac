/** The largest coupons that everybody can claim. */
export const offeredCoupons = { limit: 4 } as const;
