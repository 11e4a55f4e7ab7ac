import { Code, merchantRoles, operatorRoles, type StaffRole } from "@carmine/api/contract";
import { and, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { changedFailure } from "../http/envelope/changed-failure.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import type { Queryable, Transaction } from "../database/connection.ts";
import { rowOf } from "../database/rows.ts";
import { account, membership, staffInvitation, type Role } from "../database/schema/accounts.ts";
import { merchant } from "../database/schema/merchants.ts";
import { transaction } from "../database/transaction.ts";
import { Failure, notFound } from "../http/envelope/failure.ts";
import { staffRoleOf } from "../http/callers/roles.ts";
import { shopPath } from "../http/page-address.ts";
import { consolePath } from "../notifications/notify-staff.ts";
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
  readonly staffRole: StaffRole;
  /** Null for the platform. */
  readonly shop: string | null;
}

/** The role that can do everything at an employer; one member always has it. */
export const topRole = (employer: Employer): StaffRole => (employer === null ? "administrator" : "owner");

/** The staff roles that an employer can assign. */
export const rolesAt = (employer: Employer): readonly StaffRole[] =>
  employer === null ? operatorRoles : merchantRoles;

/** Lists staff members, platform staff first; only of one employer if given. */
export const listMembers = async (db: Queryable, employer?: Employer): Promise<Member[]> => {
  const rows = await db
    .select({ account, role: membership.role, staffRole: membership.staffRole, shop: merchant.name })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .leftJoin(merchant, eq(merchant.id, membership.merchantId))
    .where(employer === undefined ? undefined : at(employer))
    .orderBy(desc(membership.role), membership.merchantId, membership.id);
  return rows.map((row) => ({ ...row, staffRole: staffRoleOf(row) }));
};

const topRoleOf = (alias: string): SQL =>
  sql.raw(`coalesce(${alias}.staff_role, case ${alias}.role when 'merchant' then 'owner' else 'administrator' end)
    = case ${alias}.role when 'merchant' then 'owner' else 'administrator' end`);

/**
 * Workspaces that would lose their last owner or administrator without an account. Colleagues count while they can
 * sign in.
 * @param role only shops, or only the marketplace
 */
const onlyTopOf = (accountId: SQL, role?: Role): SQL => sql`
  select from membership m where m.account_id = ${accountId} and ${topRoleOf("m")}
    and (${role ?? null}::text is null or m.role = ${role ?? null}::text)
    and not exists (
      select from membership o join account a on a.id = o.account_id and a.status = 'active'
      where o.account_id <> m.account_id and o.role = m.role
        and o.merchant_id is not distinct from m.merchant_id and ${topRoleOf("o")})`;

/** Whether a shop or the marketplace would lose its last owner or administrator without the account. */
export const isOnlyTop = async (db: Queryable, accountId: number, role?: Role): Promise<boolean> => {
  const { isOnly } = await rowOf<{ isOnly: boolean }>(
    db,
    sql`select exists (${onlyTopOf(sql`${accountId}::int`, role)}) as "isOnly"`,
  );
  return isOnly;
};

interface RoleChange {
  readonly accountId: number;
  readonly employer: Employer;
  readonly verb: "grant" | "change" | "revoke";
  /** Before and after; null for an account without a role. */
  readonly from: StaffRole | null;
  readonly to: StaffRole | null;
}

interface LockedMember {
  readonly id: number;
  readonly accountId: number;
  readonly staffRole: StaffRole;
  /** Whether its account can sign in. */
  readonly isActive: boolean;
}

/** The members of an employer, locked against concurrent changes of their roles. */
const lockMembers = async (tx: Transaction, employer: Employer): Promise<LockedMember[]> => {
  const rows = await tx
    .select({ member: membership, status: account.status })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(at(employer))
    .orderBy(membership.id)
    .for("update", { of: membership });
  return rows.map(({ member, status }) => ({
    id: member.id,
    accountId: member.accountId,
    staffRole: staffRoleOf(member),
    isActive: status === "active",
  }));
};

/** @throws Failure if the change would leave the employer without an owner or administrator who can sign in */
const keepTopRole = (members: readonly LockedMember[], accountId: number, employer: Employer): void => {
  const top = members.filter(({ staffRole, isActive }) => isActive && staffRole === topRole(employer));
  if (top.length === 1 && top[0]?.accountId === accountId) throw new Failure(Code.failure, "lastOwner");
};

/** Withdraws the invitations of a member who may no longer send any. */
const withdrawInvitationsBy = async (
  tx: Transaction,
  accountId: number,
  employer: Employer,
): Promise<void> => {
  const place =
    employer === null ? isNull(staffInvitation.merchantId) : eq(staffInvitation.merchantId, employer);
  await tx.delete(staffInvitation).where(and(eq(staffInvitation.invitedBy, accountId), place));
};

/** Notifies the account as well, so that an unexpected or mistaken role change is noticed. */
const notifyMember = async (tx: Transaction, { accountId, employer, verb }: RoleChange): Promise<void> => {
  if (verb === "change") return;
  const isIn = verb === "grant";
  if (employer === null) {
    const kind = isIn ? "operatorGranted" : "operatorRevoked";
    await notify(tx, { accountId, kind, values: {}, path: isIn ? consolePath(null, "") : "/" });
    return;
  }
  const [shop] = await tx.select({ name: merchant.name }).from(merchant).where(eq(merchant.id, employer));
  const kind = isIn ? "roleGranted" : "roleRevoked";
  const path = isIn ? consolePath(employer, "") : shopPath(employer);
  await notify(tx, { accountId, kind, values: { shop: shop?.name ?? "" }, path });
};

