import { inArray } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";
import { product } from "../database/schema/catalogue.ts";
import { followedShop, savedProduct } from "../database/schema/collections.ts";
import { merchant } from "../database/schema/merchants.ts";
import type { DemoAccount } from "./accounts.ts";

/** Writes an account's wishlist, by product handle, and followed shops, by name. */
export const seedCollections = async (
  tx: Transaction,
  accountId: number,
  { saved = [], follows = [] }: Pick<DemoAccount, "saved" | "follows">,
): Promise<void> => {
  const products = await tx
    .select()
    .from(product)
    .where(inArray(product.handle, [...saved]));
  const shops = await tx
    .select()
    .from(merchant)
    .where(inArray(merchant.name, [...follows]));
  if (products.length !== saved.length || shops.length !== follows.length)
    throw new Error("The demo has no such product or shop for its shopper's wishlist.");
  // In the order of the table; the first one was more expensive then.
  const place = (handle: string): number => saved.indexOf(handle);
  const rows = products
    .toSorted((a, b) => place(b.handle) - place(a.handle))
    .map(({ id, handle, price }) => ({
      accountId,
      productId: id,
      price: place(handle) === 0 ? (Number(price) * 1.1).toFixed(2) : price,
    }));
  if (rows.length > 0) await tx.insert(savedProduct).values(rows);
  if (shops.length > 0)
    await tx.insert(followedShop).values(shops.map(({ id }) => ({ accountId, merchantId: id })));
};
