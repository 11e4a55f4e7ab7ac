import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Page } from "playwright";
import { serveFolder } from "../../e2e/static-server.ts";
import { chromiumArguments, requireChromium } from "../chromium.ts";
import { run } from "./consumer.ts";
import { pictureProblems } from "./picture.ts";

/**
 * Applications that must look the same, by folder. `browser` uses our reset, `bare` none, `foreign` another
 * one; `server` is rendered by Node.js; `template` is the output of `npm create vite` with its own style
 * sheet; `next` uses Tailwind.
 */
const served = {
  browser: "browser/dist",
  server: "server/dist",
  bare: "bare/dist",
  foreign: "foreign/dist",
  template: "template-app/dist",
  next: "next/out",
};
const firstPort = 6192;

/** Vite's template, with its `index.css` in a cascade layer before ours. */
const buildTemplate = async (consumer: string): Promise<void> => {
  const name = "template-app";
  const options = ["--template", "react-ts", "--no-interactive"];
  await run("npm", ["create", "--yes", "vite@latest", name, "--", ...options], {}, consumer);
  cpSync(join(consumer, "template"), join(consumer, name), { recursive: true });
  const page = join(consumer, name, "index.html");
  const html = readFileSync(page, "utf8");
  writeFileSync(
    page,
    html
      .replace(/<html[^>]*>/, '<html lang="en" data-theme="red" data-scheme="light">')
      .replace(/<link rel="icon"[^>]*>/, '<link rel="icon" href="data:," />'),
  );
};

const buildAll = async (consumer: string): Promise<void> => {
  const program = (...args: string[]) => run("pnpm", ["--dir", consumer, "exec", ...args]);
  const vite = (folder: string, ...args: string[]) =>
    program("vite", "build", folder, "--config", "vite.config.js", "--logLevel", "warn", ...args);
  await program("tsc", "-p", ".");
  await buildTemplate(consumer);
  for (const folder of ["browser", "bare", "foreign", "template-app", "server"]) await vite(folder);
  await vite("server", "--ssr", "entry-server.tsx", "--outDir", "dist-server");
  await run("pnpm", ["--dir", consumer, "exec", "next", "build", "next"], { NEXT_TELEMETRY_DISABLED: "1" });

  // Rendered by plain Node.js, as a server would do for each request.
  const { render } = (await import(
    pathToFileURL(join(consumer, "server/dist-server/entry-server.js")).href
  )) as { render: () => string };
  const page = join(consumer, "server/dist/index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace("<!--app-->", render()));
};

/** Screenshots of the page after load, and with its dialog open. */
const look = async (page: Page, port: number): Promise<Buffer[]> => {
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.getByRole("button", { name: "Buy" }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const first = await page.screenshot({ animations: "disabled" });
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: "Buy" }).click();
  await page.getByRole("dialog", { name: "Buy" }).waitFor();
  return [first, await page.screenshot({ animations: "disabled", caret: "hide" })];
};

/**
 * Builds applications with the installed tarball and compares their screenshots, which must be equal. None
 * may write to the console.
 */
export const applications = async (consumer: string): Promise<string[]> => {
  await buildAll(consumer);
  const folders = Object.entries(served);
  const servers = await Promise.all(
    folders.map(([, folder], at) => serveFolder(join(consumer, folder), firstPort + at)),
  );
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  try {
    const problems: string[] = [];
    const page = await browser.newPage({
      viewport: { width: 800, height: 600 },
      reducedMotion: "reduce",
    });
    page.on("console", (message) => problems.push(`console: ${message.text()}`));
    page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
    const rendered = await look(page, firstPort);
    const body = await page.evaluate(() => getComputedStyle(document.body).margin);
    if (body !== "0px") problems.push("the reset did not reach the page");
    for (const [at, [name]] of folders.entries()) {
      if (at === 0) continue;
      const pictures = await look(page, firstPort + at);
      for (const [index, picture] of rendered.entries())
        problems.push(
          ...(await pictureProblems(
            [picture, pictures[index] ?? Buffer.of()],
            [`browser-${index + 1}`, `${name}-${index + 1}`],
          )),
        );
    }
    return problems;
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
};
