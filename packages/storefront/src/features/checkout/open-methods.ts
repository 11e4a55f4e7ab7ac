import type { DataOf, PayType, payMethod } from "@carmine/api/contract";

/** Available payment methods of the marketplace, card first. */
export const openMethods = (method: DataOf<typeof payMethod> | undefined): PayType[] =>
  method
    ? [
        ...(method.stripeStatus ? (["stripe"] as const) : []),
        ...(method.paypalStatus ? (["paypal"] as const) : []),
        ...(method.sandboxStatus ? (["sandbox"] as const) : []),
      ]
    : [];

/** The preferred method if available, otherwise the first one. */
export const methodOf = (open: readonly PayType[], wanted: string | null | undefined): PayType | undefined =>
  open.find((name) => name === wanted) ?? open[0];
