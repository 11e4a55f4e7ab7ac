import { limits } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { readFilters } from "../catalogue/search/query/filters.ts";
import type { Found } from "../catalogue/search/query/found.ts";
import { searchProducts } from "../catalogue/search/listing/search.ts";
import type { SearchKnowledge } from "../catalogue/search/search-knowledge.ts";
import type { Queryable } from "../database/connection.ts";
import { arrayText, statement } from "../database/statement.ts";
import type { PageInput } from "../http/envelope/paging.ts";

/** A page section with the first products of a category. */
interface Section {
  cid: number;
  count: number;
}

/**
 * Products in stock in rounds: the first of each department, then the second of each. By rank alone, similar
 * products of the largest department would fill the page.
 */
const inRounds = statement<{ except: string; offset: number; limit: number }, { id: number }>(
  (value) => sql`
    select l.product_id as id from category c cross join lateral (
      select product_id, row_number() over (order by rank desc, product_id desc) as round
      from product_listing where category1 = c.id and is_in_stock and product_id <> all(${value("except")}::int[])
      order by rank desc, product_id desc limit ${value("offset")}::int + ${value("limit")}::int) l
    where c.level = 1
    order by l.round, c.sort, c.id limit ${value("limit")}::int offset ${value("offset")}::int`,
);

/**
 * The endless grid of the home page: all products in stock by rank. With department sections on the page, it
 * excludes their products and alternates between departments.
 */
export const readGrid = async (
  db: Queryable,
  { beside = [], ...page }: PageInput & { beside?: readonly Section[] | undefined },
  knowledge: Omit<SearchKnowledge, "synonyms">,
): Promise<Found> => {
  const search = (cid: number | undefined, except: number[], of: PageInput) =>
    searchProducts(db, { ...readFilters({ cid, inStock: true }), except }, "rank", of, knowledge);
  if (beside.length === 0) return search(undefined, [], page);
  const sections = await Promise.all(
    beside.map(({ cid, count }) => search(cid, [], { page: 1, limit: count })),
  );
  const except = [...new Set(sections.flatMap(({ ids }) => ids))];
  const offset = Math.min((page.page - 1) * page.limit, limits.searchWindow);
  const [{ total }, rows] = await Promise.all([
    search(undefined, except, { page: 1, limit: 0 }),
    inRounds(db, { except: arrayText(except), offset, limit: page.limit }),
  ]);
  return { ids: rows.map(({ id }) => id), total };
};
