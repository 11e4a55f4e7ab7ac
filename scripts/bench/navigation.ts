import { chromium, type Page } from "playwright";
import { chromiumArguments, requireChromium } from "../chromium.ts";

/** Hover time in ms before a click, during which the next page is prefetched. */
const rest = 1000;
const turns = 5;

/** Navigations in the shop: the start page, and the links to follow, one per turn. */
const ways: [name: string, from: string, links: string][] = [
  ["home to product", "/", "main article a[href*='/goods_detail/']"],
  [
    "home to search",
    "/",
    "header a[href*='/goods/goods_search']:visible, main a[href*='/goods/goods_search']:visible",
  ],
  ["search to product", "/goods/goods_search?keyword=205/55%20R16", "main article a[href*='/goods_detail/']"],
];

type Watched = Window & { painted?: Promise<number> };

/** Measures the ms from each click to the frame that shows a new heading at a new URL. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heading = (): string => document.querySelector("main h1")?.textContent ?? "";
    const before = { address: location.href, heading: heading() };
    const isShown = (): boolean =>
      location.href !== before.address && heading() !== "" && heading() !== before.heading;
    (window as Watched).painted = new Promise((resolve) => {
      const look = (clicked: number): void => {
        if (!isShown()) {
          requestAnimationFrame(() => look(clicked));
          return;
        }
        // This frame contains the new page; its paint ends before the first task queued by the callback.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve(performance.now() - clicked));
        port1.start();
        port2.postMessage(undefined);
      };
      const begin = ({ timeStamp }: Event): number => requestAnimationFrame(() => look(timeStamp));
      addEventListener("click", begin, { capture: true, once: true });
    });
  });

const follow = async (page: Page, address: string, links: string, turn: number): Promise<number> => {
  await page.goto(address, { waitUntil: "networkidle" });
  const link = page.locator(links).nth(turn);
  await link.hover();
  await page.waitForTimeout(rest);
  await watch(page);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (window as Watched).painted ?? Promise.reject(new Error("Nothing was watched")));
};

export interface LinkTiming {
  readonly name: string;
  /** ms from the click to the first frame of the next page, one per turn. */
  readonly painted: readonly number[];
}

/** Hovers and follows links of a running shop like a desktop shopper. */
export const followLinks = async (address: string): Promise<LinkTiming[]> => {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const taken: LinkTiming[] = [];
  for (const [name, from, links] of ways) {
    const painted: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) painted.push(await follow(page, address + from, links, turn));
    taken.push({ name, painted });
  }
  await browser.close();
  return taken;
};
