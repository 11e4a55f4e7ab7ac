import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "playwright";
import { red } from "../../packages/design-system/src/tokens/primitive.ts";
import { chromiumArguments, requireChromium } from "../chromium.ts";
import { Reader } from "./follow-page.ts";

const page = "packages/design-system/docs/getting-started.md";
const chapters = [
  "## An application with Vite",
  "## A server-rendered application",
  "## With your own style sheet",
];
/** The port on the page is a common default, so it may be in use. */
const ports = { vite: 6194, server: 6195, ofThePage: 3000 };

/** In the format of computed styles. */
const theRed = `rgb(${[1, 3, 5].map((at) => Number.parseInt(red[600].slice(at, at + 2), 16)).join(", ")})`;

interface Visit {
  url: string;
  /** Accessible name of the button before the click. */
  button: string;
  /** Text after the click. */
  after: string;
}

const visit = async (browser: Browser, { url, button, after }: Visit): Promise<string[]> => {
  const problems: string[] = [];
  const window = await browser.newPage();
  window.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`${url} console: ${message.text()}`);
  });
  window.on("pageerror", (error) => problems.push(`${url} error: ${error.message}`));
  await window.goto(url, { waitUntil: "networkidle" });
  const pressed = window.getByRole("button", { name: button });
  const color = await pressed.evaluate((element) => getComputedStyle(element).backgroundColor);
  if (color !== theRed) problems.push(`${url}: the button is ${color}, not red`);
  await pressed.click();
  await window.getByText(after).waitFor({ timeout: 5000 });
  await window.close();
  return problems;
};

/** Texts in the server's HTML before hydration. */
const withoutScripts = async (browser: Browser, url: string): Promise<string[]> => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const window = await context.newPage();
  await window.goto(url);
  const shown = await window.getByRole("button", { name: "Tires in your cart: 0" }).isVisible();
  await context.close();
  return shown ? [] : [`${url} shows no button before its scripts have run`];
};

const inVite = async (browser: Browser, reader: Reader, chapter: string): Promise<string[]> => {
  const start = performance.now();
  await reader.follow(chapter);
  await reader.start("npm", ["run", "dev", "--", "--port", String(ports.vite), "--strictPort"]);
  const problems = await visit(browser, {
    url: `http://localhost:${ports.vite}`,
    button: "Add a tire",
    after: "Tires in your cart: 1",
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`    from "npm create vite" to the first component in a browser: ${seconds} s`);
  await reader.type("npm run build");
  return problems;
};

const onServer = async (browser: Browser, reader: Reader, chapter: string): Promise<string[]> => {
  await reader.follow(chapter.replaceAll(String(ports.ofThePage), String(ports.server)));
  const url = `http://localhost:${ports.server}`;
  const button = "Tires in your cart: 0";
  return [
    ...(await withoutScripts(browser, url)),
    ...(await visit(browser, { url, button, after: "Tires in your cart: 1" })),
  ];
};

/**
 * Follows the page “Getting started” literally outside the workspace: runs every command, writes every file,
 * and opens both applications in Chromium. Dependencies come from npm, as for a reader.
 *
 * @param settings - content of `.npmrc`, which names the registry of the packages
 */
export const gettingStarted = async (settings: string): Promise<string[]> => {
  const text = readFileSync(page, "utf8");
  const [first = -1, second = -1, end = -1] = chapters.map((title) => text.indexOf(title));
  if (first < 0 || second < first || end < second)
    return [`${page} has no longer the chapters that are followed`];

  const home = mkdtempSync(join(tmpdir(), "carmine-reader-"));
  writeFileSync(join(home, ".npmrc"), settings);
  const readers = [new Reader(home), new Reader(home)] as const;
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  try {
    return [
      ...(await inVite(browser, readers[0], text.slice(first, second))),
      ...(await onServer(browser, readers[1], text.slice(second, end))),
    ];
  } finally {
    for (const reader of readers) await reader.leave();
    await browser.close();
    rmSync(home, { recursive: true, force: true });
  }
};
