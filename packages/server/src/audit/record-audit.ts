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

/** Entries in one statement. */
const batchSize = 1000;

/** Writes actions to the audit log, in the transaction that performs them. */
export const recordAudits = async (
  tx: Transaction,
  { role, accountId }: Actor,
  acts: readonly AuditInput[],
  now: Date,
): Promise<void> => {
  for (let at = 0; at < acts.length; at += batchSize) {
    const rows = acts.slice(at, at + batchSize).map((act) => ({ role, accountId, ...act, createdAt: now }));
    await tx.insert(auditEntry).values(rows);
  }
};

/** Writes an action to the audit log, in the transaction that performs it. */
export const recordAudit = (tx: Transaction, actor: Actor, act: AuditInput, now: Date): Promise<void> =>
  recordAudits(tx, actor, [act], now);
