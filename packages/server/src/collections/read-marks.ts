import { limits, type collectionMarks, type DataOf } from "@carmine/api/contract";
import { desc, eq } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { followedShop, savedProduct } from "../database/schema/collections.ts";

/** Ids of all products that an account has saved and of the shops that it follows, the newest first. */
export const readMarks = async (
  db: Queryable,
  accountId: number,
): Promise<DataOf<typeof collectionMarks>> => {
  const saved = await db
    .select({ id: savedProduct.productId })
    .from(savedProduct)
    .where(eq(savedProduct.accountId, accountId))
    .orderBy(desc(savedProduct.id))
    .limit(limits.savedProducts);
  const followed = await db
    .select({ id: followedShop.merchantId })
    .from(followedShop)
    .where(eq(followedShop.accountId, accountId))
    .orderBy(desc(followedShop.id))
    .limit(limits.followedShops);
  return { productIds: saved.map(({ id }) => id), merIds: followed.map(({ id }) => id) };
};
