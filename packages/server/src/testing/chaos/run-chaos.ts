import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { createMarketplace, readConfig } from "../../index.ts";
import { makeProduct, makeMerchant, type TestProduct } from "../test-shop.ts";
import { booksOf, type Books } from "./books.ts";
import { ImportRuns } from "./imports.ts";
import { randomOf } from "./random.ts";
import { settle, type Settled } from "./settle.ts";
import { chaosSettings, WatchedShop } from "./shop.ts";
import { askOf, shopUntilStopped, type Ask, type LoadStats } from "./shopper.ts";

export interface ChaosOptions {
  /** Stop condition: a duration in milliseconds, or every process in the deck was killed once. */
  readonly end: { readonly ms: number } | "deck";
  /** The same seed kills the same things in the same order. */
  readonly seed: number;
  /** Number of concurrent shoppers. */
  readonly lanes: number;
  /** Minimum and maximum milliseconds between two kills. At least one purchase is attempted in between. */
  readonly gapMs: readonly [number, number];
  readonly say?: (line: string) => void;
}

export interface ChaosReport {
  readonly kills: Readonly<Record<string, number>>;
  readonly tally: LoadStats;
  readonly settled: Settled;
  readonly books: Books | undefined;
  /** Partially imported products. */
  readonly halfImported: number;
  readonly shopGaveUp: number;
}

/** Units of each product; never sold out. */
const stock = 1_000_000;
/** Processes to kill: each once in random order, then again. */
const deck = ["backend", "import", "backend", "postmaster", "import", "shop", "backend", "import"] as const;

/** Maximum milliseconds until a shop is available again. */
const backMs = 90_000;

/** Runs a mixed load under random kills, then checks the books. */
export const runChaos = async (options: ChaosOptions): Promise<ChaosReport> => {
  const { end, seed, lanes, gapMs, say = () => undefined } = options;
  const random = randomOf(seed);
  const folder = await mkdtemp(join(tmpdir(), "carmine-chaos-"));
  const shop = new WatchedShop(folder);
  await shop.start();
  const tool = await createMarketplace(readConfig(chaosSettings(folder)), { share: true });
  const { db } = tool.ctx;
  const imports = await ImportRuns.prepare(folder);
  const ending = new AbortController();
  let shoppers: Promise<void>[] = [];
  try {
    const items: TestProduct[] = [];
    for (let count = 0; count < 3; count += 1)
      items.push(await makeProduct(db, await makeMerchant(db), { stock }));
    const tally: LoadStats = { calls: 0, refusals: new Map(), unanswered: 0, attempts: [] };
    const ask = askOf(shop, tally);
    const { signal } = ending;
    shoppers = Array.from({ length: lanes }, (_, lane) =>
      shopUntilStopped(ask, { items, lane, tally, signal }),
    );

    const kills: Record<string, number> = {};
    const acts = {
      backend: () => shop.killBackend(db),
      postmaster: () => shop.killPostmaster(),
      shop: () => shop.end("SIGKILL"),
      import: () => imports.startOrKill(),
    };
    const until = Date.now() + (end === "deck" ? 0 : end.ms);
    let left = deck.toSorted(() => random() - 0.5);
    while (end === "deck" ? left.length > 0 : Date.now() < until) {
      const before = tally.attempts.length;
      await pause(gapMs[0] + random() * (gapMs[1] - gapMs[0]));
      await waitUntilReachable(shop, () => tally.attempts.length > before);
      const act = left.pop() ?? "backend";
      if (left.length === 0 && end !== "deck") left = deck.toSorted(() => random() - 0.5);
      kills[act] = (kills[act] ?? 0) + 1;
      say(`${act}; ${tally.attempts.length} orders attempted`);
      await acts[act]();
    }
    await imports.end();
    const tried = tally.attempts.length;
    await waitUntilReachable(shop, () => tally.attempts.length > tried);
    ending.abort();
    await Promise.all(shoppers);

    await waitUntilOpen(ask);
    const settled = await settle(ask, db, tally.attempts, say);
    const books = await db.transaction(async (tx) => {
      // Compares thousands of orders, which takes longer than the statement timeout.
      await tx.execute(sql`set local statement_timeout = 0`);
      return (await tx.execute<Books>(booksOf(stock))).rows[0];
    });
    const [half] = (
      await db.execute<{ count: number }>(sql`select count(*)::int as count from (
        select p.id from product p join sku s on s.product_id = p.id
        where p.handle like 'chaos-%' group by p.id having count(*) <> 3) x`)
    ).rows;
    const { gaveUp } = shop;
    return { kills, tally, settled, books, halfImported: half?.count ?? 0, shopGaveUp: gaveUp };
  } finally {
    ending.abort();
    await Promise.allSettled(shoppers);
    await imports.end();
    await tool.close();
    await shop.end("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  }
};

/** Restarts the shop whenever it has ended, until a condition holds. */
const waitUntilReachable = async (shop: WatchedShop, isSo: () => boolean): Promise<void> => {
  const deadline = Date.now() + backMs;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`No purchase succeeded for ${backMs / 1000} s.`);
    await shop.revive();
    await pause(50);
  }
};

const waitUntilOpen = async (ask: Ask): Promise<void> => {
  const deadline = Date.now() + backMs;
  for (;;) {
    try {
      await ask("", "product/list?page=1&limit=1");
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(200);
    }
  }
};
