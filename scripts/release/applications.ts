import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Page } from "playwright";
import { serveFolder } from "../../e2e/static-server.ts";
import { chromiumArguments, requireChromium } from "../chromium.ts";
import { run } from "./consumer.ts";
import { packageIn } from "./entries.ts";
import { pictureProblems } from "./picture.ts";

/**
 * Applications that must look the same in both color schemes, by folder. `browser` uses our reset, `bare` none,
 * `foreign` another one; `server` is rendered by Node.js; `template` is the output of `npm create vite` with its own style
 * sheet; `next` uses Tailwind; `router` is prerendered by React Router.
 */
const served = {
  browser: "browser/dist",
  server: "server/dist",
  bare: "bare/dist",
  foreign: "foreign/dist",
  template: "template-app/dist",
  next: "next/out",
  router: "router/build/client",
};
const firstPort = 6192;

/** The style sheet of a bright brand. */
const brandSheet = "bright.css";

/** The computed color of `--ds-color-bg-page` in the dark scheme, `#0E0F11`. */
const darkGround = "rgb(14, 15, 17)";

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
  const brand = join(packageIn(consumer), "bin/design-system.js");
  await run("node", [brand, "theme", "#FFC220", "--name", "sun", "--out", brandSheet], {}, consumer);
  await buildTemplate(consumer);
  for (const folder of ["browser", "bare", "foreign", "template-app", "server"]) await vite(folder);
  await vite("server", "--ssr", "entry-server.tsx", "--outDir", "dist-server");
  await run("pnpm", ["--dir", consumer, "exec", "next", "build", "next"], { NEXT_TELEMETRY_DISABLED: "1" });
  // It starts a preview in the working directory to prerender the page.
  await run(join(consumer, "node_modules/.bin/react-router"), ["build"], {}, join(consumer, "router"));

  // Rendered by plain Node.js, as a server would do for each request.
  const { render } = (await import(
    pathToFileURL(join(consumer, "server/dist-server/entry-server.js")).href
  )) as { render: () => string };
  const page = join(consumer, "server/dist/index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace("<!--app-->", render()));
};

const schemes = ["light", "dark"] as const;

/** Screenshots of the page in a color scheme, and with its dialog open. */
const look = async (page: Page, url: string, scheme: (typeof schemes)[number]): Promise<Buffer[]> => {
  await page.goto(url);
  await page.getByRole("button", { name: "Buy" }).waitFor();
  await page.evaluate((name) => {
    document.documentElement.dataset.scheme = name;
    return document.fonts.ready;
  }, scheme);
  const first = await page.screenshot({ animations: "disabled" });
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: "Buy" }).click();
  await page.getByRole("dialog", { name: "Buy" }).waitFor();
  const second = await page.screenshot({ animations: "disabled", caret: "hide" });
  await page.keyboard.press("Escape");
  return [first, second];
};

/** A toast is in a region that is fixed to the window. */
const toastProblems = async (page: Page, name: string): Promise<string[]> => {
  await page.getByRole("button", { name: "Save" }).click();
  const isFixed = await page.getByText("Saved", { exact: true }).evaluate((element) => {
    let at: Element | null = element;
    while (at && getComputedStyle(at).position !== "fixed") at = at.parentElement;
    return at !== null;
  });
  return isFixed ? [] : [`${name}: the toast has no styles`];
};

/** The server component with repeated icons must render all of them. */
const iconProblems = async (page: Page, url: string): Promise<string[]> => {
  await page.goto(`${url}icons.html`);
  const count = await page.locator("svg[data-component=Icon]").count();
  return count === 22 ? [] : [`next: ${count} icons, not 22`];
};

/** Applications that also have the screen of orders, at `/orders`. */
const withOrders: readonly string[] = ["template", "next", "router"];

/** Prerendered pages by path, as servers of static sites find them. */
const pageIn = (folder: string, { pathname }: URL): string | undefined => {
  if (pathname !== "/orders") return undefined;
  const files = ["orders.html", "orders/index.html", "index.html"].map((name) => join(folder, name));
  const file = files.find(existsSync);
  return file === undefined ? undefined : readFileSync(file, "utf8");
};

/** The default brand and one that is generated from a bright color, in both schemes. */
const looks = [
  { theme: "red", scheme: "light" },
  { theme: "red", scheme: "dark" },
  { theme: "sun", scheme: "light" },
  { theme: "sun", scheme: "dark" },
] as const;

/** Screenshots of the screen of orders by look. */
const ordersPictures = async (page: Page, url: string, brand: string): Promise<Map<string, Buffer>> => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${url}orders`);
  await page.addStyleTag({ path: brand });
  // Rows are measured after hydration.
  await page.getByRole("row", { name: "69-1035" }).waitFor();
  const pictures = new Map<string, Buffer>();
  for (const { theme, scheme } of looks) {
    await page.evaluate(
      (attributes) => {
        Object.assign(document.documentElement.dataset, attributes);
        return document.fonts.ready;
      },
      { theme, scheme },
    );
    pictures.set(`${theme}-${scheme}`, await page.screenshot({ animations: "disabled" }));
  }
  await page.setViewportSize({ width: 800, height: 600 });
  return pictures;
};

/**
 * Builds applications with the installed tarball and compares their screenshots, which must be equal. None
 * may write to the console. Three of them also have a screen of a company application, whose pictures it stores in
 * `dist/release/pictures`.
 */
export const applications = async (consumer: string): Promise<string[]> => {
  await buildAll(consumer);
  const folders = Object.entries(served);
  const servers = await Promise.all(
    folders.map(([, folder], at) => {
      const root = join(consumer, folder);
      return serveFolder(root, firstPort + at, (url) => pageIn(root, url));
    }),
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
    const reference: Buffer[][] = [];
    let orders: Map<string, Buffer> | undefined;
    mkdirSync("dist/release/pictures", { recursive: true });
    for (const [at, [name]] of folders.entries()) {
      const url = `http://127.0.0.1:${firstPort + at}/`;
      for (const [index, scheme] of schemes.entries()) {
        const pictures = await look(page, url, scheme);
        const expected = (reference[index] ??= pictures);
        for (const [step, picture] of pictures.entries())
          problems.push(
            ...(await pictureProblems(
              [expected[step] ?? Buffer.of(), picture],
              [`browser-${scheme}-${step + 1}`, `${name}-${scheme}-${step + 1}`],
            )),
          );
      }
      problems.push(...(await toastProblems(page, name)));
      if (name === "browser") {
        const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
        if (ground !== darkGround) problems.push(`the ground of the dark page is ${ground}`);
      }
      if (name === "next") problems.push(...(await iconProblems(page, url)));
      if (withOrders.includes(name)) {
        const pictures = await ordersPictures(page, url, join(consumer, brandSheet));
        orders ??= pictures;
        for (const [variant, picture] of pictures) {
          writeFileSync(`dist/release/pictures/${name}-${variant}.png`, picture);
          problems.push(
            ...(await pictureProblems(
              [orders.get(variant) ?? Buffer.of(), picture],
              [`orders-template-${variant}`, `orders-${name}-${variant}`],
            )),
          );
        }
      }
    }
    return problems;
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
};
