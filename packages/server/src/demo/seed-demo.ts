import { sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { countPeriods } from "../content/ranking.ts";
import type { Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import { createMessenger } from "../messaging/outbox.ts";
import { seedAccounts } from "./seed-accounts.ts";
import { seedPastOrders } from "./seed-past-orders.ts";
import { seedOrders } from "./seed-orders.ts";
import { marketplaceExists, seedMarketplace } from "./seed.ts";

/**
 * The context of a transaction: whatever the domains write with it is part of it, and their own transactions become
 * savepoints.
 */
const inTransaction = (ctx: AppContext, tx: Transaction): AppContext => {
  const db = Object.assign(tx, { $client: ctx.db.$client });
  return { ...ctx, db, messenger: createMessenger(db, ctx.clock, ctx.config) };
};

/**
 * Makes the demo marketplace in a database that has none: all of it, or nothing if anything fails.
 * @returns whether it had to be made
 */
export const seedDemo = async (ctx: AppContext): Promise<boolean> => {
  if (await marketplaceExists(ctx.db)) return false;
  // The tables are large: a shop that has its marketplace doesn't load them.
  const { default: tables } = await import("./tables/index.ts");
  const made = await transaction(ctx.db, async (tx) => {
    const seeding = inTransaction(ctx, tx);
    if (!(await seedMarketplace(seeding.db, tables, ctx.clock.now()))) return false;
    await seedAccounts(seeding);
    await seedPastOrders(seeding, tables.pastOrders);
    await seedOrders(seeding);
    await countPeriods(seeding);
    return true;
  });
  if (made) {
    // Autovacuum analyzes new tables only after a minute, and until then queries are planned badly. Not the tables that
    // grow with each visitor: one that is known to be small is read as a whole.
    await ctx.db.execute(
      sql`vacuum (analyze) brand, category, merchant, product, product_listing, sku, search_word`,
    );
  }
  return made;
};
