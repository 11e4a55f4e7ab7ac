/**
 * Compares pages and API calls of a large marketplace with a small one, with cold and warm caches: `pnpm
 * bench:scale [DATA_DIR] [--products 1000000]`. Creates a marketplace of each size with `shop generate`. The
 * given folder is not deleted, so the next run starts immediately.
 */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildShop } from "../build.ts";
import { median } from "./report.ts";
import { words } from "./queries.ts";
import { generate, newDataDir, startShop } from "./shop.ts";

const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { products: { type: "string", default: "1000000" } },
});
const sizes = [10_000, Number(flags.products)] as const;
/** Number of different URLs of each kind; none of them is cached in the first round. */
const samples = 12;
/** Maximum ratio of the large marketplace's time to the small one's. */
const maxTimes = 2;

const given = positionals[0];
const root = given ?? newDataDir();
mkdirSync(root, { recursive: true, mode: 0o755 });

const orders = ["", "&priceOrder=asc", "&priceOrder=desc", "&salesOrder=desc"];

/** URLs of one kind, the same for both sizes where product ids allow it. */
const kinds: Readonly<Record<string, (sample: number, products: number) => string>> = {
  "product page": (sample, products) =>
    `/goods_detail/${Math.floor((products * (sample + 1)) / (samples + 2))}`,
  "category, page 1": (sample) =>
    `/api/front/product/list?cid=${1 + (sample % 6)}&page=1&limit=20${orders[sample % 4]}&minPrice=${sample}`,
  // Ten per page: departments of a small marketplace have this many pages, too.
  "category, page 500": (sample) =>
    `/api/front/product/list?cid=1&page=${500 - sample}&limit=10${orders[sample % 4]}`,
  "everything, page 500": (sample) => `/api/front/product/list?page=${500 - sample}&limit=10`,
  search: (sample) => `/api/front/product/list?keyword=${encodeURIComponent(words[sample] ?? "")}&limit=20`,
  "search page with facets": (sample) =>
    `/goods/goods_search?keyword=${encodeURIComponent(words[sample] ?? "")}`,
  facets: (sample) =>
    `/api/front/product/facets?keyword=${encodeURIComponent(words[sample] ?? "")}&minPrice=${sample}`,
  suggestions: (sample) =>
    `/api/front/product/suggest?keyword=${encodeURIComponent((words[sample] ?? "").slice(0, 2 + (sample % 3)))}`,
  home: (sample) =>
    `${["/", "/zh-CN", "/es", "/fr", "/th", "/lao"][sample % 6]}?page=${1 + Math.floor(sample / 6)}`,
};

/** Milliseconds until the response is complete. */
const time = async (address: string): Promise<number> => {
  const begin = performance.now();
  const answer = await fetch(address, { headers: { accept: "text/html,application/json" } });
  await answer.arrayBuffer();
  if (answer.status >= 500) throw new Error(`${address} returned ${answer.status}`);
  return performance.now() - begin;
};

interface Figures {
  empty: number;
  full: number;
}

const measure = async (products: number): Promise<Record<string, Figures>> => {
  const dataDir = join(root, String(products));
  if (!existsSync(join(dataDir, "generated"))) {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    await (await startShop(dataDir)).stop();
    generate(dataDir, products);
    mkdirSync(join(dataDir, "generated"));
  }
  const shop = await startShop(dataDir, { RATE_LIMITS: "false" });
  const figures: Record<string, Figures> = {};
  try {
    // Compiles the code paths with URLs that aren't measured.
    for (let round = 0; round < 20; round += 1)
      for (const path of [
        "/goods_detail/3",
        "/goods/goods_search?keyword=oil",
        "/api/front/product/list?page=3",
      ])
        await time(`${shop.address}${path}&warm=${round}`.replace(/^([^?]*)&/, "$1?"));
    for (const [kind, addressOf] of Object.entries(kinds)) {
      const addresses = Array.from(
        { length: samples },
        (_, sample) => `${shop.address}${addressOf(sample, products)}`,
      );
      const rounds: number[][] = [[], []];
      for (const round of rounds) for (const address of addresses) round.push(await time(address));
      figures[kind] = { empty: median(rounds[0] ?? []), full: median(rounds[1] ?? []) };
    }
  } finally {
    await shop.stop();
  }
  return figures;
};

await buildShop();
try {
  const [small, large] = [await measure(sizes[0]), await measure(sizes[1])];
  console.log(`\nMilliseconds, median of ${samples}: ${sizes[0]} and ${sizes[1]} products`);
  for (const kind of Object.keys(kinds))
    for (const state of ["empty", "full"] as const) {
      const [before, after] = [small[kind]?.[state] ?? Number.NaN, large[kind]?.[state] ?? Number.NaN];
      const times = after / before;
      console.log(
        `  ${kind.padEnd(26)} ${state.padEnd(6)} ${before.toFixed(1).padStart(8)} ${after.toFixed(1).padStart(9)}  ×${times.toFixed(1)}${times > maxTimes ? "  MISSED" : ""}`,
      );
    }
} finally {
  if (given === undefined) rmSync(root, { recursive: true, force: true });
}
