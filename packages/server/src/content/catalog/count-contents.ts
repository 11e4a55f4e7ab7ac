import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";

/** Products and mapped types of imports in each category and below. */
export const countInCategories = (
  db: Queryable,
): Promise<{ id: number; productCount: number; mappingCount: number }[]> =>
  rowsOf(
    db,
    sql`with products as (
      select place.id, count(*)::int as count from product p cross join unnest(p.category_path) as place(id)
      where not p.is_deleted group by place.id
    ), mappings as (
      select place.id, count(*)::int as count from category_mapping m join category c on c.id = m.category_id
        cross join unnest(c.path) as place(id) group by place.id
    )
    select id, coalesce(products.count, 0) as "productCount", coalesce(mappings.count, 0) as "mappingCount"
    from products full join mappings using (id) order by id`,
  );

/** Products of each brand. */
export const countInBrands = (db: Queryable): Promise<{ id: number; productCount: number }[]> =>
  rowsOf(
    db,
    sql`select brand_id as id, count(*)::int as "productCount" from product
      where brand_id is not null and not is_deleted group by brand_id order by brand_id`,
  );
