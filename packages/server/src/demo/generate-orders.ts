import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/connection.ts";
import { rowOf } from "../database/rows.ts";
import { NothingToCopy } from "./generate-products.ts";

export interface GenerateOrdersOptions {
  /** Numbers of rows to add. */
  readonly accounts: number;
  readonly orders: number;
  readonly reviews: number;
  readonly onProgress?: (orders: number) => void;
}

/** Orders per statement. */
const chunk = 20_000;

/** A drawn order number starts with such zeros once in 100 million times. */
const generatedZeros = "0".repeat(8);
/** A prime. The digits of the first `n` generated numbers are as mixed as those of drawn ones, and none repeats. */
const numberCount = 99_999_989;
/** Digits of the generated order number `g`, from 1. */
export const generatedDigits = (g: number): string => String((g * 48_271) % numberCount).padStart(16, "0");

const firstNames =
  "Ada,Anong,Bounmy,Camille,Chen,Diego,Elin,Fatima,Grace,Hugo,Ines,Jonas,Kham,Lucía,Mara,Mei,Nok,Owen,Priya,Yuki";
const lastNames =
  "Bauer,Chanda,Costa,Dubois,Duarte,Garcia,Keo,Laurent,Li,Lindqvist,Marsh,Moreau,Okafor,Park,Prasert,Rossi,Santos,Suzuki,Wang,Weber";
/** Name of the generated account `g`, from 1; 400 names repeat. */
export const generatedName = (g: number): string =>
  `${firstNames.split(",")[g % 20] ?? ""} ${lastNames.split(",")[Math.floor(g / 20) % 20] ?? ""}`;

/** A pseudorandom share of the order with number `g`, from 0 up to 1. */
const share = (multiplier: number) => sql.raw(`(g * ${multiplier}::bigint % 1000003 / 1000003.0)`);

/** Accounts without a password: they sign in by a code sent to `generated-N@example.com`. */
const addAccounts = async (tx: Transaction, from: number, count: number): Promise<void> => {
  await tx.execute(sql`
    with made as (
      insert into account (identity, type, email, nickname, created_at)
      select 'generated-' || gen_random_uuid(), 'email', 'generated-' || g || '@example.com',
        (string_to_array(${firstNames}, ','))[1 + g % 20] || ' ' || (string_to_array(${lastNames}, ','))[1 + g / 20 % 20],
        now() - make_interval(mins => (g % 500000)::int)
      from generate_series(${from}::int, ${from + count - 1}::int) g
      returning id, email, nickname)
    insert into address (account_id, real_name, email, phone, country_code, country, region, city, detail, post_code, is_default)
    select id, nickname, email, '604' || lpad((id * 7919::bigint % 10000000)::text, 7, '0'), '1', 'Canada', 'CA-BC', 'Vancouver', '1 Generated Street', 'V5K 0A1', true
    from made`);
};

/**
 * Orders of one line, paid within minutes: 5 of 100 are to ship, 5 sent, 5 canceled, the others received. Products with
 * a low id sell more often, and a fifth of the accounts buy. Each order has its payment, ledger entries, history and a
 * notice.
 */
