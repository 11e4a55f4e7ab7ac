import type { DataOf, PayType, payMethod } from "@carmine/api/contract";

/** The ways of paying that the marketplace has open, the card first. */
export const openMethods = (method: DataOf<typeof payMethod> | undefined): PayType[] =>
  method
    ? [
        ...(method.stripeStatus ? (["stripe"] as const) : []),
        ...(method.paypalStatus ? (["paypal"] as const) : []),
        ...(method.sandboxStatus ? (["sandbox"] as const) : []),
      ]
    : [];

/** The wanted way where it is open, else the first open one. */
export const methodOf = (open: readonly PayType[], wanted: string | null | undefined): PayType | undefined =>
  open.find((name) => name === wanted) ?? open[0];
