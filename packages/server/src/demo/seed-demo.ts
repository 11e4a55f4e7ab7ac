import { sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { countPeriods } from "../content/ranking.ts";
import type { Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import { createMessenger } from "../messaging/outbox.ts";
import { seedAccounts } from "./seed-accounts.ts";
import { seedApplications } from "./seed-applications.ts";
import { seedPastOrders } from "./seed-past-orders.ts";
import { seedOrders } from "./seed-orders.ts";
import { seedShopper } from "./seed-shopper.ts";
import { seedWork } from "./seed-work.ts";
import { marketplaceExists, seedMarketplace } from "./seed.ts";

/** A context that runs everything in a transaction; transactions of the domains become savepoints. */
const inTransaction = (ctx: AppContext, tx: Transaction): AppContext => {
  const db = Object.assign(tx, { $client: ctx.db.$client });
  return { ...ctx, db, messenger: createMessenger(db, ctx.clock, ctx.config) };
};

/**
 * Creates the demo marketplace in an empty database: all of it, or nothing if anything fails.
 * @returns whether it was created
 */
export const seedDemo = async (ctx: AppContext): Promise<boolean> => {
  if (await marketplaceExists(ctx.db)) return false;
  // The tables are large, so they are only loaded if needed.
  const { default: tables } = await import("./tables/index.ts");
  const made = await transaction(ctx.db, async (tx) => {
    const seeding = inTransaction(ctx, tx);
    if (!(await seedMarketplace(seeding.db, tables, ctx.clock.now()))) return false;
    await seedAccounts(seeding);
    await seedPastOrders(seeding, tables.pastOrders);
    await seedOrders(seeding);
    await seedWork(seeding);
    await seedApplications(seeding);
    await seedShopper(seeding);
    await countPeriods(seeding);
    return true;
  });
  if (made) {
    // Autovacuum analyzes new tables only after a minute, and queries are planned badly until then. Tables
    // that grow with each visitor are excluded, because statistics of a small table would cause sequential
    // scans.
    await ctx.db.execute(
      sql`vacuum (analyze) brand, category, merchant, product, product_listing, sku, search_word`,
    );
  }
  return made;
};