const addOrders = async (tx: Transaction, from: number, to: number): Promise<void> => {
  await tx.execute(sql`
    create temporary table drawn on commit drop as
    select g, 'PT' || digits as pt, 'SH' || digits || '01' as sh, a.id as account_id,
      a.nickname, a.email, a.phone, i.*, 1 + (g % 3)::int as quantity, (g % 20)::int as kind,
      now() - make_interval(mins => (g * 7919::bigint % 525600)::int) as at,
      round(i.price * (1 + (g % 3)), 2) as goods
    from generate_series(${from}::int, ${to}::int) g
    cross join lateral (select lpad((g * 48271::bigint % ${numberCount})::text, 16, '0') as digits) d
    join generated_account a on a.place = floor((select count(*) from generated_account) / 5.0 * ${share(611_953)})::int
    join generated_item i on i.place = floor((select count(*) from generated_item) * power(${share(15_485_863)}, 2))::int`);
  await tx.execute(sql`analyze drawn`);
  await tx.execute(sql`
    with masters as (
      insert into master_order (order_no, account_id, real_name, email, phone, address, currency, total_num, goods, coupon,
        points, freight, tax, total, points_used, taxes, mark, pay_type, pay_channel, created_at, expires_at, paid_at, cancelled_at)
      select pt, account_id, nickname, email, phone, '1 Generated Street, Vancouver', 'USD', quantity, goods, 0,
        0, 5, 0, goods + 5, 0, '[]', '', 'sandbox', 'pc', at, at + interval '30 minutes',
        case when kind <> 19 then at + interval '2 minutes' end, case when kind = 19 then at + interval '30 minutes' end
      from drawn returning id, order_no),
    shops as (
      insert into merchant_order (order_no, master_order_id, account_id, merchant_id, merchant_name, total_num, goods, coupon,
        points, freight, tax, total, mark, status, created_at, paid_at, shipped_at, received_at, delivery_type, delivery_name,
        delivery_code, delivery_id)
      select sh, m.id, account_id, merchant_id, merchant_name, quantity, goods, 0, 0, 5, 0, goods + 5, '',
        case kind when 17 then 0 when 18 then 1 when 19 then 9 else 2 end, at,
        case when kind <> 19 then at + interval '2 minutes' end,
        case when kind not in (17, 19) then case kind when 18 then now() else at + interval '1 day' end end,
        case when kind < 17 then at + interval '4 days' end,
        case when kind not in (17, 19) then 'express' end, case when kind not in (17, 19) then 'DHL Express' end,
        case when kind not in (17, 19) then 'dhl' end, case when kind not in (17, 19) then '41' || g end
      from drawn d join masters m on m.order_no = d.pt returning id, order_no, master_order_id),
    lines as (
      insert into order_line (merchant_order_id, product_id, sku_id, name, sku_text, picture, price, quantity, weight, volume,
        goods, coupon, points, freight, tax, total, sent)
      select s.id, product_id, sku_id, name, '{"en": ""}', picture, price, quantity, weight, volume, goods, 0, 0, 5, 0,
        goods + 5, case when kind in (17, 19) then 0 else quantity end
      from drawn d join shops s on s.order_no = d.sh),
    payments as (
      insert into payment (master_order_id, provider, reference, amount, currency, status, created_at, asked_at)
      select m.id, 'sandbox', 'generated-' || pt, (goods + 5) * 100, 'USD', 'captured', at, at
      from drawn d join masters m on m.order_no = d.pt where kind <> 19),
    entries as (
      insert into ledger_entry (merchant_id, kind, order_no, link, amount, currency, created_at)
      select merchant_id, e.kind, sh, sh, e.amount, 'USD', at + interval '2 minutes'
      from drawn, lateral (values ('sale', goods + 5), ('commission', -greatest(0.01, round(goods * 0.08, 2)))) e (kind, amount)
      where drawn.kind <> 19),
    events as (
      insert into order_history (master_order_id, merchant_order_id, event, from_state, to_state, who, created_at)
      select s.master_order_id, case e.event when 'created' then null else s.id end, e.event, e.from_state, e.to_state,
        e.who, at + e.after
      from drawn d join shops s on s.order_no = d.sh,
        lateral (values ('created', null, 'unpaid', 'shopper', interval '0'),
          (case kind when 19 then 'expired' else 'settled' end, 'unpaid', case kind when 19 then 'cancelled' else 'toShip' end,
            'system', interval '2 minutes')) e (event, from_state, to_state, who, after))
    insert into notice (account_id, kind, "values", path, created_at, read_at, is_mail_due)
    select account_id, 'orderShipped', jsonb_build_object('orderNo', sh, 'shop', merchant_name), '/order/order_detail?orderNo=' || sh, at + interval '1 day',
      case when g % 2 = 0 then at + interval '2 days' end, false
    from drawn where kind not in (17, 19)`);
  await tx.execute(sql`drop table drawn`);
};

