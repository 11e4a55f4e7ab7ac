import { eq } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { product } from "../../database/schema/catalogue.ts";
import { transaction } from "../../database/transaction.ts";

/**
 * Sets a product's position in its shop, largest first (wire contract, 1.4).
 * @returns false if there is no such product
 */
export const writeShopSort = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  id: number,
  shopSort: number,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const [before] = await tx
      .select({ merchantId: product.merchantId, shopSort: product.shopSort })
      .from(product)
      .where(eq(product.id, id))
      .for("update");
    if (!before) return false;
    await tx.update(product).set({ shopSort }).where(eq(product.id, id));
    const act = {
      merchantId: before.merchantId,
      action: "product.sort",
      subject: `product:${id}`,
      before: { shopSort: before.shopSort },
      after: { shopSort },
    };
    await recordAudit(tx, actor, act, clock.now());
    await publishTags(tx, [`shop:${before.merchantId}`, "search"]);
    return true;
  });
