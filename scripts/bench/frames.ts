// Frames while a DataTable of 100,000 rows scrolls, in a production build. `pnpm bench:frames`
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { chromium, type CDPSession, type Page } from "playwright";
import { build } from "vite";
import { serveFolder } from "../../e2e/static-server.ts";
import { chromiumArguments, requireChromium } from "../chromium.ts";
import { printRows } from "./report.ts";

declare global {
  interface Window {
    /** Times of all frames since the page recorded them, in ms. */
    frameTimes: number[];
  }
}

const port = 6211;
const folder = mkdtempSync(join(tmpdir(), "carmine-frames-"));
await build({
  configFile: false,
  logLevel: "error",
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ["@carmine/source", "module", "browser", "production"] },
  build: {
    outDir: folder,
    emptyOutDir: true,
    cssCodeSplit: false,
    rolldownOptions: {
      input: "scripts/bench/frames/page.tsx",
      output: {
        entryFileNames: "page.js",
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css")) ? "page.css" : "[name][extname]",
      },
    },
  },
});
writeFileSync(
  join(folder, "index.html"),
  '<!doctype html><html lang="en" data-theme="red"><meta charset="utf-8"><link rel="stylesheet" href="page.css"><div id="root"></div><script type="module" src="page.js"></script>',
);

/** Records frames while the table scrolls. @returns the time between them in ms */
const intervals = async (page: Page, scroll: () => Promise<unknown>): Promise<number[]> => {
  await page.evaluate(() => {
    window.frameTimes = [];
    const record = (time: number): void => {
      window.frameTimes.push(time);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await scroll();
  const times = await page.evaluate(() => window.frameTimes);
  return times.slice(1).map((time, at) => time - (times[at] ?? 0));
};

/** A wheel turned for `seconds` at a constant speed, as Chromium's compositor gets it. */
const wheel = (client: CDPSession, speed: number, seconds: number): Promise<unknown> =>
  client.send("Input.synthesizeScrollGesture", {
    x: 500,
    y: 400,
    yDistance: -speed * seconds,
    speed,
    gestureSourceType: "mouse",
  });

/** Jumps to another part of the list in every frame, as when the scroll bar is dragged. */
const drag = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const scroller = document.querySelector("[data-part=Scroller]");
        let frame = 0;
        const next = (): void => {
          frame += 1;
          if (scroller) scroller.scrollTop = (scroller.scrollHeight / 240) * frame;
          if (frame === 240) resolve();
          else requestAnimationFrame(next);
        };
        next();
      }),
  );

const quantile = (figures: readonly number[], share: number): number =>
  figures.toSorted((left, right) => left - right)[Math.floor((figures.length - 1) * share)] ?? Number.NaN;

/** A display of 60 Hz shows a frame every 16.7 ms. */
const display = 1000 / 60;

const server = await serveFolder(folder, port);
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.getByRole("grid").waitFor();
  const client = await page.context().newCDPSession(page);
  const ways = {
    "wheel, 2,000 px/s": () => wheel(client, 2000, 4),
    "wheel, 10,000 px/s": () => wheel(client, 10_000, 4),
    "scroll bar from top to bottom in 240 frames": () => drag(page),
  };
  for (const [name, scroll] of Object.entries(ways)) {
    const times = await intervals(page, scroll);
    const onTime = times.filter((time) => time < display * 1.5).length / times.length;
    const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
    printRows(`100,000 rows: ${name}`, [
      { what: "frames per second", measured: times.length / seconds, unit: "" },
      { what: "frames on time at 60 Hz", measured: onTime * 100, unit: "%", budget: { least: 95 } },
      { what: "95th percentile", measured: quantile(times, 0.95), unit: "ms" },
      { what: "longest frame", measured: Math.max(...times), unit: "ms" },
      {
        what: "rows in the document",
        measured: await page.getByRole("row").count(),
        unit: "",
        budget: { most: 100 },
      },
    ]);
  }
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
