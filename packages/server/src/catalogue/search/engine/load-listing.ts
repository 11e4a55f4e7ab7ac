import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../../database/connection.ts";
import { rowOf, rowsOf } from "../../../database/rows.ts";
import { statement } from "../../../database/statement.ts";
import { ListingIndex, type ListingRow } from "./listing-index.ts";
import { type CatalogWord, WordList } from "../query/word-list.ts";

/** Products read by one statement. */
const rowsAtOnce = 500;

/** Separates terms, which contain no control characters. */
const separator = "\u001F";

type StoredRow = Omit<ListingRow, "terms"> & { readonly terms: string };

/** Largest integer that a JavaScript number represents exactly, as a mask for hashes. */
const exact = sql.raw("9007199254740991");

const columns = sql`l.product_id as id, l.merchant_id as "merchantId", l.brand_id as "brandId",
  array_remove(array[l.category1, l.category2, l.category3], null) as categories, (l.price * 100)::float8 as cents,
  l.sales, l.rank, p.shop_sort as "shopSort", l.star::float8 as star, l.review_count as "reviewCount",
  (extract(epoch from l.created_at) * 1000000)::float8 as "createdAt", l.is_in_stock as "isInStock",
  t.terms, l.facets as options, s.skus,
  (hashtextextended(t.terms || s.skus::text || l.facets::text || coalesce(l.brand_id, 0) || ' ' || l.merchant_id, 0) & ${exact})::float8 as content`;

const source = sql`join product p on p.id = l.product_id
  cross join lateral (select array_to_string(tsvector_to_array(l.terms), ${separator}) as terms) t
  cross join lateral (select coalesce(json_agg(json_build_object('options', s.facets, 'isInStock', s.available > 0) order by s.id), '[]') as skus
    from sku s where s.product_id = l.product_id and s.is_on_sale) s`;

/** Reads listing rows, a part at a time, so that the process answers requests meanwhile. */
const readInto = async (db: Queryable, index: ListingIndex, rowsSql: SQL): Promise<void> => {
  const read = (after: number): Promise<StoredRow[]> =>
    rowsOf<StoredRow>(
      db,
      sql`select ${columns} from (select l.* from ${rowsSql} l where l.product_id > ${after}
        order by l.product_id limit ${rowsAtOnce}) l ${source} order by l.product_id`,
    );
  let reading: Promise<StoredRow[]> | undefined = read(0);
  while (reading) {
    const rows: readonly StoredRow[] = await reading;
    const end = rows.at(-1);
    // The database reads the next part while this one is indexed.
    reading = end && rows.length === rowsAtOnce ? read(end.id) : undefined;
    for (const row of rows) index.put({ ...row, terms: row.terms.split(separator) });
  }
};

const readWords = async (db: Queryable, words: WordList, rowsSql: SQL): Promise<void> => {
  const rows = await rowsOf<CatalogWord>(
    db,
    sql`select w.word, w.token, w.locales, w.weight from ${rowsSql} w`,
  );
  for (const row of rows) words.put(row);
};

/** An index with the state of the database from which changes are read. */
export interface LoadedListing {
  readonly index: ListingIndex;
  readonly words: WordList;
  /** A `pg_snapshot`; index and words have all changes of transactions that are visible in it. */
  readonly snapshot: string;
}

/** A database restored from another server can have versions greater than this server's transaction numbers. */
const resetForeignVersions = async (db: Queryable, table: SQL): Promise<void> => {
  const isForeign = sql`version >= pg_snapshot_xmax(pg_current_snapshot())`;
  const { found } = await rowOf<{ found: boolean }>(
    db,
    sql`select exists (select from ${table} where ${isForeign}) as found`,
  );
  // Writes only if there are any, because the database is read-only while its disk is full.
  if (found) await db.execute(sql`update ${table} set version = default where ${isForeign}`);
};

/** Reads the whole listing and all words. */
export const loadListing = async (db: Queryable): Promise<LoadedListing> => {
  const { snapshot } = await rowOf<{ snapshot: string }>(
    db,
    sql`select pg_current_snapshot()::text as snapshot`,
  );
  await resetForeignVersions(db, sql`product_listing`);
  await resetForeignVersions(db, sql`search_word`);
  const index = new ListingIndex();
  await readInto(db, index, sql`product_listing`);
  const words = new WordList();
  await readWords(db, words, sql`search_word`);
  return { index, words, snapshot };
};

/**
 * Rows of a table whose version was committed after a snapshot. ORDER BY and OFFSET force the index on versions:
 * the plan of a prepared statement, which doesn't know the snapshot, would read the whole table.
 */
export const newSince = (table: SQL, snapshot: SQL): SQL =>
  sql`select * from (select * from ${table} where version >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    order by version offset 0) v where not pg_visible_in_snapshot(version, ${snapshot}::pg_snapshot)`;

const readChanges = statement<
  { snapshot: string },
  { snapshot: string; hasChanged: boolean; hasWords: boolean; removed: number[] }
>((value) => {
  const since = sql`${value("snapshot")}`;
  return sql`select pg_current_snapshot()::text as snapshot,
    exists (${newSince(sql`product_listing`, since)}) as "hasChanged",
    exists (${newSince(sql`search_word`, since)}) as "hasWords",
    array(select distinct r.product_id from (${newSince(sql`listing_removal`, since)}) r
      where not exists (select from product_listing l where l.product_id = r.product_id)) as removed`;
});

/** Applies the changes committed since. @returns the state with them */
export const applyChanges = async (
  db: Queryable,
  { index, words, snapshot }: LoadedListing,
): Promise<LoadedListing> => {
  const [changes] = await readChanges(db, { snapshot });
  for (const id of changes?.removed ?? []) index.remove(id);
  const since = sql`${snapshot}`;
  if (changes?.hasChanged) await readInto(db, index, sql`(${newSince(sql`product_listing`, since)})`);
  if (changes?.hasWords) await readWords(db, words, sql`(${newSince(sql`search_word`, since)})`);
  return { index, words, snapshot: changes?.snapshot ?? snapshot };
};

/** Days for which removed products are known to processes that read changes. */
const removalDays = 1;

/** Deletes removals that every running process has applied. */
export const deleteOldRemovals = async (db: Queryable): Promise<void> => {
  await db.execute(
    sql`delete from listing_removal where removed_at < now() - make_interval(days => ${removalDays})`,
  );
};
