import { sql, type SQL } from "drizzle-orm";

/** Counts of inconsistencies, which must be 0, except the number of orders. */
export interface Books extends Record<string, unknown> {
  orders: number;
  wrongSums: number;
  doublePaid: number;
  paidWithoutMoney: number;
  moneyWithoutOrder: number;
  wrongStock: number;
  halfEnded: number;
  doubleHolds: number;
  /** Orders without exactly one key, and keys without their order. */
  unpairedOrders: number;
}

/** Counts all inconsistencies. @param stock initial units of each product */
export const booksOf = (stock: number): SQL => sql`select
  (select count(*)::int from master_order) as orders,
  (select count(*)::int from master_order m where m.total <> (select coalesce(sum(o.total), -1) from merchant_order o where o.master_order_id = m.id)
    or m.goods <> (select coalesce(sum(l.goods), -1) from order_line l join merchant_order o on o.id = l.merchant_order_id where o.master_order_id = m.id)) as "wrongSums",
  (select count(*)::int from (select 1 from payment where status = 'captured' group by master_order_id having count(*) > 1) x) as "doublePaid",
  (select count(*)::int from master_order m where m.paid_at is not null and not exists (
    select from payment p join sandbox_intent i on i.id = p.reference
    where p.master_order_id = m.id and p.status = 'captured' and i.status = 'succeeded' and p.amount = m.total * 100 and i.amount = p.amount)) as "paidWithoutMoney",
  (select count(*)::int from sandbox_intent i where i.status = 'succeeded' and not exists (
    select from payment p join master_order m on m.id = p.master_order_id
    where p.reference = i.id and (m.paid_at is not null or p.refunded = p.amount))) as "moneyWithoutOrder",
  (select count(*)::int from sku s where (s.on_hand + s.sold <> ${stock}::int and s.product_id not in (select id from product where handle like 'chaos-%'))
    or s.reserved <> (select coalesce(sum(l.quantity), 0) from order_line l join merchant_order o on o.id = l.merchant_order_id
      join master_order m on m.id = o.master_order_id where l.sku_id = s.id and m.paid_at is null and m.cancelled_at is null)
    or s.sold <> (select coalesce(sum(l.quantity), 0) from order_line l join merchant_order o on o.id = l.merchant_order_id
      where l.sku_id = s.id and o.paid_at is not null)) as "wrongStock",
  (select count(*)::int from merchant_order o join master_order m on m.id = o.master_order_id
    where (m.paid_at is null) <> (o.paid_at is null) or (m.cancelled_at is null) <> (o.status <> 9)) as "halfEnded",
  (select count(*)::int from checkout_session p join idempotency_key k on k.key like '%-' || p.order_no where k.answer is not null) as "doubleHolds",
  (select count(*)::int from master_order m
    full join (select answer ->> 'orderNo' as order_no from idempotency_key where scope like 'order/create:%') k using (order_no)
    where m.id is null or k.order_no is null) as "unpairedOrders"`;
