// Throughput and latency of one process and its PostgreSQL under load, next to a baseline from the same run.
// `pnpm bench:server [--products 10000] [--data-dir DIR] [word of a row …]`; 0 measures the demo. A given
// folder is retained, so that the next run starts immediately.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";
import { countries } from "../../packages/api/src/contract/countries.data.ts";
import { wireLocales } from "../../packages/api/src/contract/limits.ts";
import { buildShop } from "../build.ts";
import { prepareBuyers, type Buyers } from "./buyers.ts";
import { buy } from "./checkout.ts";
import { call, runConcurrently, load, loadEach, startFloor, type Target } from "./load.ts";
import { postgresOf, peakMegabytes, waitUntilIdle } from "./processor.ts";
import { measuredRows, rounds, warmUpRounds } from "./measured-rows.ts";
import { median, printRows } from "./report.ts";
import { stockedProducts } from "./products.ts";
import { facetsQuery, listQuery, searchQuery, suggestQuery } from "./queries.ts";
import { generate, newDataDir, startShop } from "./shop.ts";
import { budgetsOf } from "./size-budgets.ts";
import { whileWriting } from "./writes.ts";

const { values: flags, positionals: wanted } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { products: { type: "string", default: "10000" }, "data-dir": { type: "string" } },
});
const connections = 16;
/** Pages rendered in one round. */
const pagesPerRound = 240;
const ordersPerLane = 8;
/** Number of different queries of one kind. */
const distinctKeys = 1_000_000;
const budgets = budgetsOf(Number(flags.products));
/** At 64 connections the p99 latency is at most this many times the median. */
const maxSpread = 4;
process.env["PATH"] =
  `${join(process.cwd(), "node_modules", ".bin")}${delimiter}${process.env["PATH"] ?? ""}`;
await buildShop();
const dataDir = flags["data-dir"] ?? newDataDir();
const isNew = !existsSync(join(dataDir, "postgres"));
const folder = mkdtempSync(join(tmpdir(), "carmine-floor-"));
// All requests come from one address, which the sign-in limits would block. New points can be spent in the
// next checkout.
const environment = { RATE_LIMITS: "false", POINTS_FROZEN_DAYS: "0" };
if (isNew) {
  // The first start creates the marketplace and Node.js's compile cache; the second one is measured.
  await (await startShop(dataDir, environment)).stop();
  if (Number(flags.products) > 0) generate(dataDir, Number(flags.products));
}
const shop = await startShop(dataDir, environment);
const shopProcesses = [shop.process.pid ?? 0, postgresOf(dataDir)];
const ours = [process.pid, ...shopProcesses];

const { rows, threeTimes, add, attempt } = measuredRows(ours, wanted);

const api = (path: string): string => `${shop.address}/api/front/${path}`;

/** The page cache next to a bare server that sends the same bytes, in the same round. */
const cachedPage = async () => {
  const what = "cached public page";
  const target = { url: `${shop.address}/`, headers: identity };
  const answer = await fetch(target.url, { headers: target.headers });
  const type = answer.headers.get("content-type") ?? "";
  using floor = await startFloor("http", folder, Buffer.from(await answer.arrayBuffer()), type);
  const { figures, note } = await threeTimes(what, async () => {
    const bare = await load({ url: floor.url });
    const own = await load(target);
    return { bare: bare.perSecond, own: own.perSecond, share: (own.perSecond / bare.perSecond) * 100 };
  });
  add({ what: "floor: bare Node.js, the same bytes", measured: figures.bare, unit: "/s" });
  add({ what, measured: figures.own, unit: "/s" }, note);
  const budget = { least: 60 };
  add({ what: `${what}, share of the floor`, measured: figures.share, unit: "%", budget }, note);
};

