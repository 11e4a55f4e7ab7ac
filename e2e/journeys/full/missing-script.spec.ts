import { expect, test, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { someGoods } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const scripts = /\.js(\?|$)/;

/** What has moved since the page began to show. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const entries = new PerformanceObserver(() => undefined);
    entries.observe({ type: "layout-shift", buffered: true });
    return entries
      .takeRecords()
      .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
  });

for (const locale of ["en", "lao"] as const) {
  const say = textsOf(locale);
  const prefix = locale === "en" ? "" : `/${locale}`;
  const goods = async (page: Page) =>
    `/goods_detail/${(await someGoods(page.context(), 1, 3))[0]!.productId}`;
  const pages: [string, (page: Page) => Promise<string>][] = [
    ["cart", () => Promise.resolve("/order/shopping_cart")],
    ["sign-in page", () => Promise.resolve("/login")],
    ["product page", goods],
  ];
  for (const [name, addressOf] of pages) {
    test(`the ${name} says in ${locale} that its scripts are missing, and loads anew`, async ({ page }) => {
      const address = `${prefix}${await addressOf(page)}`;
      await page.route(scripts, (route) => route.abort());
      await page.goto(address);
      const notice = page.getByRole("alert").filter({
        has: page.getByText(say("This page hasn’t loaded completely. Some buttons don’t work yet.")),
      });
      await expect(notice).toBeVisible();
      // A font that comes late moves a word by less than that.
      expect(await shiftOf(page)).toBeLessThan(0.001);
      const shown = page.url();
      const reload = notice.getByRole("link", { name: say("Reload the page") });
      const box = await reload.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
      await reload.click();
      await expect(notice).toBeVisible();
      await page.unroute(scripts);
      await reload.click();
      await hydrated(page);
      expect(page.url()).toBe(shown);
      await expect(notice).toBeHidden();
      await expect(page.locator("html")).not.toHaveAttribute("data-unfinished");
    });
  }
}

test("a page that misses one module of many says so", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => scripts.test(request.url()) && asked.push(request.url()));
  await page.goto("/login");
  await hydrated(page);
  const part = asked.find((url) => !url.includes("/entry-client"));
  expect(part).toBeDefined();
  await page.route(part ?? "", (route) => route.abort());
  await page.goto("/login");
  await expect(page.getByRole("link", { name: "Reload the page" })).toBeVisible();
});

test("a page whose scripts are slow says nothing until that is no longer usual, and takes it back", async ({
  page,
}) => {
  await page.clock.install();
  let open = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => (open = resolve));
  await page.route(scripts, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  const reload = page.getByRole("link", { name: "Reload the page" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(reload).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(reload).toBeVisible();
  open();
  await expect(reload).toBeHidden();
});
