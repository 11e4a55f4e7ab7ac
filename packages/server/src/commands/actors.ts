import type { Actor } from "../audit/record-audit.ts";

/** Whoever may start the shop's programs acts for the platform and for every shop; the audit log says so. */
export const operatorHere: Actor = { role: "operator", accountId: null };
export const merchantHere: Actor = { role: "merchant", accountId: null };

/** The orders that the command line may act on. */
export const everyOrder = { isOperator: true } as const;
