/**
 * Compares pages and lists of accounts, shops and operators of a marketplace with many orders, accounts and reviews with
 * a small one: `pnpm bench:scale:orders [DATA_DIR] [--orders 1000000]`. There are as many accounts and a tenth as many
 * reviews. The given folder is not deleted, so the next run starts immediately.
 */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createMarketplace, demoAccounts, readConfig } from "@carmine/server";
import { generatedDigits, generatedName } from "../../packages/server/src/demo/generate-orders.ts";
import { readStatement } from "../../packages/server/src/ledger/statement.ts";
import { buildShop } from "../build.ts";
import { median } from "./report.ts";
import { generateOrders, newDataDir, startShop } from "./shop.ts";

const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { orders: { type: "string", default: "1000000" } },
});
const sizes = [10_000, Number(flags.orders)] as const;
/** Requests per row. */
const samples = 40;
/** Maximum ratio of the large marketplace's time to the small one's. */
const maxTimes = 2;
/** Maximum p95 in ms of lists and searches of orders. */
const maxOrderMs = 100;

const given = positionals[0];
const root = given ?? newDataDir();
mkdirSync(root, { recursive: true, mode: 0o755 });

const shopperEmail = "generated-7@example.com";
const password = "Scale-of-orders-11";

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: Record<string, unknown> | null;
}

const post = async (address: string, body: string, type = "application/json"): Promise<Envelope> => {
  const answer = await fetch(address, { method: "POST", headers: { "content-type": type }, body });
  const envelope = (await answer.json()) as Envelope;
  if (envelope.code !== 200) throw new Error(`${address} returned ${envelope.code}: ${envelope.message}`);
  return envelope;
};

const signIn = async (address: string, email: string, secret: string): Promise<string> => {
  const body = JSON.stringify({ email, password: secret });
  return String((await post(`${address}/api/front/login/email`, body)).data?.["token"]);
};

/** Signs in a generated account, which gets a password by the code in the demo's outbox. */
const signInShopper = async (address: string): Promise<string> => {
  await post(`${address}/api/front/login/email/forget/password`, shopperEmail, "text/plain");
  const outbox = await fetch(`${address}/__outbox.json?to=${shopperEmail}`);
  const [mail] = (await outbox.json()) as { code: string }[];
  const reset = {
    email: shopperEmail,
    captcha: mail?.code,
    newPassword: password,
    passwordAgain: password,
  };
  await post(`${address}/api/front/login/email/reset/password`, JSON.stringify(reset));
  return signIn(address, shopperEmail, password);
};

const demoPassword = (email: string): string =>
  demoAccounts.find((one) => one.email === email)?.password ?? "";

type Caller = "shopper" | "merchant" | "operator";

/** Exports, as CSV files with one row per order. */
const exports: Readonly<Record<string, readonly [Caller, string]>> = {
  "shop: export of orders": ["merchant", "/api/merchant/export/orders"],
  "operator: export of orders": ["operator", "/api/operator/export/orders"],
  "operator: export of taxes": ["operator", "/api/operator/export/taxes"],
};

/** Rows with the caller and the path; the sample prevents equal requests. */
const kinds: Readonly<Record<string, readonly [Caller, (sample: number) => string]>> = {
  "account: order list": ["shopper", (n) => `/api/front/order/list?type=-9&page=1&limit=${10 + n}`],
  "account: order counts": ["shopper", () => "/api/front/order/data"],
  "account: notices": ["shopper", (n) => `/api/front/notice/list?page=1&limit=${10 + n}`],
  "account: points": ["shopper", (n) => `/api/front/integral/list?page=1&limit=${10 + n}`],
  "account: addresses": ["shopper", () => "/api/front/address/list"],
  "account: reviews": ["shopper", (n) => `/api/front/order/reply/list?page=1&limit=${10 + n}`],
  "shop: order list": ["merchant", (n) => `/api/merchant/order/list?page=1&limit=${10 + n}`],
  "shop: orders to ship": ["merchant", (n) => `/api/merchant/order/list?view=toShip&page=1&limit=${10 + n}`],
  "shop: order list, page 20": ["merchant", (n) => `/api/merchant/order/list?page=20&limit=${10 + n}`],
  "shop: orders of a carrier": [
    "merchant",
    (n) => `/api/merchant/order/list?carrier=dhl&page=1&limit=${10 + n}`,
  ],
  "shop: orders of a high total": [
    "merchant",
    (n) => `/api/merchant/order/list?minTotal=${1000 + n * 500}&page=1&limit=20`,
  ],
  "shop: orders in a language": [
    "merchant",
    (n) => `/api/merchant/order/list?language=${n % 2 === 0 ? "en" : "fr"}&page=1&limit=${10 + n}`,
  ],
  "shop: order by number": ["merchant", (n) => `/api/merchant/order/list?words=PT${generatedDigits(n + 1)}`],
  "shop: reviews": ["merchant", (n) => `/api/merchant/review/list?page=1&limit=${10 + n}`],
  "operator: order list": ["operator", (n) => `/api/operator/order/list?page=1&limit=${10 + n}`],
  "operator: orders to ship": [
    "operator",
    (n) => `/api/operator/order/list?view=toShip&page=1&limit=${10 + n}`,
  ],
  "operator: order by number": [
    "operator",
    (n) => `/api/operator/order/list?words=PT${generatedDigits(n + 1)}`,
  ],
  "operator: orders by name": [
    "operator",
    (n) => `/api/operator/order/list?words=${encodeURIComponent(generatedName(n * 21))}`,
  ],
  "operator: orders by email": [
    "operator",
    (n) => `/api/operator/order/list?words=${encodeURIComponent(`generated-${n * 97 + 1}@example.com`)}`,
  ],
  "operator: orders by a part of a phone number": [
    "operator",
    (n) => `/api/operator/order/list?words=${encodeURIComponent(`(604) ${204 + n}`)}`,
  ],
  "operator: orders by SKU": [
    "operator",
    (n) => `/api/operator/order/list?words=carmine-touring-gt-195-65-r15-91h-1&limit=${10 + n}`,
  ],
  "operator: customers": ["operator", (n) => `/api/operator/customer/list?page=1&limit=${10 + n}`],
  "operator: customers by name": [
    "operator",
    (n) => `/api/operator/customer/list?words=${encodeURIComponent(generatedName(n * 21))}`,
  ],
  "operator: customer by email": [
    "operator",
    (n) => `/api/operator/customer/list?words=${encodeURIComponent(`generated-${n * 97 + 1}@example.com`)}`,
  ],
  "operator: reviews": ["operator", (n) => `/api/operator/review/list?page=1&limit=${10 + n}`],
  "operator: audit log": ["operator", (n) => `/api/operator/audit/list?page=1&limit=${10 + n}`],
  "product: reviews": ["shopper", (n) => `/api/front/product/reply/list/1?page=1&limit=${10 + n}`],
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};

