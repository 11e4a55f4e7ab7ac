import { Code, limits, type SavedSearch, savedSearchInput, type WireLocale } from "@carmine/api/contract";
import { and, desc, eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { AppContext } from "../context.ts";
import type { Database } from "../database/connection.ts";
import { savedSearch } from "../database/schema/collections.ts";
import { transaction } from "../database/transaction.ts";
import { Failure, notFound } from "../http/envelope/failure.ts";
import { wireTime } from "../shared/wire-time.ts";
import { lockAccount } from "./lock-account.ts";
import { type SearchInput, searchName, type SearchNames } from "./search-name.ts";

/** The query of a search in one order of its parameters, so that equal searches are equal texts. */
export const queryOfSearch = (search: SearchInput): string => {
  const params = Object.entries(search)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : String(value ?? "")] as const)
    .filter(([, text]) => text !== "" && text !== "false")
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(params.map(([name, text]) => [name, text])).toString();
};

/** The search of a stored query; undefined if the current version doesn't accept it. */
export const searchOfQuery = (query: string): SearchInput | undefined =>
  z.safeParse(savedSearchInput, Object.fromEntries(new URLSearchParams(query))).data;

/** Path of the results without a locale prefix. */
export const pathOfSearch = (query: string): string => `/goods/goods_search?${query}`;

export const listSavedSearches = async (
  db: Database,
  accountId: number,
  names: SearchNames,
  locale: WireLocale,
): Promise<SavedSearch[]> => {
  const rows = await db
    .select()
    .from(savedSearch)
    .where(eq(savedSearch.accountId, accountId))
    .orderBy(desc(savedSearch.id));
  return Promise.all(
    rows.map(async ({ id, query, isNotifying, createdAt }) => ({
      id,
      name: await searchName(searchOfQuery(query) ?? {}, names, locale),
      path: pathOfSearch(query),
      isNotifying,
      savedAt: wireTime(createdAt),
    })),
  );
};

/**
 * Saves a search. An equal search of the account stays as it is.
 * @returns its id
 * @throws Failure for a search of all products, and if the account has reached its limit
 */
export const saveSearch = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  accountId: number,
  search: SearchInput,
): Promise<number> => {
  const query = queryOfSearch(search);
  if (query === "") throw new Failure(Code.badRequest, "wrongParameter");
  return transaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const saved = await tx
      .select({ id: savedSearch.id, query: savedSearch.query })
      .from(savedSearch)
      .where(eq(savedSearch.accountId, accountId));
    const same = saved.find((row) => row.query === query);
    if (same) return same.id;
    if (saved.length >= limits.savedSearches)
      throw new Failure(Code.failure, "savedSearchesFull", { count: limits.savedSearches });
    const now = clock.now();
    const [made] = await tx
      .insert(savedSearch)
      .values({ accountId, query, createdAt: now, reportedAt: now })
      .returning({ id: savedSearch.id });
    if (!made) throw new Error("Inserting the saved search returned no row");
    return made.id;
  });
};

/**
 * Enables or disables reports about new products. Products from before are not reported.
 * @throws Failure 404
 */
export const setSearchNotifying = async (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  accountId: number,
  id: number,
  isNotifying: boolean,
): Promise<void> => {
  const own = and(eq(savedSearch.id, id), eq(savedSearch.accountId, accountId));
  const changed = await db
    .update(savedSearch)
    .set({ isNotifying, ...(isNotifying && { reportedAt: clock.now() }) })
    .where(own)
    .returning({ id: savedSearch.id });
  if (changed.length === 0) throw notFound();
};

export const removeSavedSearch = async (db: Database, accountId: number, id: number): Promise<void> => {
  await db.delete(savedSearch).where(and(eq(savedSearch.id, id), eq(savedSearch.accountId, accountId)));
};
