import {
  Code,
  invitationDays,
  type Invitation,
  type StaffInvitation,
  type StaffRole,
} from "@carmine/api/contract";
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../database/connection.ts";
import { account, membership, staffInvitation } from "../database/schema/accounts.ts";
import { merchant } from "../database/schema/merchants.ts";
import { transaction } from "../database/transaction.ts";
import { requireUser, type Caller } from "../http/callers/caller.ts";
import { hashToken, isToken, newToken } from "../http/callers/tokens.ts";
import { Failure, notFound } from "../http/envelope/failure.ts";
import { countAttempt } from "../http/limits/try-limits.ts";
import { dayMs } from "../shared/durations.ts";
import { mailInvitation } from "./mail-invitation.ts";
import { join, type Employer } from "./members.ts";
import { findByEmail } from "./queries.ts";

const at = (employer: Employer) =>
  employer === null ? isNull(staffInvitation.merchantId) : eq(staffInvitation.merchantId, employer);

export interface InviteInput {
  readonly employer: Employer;
  readonly email: string;
  readonly staffRole: StaffRole;
}

const isMember = async (db: Queryable, accountId: number, employer: Employer): Promise<boolean> => {
  const [known] = await db
    .select({ id: membership.id })
    .from(membership)
    .where(
      and(
        eq(membership.accountId, accountId),
        employer === null ? isNull(membership.merchantId) : eq(membership.merchantId, employer),
      ),
    );
  return known !== undefined;
};

/**
 * Mails an invitation in the language of the recipient's account, else in the sender's. It replaces a pending one to the
 * same address.
 * @throws Failure if the marketplace sends no mail, or the recipient works there already; 429 after too many
 */
export const inviteMember = async (
  ctx: AppContext,
  caller: Caller,
  actor: Actor,
  { employer, email: typed, staffRole }: InviteInput,
): Promise<void> => {
  const { db, clock, messenger } = ctx;
  if (!messenger.canSend("mail")) throw new Failure(Code.failure, "mailUnavailable");
  const accountId = requireUser(caller);
  await countAttempt(ctx, "invite", caller.origin, accountId);
  const email = typed.toLowerCase();
  const token = newToken();
  await transaction(db, async (tx) => {
    const known = await findByEmail(tx, email);
    if (known && (await isMember(tx, known.id, employer))) throw new Failure(Code.failure, "alreadyMember");
    const [sender] = await tx
      .select({ name: account.nickname })
      .from(account)
      .where(eq(account.id, accountId));
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
    await tx.delete(staffInvitation).where(and(eq(staffInvitation.email, email), at(employer)));
    await tx.insert(staffInvitation).values({
      email,
      merchantId: employer,
      staffRole,
      tokenHash: hashToken(token),
      invitedBy: accountId,
      createdAt: now,
      expiresAt,
    });
    const act = {
      merchantId: employer,
      action: "member.invite",
      subject: `invitation:${email}`,
      after: { staffRole },
    };
    await recordAudit(tx, actor, act, now);
    await mailInvitation(tx, ctx, {
      to: email,
      locale: known?.locale ?? caller.locale,
      employer,
      sender: sender?.name ?? "",
      token,
      expiresAt,
    });
  });
};

/** Lists pending and expired invitations, newest first. */
export const listInvitations = async (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  employer: Employer,
): Promise<StaffInvitation[]> => {
  const rows = await db
    .select({ invitation: staffInvitation, invitedBy: account.nickname })
    .from(staffInvitation)
    .leftJoin(account, eq(account.id, staffInvitation.invitedBy))
    .where(at(employer))
    .orderBy(desc(staffInvitation.id));
  return rows.map(({ invitation: { id, email, staffRole, createdAt, expiresAt }, invitedBy }) => ({
    id,
    email,
    staffRole,
    invitedBy,
    sentAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= clock.now(),
  }));
};

/** Withdraws an invitation. @throws Failure 404 if the employer has none with this id */
export const revokeInvitation = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  employer: Employer,
  id: number,
): Promise<void> =>
  transaction(db, async (tx) => {
    const [gone] = await tx
      .delete(staffInvitation)
      .where(and(eq(staffInvitation.id, id), at(employer)))
      .returning();
    if (!gone) throw notFound();
    const act = {
      merchantId: employer,
      action: "member.uninvite",
      subject: `invitation:${gone.email}`,
      before: { staffRole: gone.staffRole },
    };
    await recordAudit(tx, actor, act, clock.now());
  });

const withToken = ({ clock }: Pick<AppContext, "clock">, token: string) =>
  and(
    eq(staffInvitation.tokenHash, isToken(token) ? hashToken(token) : ""),
    gt(staffInvitation.expiresAt, clock.now()),
  );

/** The invitation of a link. @throws Failure 404 for an invalid or expired one */
export const readInvitation = async (ctx: AppContext, caller: Caller, token: string): Promise<Invitation> => {
  await countAttempt(ctx, "invitation", caller.origin);
  const [found] = await ctx.db
    .select({ invitation: staffInvitation, shop: merchant.name, invitedBy: account.nickname })
    .from(staffInvitation)
    .leftJoin(merchant, eq(merchant.id, staffInvitation.merchantId))
    .leftJoin(account, eq(account.id, staffInvitation.invitedBy))
    .where(withToken(ctx, token));
  if (!found) throw notFound();
  const [own] =
    caller.userId === null || caller.userType === "visitor"
      ? []
      : await ctx.db
          .select({ name: account.nickname, email: account.email })
          .from(account)
          .where(eq(account.id, caller.userId));
  const { email, merchantId, staffRole, expiresAt } = found.invitation;
  return {
    email,
    merId: merchantId,
    merName: found.shop,
    staffRole,
    invitedBy: found.invitedBy,
    expiresAt: expiresAt.toISOString(),
    account: own ?? null,
  };
};

/**
 * Gives the caller the role of an invitation. The account may have another address than the invitation: the link in the
 * mail proves who was invited, and many people have an account with a private address.
 * @returns the employer
 * @throws Failure 404 for an invalid or expired link, 403 for a guest, 500 for a member
 */
export const acceptInvitation = async (ctx: AppContext, caller: Caller, token: string): Promise<Employer> => {
  const accountId = requireUser(caller);
  if (caller.userType === "visitor") throw new Failure(Code.forbidden, "forbidden");
  await countAttempt(ctx, "invitation", caller.origin, accountId);
  return transaction(ctx.db, async (tx) => {
    const [used] = await tx.delete(staffInvitation).where(withToken(ctx, token)).returning();
    if (!used) throw notFound();
    const { merchantId: employer, staffRole } = used;
    const actor: Actor = { role: employer === null ? "operator" : "merchant", accountId };
    await join(tx, { actor, now: ctx.clock.now() }, { accountId, employer, staffRole });
    return employer;
  });
};
