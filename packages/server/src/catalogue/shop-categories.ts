import type { ShopCategoryNode, WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { rowsOf } from "../database/rows.ts";
import { textInSql } from "../shared/localized-text.ts";

type Row = Pick<ShopCategoryNode, "id" | "pid" | "name" | "sort"> & { productCount: number };

/** A shop's category tree with the number of products in each category, without empty ones. */
export const readShopCategories = async (
  db: Queryable,
  merchantId: number,
  locale: WireLocale,
): Promise<ShopCategoryNode[]> => {
  const rows = await rowsOf<Row>(
    db,
    sql`with counts as (
      select place.id, count(*)::int as products
      from product p cross join unnest(p.shop_category_path) as place(id)
      where p.merchant_id = ${merchantId}::int and p.visible group by place.id
    )
    select c.id, c.pid, ${textInSql("c.name", locale)} as name, c.sort, n.products as "productCount"
    from shop_category c join counts n on n.id = c.id
    where c.merchant_id = ${merchantId}::int order by c.sort, c.id`,
  );
  const childrenOf = (parent: number, level: number): ShopCategoryNode[] =>
    rows
      .filter(({ pid }) => pid === parent)
      .map((row) => ({
        ...row,
        level,
        icon: null,
        isShow: true,
        childList: level < 2 ? childrenOf(row.id, level + 1) : [],
      }));
  return childrenOf(0, 1);
};
