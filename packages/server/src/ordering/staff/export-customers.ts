import { sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { rowsOf } from "../../database/rows.ts";
import type { CsvFile } from "../../http/route.ts";
import { withoutFormula } from "../../shared/csv-line.ts";
import { withMinorDigits } from "../../shared/money.ts";
import { timeIn } from "../../shared/shop-time.ts";

const batch = 500;

interface Customer {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string | null;
  readonly orders: number;
  readonly total: string;
  readonly refunded: string;
  readonly currency: string;
  readonly firstAt: string;
  readonly lastAt: string;
}

/** Shoppers who paid an order of the shop, with name and address of the latest one. */
export const exportCustomers = (
  { db, config }: Pick<AppContext, "db" | "config">,
  shopId: number,
): CsvFile => {
  const { timeZone } = config;
  const time = (text: string): string => timeIn(timeZone, new Date(text));
  const rows = async function* (): AsyncGenerator<string[]> {
    yield [
      "Name",
      "Email",
      "Phone",
      "Country",
      "Orders",
      "Total",
      "Refunded",
      "Currency",
      `First order (${timeZone})`,
      `Last order (${timeZone})`,
    ];
    let after = 0;
    for (;;) {
      const found = await rowsOf<Customer>(
        db,
        sql`
        with chosen as (
          select o.account_id as id, count(*)::int as orders, sum(o.total)::text as total, max(o.id) as latest,
            coalesce(sum((select sum(l.refunded_total) from order_line l where l.merchant_order_id = o.id)), 0)::text as refunded,
            to_json(min(o.paid_at)) #>> '{}' as "firstAt", to_json(max(o.paid_at)) #>> '{}' as "lastAt"
          from merchant_order o
          where o.merchant_id = ${shopId}::int and o.paid_at is not null and o.account_id > ${after}::int
          group by o.account_id order by o.account_id limit ${batch}::int
        )
        select c.id, m.real_name as name, m.email, m.phone, o.country, c.orders, c.total, c.refunded, m.currency,
          c."firstAt", c."lastAt"
        from chosen c join merchant_order o on o.id = c.latest join master_order m on m.id = o.master_order_id
        order by c.id`,
      );
      for (const { name, email, phone, country, orders, total, refunded, currency, firstAt, lastAt } of found)
        yield [
          name,
          email,
          phone,
          country ?? "",
          String(orders),
          withMinorDigits(total, currency),
          withMinorDigits(refunded, currency),
          currency,
          time(firstAt),
          time(lastAt),
        ].map(withoutFormula);
      const last = found.at(-1);
      if (!last) return;
      after = last.id;
    }
  };
  return { name: "customers", rows: rows() };
};
