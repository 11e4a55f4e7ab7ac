import { Code } from "@carmine/api/contract";
import { and, desc, eq, isNull } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import type { Queryable, Transaction } from "../database/connection.ts";
import { account, membership, type Role } from "../database/schema/accounts.ts";
import { merchant } from "../database/schema/merchants.ts";
import { transaction } from "../database/transaction.ts";
import { Failure, notFound } from "../http/envelope/failure.ts";
import { shopPath } from "../http/page-address.ts";
import { notify } from "../notifications/notify.ts";
import type { Account } from "./queries.ts";

/** A shop by its id, or null for the platform. */
export type Employer = number | null;

const roleAt = (employer: Employer): Role => (employer === null ? "operator" : "merchant");

const at = (employer: Employer) =>
  employer === null ? isNull(membership.merchantId) : eq(membership.merchantId, employer);

export interface Member {
  readonly account: Account;
  readonly role: Role;
  /** Null for the platform. */
  readonly shop: string | null;
}

/** Lists staff members, platform staff first; only of one employer if given. */
export const listMembers = (db: Queryable, employer?: Employer): Promise<Member[]> =>
  db
    .select({ account, role: membership.role, shop: merchant.name })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .leftJoin(merchant, eq(merchant.id, membership.merchantId))
    .where(employer === undefined ? undefined : at(employer))
    .orderBy(desc(membership.role), membership.merchantId, membership.id);

interface RoleChange {
  readonly accountId: number;
  readonly employer: Employer;
  readonly verb: "grant" | "revoke";
}

/** Notifies the account as well, so that an unexpected or mistaken role change is noticed. */
const notifyMember = async (tx: Transaction, { accountId, employer, verb }: RoleChange): Promise<void> => {
  const isIn = verb === "grant";
  if (employer === null) {
    const kind = isIn ? "operatorGranted" : "operatorRevoked";
    await notify(tx, { accountId, kind, values: {}, path: "/" });
    return;
  }
  const [shop] = await tx.select({ name: merchant.name }).from(merchant).where(eq(merchant.id, employer));
  const kind = isIn ? "roleGranted" : "roleRevoked";
  await notify(tx, { accountId, kind, values: { shop: shop?.name ?? "" }, path: shopPath(employer) });
};

/**
 * Changes a role, writes the audit log and notifies the account.
 * @param change returns the changed rows
 * @returns false if no row changed
 */
const changeRole = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  role: RoleChange,
  change: (tx: Transaction) => Promise<readonly unknown[]>,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const changed = await change(tx);
    if (changed.length === 0) return false;
    const { accountId, employer, verb } = role;
    const held = { role: roleAt(employer) };
    const act = {
      merchantId: employer,
      action: `member.${verb}`,
      subject: `member:${accountId}`,
      ...(verb === "grant" ? { after: held } : { before: held }),
    };
    await recordAudit(tx, actor, act, clock.now());
    await notifyMember(tx, role);
    return true;
  });

/**
 * Gives an account a role at a shop or the platform, effective from its next request.
 * @returns false if it already has the role
 * @throws Failure if the account is disabled or closed
 */
export const grantRole = (
  ctx: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  accountId: number,
  employer: Employer,
): Promise<boolean> =>
  changeRole(ctx, actor, { accountId, employer, verb: "grant" }, async (tx) => {
    const [found] = await tx.select().from(account).where(eq(account.id, accountId)).for("update");
    if (!found) throw notFound();
    if (found.status !== "active") throw new Failure(Code.failure, "accountDisabled");
    return tx
      .insert(membership)
      .values({ accountId, role: roleAt(employer), merchantId: employer })
      .onConflictDoNothing()
      .returning({ id: membership.id });
  });

/**
 * Revokes an account's role at a shop or the platform: its next request is refused, and it is notified.
 * @returns false if it has no such role
 */
export const revokeRole = (
  ctx: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  accountId: number,
  employer: Employer,
): Promise<boolean> =>
  changeRole(ctx, actor, { accountId, employer, verb: "revoke" }, (tx) =>
    tx
      .delete(membership)
      .where(and(eq(membership.accountId, accountId), at(employer)))
      .returning({ id: membership.id }),
  );
