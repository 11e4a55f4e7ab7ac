/** Sort orders of an activity's products after its default one, with the contract's names. */
export const activitySorts = ["price-asc", "price-desc", "saving"] as const;
