import { sql, type SQL } from "drizzle-orm";

/**
 * Books the amounts due to each shop of a paid master order, as part of a `with` clause: the sale as paid by
 * the shopper, the marketplace's share of platform coupons and of points, and its commission as agreed
 * with the shop, else by its category.
 * @param order id of the master order
 */
export const bookedSales = (order: SQL, now: SQL): SQL => sql`
  booked as (
    insert into ledger_entry (merchant_id, kind, order_no, link, amount, currency, created_at)
    select o.merchant_id, b.kind, o.order_no, o.order_no, b.amount, master.currency, ${now}
    from merchant_order o join master_order master on master.id = o.master_order_id
    join merchant shop on shop.id = o.merchant_id
    left join merchant_category trade on trade.id = shop.category_id
    cross join lateral (values
      ('sale', o.total),
      ('subsidy', o.platform_coupon + o.points),
      ('commission', -round((o.goods - o.coupon + o.platform_coupon) * coalesce(shop.handling_fee, trade.handling_fee, 0) / 100, scale(o.total)))
    ) as b(kind, amount)
    where o.master_order_id = ${order} and b.amount <> 0
  )`;
