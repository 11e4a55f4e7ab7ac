import { and, eq, ne, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { publishTags } from "../database/publish-tags.ts";
import { account, membership } from "../database/schema/accounts.ts";
import { product } from "../database/schema/catalogue.ts";
import { merchant } from "../database/schema/merchants.ts";
import { transaction } from "../database/transaction.ts";
import { shopPath } from "../http/page-address.ts";
import { notify } from "../notifications/notify.ts";

/** Accounts of a shop's staff. */
const staffOf = async (tx: Transaction, merchantId: number): Promise<number[]> => {
  const rows = await tx
    .select({ id: account.id })
    .from(membership)
    .innerJoin(account, and(eq(account.id, membership.accountId), eq(account.status, "active")))
    .where(eq(membership.merchantId, merchantId));
  return rows.map(({ id }) => id);
};

/**
 * Closes a shop or opens it again. A closed shop and its products are hidden everywhere, its coupons can't be
 * claimed, and its items in carts and checkouts can't be ordered. Placed orders continue: they can be paid,
 * shipped and refunded.
 * @param reason for the audit log; the shop's staff isn't shown it
 * @returns false if it already has this state
 */
export const setShopOpen = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  merchantId: number,
  isOpen: boolean,
  reason: string | null,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const changed = await tx
      .update(merchant)
      .set({ isOpen, updatedAt: now })
      .where(and(eq(merchant.id, merchantId), ne(merchant.isOpen, isOpen)))
      .returning({ name: merchant.name });
    const [shop] = changed;
    if (!shop) return false;
    const act = {
      merchantId,
      action: isOpen ? "merchant.open" : "merchant.close",
      subject: `merchant:${merchantId}`,
      before: { isOpen: !isOpen },
      after: { isOpen, ...(reason !== null && { reason }) },
    };
    await recordAudit(tx, actor, act, now);
    await notify(tx, {
      accountId: await staffOf(tx, merchantId),
      kind: isOpen ? "shopOpened" : "shopClosed",
      values: { shop: shop.name },
      // The page of a closed shop is hidden.
      path: isOpen ? shopPath(merchantId) : "/",
    });
    // Cached "not found" responses of products are tagged with the product only.
    const products = await tx
      .select({ tag: sql<string>`'product:' || ${product.id}` })
      .from(product)
      .where(eq(product.merchantId, merchantId));
    const tags = products.map(({ tag }) => tag);
    await publishTags(tx, [`shop:${merchantId}`, "home", "search", "coupons", ...tags]);
    return true;
  });
