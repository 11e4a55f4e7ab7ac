import type { Actor } from "../audit/record-audit.ts";

/** The command line acts for the platform and for every shop; the audit log records these actors. */
export const operatorActor: Actor = { role: "operator", accountId: null };
export const merchantActor: Actor = { role: "merchant", accountId: null };

/** Scope of the command line: all orders. */
export const everyOrder = { isOperator: true } as const;
