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
 * Whether this database has a marketplace, which means shops. Operator settings before that (service,
 * settings, agreements) don't count.
 */
export const marketplaceExists = async (db: Pick<Database, "select">): Promise<boolean> => {
  const [existing] = await db.select({ id: merchant.id }).from(merchant).limit(1);
  return existing !== undefined;
};

const seedLock = 718_274_003;

/**
 * Writes the demo marketplace into an empty database, in one transaction and once, even if several processes
 * start together.
 * @param now the reference time of ages in the tables
 * @returns false if a marketplace already exists
 */
export const seedMarketplace = (db: Database, tables: DemoTables, now: Date): Promise<boolean> =>
  transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await marketplaceExists(tx)) return false;
    const categories = await seedCategories(tx, tables);
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
