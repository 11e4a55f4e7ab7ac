import { sql } from "drizzle-orm";

/**
 * Condition on a product `p`: it is visible, approved and not deleted (`visible`), and its shop is open.
 * Closed shops are read once per statement instead of per product, so that lists can use their indexes.
 */
export const isProductForSale = sql.raw(
  `(p.visible and p.merchant_id <> all (array(select id from merchant where not is_open)))`,
);

/** Condition on a sku `s` of the product `p`: it can be bought if in stock. */
export const isSkuForSale = sql`(s.is_on_sale and ${isProductForSale})`;