/** Searches while prices and stock change, compared with the same searches alone. */
const searchesDuringWrites = async (): Promise<void> => {
  const what = "searches while prices and stock change";
  function* distinct() {
    for (let key = 0; key < distinctKeys; key += 1)
      yield { url: api(key % 2 === 0 ? listQuery(distinctKeys + key) : searchQuery(distinctKeys + key)) };
  }
  const targets = distinct();
  const { figures, note } = await threeTimes(
    what,
    async () => {
      const alone = await loadEach(targets, connections);
      const during = await whileWriting(dataDir, products, () => loadEach(targets, connections));
      return { perSecond: during.perSecond, share: (during.perSecond / alone.perSecond) * 100 };
    },
    () => loadEach(targets, connections),
  );
  add({ what, measured: figures.perSecond, unit: "/s" }, note);
  add({ what: `${what}, share of alone`, measured: figures.share, unit: "%", budget: { least: 80 } }, note);
};

function* repeated(target: Target) {
  for (;;) yield target;
}

const throughput = async (what: string, least: number, target: Target) => {
  const { figures, note } = await threeTimes(
    what,
    async () => {
      const at16 = await load(target, connections);
      const at64 = await loadEach(repeated(target), 64);
      return { perSecond: at16.perSecond, spread: at64.p99 / at64.p50 };
    },
    () => load(target, connections),
  );
  add({ what, measured: figures.perSecond, unit: "/s", budget: { least } }, note);
  add(
    { what: `${what}, p99 ÷ p50 at 64`, measured: figures.spread, unit: "×", budget: { most: maxSpread } },
    note,
  );
};

/**
 * Responses to distinct requests, next to a baseline server that sends one of them from memory.
 * @param least minimum per second
 * @param requests per counted response
 */
const uncached = async (
  what: string,
  least: number | undefined,
  targetOf: (key: number) => Target,
  requests = 1,
) => {
  function* distinct() {
    for (let key = 0; key < distinctKeys; key += 1) yield targetOf(key);
  }
  const targets = distinct();
  const answer = await fetch(targetOf(distinctKeys).url, { headers: identity });
  const type = answer.headers.get("content-type") ?? "";
  using floor = await startFloor("fastify", folder, Buffer.from(await answer.arrayBuffer()), type);
  const { figures, note } = await threeTimes(
    `${what}, uncached`,
    async () => {
      const bare = await load({ url: floor.url });
      const at16 = await loadEach(targets, connections);
      const at64 = await loadEach(targets, 64);
      return {
        perSecond: at16.perSecond / requests,
        share: (at16.perSecond / bare.perSecond) * 100,
        p50: at64.p50,
        spread: at64.p99 / at64.p50,
      };
    },
    () => loadEach(targets, connections),
  );
  const budget = least === undefined ? undefined : { least };
  add(
    { what: `${what}, uncached`, measured: figures.perSecond, unit: "/s", ...(budget && { budget }) },
    note,
  );
  add({ what: `${what}, uncached, share of the floor`, measured: figures.share, unit: "%" }, note);
  add({ what: `${what}, uncached, p50 at 64`, measured: figures.p50, unit: "ms" });
  add(
    {
      what: `${what}, uncached, p99 ÷ p50 at 64`,
      measured: figures.spread,
      unit: "×",
      budget: { most: maxSpread },
    },
    note,
  );
};

const products = await stockedProducts(shop.address);
const [first = 0] = products;
const { productValue } = await call<{ productValue: Record<string, { id: number }> }>({
  url: api(`product/detail/${first}`),
});
const skuId = Object.values(productValue)[0]?.id ?? 0;

const identity = { "accept-encoding": "identity" };
const pages = ["", "zh-CN/", "es/", "fr/", "th/", "lao/"].flatMap((prefix) =>
  products.map((id) => `${shop.address}/${prefix}goods_detail/${id}`),
);

const renderPages = async (): Promise<void> => {
  const what = "product page rendered anew";
  // In turn: the page cache holds a sixth of them, so each one is evicted before it repeats.
  let next = 0;
  const render = async (count: number) => {
    const own = Array.from({ length: count }, (_, place) => pages[(next + place) % pages.length] ?? "");
    next += count;
    return { perSecond: await runConcurrently(own, connections, (url) => call({ url, headers: identity })) };
  };
  const { figures, note } = await threeTimes(
    what,
    () => render(pagesPerRound),
    // Renders every page before the measurement, because V8 compiles hot code only.
    () => render(Math.ceil(pages.length / warmUpRounds)),
  );
  add({ what, measured: figures.perSecond, unit: "/s", budget: { least: 80 } }, note);
};

