import type { WireLocale } from "@carmine/api/contract";
import { and, eq, sql } from "drizzle-orm";
import { findProducts } from "../catalogue/search/find-products.ts";
import type { SearchKnowledge } from "../catalogue/search/search-knowledge.ts";
import type { AppContext } from "../context.ts";
import { rowOf, rowsOf } from "../database/rows.ts";
import { arrayText } from "../database/statement.ts";
import { savedSearch } from "../database/schema/collections.ts";
import { transaction } from "../database/transaction.ts";
import { notify } from "../notifications/notify.ts";
import { dayMs } from "../shared/durations.ts";
import { pathOfSearch, searchOfQuery } from "./saved-searches.ts";
import { searchNameInAll, type SearchNames } from "./search-name.ts";

/** Searches read at a time. */
const batch = 500;

/** Newest results of a search that are compared with its last report. */
const newestCount = 100;

interface Due {
  id: number;
  accountId: number;
  query: string;
  /** Exact, for the comparison at the update. */
  reportedAt: string;
  locale: WireLocale;
}

interface Tools extends Pick<AppContext, "db" | "clock"> {
  readonly names: SearchNames;
  readonly knowledge: (locale: WireLocale) => Promise<SearchKnowledge>;
}

/** Number of products that match a search and were added after its last report. */
const countNew = async ({ db, knowledge }: Tools, due: Due): Promise<number> => {
  const search = searchOfQuery(due.query);
  if (!search) return 0;
  const page = { page: 1, limit: newestCount };
  const found = await findProducts(db, { ...search, sort: "new" }, page, await knowledge(due.locale));
  // The results of a corrected spelling don't match the saved words.
  if (found.didYouMean !== null || found.ids.length === 0) return 0;
  const { count } = await rowOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from product
      where id = any(${arrayText(found.ids)}::int[]) and created_at > ${due.reportedAt}::timestamptz`,
  );
  return count;
};

/** Reports the new products of a search, unless it was reported or disabled in the meantime. */
const report = async (
  { db, clock, names }: Tools,
  { id, accountId, query, reportedAt }: Due,
  count: number,
): Promise<number> => {
  const name = await searchNameInAll(searchOfQuery(query) ?? {}, names);
  return transaction(db, async (tx) => {
    const reported = await tx
      .update(savedSearch)
      .set({ reportedAt: clock.now() })
      .where(
        and(
          eq(savedSearch.id, id),
          savedSearch.isNotifying,
          sql`${savedSearch.reportedAt} = ${reportedAt}::timestamptz`,
        ),
      )
      .returning({ id: savedSearch.id });
    if (reported.length === 0) return 0;
    await notify(tx, { accountId, kind: "savedSearch", values: { name, count }, path: pathOfSearch(query) });
    return 1;
  });
};

/**
 * Notifies shoppers of new products that match their saved searches, each search at most once per day.
 * @returns the number of notified searches
 */
export const notifySavedSearches = async (tools: Tools): Promise<number> => {
  const before = new Date(tools.clock.now().getTime() - dayMs).toISOString();
  let reported = 0;
  for (let last = 0; ;) {
    const due = await rowsOf<Due>(
      tools.db,
      sql`select s.id, s.account_id as "accountId", s.query, s.reported_at::text as "reportedAt", a.locale
        from saved_search s join account a on a.id = s.account_id
        where s.id > ${last}::int and s.is_notifying and s.reported_at <= ${before}::timestamptz
        order by s.id limit ${batch}::int`,
    );
    for (const one of due) {
      last = one.id;
      const count = await countNew(tools, one);
      if (count > 0) reported += await report(tools, one, count);
    }
    if (due.length < batch) return reported;
  }
};
