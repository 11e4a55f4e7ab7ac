import type { CategoryNode, WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { textIn, type LocalizedText } from "../shared/localized-text.ts";
import { mediaAddressOrNull } from "../shared/media-address.ts";
import type { Queryable } from "../database/connection.ts";
import { rowsOf } from "../database/rows.ts";

export interface CategoryRow {
  id: number;
  pid: number;
  path: number[];
  level: number;
  name: LocalizedText;
  keywords: string[];
  icon: string | null;
  symbol: string | null;
  sort: number;
}

/** All visible categories, parents before their children, each level in order. */
export const readCategories = (db: Queryable): Promise<CategoryRow[]> =>
  rowsOf<CategoryRow>(
    db,
    sql`select id, coalesce(pid, 0) as pid, path, level, name, keywords, icon, symbol, sort
      from category where is_shown order by level, sort, id`,
  );

/** The tree of the wire contract. A hidden category hides its descendants. */
export const treeOf = (rows: CategoryRow[], locale: WireLocale): CategoryNode[] => {
  const roots: CategoryNode[] = [];
  const nodes = new Map<number, CategoryNode>();
  for (const { id, pid, name, icon, symbol, level, sort } of rows) {
    const node: CategoryNode = {
      id,
      pid,
      name: textIn(name, locale),
      icon: mediaAddressOrNull(icon),
      symbol,
      level,
      sort,
      isShow: true,
      childList: [],
    };
    const siblings = pid === 0 ? roots : nodes.get(pid)?.childList;
    if (!siblings) continue;
    nodes.set(id, node);
    siblings.push(node);
  }
  return roots;
};
