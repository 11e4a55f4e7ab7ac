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

/** Whom somebody works for: a shop by its id, or the platform where it is null. */
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

/** Who works here, the platform's people first; of one employer where one is named. */
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

/** Whoever gets in or out by somebody else's mistake, or without knowing it, is told as well. */
const tellMember = async (tx: Transaction, { accountId, employer, verb }: RoleChange): Promise<void> => {
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
 * Changes a role, writes down who did it and tells the account.
 * @param change answers the rows that it changed
 * @returns false where there were none
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
    await tellMember(tx, role);
    return true;
  });

/**
 * Lets an account work for a shop or for the platform, from its next request on.
 * @returns false where it did already
 * @throws Failure where the account is disabled or closed
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
 * Takes an account's work for a shop or for the platform back: its next request is refused, and it is told.
 * @returns false where it had none
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
