/**
 * `claim` → `claiming` → `claimed` while it is taken, `ready` to be used, `upcoming` before its time, and three ways to
 * be over.
 */
export type CouponState =
  | "claim"
  | "claiming"
  | "claimed"
  | "ready"
  | "upcoming"
  | "used"
  | "expired"
  | "soldOut";
