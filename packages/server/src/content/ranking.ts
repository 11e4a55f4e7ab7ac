import {
  rankingPeriods,
  rankingTag,
  type RankedProduct,
  type RankingPeriod,
  type WireLocale,
} from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import { cardJson, onlySkuOfProduct } from "../catalogue/fragments.ts";
import { isOfTireSize } from "../catalogue/search/facets/facet-names.ts";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../database/connection.ts";
import { lockTable } from "../database/lock-table.ts";
import { publishTags } from "../database/publish-tags.ts";
import { rowOf } from "../database/rows.ts";
import { periodSale } from "../database/schema/listing.ts";
import { transaction } from "../database/transaction.ts";
import { dayMs } from "../shared/durations.ts";

/** Lengths of the periods in days; the current one ends now. */
const days: Readonly<Record<RankingPeriod, number>> = { week: 7, month: 30, year: 365 };

/**
 * Counts paid units without returns in the current and previous period. Lists read the stored result instead
 * of the orders of a year.
 */
export const countPeriod = ({ db, clock }: Pick<AppContext, "db" | "clock">, period: RankingPeriod) =>
  transaction(db, async (tx) => {
    const at = (periods: number): SQL =>
      sql`${new Date(clock.now().getTime() - periods * days[period] * dayMs).toISOString()}::timestamptz`;
    const soldUnits = (from: SQL, to: SQL): SQL =>
      sql`coalesce(sum(l.quantity - l.refunded) filter (where o.paid_at >= ${from} and o.paid_at < ${to}), 0)::int`;
    // Two concurrent runs would write the same rows.
    await lockTable(tx, periodSale);
    await tx.execute(sql`delete from period_sale where period = ${period}`);
    await tx.execute(sql`
      insert into period_sale (period, product_id, sold, sold_before)
      select ${period}, product_id, sold, sold_before from (
        select l.product_id, ${soldUnits(at(1), at(0))} as sold, ${soldUnits(at(2), at(1))} as sold_before
        from merchant_order o join order_line l on l.merchant_order_id = o.id
        where o.paid_at >= ${at(2)} and o.paid_at < ${at(0)} group by l.product_id
      ) counted where sold > 0 or sold_before > 0`);
    await publishTags(tx, [rankingTag]);
  });

/** Counts all periods, at startup and in tests. */
export const countPeriods = async (ctx: Pick<AppContext, "db" | "clock">): Promise<void> => {
  for (const period of rankingPeriods) await countPeriod(ctx, period);
};

/** The size of a tire `l` with a single size, "205/55 R16"; else null. */
const sizeOf = (() => {
  const part = (key: string) => sql.raw(`max(substr(f, ${key.length + 2})) filter (where f like '${key}:%')`);
  return sql`(select case when count(*) = 3 then ${part("width")} || '/' || ${part("profile")} || ' R' || ${part("rim")} end
    from unnest(l.facets) f where ${isOfTireSize(sql.raw("f"))})`;
})();

/**
 * Up to 20 products by units sold in the period.
 * @param cid a department or category; default all
 */
export const readRanking = async (
  db: Queryable,
  locale: WireLocale,
  period: RankingPeriod,
  cid?: number,
): Promise<RankedProduct[]> => {
  const { list } = await rowOf<{ list: RankedProduct[] }>(
    db,
    sql`with scope as (
        select l.product_id, s.sold, s.sold_before, ${sizeOf} as size
        from period_sale s join product_listing l on l.product_id = s.product_id
        where s.period = ${period}
          and (${cid ?? null}::int is null or ${cid ?? null}::int in (l.category1, l.category2, l.category3))
      ), placed as (
        select product_id, sold, size, row_number() over (order by sold desc, product_id desc) as place,
          case when sold_before > 0 then row_number() over (order by sold_before desc, product_id desc) end as place_before,
          row_number() over (partition by size order by sold desc, product_id desc) = 1
            and count(*) filter (where sold > 0) over (partition by size) > 1 as is_top
        from scope
      )
      select coalesce(json_agg(
          (${cardJson(locale)})::jsonb || jsonb_build_object('sales', p.shown_sales, 'ficti', 0,
            'categoryId', p.category_id, 'skuId', ${onlySkuOfProduct}, 'periodSales', r.sold,
            'placeBefore', r.place_before, 'topSize', case when r.is_top then r.size end)
          order by r.place), '[]') as list
      from placed r join product p on p.id = r.product_id join merchant m on m.id = p.merchant_id
      where r.sold > 0 and r.place <= 20`,
  );
  return list;
};
