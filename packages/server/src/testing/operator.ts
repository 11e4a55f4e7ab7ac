import type { Actor } from "../audit/record-audit.ts";

/** Who acts for the platform in tests, as the command line does. */
export const operator: Actor = { role: "operator", accountId: null };
