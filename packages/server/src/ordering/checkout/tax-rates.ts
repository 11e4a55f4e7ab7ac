import { countryOf, type Address } from "@carmine/api/contract";
import type { AppContext } from "../../context.ts";
import type { Database, Queryable } from "../../database/connection.ts";
import type { PageTags } from "../../database/page-tags.ts";
import { taxRate } from "../../database/schema/ordering.ts";
import type { TaxRate } from "../../pricing/price-input.ts";

/**
 * How long a process works with the rates it read. An order can't slip through with another sum than the one that
 * was agreed to: create compares both.
 */
const keptMs = 5000;

interface PlacedRate extends TaxRate {
  /** Null where it holds in the whole country. */
  readonly region: string | null;
}

type Rates = ReadonlyMap<string, readonly PlacedRate[]>;

/** Published when rates change. */
export const taxTag = "tax";

const kept = new WeakMap<Database, { readonly until: number; readonly rates: Promise<Rates> }>();

const heard = new WeakSet<PageTags>();

/** Lets a change of the rates be seen at once. */
const hearChanges = ({ db, pageTags }: Pick<AppContext, "db" | "pageTags">): void => {
  if (heard.has(pageTags)) return;
  heard.add(pageTags);
  pageTags.subscribe((tags) => {
    if (!tags || tags.includes(taxTag)) kept.delete(db);
  });
};

const readRates = async (db: Queryable): Promise<Rates> =>
  Map.groupBy(
    (await db.select().from(taxRate).orderBy(taxRate.id)).map(({ isProvincial, ...row }) => ({
      ...row,
      provincial: isProvincial,
    })),
    ({ country }) => country,
  );

/**
 * The rates of an address's country and region; none where there is no address yet.
 * @param reader what a transaction reads with: waiting for another connection, many of them would wait for each other
 */
export const taxRatesFor = async (
  ctx: AppContext,
  reader: Queryable,
  address: Address | null,
): Promise<readonly TaxRate[]> => {
  const country = countryOf(address?.country);
  if (!country) return [];
  const { db, clock } = ctx;
  hearChanges(ctx);
  const now = clock.now().getTime();
  let current = kept.get(db);
  if (!current || current.until <= now) {
    const read = { until: now + keptMs, rates: readRates(reader) };
    read.rates.catch(() => {
      if (kept.get(db) === read) kept.delete(db);
    });
    kept.set(db, read);
    current = read;
  }
  // The transaction of somebody else may have failed while it read.
  const rates = (await current.rates.catch(() => readRates(reader))).get(country.code) ?? [];
  return rates.filter(({ region }) => region === null || region === address?.region);
};
