import type { Actor } from "../audit/record-audit.ts";

/** The platform's actor in tests, as on the command line. */
export const operator: Actor = { role: "operator", accountId: null };
