import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";

/**
 * Brings what was sold since the last time into the order of lists. Sales only add to a log, so that none of them waits
 * for another one or changes an index; what is added while this runs stays for the next time.
 */
export const listSales = async (db: Queryable): Promise<void> => {
  await db.execute(sql`
    with noted as (delete from listing_sale returning product_id)
    update product_listing l set sales = p.shown_sales from product p
    where p.id = l.product_id and p.id in (select product_id from noted) and l.sales <> p.shown_sales`);
};
