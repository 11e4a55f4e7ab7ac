import type { WireLocale } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { forItsValues } from "../../database/pool.ts";
import { rowOf } from "../../database/rows.ts";
import type { CategoryRow } from "../category-tree.ts";
import type { Synonym } from "./query/token-groups.ts";

/** What a search needs to know of the marketplace besides its products. */
export interface SearchKnowledge {
  readonly categories: readonly CategoryRow[];
  readonly synonyms: readonly Synonym[];
  /** Whether common words and rare ones need other plans (`planFor`). */
  readonly isLarge: boolean;
  readonly locale: WireLocale;
}

/** Products of a marketplace in which any plan is good: reading all of them takes less time than planning does. */
const maxOfSmall = 2000;

/** Whether the marketplace has more products than that. */
export const readIsLarge = async (db: Queryable): Promise<boolean> =>
  (
    await rowOf<{ isLarge: boolean }>(
      db,
      sql`select count(*) > ${maxOfSmall} as "isLarge" from (select from product_listing limit ${maxOfSmall + 1}) l`,
    )
  ).isLarge;

/** What a statement that looks for words begins with: in a large marketplace it is planned for its words each time. */
export const planFor = (isLarge: boolean): SQL => sql.raw(isLarge ? forItsValues : "");
