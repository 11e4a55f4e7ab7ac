// Frames while a DataTable of 100,000 rows scrolls, in a production build. `pnpm bench:frames`
// On a busy machine, frames are late because the browser waits for a core. The CPU time of the main thread per frame
// shows whether the table would keep up with the display.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { chromium, type Browser, type CDPSession, type Page } from "playwright";
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

/** An event of Chromium's trace. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Start in µs. */
  ts: number;
  /** Duration in µs. */
  dur?: number;
  /** CPU time of the thread in µs. */
  tdur?: number;
}

/** The last events of a frame: its HTML is laid out and painted. */
const isPaint = ({ name }: TraceEvent): boolean => name === "Layerize";
const isTask = ({ name, tdur }: TraceEvent): boolean =>
  name === "ThreadControllerImpl::RunTask" && tdur !== undefined;
const isScript = ({ name, tdur }: TraceEvent): boolean => name === "FunctionCall" && tdur !== undefined;

interface FrameCost {
  /** CPU time in ms of the main thread since the last frame: script, style, layout and paint. */
  total: number;
  script: number;
}

/** CPU time of each frame while the table scrolls. */
const frameCosts = async (
  browser: Browser,
  page: Page,
  scroll: () => Promise<unknown>,
): Promise<FrameCost[]> => {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await scroll();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const paint = traceEvents.find(isPaint);
  const ofThread = traceEvents
    .filter(({ pid, tid }) => pid === paint?.pid && tid === paint.tid)
    .toSorted((left, right) => left.ts - right.ts);
  const tasks = ofThread.filter(isTask);
  const inTask = (events: TraceEvent[], { ts, dur = 0 }: TraceEvent): TraceEvent[] =>
    events.filter((event) => event.ts >= ts && event.ts < ts + dur);
  const paints = ofThread.filter(isPaint);
  const scripts = ofThread.filter(isScript);
  const costs: FrameCost[] = [];
  let frame: FrameCost = { total: 0, script: 0 };
  for (const task of tasks) {
    frame.total += (task.tdur ?? 0) / 1000;
    for (const { tdur = 0 } of inTask(scripts, task)) frame.script += tdur / 1000;
    if (inTask(paints, task).length === 0) continue;
    costs.push(frame);
    frame = { total: 0, script: 0 };
  }
  return costs;
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
        // Reading it in each frame would force a layout.
        const step = (scroller?.scrollHeight ?? 0) / 240;
        let frame = 0;
        const next = (): void => {
          frame += 1;
          if (scroller) scroller.scrollTop = step * frame;
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
  console.log(`load average before: ${loadavg()[0]?.toFixed(1)}`);
  for (const [name, scroll] of Object.entries(ways)) {
    await page.locator("[data-part=Scroller]").evaluate((scroller) => scroller.scrollTo(0, 0));
    const times = await intervals(page, scroll);
    await page.locator("[data-part=Scroller]").evaluate((scroller) => scroller.scrollTo(0, 0));
    const onTime = times.filter((time) => time < display * 1.5).length / times.length;
    const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
    const costs = await frameCosts(browser, page, scroll);
    const totals = costs.map(({ total }) => total);
    const isOver = (total: number): boolean => total > display;
    printRows(`100,000 rows: ${name}`, [
      { what: "frames per second", measured: times.length / seconds, unit: "" },
      { what: "frames on time at 60 Hz", measured: onTime * 100, unit: "%", budget: { least: 95 } },
      { what: "95th percentile", measured: quantile(times, 0.95), unit: "ms" },
      { what: "longest frame", measured: Math.max(...times), unit: "ms" },
      { what: "CPU time per frame, median", measured: quantile(totals, 0.5), unit: "ms" },
      { what: "CPU time per frame, 95th percentile", measured: quantile(totals, 0.95), unit: "ms" },
      {
        what: "of it script, median",
        measured: quantile(
          costs.map(({ script }) => script),
          0.5,
        ),
        unit: "ms",
      },
      {
        what: "frames within 16.7 ms of CPU time",
        measured: (1 - totals.filter(isOver).length / totals.length) * 100,
        unit: "%",
        budget: { least: 95 },
      },
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
