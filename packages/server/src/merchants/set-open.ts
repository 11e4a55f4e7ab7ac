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

/** Accounts that work for a shop. */
const staffOf = async (tx: Transaction, merchantId: number): Promise<number[]> => {
  const rows = await tx
    .select({ id: account.id })
    .from(membership)
    .innerJoin(account, and(eq(account.id, membership.accountId), eq(account.status, "active")))
    .where(eq(membership.merchantId, merchantId));
  return rows.map(({ id }) => id);
};

/**
 * Closes a shop or opens it again. A closed shop and its products are found nowhere, its coupons aren't given out, and
 * what carts and checkouts have of it can't be ordered. Orders that are placed go on: they can be paid, sent, refunded.
 * @param reason for the audit log; those who work for the shop are told without it
 * @returns false where it was so already
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
      // Nobody sees the page of a closed shop.
      path: isOpen ? shopPath(merchantId) : "/",
    });
    // That there is no such product is remembered under the product alone.
    const products = await tx
      .select({ tag: sql<string>`'product:' || ${product.id}` })
      .from(product)
      .where(eq(product.merchantId, merchantId));
    const tags = products.map(({ tag }) => tag);
    await publishTags(tx, [`shop:${merchantId}`, "home", "search", "coupons", ...tags]);
    return true;
  });
