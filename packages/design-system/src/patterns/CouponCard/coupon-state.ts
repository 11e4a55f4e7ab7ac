/** `claim` → `claiming` → `claimed`, `ready` to use, `upcoming`, and three final states. */
export type CouponState =
  | "claim"
  | "claiming"
  | "claimed"
  | "ready"
  | "upcoming"
  | "used"
  | "expired"
  | "soldOut";
