import type { Transaction } from "../database/connection.ts";
import type { Role } from "../database/schema/accounts.ts";
import { auditEntry } from "../database/schema/audit.ts";

/** The person acting for a shop or for the platform. */
export interface Actor {
  readonly role: Role;
  /** Null for the command line and for jobs. */
  readonly accountId: number | null;
}

export interface AuditInput {
  /** Null for the whole platform. */
  readonly merchantId: number | null;
  /** Domain and verb, such as `order.ship`. */
  readonly action: string;
  /** An order number, or a kind and an id, such as `review:12`. */
  readonly subject: string;
  /** Changed fields; all fields for a new object. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Writes an action to the audit log, in the transaction that performs it. */
export const recordAudit = async (
  tx: Transaction,
  actor: Actor,
  act: AuditInput,
  now: Date,
): Promise<void> => {
  const { role, accountId } = actor;
  await tx.insert(auditEntry).values({ role, accountId, ...act, createdAt: now });
};
