import { Code } from "@carmine/api/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { membership, type Role } from "../../database/schema/accounts.ts";
import { Failure, notFound } from "../envelope/failure.ts";
import { requireUser, type Caller } from "./caller.ts";

/**
 * Requires a role of an account: anywhere, or in one shop.
 * @throws Failure 403 if it has the role nowhere; 404 if it has it, but not in this shop, to hide which shops
 * exist
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
    // The requested shop first: one row decides.
    .orderBy(sql`${membership.merchantId} is distinct from ${merchantId ?? null}::int`)
    .limit(1);
  const [found] = rows;
  if (!found) throw new Failure(Code.forbidden, "forbidden");
  if (merchantId !== undefined && found.merchantId !== merchantId) throw notFound();
};

/** A staff member, and the shops that a call may read and change. */
export interface ShopStaff {
  readonly accountId: number;
  readonly shopIds: readonly number[];
}

/**
 * The shops of a call of `/api/merchant/*`: the requested one, else every shop that the caller works for.
 * Every query of such a call filters by them.
 * @throws Failure 404 if the caller doesn't work for the requested shop
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
