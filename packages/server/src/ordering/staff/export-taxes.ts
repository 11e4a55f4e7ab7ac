import { sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { rowsOf } from "../../database/rows.ts";
import type { OrderPlace } from "../../database/schema/order-place.ts";
import type { CsvFile } from "../../http/route.ts";
import { withoutFormula } from "../../shared/csv-line.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { withMinorDigits } from "../../shared/money.ts";
import { timeIn } from "../../shared/shop-time.ts";

const batch = 500;

interface TaxedOrder {
  readonly id: number;
  readonly orderNo: string;
  readonly shop: string;
  readonly paidAt: string;
  readonly country: string | null;
  readonly place: OrderPlace | null;
  readonly currency: string;
  readonly goods: string;
  readonly discount: string;
  readonly freight: string;
  readonly tax: string;
  readonly total: string;
  readonly refunded: string;
  readonly taxes: readonly { name: LocalizedText; rate: string }[];
}

const percent = (rate: string): string => `${Number((Number(rate) * 100).toFixed(4))}%`;

interface Period {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/**
 * Taxes of paid orders, one row per order. The rates are those of the order's destination.
 * @param shopIds null for all shops
 */
export const exportTaxes = (
  { db, config }: Pick<AppContext, "db" | "config">,
  shopIds: readonly number[] | null,
  { from, to }: Period,
): CsvFile => {
  const { timeZone } = config;
  const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const which = sql.join(
    [
      sql`o.paid_at is not null`,
      ...(shopIds === null ? [] : [sql`o.merchant_id = any(${sql.param([...shopIds])}::int[])`]),
      ...(from ? [sql`o.paid_at >= ${moment(from)}`] : []),
      ...(to ? [sql`o.paid_at < ${moment(to)}`] : []),
    ],
    sql` and `,
  );
  const rows = async function* (): AsyncGenerator<string[]> {
    yield [
      "Order",
      "Shop",
      `Paid (${timeZone})`,
      "Country",
      "Region",
      "Currency",
      "Items",
      "Discount",
      "Shipping fee",
      "Tax",
      "Total",
      "Refunded",
      "Tax rates",
    ];
    let after = 0;
    for (;;) {
      const found = await rowsOf<TaxedOrder>(
        db,
        sql`
        select o.id, o.order_no as "orderNo", o.merchant_name as shop, to_json(o.paid_at) #>> '{}' as "paidAt", o.country,
          m.place, m.currency, o.goods::text as goods, (o.coupon + o.points)::text as discount,
          o.freight::text as freight, o.tax::text as tax, o.total::text as total, m.taxes,
          (select coalesce(sum(l.refunded_total), 0) from order_line l where l.merchant_order_id = o.id)::text as refunded
        from merchant_order o join master_order m on m.id = o.master_order_id
        where ${which} and o.id > ${after}::int
        order by o.id limit ${batch}::int`,
      );
      for (const one of found) {
        const amounts = [one.goods, one.discount, one.freight, one.tax, one.total, one.refunded];
        yield [
          one.orderNo,
          one.shop,
          timeIn(timeZone, new Date(one.paidAt)),
          one.country ?? "",
          one.place?.region ?? "",
          one.currency,
          ...amounts.map((amount) => withMinorDigits(amount, one.currency)),
          one.taxes.map(({ name, rate }) => `${name.en} ${percent(rate)}`).join("; "),
        ].map(withoutFormula);
      }
      const last = found.at(-1);
      if (!last) return;
      after = last.id;
    }
  };
  return { name: "taxes", rows: rows() };
};
