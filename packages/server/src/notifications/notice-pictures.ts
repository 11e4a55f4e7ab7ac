import { sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { rowsOf } from "../database/rows.ts";
import { mediaAddressOrNullSql } from "../shared/media-address.ts";

const productIn = (path: string): number | undefined => {
  const [, id] = /^\/goods_detail\/(\d{1,9})(?:\?|$)/.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
};
const orderNoIn = (path: string): string | undefined => /[?&]orderNo=([A-Z]{2}\d+)/.exec(path)?.[1];

/**
 * Pictures of the products that notices are about, by the path of the notice: the product itself, or the first one of
 * the shopper's order or refund.
 */
export const readNoticePictures = async (
  db: Queryable,
  accountId: number,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const productIds = paths.flatMap((path) => productIn(path) ?? []);
  const orderNos = paths.flatMap((path) => orderNoIn(path) ?? []);
  if (productIds.length === 0 && orderNos.length === 0) return new Map();
  const rows = await rowsOf<{ key: string; picture: string | null }>(
    db,
    sql`select p.id::text as key, ${mediaAddressOrNullSql("coalesce(p.pictures[1], p.card_picture)")} as picture
        from product p where p.id = any(${sql.param(productIds)}::int[])
      union all
      select distinct on (wanted.no) wanted.no, ${mediaAddressOrNullSql("l.picture")}
        from unnest(${sql.param(orderNos)}::text[]) wanted(no)
        join merchant_order o on o.account_id = ${accountId}::int and (o.order_no = wanted.no
          or o.master_order_id = (select m.id from master_order m where m.order_no = wanted.no)
          or o.id = (select r.merchant_order_id from refund r where r.refund_no = wanted.no))
        join order_line l on l.merchant_order_id = o.id
        where l.picture is not null`,
  );
  const pictures = new Map(rows.flatMap(({ key, picture }) => (picture === null ? [] : [[key, picture]])));
  return new Map(
    paths.flatMap((path) => {
      const picture = pictures.get(orderNoIn(path) ?? String(productIn(path)));
      return picture === undefined ? [] : [[path, picture]];
    }),
  );
};