/** Reviews of received orders, newest orders first, and the star counts of their products. */
const addReviews = async (tx: Transaction, count: number): Promise<void> => {
  await tx.execute(sql`
    with received as (
      select l.id, l.product_id, l.sku_text, o.account_id, o.received_at
      from order_line l join merchant_order o on o.id = l.merchant_order_id
      where o.order_no like ${`SH${generatedZeros}%`} and o.status = 2 and not l.is_reviewed order by l.id desc limit ${count}::int),
    made as (
      insert into review (product_id, account_id, order_line_id, nickname, star, service_star, text, sku_text, created_at)
      select product_id, account_id, id, 'Shopper', 5 - (id % 7 = 0)::int - (id % 11 = 0)::int - (id % 13 = 0)::int, 5,
        'Arrived on time, as described. Number ' || id || '.', sku_text, received_at + interval '1 day'
      from received returning order_line_id)
    update order_line set is_reviewed = true where id in (select order_line_id from made)`);
  await tx.execute(sql`
    update product p set star_counts = counted.counts
    from (
      select product_id, array[
        count(*) filter (where star = 1), count(*) filter (where star = 2), count(*) filter (where star = 3),
        count(*) filter (where star = 4), count(*) filter (where star = 5)]::int[] as counts
      from review group by product_id
    ) counted
    where counted.product_id = p.id and p.star_counts <> counted.counts`);
};

/** Tables whose statistics a bulk load changes. */
const loaded = sql.raw(
  "account, address, master_order, merchant_order, order_line, payment, ledger_entry, order_history, order_search, notice, review, product",
);

/**
 * Adds accounts, orders over the last year and reviews, for tests at the size of a real marketplace. Stock and sales of
 * products don't change. Runs in one transaction.
 * @throws NothingToCopy in a marketplace without products
 */
export const generateOrders = async (
  db: Database,
  { accounts, orders, reviews, onProgress = () => {} }: GenerateOrdersOptions,
): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const { next, nextOrder, products } = await rowOf<{ next: number; nextOrder: number; products: number }>(
      tx,
      sql`select
        (select coalesce(max(substring(email from 11 for position('@' in email) - 11)::int), 0) + 1 from account
          where email like 'generated-%@example.com') as next,
        (select count(*)::int + 1 from master_order where order_no like ${`PT${generatedZeros}%`}) as "nextOrder",
        (select count(*)::int from product where visible) as products`,
    );
    if (products === 0) throw new NothingToCopy("There is no product to order: import some first.");
    if (accounts > 0) await addAccounts(tx, next, accounts);
    await tx.execute(sql`
      create temporary table generated_account on commit drop as
      select a.id, a.nickname, a.email, d.phone, row_number() over (order by a.id)::int - 1 as place
      from account a join address d on d.account_id = a.id and d.is_default where a.email like 'generated-%@example.com'`);
    await tx.execute(sql`
      create temporary table generated_item on commit drop as
      select s.id as sku_id, s.product_id, s.price, s.weight, s.volume, p.name, p.pictures[1] as picture, p.merchant_id,
        m.name as merchant_name, row_number() over (order by p.id)::int - 1 as place
      from (select distinct on (product_id) * from sku where is_on_sale order by product_id, id) s
      join product p on p.id = s.product_id join merchant m on m.id = p.merchant_id
      where p.visible`);
    await tx.execute(sql`analyze generated_account, generated_item`);
    for (let made = 0; made < orders; made += chunk) {
      const last = Math.min(made + chunk, orders);
      await addOrders(tx, nextOrder + made, nextOrder + last - 1);
      onProgress(last);
    }
    if (reviews > 0) await addReviews(tx, reviews);
    await tx.execute(sql`analyze ${loaded}`);
  });
};
