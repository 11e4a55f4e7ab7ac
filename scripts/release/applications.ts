import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { serveFolder } from "../../e2e/static-server.ts";
import { chromiumArguments, requireChromium } from "../chromium.ts";
import { run } from "./consumer.ts";

const ports = { browser: 6192, server: 6193, parts: 6197 };

const buildAll = async (consumer: string): Promise<void> => {
  const vite = (folder: string, ...args: string[]) =>
    run("pnpm", ["--dir", consumer, "exec", "vite", "build", folder, "--logLevel", "warn", ...args]);
  await run("pnpm", ["--dir", consumer, "exec", "tsc", "-p", "."]);
  await vite("browser", "--config", "vite.config.js");
  await vite("parts", "--config", "vite.config.js");
  await vite("server", "--config", "vite.config.js");
  await vite("server", "--config", "vite.config.js", "--ssr", "entry-server.tsx", "--outDir", "dist-server");

  // Rendered by plain Node.js, as a server would for each request.
  const { render } = (await import(
    pathToFileURL(join(consumer, "server/dist-server/entry-server.js")).href
  )) as { render: () => string };
  const page = join(consumer, "server/dist/index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace("<!--app-->", render()));
};

/** Where layers that are half transparent lie on each other, the engine rounds now up, now down: one step of 255. */
const rounding = 1;

const looksLike = async (one: Buffer, other: Buffer): Promise<boolean> => {
  const [a, b] = await Promise.all([sharp(one).raw().toBuffer(), sharp(other).raw().toBuffer()]);
  return a.length === b.length && a.every((step, at) => Math.abs(step - (b[at] ?? 0)) <= rounding);
};

/** The page as it comes, and with its dialog open. */
const look = async (page: Page, port: number): Promise<Buffer[]> => {
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.getByRole("button", { name: "Buy" }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const first = await page.screenshot({ animations: "disabled" });
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Buy" }).click();
  await page.getByRole("dialog", { name: "Buy" }).waitFor();
  return [first, await page.screenshot({ animations: "disabled", caret: "hide" })];
};

/**
 * Builds an empty Vite application, one with the sheets of its rooms in an order of chance, and an empty server-rendered
 * one with the installed tarball, opens all, and compares what they show: they must look the same, and none may say a
 * word on the console.
 */
export const applications = async (consumer: string): Promise<string[]> => {
  await buildAll(consumer);
  const servers = await Promise.all([
    serveFolder(join(consumer, "browser/dist"), ports.browser),
    serveFolder(join(consumer, "server/dist"), ports.server),
    serveFolder(join(consumer, "parts/dist"), ports.parts),
  ]);
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  try {
    const problems: string[] = [];
    const page = await browser.newPage({
      viewport: { width: 800, height: 600 },
      reducedMotion: "reduce",
    });
    page.on("console", (message) => problems.push(`console: ${message.text()}`));
    page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
    const rendered = await look(page, ports.browser);
    for (const name of ["server", "parts"] as const) {
      const pictures = await look(page, ports[name]);
      for (const [index, picture] of rendered.entries()) {
        const other = pictures[index] ?? Buffer.of();
        if (await looksLike(picture, other)) continue;
        problems.push(`picture ${index + 1} of browser and ${name} differs, see dist/release`);
        writeFileSync(`dist/release/browser-${index + 1}.png`, picture);
        writeFileSync(`dist/release/${name}-${index + 1}.png`, other);
      }
    }
    const bare = await page.evaluate(() => getComputedStyle(document.body).margin);
    if (bare !== "0px") problems.push("the style sheet did not reach the page");
    return problems;
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
};
