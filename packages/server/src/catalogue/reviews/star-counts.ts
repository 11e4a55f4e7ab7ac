import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { scoreShopOf } from "./shop-scores.ts";

/**
 * Increments or decrements the review counts of a product and its shop, and invalidates the pages with their
 * rating.
 */
export const countStar = async (
  tx: Transaction,
  { productId, star, by }: { productId: number; star: number; by: 1 | -1 },
): Promise<void> => {
  await tx.execute(sql`
    update product set star_counts[${star}::int] = star_counts[${star}::int] + ${by}::int where id = ${productId}::int`);
  const shopId = await scoreShopOf(tx, productId);
  await publishTags(tx, [`product:${productId}`, `shop:${shopId}`, "search"]);
};
