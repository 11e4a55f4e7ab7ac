import { limits, type StaffList } from "@carmine/api/contract";
import { and, gt, inArray, isNotNull, max } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { secondFactor, session } from "../database/schema/accounts.ts";
import { mediaAddressOrNull } from "../shared/media-address.ts";
import { listInvitations } from "./invitations.ts";
import { listMembers, type Employer } from "./members.ts";

const sessionMs = limits.tokenSeconds * 1000;

/** The staff of a shop or of the marketplace with the last use of their sessions, and pending invitations. */
export const listStaff = async (
  ctx: Pick<AppContext, "db" | "clock">,
  employer: Employer,
): Promise<StaffList> => {
  const [members, invitations] = await Promise.all([
    listMembers(ctx.db, employer),
    listInvitations(ctx, employer),
  ]);
  const ids = members.map((one) => one.account.id);
  const sessions = await ctx.db
    .select({
      accountId: session.accountId,
      createdAt: max(session.createdAt),
      expiresAt: max(session.expiresAt),
    })
    .from(session)
    .where(and(inArray(session.accountId, ids), gt(session.expiresAt, ctx.clock.now())))
    .groupBy(session.accountId);
  const factors = await ctx.db
    .select({ accountId: secondFactor.accountId })
    .from(secondFactor)
    .where(and(inArray(secondFactor.accountId, ids), isNotNull(secondFactor.confirmedAt)));
  const protectedIds = new Set(factors.map(({ accountId }) => accountId));
  const seen = new Map(
    sessions.map(({ accountId, createdAt, expiresAt }) => [
      accountId,
      // A session is extended at most once an hour, to its full duration.
      Math.max(createdAt?.getTime() ?? 0, (expiresAt?.getTime() ?? 0) - sessionMs),
    ]),
  );
  return {
    members: members.map(({ account, staffRole }) => {
      const seenAt = seen.get(account.id);
      return {
        uid: account.id,
        name: account.nickname,
        email: account.email,
        phone: account.phone === null ? null : `+${account.dialCode ?? ""} ${account.phone}`,
        avatar: mediaAddressOrNull(account.avatar),
        staffRole,
        lastSeenAt: seenAt === undefined ? null : new Date(seenAt).toISOString(),
        isDisabled: account.status !== "active",
        hasSecondFactor: protectedIds.has(account.id),
      };
    }),
    invitations,
  };
};
