import type { Database } from "../../packages/server/src/database/connection.ts";
import { databaseOf } from "../../packages/server/src/database/connection.ts";
import { migrate } from "../../packages/server/src/database/migrate.ts";
import { createPool } from "../../packages/server/src/database/pool.ts";
import { booksOf } from "../../packages/server/src/testing/chaos/books.ts";
import { settle } from "../../packages/server/src/testing/chaos/settle.ts";
import { askOf, shopUntilStopped, type LoadStats } from "../../packages/server/src/testing/chaos/shopper.ts";
import { makeMerchant, makeProduct, type TestProduct } from "../../packages/server/src/testing/test-shop.ts";
import { demoKey } from "./shops.ts";
import type { Check, Cleanup } from "./tools.ts";

/** Units of each product; never sold out. */
const stock = 1_000_000;

export interface Market {
  readonly db: Database;
  readonly items: readonly TestProduct[];
}

/** Migrates a database and adds three products, so that shops don't create the demo marketplace. */
export const createMarket = async (cleanup: Cleanup, url: string): Promise<Market> => {
  await migrate(url);
  const pool = createPool({ connectionString: url, max: 4 });
  pool.on("error", () => undefined);
  cleanup.defer(() => pool.end());
  const db = databaseOf(pool);
  const items: TestProduct[] = [];
  for (let count = 0; count < 3; count += 1)
    items.push(await makeProduct(db, await makeMerchant(db), { stock }));
  return { db, items };
};

export interface ShoppingOptions {
  /** Base URLs; shoppers are distributed over them. */
  readonly addresses: readonly string[];
  readonly lanes: number;
  /** Number of the first lane; each shopper's account belongs to a lane. */
  readonly firstLane?: number;
  /** Called after each order. */
  readonly afterOrder?: (token: string, orderNo: string) => Promise<void>;
}

const newTally = (): LoadStats => ({ calls: 0, refusals: new Map(), unanswered: 0, attempts: [] });

/**
 * Lets shoppers buy while `during` runs, then repeats unanswered orders and checks the books.
 * @returns the observations of the load while `during` ran
 */
export const whileShopping = async (
  { db, items }: Market,
  { addresses, lanes, firstLane = 0, afterOrder }: ShoppingOptions,
  check: Check,
  during: (tally: LoadStats) => Promise<void>,
): Promise<LoadStats> => {
  const tally = newTally();
  const ending = new AbortController();
  const shops = addresses.map((address) => ({
    address: `${address}/api/front/`,
    headers: { "demo-key": demoKey },
  }));
  const asks = shops.map((shop) => askOf(shop, tally));
  const first = asks[0];
  if (first === undefined) throw new Error("no address");
  const shoppers = Array.from({ length: lanes }, (_, lane) =>
    shopUntilStopped(asks[lane % asks.length] ?? first, {
      items,
      lane: firstLane + lane,
      tally,
      signal: ending.signal,
      ...(afterOrder && { afterOrder }),
    }),
  );
  try {
    await during(tally);
  } finally {
    ending.abort();
    await Promise.allSettled(shoppers);
  }
  const observed = { ...tally, refusals: new Map(tally.refusals), attempts: [...tally.attempts] };
  await checkBooks({ db, items }, askOf(shops[0] ?? { address: "" }, newTally()), observed, check);
  return observed;
};

const attemptsOf = new WeakMap<Database, LoadStats["attempts"]>();

/** Repeats the orders and compares them with the books: none is lost, none exists twice. */
const checkBooks = async (
  { db }: Market,
  ask: ReturnType<typeof askOf>,
  tally: LoadStats,
  check: Check,
): Promise<void> => {
  const attempts = [...(attemptsOf.get(db) ?? []), ...tally.attempts];
  attemptsOf.set(db, attempts);
  const { faults, neverMade } = await settle(ask, db, attempts, (line) => console.log(`       ${line}`));
  const { orders = 0, ...wrong } = (await db.execute(booksOf(stock))).rows[0] ?? {};
  const mistakes = Object.entries(wrong).filter(([, count]) => count !== 0);
  check(
    "every attempted order exists exactly once, and stock and money are balanced",
    faults.length === 0 && mistakes.length === 0 && Number(orders) === attempts.length - neverMade,
    [
      `${Number(orders)} orders`,
      ...faults,
      ...mistakes.map(([name, count]) => `${name} ${String(count)}`),
    ].join("; "),
  );
};

/** Observations of a load as one line. */
export const describe = ({ calls, unanswered, refusals, attempts }: LoadStats): string =>
  [
    `${calls} calls, ${attempts.length} orders, ${unanswered} calls without a response`,
    ...[...refusals].map(([kind, count]) => `${count} × ${kind}`),
  ].join("; ");
