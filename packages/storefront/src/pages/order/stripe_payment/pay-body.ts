import type { BodyOf, pay } from "@carmine/api/contract";

/** Starts the payment of a master order (PT…) in a desktop browser. */
export const payBody = (orderNo: string, payType: "paypal" | "stripe"): BodyOf<typeof pay> => ({
  orderNo,
  payType,
  payChannel: "pc",
});