/** Writes a change of a role to the audit log and notifies the account. */
const recordRole = async (tx: Transaction, actor: Actor, change: RoleChange, now: Date): Promise<void> => {
  const { accountId, employer, verb, from, to } = change;
  const act = {
    merchantId: employer,
    action: `member.${verb}`,
    subject: `member:${accountId}`,
    ...(from && { before: { role: roleAt(employer), staffRole: from } }),
    ...(to && { after: { role: roleAt(employer), staffRole: to } }),
  };
  await recordAudit(tx, actor, act, now);
  await notifyMember(tx, change);
};

type MemberContext = Pick<AppContext, "db" | "clock">;

/** @throws Failure if the account is disabled or closed */
const lockActiveAccount = async (tx: Transaction, accountId: number): Promise<void> => {
  const [found] = await tx.select().from(account).where(eq(account.id, accountId)).for("update");
  if (!found) throw notFound();
  if (found.status !== "active") throw new Failure(Code.failure, "accountDisabled");
};

const addMember = async (
  tx: Transaction,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  { accountId, employer, staffRole }: NewMember,
): Promise<boolean> => {
  const added = await tx
    .insert(membership)
    .values({ accountId, role: roleAt(employer), merchantId: employer, staffRole })
    .onConflictDoNothing()
    .returning({ id: membership.id });
  if (added.length === 0) return false;
  await recordRole(tx, actor, { accountId, employer, verb: "grant", from: null, to: staffRole }, now);
  return true;
};

interface NewMember {
  readonly accountId: number;
  readonly employer: Employer;
  readonly staffRole: StaffRole;
}

/**
 * Gives an account its first role at an employer, in the transaction of an accepted invitation.
 * @throws Failure if the account is disabled or closed, or works there already
 */
export const join = async (
  tx: Transaction,
  by: { readonly actor: Actor; readonly now: Date },
  member: NewMember,
): Promise<void> => {
  await lockActiveAccount(tx, member.accountId);
  if (!(await addMember(tx, by, member))) throw new Failure(Code.failure, "alreadyMember");
};

/** Replaces the role of a locked member. @throws Failure if it is the last owner or administrator */
const replaceRole = async (
  tx: Transaction,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  members: readonly LockedMember[],
  known: LockedMember,
  employer: Employer,
  to: StaffRole,
): Promise<void> => {
  const { id, accountId, staffRole: from } = known;
  keepTopRole(members, accountId, employer);
  await tx.update(membership).set({ staffRole: to }).where(eq(membership.id, id));
  await withdrawInvitationsBy(tx, accountId, employer);
  await recordRole(tx, actor, { accountId, employer, verb: "change", from, to }, now);
};

/**
 * Gives an account a role at a shop or the platform, or another one, effective from its next request.
 * @returns false if it already has the role
 * @throws Failure if the account is disabled or closed, or is the last owner or administrator
 */
export const grantRole = (
  { db, clock }: MemberContext,
  actor: Actor,
  accountId: number,
  employer: Employer,
  staffRole: StaffRole = topRole(employer),
): Promise<boolean> =>
  transaction(db, async (tx) => {
    await lockActiveAccount(tx, accountId);
    const members = await lockMembers(tx, employer);
    const known = members.find((one) => one.accountId === accountId);
    if (known?.staffRole === staffRole) return false;
    const by = { actor, now: clock.now() };
    if (!known) return addMember(tx, by, { accountId, employer, staffRole });
    await replaceRole(tx, by, members, known, employer, staffRole);
    return true;
  });

/**
 * Changes the role of a member from the value that the author saw.
 * @throws Failure 404 if the account isn't a member, 409 if it has another role than `from`, 500 for the last owner or
 * administrator
 */
export const changeRole = (
  { db, clock }: MemberContext,
  actor: Actor,
  accountId: number,
  employer: Employer,
  { from, to }: { readonly from: StaffRole; readonly to: StaffRole },
): Promise<void> =>
  transaction(db, async (tx) => {
    const members = await lockMembers(tx, employer);
    const known = members.find((one) => one.accountId === accountId);
    if (!known) throw notFound();
    if (known.staffRole !== from)
      throw changedFailure([{ id: accountId, field: "staffRole", current: known.staffRole }]);
    if (from !== to) await replaceRole(tx, { actor, now: clock.now() }, members, known, employer, to);
  });

/**
 * Revokes an account's role at a shop or the platform: its next request is refused, and it is notified.
 * @returns false if it has no such role
 * @throws Failure if it is the last owner or administrator
 */
export const revokeRole = (
  { db, clock }: MemberContext,
  actor: Actor,
  accountId: number,
  employer: Employer,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const members = await lockMembers(tx, employer);
    const known = members.find((one) => one.accountId === accountId);
    if (!known) return false;
    keepTopRole(members, accountId, employer);
    await tx.delete(membership).where(eq(membership.id, known.id));
    await withdrawInvitationsBy(tx, accountId, employer);
    const change = { accountId, employer, verb: "revoke", from: known.staffRole, to: null } as const;
    await recordRole(tx, actor, change, clock.now());
    return true;
  });
