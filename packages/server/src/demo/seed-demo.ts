import { sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { countPeriods } from "../content/ranking.ts";
import { seedAccounts } from "./seed-accounts.ts";
import { seedPastOrders } from "./seed-past-orders.ts";
import { seedOrders } from "./seed-orders.ts";
import { marketplaceExists, seedMarketplace } from "./seed.ts";

/**
 * Makes the demo marketplace in a database that has none.
 * @returns whether it had to be made
 */
export const seedDemo = async (ctx: AppContext): Promise<boolean> => {
  if (await marketplaceExists(ctx.db)) return false;
  // The tables are large: a shop that has its marketplace doesn't load them.
  const { default: tables } = await import("./tables/index.ts");
  const made = await seedMarketplace(ctx.db, tables, ctx.clock.now());
  await seedAccounts(ctx);
  if (made) {
    await seedPastOrders(ctx, tables.pastOrders);
    await seedOrders(ctx);
    await countPeriods(ctx);
    // By itself the database looks at new tables only after a minute, and plans badly until then. Not those that grow with
    // each visitor: one that is known to be small is read as a whole.
    await ctx.db.execute(
      sql`vacuum (analyze) brand, category, merchant, product, product_listing, sku, search_word`,
    );
  }
  return made;
};
