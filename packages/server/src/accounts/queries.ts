import { and, count, eq, gt, isNull, or } from "drizzle-orm";
import type { Database, Queryable } from "../database/connection.ts";
import { account, membership } from "../database/schema/accounts.ts";
import { platform } from "../database/schema/content.ts";
import { product } from "../database/schema/catalogue.ts";
import { savedProduct } from "../database/schema/collections.ts";
import { merchant } from "../database/schema/merchants.ts";
import { claimedCoupon } from "../database/schema/promotion.ts";
import type { Caller } from "../http/callers/caller.ts";
import type { Phone } from "./phone.ts";

export type Account = typeof account.$inferSelect;
export type NewAccount = Omit<typeof account.$inferInsert, "id" | "identity">;

export const findByEmail = async (tx: Queryable, email: string): Promise<Account | undefined> => {
  const [found] = await tx
    .select()
    .from(account)
    .where(and(eq(account.type, "email"), eq(account.email, email)));
  return found;
};

export const findByPhone = async (
  tx: Queryable,
  { dialCode, phone }: Phone,
): Promise<Account | undefined> => {
  const [found] = await tx
    .select()
    .from(account)
    .where(and(eq(account.type, "phone"), eq(account.dialCode, dialCode), eq(account.phone, phone)));
  return found;
};

export const accountById = async (tx: Queryable, id: number): Promise<Account | undefined> => {
  const [found] = await tx.select().from(account).where(eq(account.id, id));
  return found;
};

/** Adds an account; `undefined` if its email or phone is already registered. */
export const addAccount = async (tx: Queryable, values: NewAccount): Promise<Account | undefined> => {
  const [added] = await tx
    .insert(account)
    .values({ ...values, identity: crypto.randomUUID() })
    .onConflictDoNothing()
    .returning();
  return added;
};

export const setPassword = async (tx: Queryable, id: number, passwordHash: string): Promise<void> => {
  await tx.update(account).set({ passwordHash }).where(eq(account.id, id));
};

/**
 * Guest accounts with that email that belong to the caller: the signed-in one, and those created in the
 * browser with the same guest token; oldest first.
 */
export const ownVisitors = async (
  tx: Queryable,
  email: string,
  { userId, guestKey }: Pick<Caller, "userId" | "guestKey">,
): Promise<number[]> => {
  const rows = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.type, "visitor"),
        eq(account.email, email),
        or(eq(account.id, userId ?? 0), eq(account.guestKey, guestKey ?? "")),
      ),
    )
    .orderBy(account.id);
  return rows.map(({ id }) => id);
};

/** The signed-in account with the data of its menu. */
export const readUser = async (db: Database, id: number, now: Date) => {
  const [[found], [coupons], [saved], roles] = await Promise.all([
    db.select().from(account).where(eq(account.id, id)),
    db
      .select({ usable: count() })
      .from(claimedCoupon)
      .where(
        and(eq(claimedCoupon.accountId, id), isNull(claimedCoupon.usedAt), gt(claimedCoupon.endsAt, now)),
      ),
    // Counts like the wishlist page, which skips products that are no longer sold.
    db
      .select({ count: count() })
      .from(savedProduct)
      .innerJoin(product, and(eq(product.id, savedProduct.productId), product.visible))
      .innerJoin(merchant, and(eq(merchant.id, product.merchantId), merchant.isOpen))
      .where(eq(savedProduct.accountId, id)),
    db.selectDistinct({ role: membership.role }).from(membership).where(eq(membership.accountId, id)),
  ]);
  return (
    found && {
      ...found,
      couponCount: coupons?.usable ?? 0,
      collectCount: saved?.count ?? 0,
      roles: roles.map(({ role }) => role),
    }
  );
};

/** Key of the picture next to the sign-in form. */
export const readLoginPicture = async (db: Database): Promise<string | null> => {
  const [found] = await db.select({ key: platform.loginPicture }).from(platform);
  return found?.key ?? null;
};
