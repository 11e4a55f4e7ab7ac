import type { Transaction } from "../database/connection.ts";
import type { Role } from "../database/schema/accounts.ts";
import { auditEntry } from "../database/schema/audit.ts";

/** Who acts for a shop or for the platform. */
export interface Actor {
  readonly role: Role;
  /** Null for the command line, which whoever may start the shop's programs may use. */
  readonly accountId: number | null;
}

export interface Act {
  /** The shop that it concerns; null for the whole platform. */
  readonly merchantId: number | null;
  /** Domain and verb: `order.ship`. */
  readonly action: string;
  /** An order number, or a kind and an id: `review:12`. */
  readonly subject: string;
  /** What changed, field by field; the whole of it where something was made. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Writes what was done into the audit log, in the transaction that does it. */
export const recordAudit = async (tx: Transaction, actor: Actor, act: Act, now: Date): Promise<void> => {
  const { role, accountId } = actor;
  await tx.insert(auditEntry).values({ role, accountId, ...act, createdAt: now });
};
