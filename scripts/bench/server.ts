// What one process and its PostgreSQL do under load, beside a floor measured in the same run. `pnpm bench:server [word of a row …]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { countries } from "../../packages/api/src/contract/countries.data.ts";
import { wireLocales } from "../../packages/api/src/contract/limits.ts";
import { buildShop } from "../build.ts";
import { prepareBuyers, type Buyers } from "./buyers.ts";
import { buy } from "./checkout.ts";
import { call, inLanes, load, loadEach, startFloor, type Target } from "./load.ts";
import { postgresOf, residentMegabytes, untilIdle } from "./processor.ts";
import { measuredRows, rounds, warmUpRounds } from "./measured-rows.ts";
import { median, printRows } from "./report.ts";
import { newDataDir, startShop } from "./shop.ts";

const connections = 16;
/** Pages rendered in one round. */
const pagesPerRound = 240;
const ordersPerLane = 8;
/** Different questions of one kind. */
const distinctKeys = 1_000_000;
/** At 64 connections the slowest of a hundred answers takes at most this many times the middle one. */
const maxSpread = 4;
process.env["PATH"] =
  `${join(process.cwd(), "node_modules", ".bin")}${delimiter}${process.env["PATH"] ?? ""}`;
await buildShop();
const dataDir = newDataDir();
const folder = mkdtempSync(join(tmpdir(), "carmine-floor-"));
// Everybody comes from one address here, which the limits on sign-in would take for one impatient person.
// Points that a shopper has just earned are spent in the next checkout.
const environment = { RATE_LIMITS: "false", POINTS_FROZEN_DAYS: "0" };
// The first start makes the marketplace and what Node.js keeps of the sources; it is the shop after it that runs on.
await (await startShop(dataDir, environment)).stop();
const shop = await startShop(dataDir, environment);
const shopProcesses = [shop.process.pid ?? 0, postgresOf(dataDir)];
const ours = [process.pid, ...shopProcesses];

const { rows, threeTimes, add, attempt } = measuredRows(ours, process.argv.slice(2));

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

function* repeated(target: Target) {
  for (;;) yield target;
}

const throughput = async (what: string, target: Target) => {
  const { figures, note } = await threeTimes(
    what,
    async () => {
      const at16 = await load(target, connections);
      const at64 = await loadEach(repeated(target), 64);
      return { perSecond: at16.perSecond, spread: at64.p99 / at64.p50 };
    },
    () => load(target, connections),
  );
  add({ what, measured: figures.perSecond, unit: "/s" }, note);
  add(
    { what: `${what}, p99 ÷ p50 at 64`, measured: figures.spread, unit: "×", budget: { most: maxSpread } },
    note,
  );
};

/** Answers to requests that are all different, next to a bare server that sends one of them from memory. */
const uncached = async (what: string, targetOf: (key: number) => Target) => {
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
        perSecond: at16.perSecond,
        share: (at16.perSecond / bare.perSecond) * 100,
        p50: at64.p50,
        spread: at64.p99 / at64.p50,
      };
    },
    () => loadEach(targets, connections),
  );
  add({ what: `${what}, uncached`, measured: figures.perSecond, unit: "/s" }, note);
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

const products: number[] = [];
for (let page = 1; page <= 10; page += 1) {
  const { list } = await call<{ list: { id: number; stock: number }[] }>({
    url: api(`product/list?limit=100&page=${page}`),
  });
  products.push(...list.filter(({ stock }) => stock > 20).map(({ id }) => id));
  if (list.length < 100) break;
}
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
  // In turn: the page cache has room for a sixth of them, so that none is found there when it comes again.
  let next = 0;
  const render = async (count: number) => {
    const own = Array.from({ length: count }, (_, place) => pages[(next + place) % pages.length] ?? "");
    next += count;
    return { perSecond: await inLanes(own, connections, (url) => call({ url, headers: identity })) };
  };
  const { figures, note } = await threeTimes(
    what,
    () => render(pagesPerRound),
    // Every page once: what a page runs is much, and compiled only after it was run often.
    () => render(Math.ceil(pages.length / warmUpRounds)),
  );
  add({ what, measured: figures.perSecond, unit: "/s", budget: { least: 80 } }, note);
};

let buyers: Buyers | undefined;
/** Shoppers with a coupon and points; the shop has rested when they are ready. */
const newBuyers = async (count: number) => {
  buyers ??= await prepareBuyers(shop.address);
  const made = await buyers.make(count);
  await untilIdle(shopProcesses);
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
    return { perSecond: await inLanes(own, connections, (buyer) => buy(shop.address, buyer)) };
  };
  const { figures, note } = await threeTimes(what, buyInLanes, buyInLanes);
  add({ what, measured: figures.perSecond, unit: "/s", budget: { least: 60 } }, note);
};

// A new marketplace makes its pictures ahead; that is none of what is measured.
await untilIdle(shopProcesses);

/** A bound that all products are below, different for every key. */
const bound = (key: number): string => (5000 + key / 100).toFixed(2);

const line = [{ productId: first, productAttrUnique: skuId, cartNum: 1 }];
try {
  await attempt("cached public page", cachedPage);
  await attempt("product page rendered anew", renderPages);
  await attempt("product detail, uncached", () =>
    uncached(
      "product detail",
      // In turn, so that more products in more languages are requested than the answer cache holds.
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
    uncached("list of 24", (key) => ({ url: api(`product/list?limit=24&maxPrice=${bound(key)}`) })),
  );
  await attempt("search, uncached", () =>
    uncached("search", (key) => ({ url: api(`product/list?limit=24&keyword=tire&maxPrice=${bound(key)}`) })),
  );
  await attempt("search with facets, uncached", () =>
    uncached("facets of a search", (key) => ({
      url: api(`product/facets?keyword=tire&maxPrice=${bound(key)}`),
    })),
  );
  await attempt("suggestions, uncached", () =>
    uncached("suggestions", (key) => ({ url: api(`product/suggest?keyword=ti%20${key}`) })),
  );
  await attempt("add to cart", () =>
    throughput("add to cart, fresh guest", { url: api("cart/save"), body: line }),
  );
  await attempt("checkout of one shopper", buyAlone);
  await attempt("whole checkouts", buyTogether);
  const memory = residentMegabytes(shop.process.pid ?? 0);
  if (memory !== undefined)
    add({
      what: "memory of the server after load",
      measured: memory,
      unit: "MB",
      budget: { most: 600 },
    });
} finally {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
printRows("Server", rows);
