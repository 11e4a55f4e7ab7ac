// How soon the built Storybook shows a page in a browser that was never there. `pnpm bench:storybook`
import { spawnSync } from "node:child_process";
import type { AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { serveFolder } from "../../e2e/static-server.ts";
import { chromiumArguments, requireChromium } from "../chromium.ts";
import { maxOthers, processorTime, untilIdle, watched } from "./processor.ts";
import { median, printRows, type Row } from "./report.ts";

const rounds = 5;
const pages: [name: string, path: string][] = [
  ["first page", "/"],
  ["page of a component", "/?path=/docs/components-button--docs"],
  ["story", "/?path=/story/components-button--playground"],
];

interface Opening {
  /** From the navigation to a page that is seen, ms. */
  seen: number;
  /** What the whole browser worked for that, ms. */
  work: number;
  /** Share of the processor that others took meanwhile. */
  others: number;
}

const open = async (address: string): Promise<Opening> => {
  const server = await chromium.launchServer({ executablePath: requireChromium(), args: chromiumArguments });
  const chrome = [server.process().pid as number];
  const browser = await chromium.connect(server.wsEndpoint());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await untilIdle(chrome);
  const before = processorTime(chrome);
  const { result, others } = await watched([process.pid], async () => {
    await page.goto(address, { waitUntil: "commit" });
    await page
      .frameLocator("#storybook-preview-iframe")
      .locator(".sb-show-main :is(#storybook-docs h1, #storybook-root > *)")
      .first()
      .waitFor();
    return { seen: await page.evaluate(() => performance.now()), work: processorTime(chrome) - before };
  });
  await server.close();
  return { ...result, others };
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
  const taken: Opening[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await open(`http://127.0.0.1:${port}${path}`));
  const middle = (figure: keyof Opening): number => median(taken.map((opening) => opening[figure]));
  const disturbed =
    middle("others") > maxOthers ? `, others took ${Math.round(middle("others") * 100)} %` : "";
  rows.push(
    { what: `${name}${disturbed}`, measured: middle("seen") / 1000, unit: "s", budget: { most: 3 } },
    { what: `${name}: work of the browser`, measured: middle("work") / 1000, unit: "s" },
  );
}
server.closeAllConnections();
server.close();
printRows("Storybook", rows);
