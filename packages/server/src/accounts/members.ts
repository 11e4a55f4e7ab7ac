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

const record = (
  tx: Transaction,
  { clock }: Pick<AppContext, "clock">,
  actor: Actor,
  accountId: number,
  employer: Employer,
  verb: "grant" | "revoke",
): Promise<void> => {
  const held = { role: roleAt(employer) };
  const act = {
    merchantId: employer,
    action: `member.${verb}`,
    subject: `member:${accountId}`,
    ...(verb === "grant" ? { after: held } : { before: held }),
  };
  return recordAudit(tx, actor, act, clock.now());
};

/** Whoever gets in by somebody else's mistake, or without knowing it, is told as well. */
const tellGranted = async (tx: Transaction, accountId: number, employer: Employer): Promise<void> => {
  if (employer === null) {
    await notify(tx, { accountId, kind: "operatorGranted", values: {}, path: "/" });
    return;
  }
  const [shop] = await tx.select({ name: merchant.name }).from(merchant).where(eq(merchant.id, employer));
  await notify(tx, {
    accountId,
    kind: "roleGranted",
    values: { shop: shop?.name ?? "" },
    path: shopPath(employer),
  });
};

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
  transaction(ctx.db, async (tx) => {
    const [found] = await tx.select().from(account).where(eq(account.id, accountId)).for("update");
    if (!found) throw notFound();
    if (found.status !== "active") throw new Failure(Code.failure, "accountDisabled");
    const added = await tx
      .insert(membership)
      .values({ accountId, role: roleAt(employer), merchantId: employer })
      .onConflictDoNothing()
      .returning({ id: membership.id });
    if (added.length === 0) return false;
    await record(tx, ctx, actor, accountId, employer, "grant");
    await tellGranted(tx, accountId, employer);
    return true;
  });

/**
 * Takes an account's work for a shop or for the platform back: its next request is refused.
 * @returns false where it had none
 */
export const revokeRole = (
  ctx: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  accountId: number,
  employer: Employer,
): Promise<boolean> =>
  transaction(ctx.db, async (tx) => {
    const gone = await tx
      .delete(membership)
      .where(and(eq(membership.accountId, accountId), at(employer)))
      .returning({ id: membership.id });
    if (gone.length === 0) return false;
    await record(tx, ctx, actor, accountId, employer, "revoke");
    return true;
  });
