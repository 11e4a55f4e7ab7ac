import { chromium, type Page } from "playwright";
import { chromiumArguments, requireChromium } from "../chromium.ts";

const turns = 7;
const lists = ["orders", "products"] as const;

/** Staff of the demo's first shop. */
const staff = { email: "elin@carmine.example", password: "Bead-seat-17" };

type Watched = Window & { interactiveMs?: number };

/** Records the ms from the navigation to the first task after the frame that paints the rows. */
const watchRows = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelectorAll("main tbody td").length === 0) {
        requestAnimationFrame(look);
        return;
      }
      requestAnimationFrame(() =>
        setTimeout(() => {
          (window as Watched).interactiveMs = performance.now();
        }),
      );
    };
    requestAnimationFrame(look);
  });
};

export interface ConsoleList {
  readonly name: string;
  /** ms from the navigation until the rows are painted and take input, one per turn. */
  readonly interactiveMs: readonly number[];
}

/** Opens lists of the console in a signed-in browser with an empty cache. */
export const openConsoleLists = async (address: string): Promise<ConsoleList[]> => {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  const viewport = { width: 1440, height: 900 };
  const signedIn = await browser.newContext({ viewport, locale: "en" });
  const page = await signedIn.newPage();
  await page.goto(`${address}/console`);
  await page.getByLabel("Email or phone number").fill(staff.email);
  await page.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/console\/s\/\d+$/);
  const home = page.url();
  const storageState = await signedIn.storageState();
  const measured: ConsoleList[] = [];
  for (const list of lists) {
    const interactiveMs: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const context = await browser.newContext({ viewport, storageState });
      const opened = await context.newPage();
      await watchRows(opened);
      await opened.goto(`${home}/${list}`);
      const ready = await opened.waitForFunction(() => (window as Watched).interactiveMs);
      interactiveMs.push((await ready.jsonValue()) ?? Number.NaN);
      await context.close();
    }
    measured.push({ name: `console: ${list}`, interactiveMs });
  }
  await browser.close();
  return measured;
};