/** Median of a month's statement of the shop with the most entries, read from the shop's running database. */
const measureStatement = async (dataDir: string): Promise<{ ms: number; lines: number }> => {
  const marketplace = await createMarketplace(readConfig({ DATA_DIR: dataDir }), { share: true });
  try {
    const { db } = marketplace.ctx;
    const { rows } = await db.$client.query<{ id: number }>(
      "select merchant_id as id from ledger_entry group by 1 order by count(*) desc limit 1",
    );
    const times: number[] = [];
    let lines = 0;
    const lastMonth = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 7);
    for (let sample = 0; sample < samples; sample += 1)
      times.push(
        await timed(async () => {
          lines = (await readStatement(db, rows[0]?.id ?? 0, lastMonth, "UTC")).length;
        }),
      );
    return { ms: median(times), lines };
  } finally {
    await marketplace.close();
  }
};

interface Figure {
  /** In ms. */
  readonly p50: number;
  readonly p95?: number;
}

const measure = async (orders: number): Promise<Record<string, Figure>> => {
  const dataDir = join(root, String(orders));
  if (!existsSync(join(dataDir, "generated"))) {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    await (await startShop(dataDir)).stop();
    generateOrders(dataDir, { orders, accounts: orders, reviews: orders / 10 });
    mkdirSync(join(dataDir, "generated"));
  }
  const shop = await startShop(dataDir, { RATE_LIMITS: "false" });
  const figures: Record<string, Figure> = {};
  try {
    const tokens: Record<Caller, string> = {
      shopper: await signInShopper(shop.address),
      merchant: await signIn(shop.address, "elin@carmine.example", demoPassword("elin@carmine.example")),
      operator: await signIn(shop.address, "tova@carmine.example", demoPassword("tova@carmine.example")),
    };
    for (const [kind, [caller, pathOf]] of Object.entries(kinds)) {
      const call = async (sample: number) => {
        const answer = await fetch(shop.address + pathOf(sample), {
          headers: { "authori-zation": tokens[caller] },
        });
        const { code } = (await answer.json()) as Envelope;
        if (code !== 200) throw new Error(`${pathOf(sample)} returned ${code}`);
      };
      // Compiles the code path and loads the pages of the indexes.
      for (let round = 0; round < 5; round += 1) await call(round + samples);
      const times: number[] = [];
      for (let sample = 0; sample < samples; sample += 1) times.push(await timed(() => call(sample)));
      const p95 = times.toSorted((a, b) => a - b)[Math.floor(samples * 0.95)] ?? Number.NaN;
      figures[kind] = { p50: median(times), p95 };
    }
    for (const [kind, [caller, path]] of Object.entries(exports)) {
      let file = "";
      const ms = await timed(async () => {
        const answer = await fetch(shop.address + path, { headers: { "authori-zation": tokens[caller] } });
        file = await answer.text();
      });
      const rows = file.split("\r\n").length;
      if (rows < 100) throw new Error(`${path} returned ${file.slice(0, 200)}`);
      console.log(`${kind}: ${rows} rows in ${Math.round(ms)} ms`);
      figures[`${kind}, per 1,000 rows`] = { p50: (ms / rows) * 1000 };
    }
    const { ms, lines } = await measureStatement(dataDir);
    figures["shop: statement, per 1,000 lines"] = { p50: (ms / Math.max(lines, 1)) * 1000 };
  } finally {
    await shop.stop();
  }
  return figures;
};

await buildShop();
try {
  const [small, large] = [await measure(sizes[0]), await measure(sizes[1])];
  console.log(`\nMilliseconds, median of ${samples}: ${sizes[0]} and ${sizes[1]} orders; p95 of the latter`);
  for (const [kind, { p50, p95 }] of Object.entries(large)) {
    const before = small[kind]?.p50 ?? Number.NaN;
    const times = p50 / before;
    const isSlow = p95 !== undefined && kind.includes("order") && p95 > maxOrderMs;
    console.log(
      `  ${kind.padEnd(44)} ${before.toFixed(1).padStart(8)} ${p50.toFixed(1).padStart(9)}  ×${times.toFixed(1)} ${(p95?.toFixed(1) ?? "").padStart(9)}${times > maxTimes || isSlow ? "  MISSED" : ""}`,
    );
  }
} finally {
  if (given === undefined) rmSync(root, { recursive: true, force: true });
}