let buyers: Buyers | undefined;
/** Shoppers with a coupon and points. Waits until the shop is idle. */
const newBuyers = async (count: number) => {
  buyers ??= await prepareBuyers(shop.address);
  const made = await buyers.make(count);
  await waitUntilIdle(shopProcesses);
  return made;
};

const checkoutsPerRound = connections * ordersPerLane;
const spending = "with coupon, points, taxes";

const buyAlone = async (): Promise<void> => {
  const left = await newBuyers((rounds + warmUpRounds) * ordersPerLane);
  const buyOften = async () => {
    const times: number[] = [];
    for (const buyer of left.splice(0, ordersPerLane)) times.push(await buy(shop.address, buyer));
    return { p50: median(times.slice(1)) };
  };
  const { figures, note } = await threeTimes("checkout of one shopper", buyOften, buyOften);
  const row = {
    what: `checkout of one shopper ${spending}, p50`,
    measured: figures.p50,
    unit: "ms",
    budget: { most: 60 },
  };
  add(row, note);
};

const buyTogether = async (): Promise<void> => {
  const what = `whole checkouts ${spending}`;
  const left = await newBuyers((rounds + warmUpRounds) * checkoutsPerRound);
  const buyInLanes = async () => {
    const own = left.splice(0, checkoutsPerRound);
    return { perSecond: await runConcurrently(own, connections, (buyer) => buy(shop.address, buyer)) };
  };
  const { figures, note } = await threeTimes(what, buyInLanes, buyInLanes);
  add({ what, measured: figures.perSecond, unit: "/s", budget: { least: 60 } }, note);
};

// A new marketplace renders its pictures in the background, which must not be measured.
await waitUntilIdle(shopProcesses);

const line = [{ productId: first, productAttrUnique: skuId, cartNum: 1 }];
try {
  await attempt("cached public page", cachedPage);
  await attempt("product page rendered anew", renderPages);
  await attempt("product detail, uncached", () =>
    uncached(
      "product detail",
      budgets.detail,
      // In turn, so that the requested products and languages exceed the answer cache.
      (key) => {
        const round = Math.floor(key / products.length);
        const country = countries[Math.floor(round / wireLocales.length) % countries.length]?.code ?? "US";
        const locale = wireLocales[round % wireLocales.length] ?? "en";
        const url = api(`product/detail/${products[key % products.length]}?country=${country}`);
        return { url, headers: { "accept-language": locale } };
      },
    ),
  );
  await attempt("list of 24, uncached", () =>
    uncached("list of 24", budgets.list, (key) => ({ url: api(listQuery(key)) })),
  );
  await attempt("search, uncached", () =>
    uncached("search", undefined, (key) => ({ url: api(searchQuery(key)) })),
  );
  await attempt("search with facets, uncached", () =>
    uncached(
      "pairs of search and facets",
      budgets.pairs,
      (key) => ({ url: api(key % 2 === 0 ? searchQuery(key / 2) : facetsQuery((key - 1) / 2)) }),
      2,
    ),
  );
  await attempt("suggestions, uncached", () =>
    uncached("suggestions", budgets.suggestions, (key) => ({ url: api(suggestQuery(key)) })),
  );
  await attempt("searches while prices and stock change", searchesDuringWrites);
  await attempt("add to cart", () =>
    throughput("add to cart, fresh guest", budgets.addToCart, {
      url: api("cart/save"),
      body: line,
    }),
  );
  await attempt("checkout of one shopper", buyAlone);
  await attempt("whole checkouts", buyTogether);
  const memory = peakMegabytes(shop.process.pid ?? 0);
  if (memory !== undefined)
    add({
      what: "memory of the server, peak",
      measured: memory,
      unit: "MB",
      budget: { most: budgets.megabytes },
    });
} finally {
  await shop.stop();
  if (flags["data-dir"] === undefined) rmSync(dataDir, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
printRows("Server", rows);
