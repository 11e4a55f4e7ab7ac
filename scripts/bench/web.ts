// First views with Lighthouse's desktop profile and a cold cache, client-side navigations, and lists of the
// console. `pnpm bench:web`
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumArguments, requireChromium } from "../chromium.ts";
import { buildShop } from "../build.ts";
import { openConsoleLists } from "./console-lists.ts";
import { followLinks } from "./navigation.ts";
import { median, printRows, type Row } from "./report.ts";
import { newDataDir, startShop } from "./shop.ts";

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>;
}

const rounds = 3;
const chrome = requireChromium();
const folder = mkdtempSync(join(tmpdir(), "carmine-lighthouse-"));

/** Lighthouse sometimes loses its trace ("please run Lighthouse again"). */
const maxTries = 3;

/**
 * Real throttling of the desktop profile's network (40 ms, 10 Mbit/s); by default Lighthouse only simulates
 * it.
 */
const slowed = [
  "--only-categories=performance",
  "--throttling-method=devtools",
  "--throttling.requestLatencyMs=40",
  "--throttling.downloadThroughputKbps=10240",
  "--throttling.uploadThroughputKbps=10240",
];

const look = (url: string, flags: readonly string[] = [], tries = 1): Report => {
  const file = join(folder, "report.json");
  const { status, stderr } = spawnSync(
    "lighthouse",
    [
      url,
      "--preset=desktop",
      "--quiet",
      ...flags,
      "--output=json",
      `--output-path=${file}`,
      `--chrome-flags=--headless=new --no-sandbox ${chromiumArguments.join(" ")}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: chrome, PATH: `node_modules/.bin:${process.env["PATH"] ?? ""}` },
      encoding: "utf8",
    },
  );
  if (status !== 0 && tries < maxTries) return look(url, flags, tries + 1);
  if (status !== 0) throw new Error(`Lighthouse failed: ${stderr}`);
  return JSON.parse(readFileSync(file, "utf8")) as Report;
};

const value = (reports: Report[], audit: string): number =>
  median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));

await buildShop();
const dataDir = newDataDir();
const shop = await startShop(dataDir);
const catalogue = (await (await fetch(`${shop.address}/api/front/product/list?limit=1`)).json()) as {
  data: { list: { id: number }[] };
};
const pages: [string, string][] = [
  ["home", "/"],
  ["search", "/goods/goods_search?keyword=205/55%20R16"],
  ["product", `/goods_detail/${catalogue.data.list[0]?.id ?? ""}`],
];
const rows: Row[] = [];
try {
  for (const [name, path] of pages) {
    look(`${shop.address}${path}`); // renders and caches the pictures
    const reports = Array.from({ length: rounds }, () => look(`${shop.address}${path}`));
    const slowReports = Array.from({ length: rounds }, () => look(`${shop.address}${path}`, slowed));
    for (const category of ["performance", "accessibility", "best-practices", "seo"])
      rows.push({
        what: `${name}: ${category}`,
        measured: median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)),
        unit: "",
        budget: { least: 100 },
      });
    rows.push(
      {
        what: `${name}: largest contentful paint`,
        measured: value(reports, "largest-contentful-paint"),
        unit: "ms",
        budget: { most: 600 },
      },
      {
        what: `${name}: largest contentful paint, network slowed`,
        measured: value(slowReports, "largest-contentful-paint"),
        unit: "ms",
        budget: { most: 600 },
      },
      {
        what: `${name}: first contentful paint`,
        measured: value(reports, "first-contentful-paint"),
        unit: "ms",
        budget: { most: 350 },
      },
      {
        what: `${name}: layout shift`,
        measured: value(reports, "cumulative-layout-shift"),
        unit: "",
        budget: { most: 0 },
      },
      {
        what: `${name}: total blocking time`,
        measured: value(reports, "total-blocking-time"),
        unit: "ms",
        budget: { most: 50 },
      },
      {
        what: `${name}: bytes in all`,
        measured: value(reports, "total-byte-weight") / 1000,
        unit: "kB",
        budget: { most: 350 },
      },
      {
        what: `${name}: requests`,
        measured: median(
          reports.map(({ audits }) => audits["network-requests"]?.details?.items?.length ?? 0),
        ),
        unit: "",
        budget: { most: 30 },
      },
    );
  }
  for (const { name, painted } of await followLinks(shop.address))
    rows.push({
      what: `${name}, after a resting pointer: painted`,
      measured: median(painted),
      unit: "ms",
      budget: { most: 150 },
    });
  for (const { name, interactiveMs } of await openConsoleLists(shop.address))
    rows.push({
      what: `${name}, cold cache: interactive`,
      measured: median(interactiveMs),
      unit: "ms",
      budget: { most: 1000 },
    });
} finally {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
printRows("Web", rows);
