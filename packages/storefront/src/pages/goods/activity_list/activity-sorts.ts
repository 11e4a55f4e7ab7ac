/** Orders of an activity's products besides its own, as the contract names them. */
export const activitySorts = ["price-asc", "price-desc", "saving"] as const;
