import { and, eq, ne, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import { publishTags } from "../database/publish-tags.ts";
import { product } from "../database/schema/catalogue.ts";
import { merchant } from "../database/schema/merchants.ts";
import { transaction } from "../database/transaction.ts";

/**
 * Closes a shop or opens it again. A closed shop and its products are found nowhere, its coupons aren't given out, and
 * what carts and checkouts have of it can't be ordered. Orders that are placed go on: they can be paid, sent, refunded.
 * @param reason for the audit log
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
      .returning({ id: merchant.id });
    if (changed.length === 0) return false;
    const act = {
      merchantId,
      action: isOpen ? "merchant.open" : "merchant.close",
      subject: `merchant:${merchantId}`,
      before: { isOpen: !isOpen },
      after: { isOpen, ...(reason !== null && { reason }) },
    };
    await recordAudit(tx, actor, act, now);
    // That there is no such product is remembered under the product alone.
    const products = await tx
      .select({ tag: sql<string>`'product:' || ${product.id}` })
      .from(product)
      .where(eq(product.merchantId, merchantId));
    const tags = products.map(({ tag }) => tag);
    await publishTags(tx, [`shop:${merchantId}`, "home", "search", "coupons", ...tags]);
    return true;
  });
