import { Code } from "@carmine/api/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { membership, type Role } from "../../database/schema/accounts.ts";
import { Failure, notFound } from "../envelope/failure.ts";
import { requireUser, type Caller } from "./caller.ts";

/**
 * Lets an account pass that has a role: somewhere, or in one shop.
 * @throws Failure 403 where it has the role nowhere; 404 where it has it, but not in this shop, so that nobody learns
 * which shops there are
 */
export const requireRole = async (
  { db }: AppContext,
  userId: number,
  role: Role,
  merchantId?: number,
): Promise<void> => {
  const rows = await db
    .select({ merchantId: membership.merchantId })
    .from(membership)
    .where(and(eq(membership.accountId, userId), eq(membership.role, role)))
    // The shop that is asked for first: one row decides.
    .orderBy(sql`${membership.merchantId} is distinct from ${merchantId ?? null}::int`)
    .limit(1);
  const [found] = rows;
  if (!found) throw new Failure(Code.forbidden, "forbidden");
  if (merchantId !== undefined && found.merchantId !== merchantId) throw notFound();
};

/** Somebody who works for shops, and the shops that a call may read and change. */
export interface ShopStaff {
  readonly accountId: number;
  readonly shopIds: readonly number[];
}

/**
 * The shops of a call of `/api/merchant/*`: the one that it names, else every shop that the caller works for. Every
 * query of such a call filters by them.
 * @throws Failure 404 where the caller doesn't work for the shop that is named
 */
export const requireShops = async (
  ctx: AppContext,
  caller: Caller,
  merchantId?: number,
): Promise<ShopStaff> => {
  const accountId = requireUser(caller);
  if (merchantId !== undefined) {
    await requireRole(ctx, accountId, "merchant", merchantId);
    return { accountId, shopIds: [merchantId] };
  }
  const rows = await ctx.db
    .select({ merchantId: membership.merchantId })
    .from(membership)
    .where(and(eq(membership.accountId, accountId), eq(membership.role, "merchant")))
    .orderBy(asc(membership.merchantId));
  return { accountId, shopIds: rows.flatMap((row) => row.merchantId ?? []) };
};
