import { countryOf, type Address } from "@carmine/api/contract";
import type { AppContext } from "../../context.ts";
import type { Database, Queryable } from "../../database/connection.ts";
import type { PageTags } from "../../database/page-tags.ts";
import { taxRate } from "../../database/schema/taxes.ts";
import type { TaxRate } from "../../pricing/price-input.ts";

/**
 * Cache time of the rates. A stale rate can't change the total silently, because create compares it with the
 * shown one.
 */
const keptMs = 5000;

interface PlacedRate extends TaxRate {
  /** Null if it applies to the whole country. */
  readonly region: string | null;
}

type Rates = ReadonlyMap<string, readonly PlacedRate[]>;

/** Published when rates change. */
export const taxTag = "tax";

const cachedRates = new WeakMap<Database, { readonly until: number; readonly rates: Promise<Rates> }>();

const subscribedTags = new WeakSet<PageTags>();

/** Invalidates the cached rates when they change. */
const subscribeToRateChanges = ({ db, pageTags }: Pick<AppContext, "db" | "pageTags">): void => {
  if (subscribedTags.has(pageTags)) return;
  subscribedTags.add(pageTags);
  pageTags.subscribe((tags) => {
    if (!tags || tags.includes(taxTag)) cachedRates.delete(db);
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
 * The rates of an address's country and region; empty without an address.
 * @param reader the caller's transaction: waiting for another connection could exhaust the pool
 */
export const taxRatesFor = async (
  ctx: AppContext,
  reader: Queryable,
  address: Address | null,
): Promise<readonly TaxRate[]> => {
  const country = countryOf(address?.country);
  if (!country) return [];
  const { db, clock } = ctx;
  subscribeToRateChanges(ctx);
  const now = clock.now().getTime();
  let current = cachedRates.get(db);
  if (!current || current.until <= now) {
    const read = { until: now + keptMs, rates: readRates(reader) };
    read.rates.catch(() => {
      if (cachedRates.get(db) === read) cachedRates.delete(db);
    });
    cachedRates.set(db, read);
    current = read;
  }
  // The shared promise may have failed with another caller's transaction.
  const rates = (await current.rates.catch(() => readRates(reader))).get(country.code) ?? [];
  return rates.filter(({ region }) => region === null || region === address?.region);
};
