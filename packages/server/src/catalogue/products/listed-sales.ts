import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";

/**
 * Adds recent sales to the listing. Sales are only logged, so that they neither contend for a lock nor change
 * an index; sales logged during the run are processed by the next one.
 */
export const listSales = async (db: Queryable): Promise<void> => {
  await db.execute(sql`
    with noted as (delete from listing_sale returning product_id)
    update product_listing l set sales = p.shown_sales from product p
    where p.id = l.product_id and p.id in (select product_id from noted) and l.sales <> p.shown_sales`);
};
