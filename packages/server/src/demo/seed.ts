import { sql } from "drizzle-orm";
import { scoreShops } from "../catalogue/reviews/shop-scores.ts";
import { publishTags } from "../database/publish-tags.ts";
import { recountTerms } from "../catalogue/products/save-product.ts";
import type { Database } from "../database/connection.ts";
import { merchant } from "../database/schema/merchants.ts";
import { transaction } from "../database/transaction.ts";
import { seedCategories } from "./seed-categories.ts";
import { seedCharges } from "./seed-charges.ts";
import { seedContent } from "./seed-content.ts";
import { seedCoupons } from "./seed-coupons.ts";
import { seedDiscovery } from "./seed-discovery.ts";
import { seedProducts } from "./seed-products.ts";
import { seedReviews } from "./seed-reviews.ts";
import { seedShops } from "./seed-shops.ts";
import type { DemoTables } from "./types.ts";

/**
 * Whether somebody has made a marketplace in this database: one has shops. What an operator says of themselves before
 * there is one (service, settings, agreements) makes none.
 */
export const marketplaceExists = async (db: Pick<Database, "select">): Promise<boolean> => {
  const [existing] = await db.select({ id: merchant.id }).from(merchant).limit(1);
  return existing !== undefined;
};

const seedLock = 718_274_003;

/**
 * Writes the demo marketplace into a database that has none: the whole of it or nothing, and once, however many
 * processes start together.
 * @param now the moment from which ages in the tables are counted back
 * @returns false when there was a marketplace already
 */
export const seedMarketplace = (db: Database, tables: DemoTables, now: Date): Promise<boolean> =>
  transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await marketplaceExists(tx)) return false;
    const categories = await seedCategories(tx, tables.categories);
    const shops = await seedShops(tx, tables);
    const products = await seedProducts(tx, tables, { categories, shops, now });
    await seedReviews(tx, tables.reviews, products, now);
    await scoreShops(tx);
    await seedContent(tx, tables, { categories, products, now });
    await seedCharges(tx, tables, shops);
    await seedDiscovery(tx, tables, { products, now });
    await seedCoupons(tx, tables.coupons, { categories, shops, products });
    await recountTerms(tx);
    await publishTags(tx, ["home", "search", "coupons"]);
    return true;
  });
