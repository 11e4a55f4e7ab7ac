// How soon the built Storybook shows a page in a browser that was never there. `pnpm bench:storybook`
import { spawnSync } from "node:child_process";
import type { AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { serveFolder } from "../../e2e/static-server.ts";
import { chromiumArguments, requireChromium } from "../chromium.ts";
import { processorTime, untilIdle, watched } from "./processor.ts";
import { median, printRows, type Row } from "./report.ts";

const rounds = 5;
/** A figure that was taken while others had more than this share of the processor says nothing about Storybook. */
const mostOthers = 0.1;
const pages: [name: string, path: string][] = [
  ["first page", "/"],
  ["page of a component", "/?path=/docs/components-button--docs"],
  ["story", "/?path=/story/components-button--playground"],
];

interface Opening {
  /** From the navigation to a page that is seen, ms. */
  seen: number;
  /** What the whole browser worked for that, ms. */
  processor: number;
}

const open = async (address: string): Promise<Opening> => {
  const server = await chromium.launchServer({ executablePath: requireChromium(), args: chromiumArguments });
  const ours = [server.process().pid as number];
  const browser = await chromium.connect(server.wsEndpoint());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await untilIdle(ours);
  const before = processorTime(ours);
  await page.goto(address, { waitUntil: "commit" });
  await page
    .frameLocator("#storybook-preview-iframe")
    .locator(".sb-show-main :is(#storybook-docs h1, #storybook-root > *)")
    .first()
    .waitFor();
  const seen = await page.evaluate(() => performance.now());
  const processor = processorTime(ours) - before;
  await server.close();
  return { seen, processor };
};

process.env["PATH"] =
  `${join(process.cwd(), "node_modules", ".bin")}${delimiter}${process.env["PATH"] ?? ""}`;
const built = spawnSync("storybook", ["build", "--quiet", "-o", "dist/storybook"], {
  stdio: ["ignore", "ignore", "inherit"],
});
if (built.status !== 0) throw new Error("Storybook could not be built");

const server = await serveFolder(join(process.cwd(), "dist/storybook"), 0);
const { port } = server.address() as AddressInfo;
const rows: Row[] = [];
for (const [name, path] of pages) {
  const taken: { result: Opening; others: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    taken.push(await watched([process.pid], () => open(`http://127.0.0.1:${port}${path}`)));
  const others = median(taken.map((round) => round.others));
  const note = others > mostOthers ? ` (others took ${Math.round(others * 100)} % of the processor)` : "";
  const middle = (figure: keyof Opening): number => median(taken.map(({ result }) => result[figure])) / 1000;
  rows.push(
    { what: `${name}: seen${note}`, measured: middle("seen"), unit: "s", budget: { most: 3 } },
    { what: `${name}: work of the browser`, measured: middle("processor"), unit: "s" },
  );
}
server.closeAllConnections();
server.close();
printRows("Storybook", rows);
