import { expect, test, type Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { pickSkus } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const scripts = /\.js(\?|$)/;

/** Cumulative layout shift since navigation. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const entries = new PerformanceObserver(() => undefined);
    entries.observe({ type: "layout-shift", buffered: true });
    return entries
      .takeRecords()
      .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
  });

// Lao proves the locale prefix too; texts are the only difference to English.
const translate = textsOf("lao");
const items = async (page: Page) => `/goods_detail/${(await pickSkus(page.context(), 1, 3))[0]!.productId}`;
const pages: [string, (page: Page) => Promise<string>][] = [
  ["cart", () => Promise.resolve("/order/shopping_cart")],
  ["sign-in page", () => Promise.resolve("/login")],
  ["product page", items],
];
for (const [name, addressOf] of pages) {
  test(`shows a notice and a reload link if the scripts are missing (${name}, Lao)`, async ({ page }) => {
    const address = `/lao${await addressOf(page)}`;
    await page.route(scripts, (route) => route.abort());
    await page.goto(address);
    const notice = page.getByRole("alert").filter({
      has: page.getByText(translate("This page hasn’t loaded completely. Some buttons don’t work yet.")),
    });
    await expect(notice).toBeVisible();
    // A late font shifts text by less than this.
    expect(await shiftOf(page)).toBeLessThan(0.001);
    const shown = page.url();
    const reload = notice.getByRole("link", { name: translate("Reload the page") });
    const box = await reload.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    await reload.click();
    await expect(notice).toBeVisible();
    await page.unroute(scripts);
    await reload.click();
    await waitForHydration(page);
    expect(page.url()).toBe(shown);
    await expect(notice).toBeHidden();
    await expect(page.locator("html")).not.toHaveAttribute("data-script-failed");
  });
}

test("shows the notice if one module of many is missing", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => scripts.test(request.url()) && asked.push(request.url()));
  await page.goto("/login");
  await waitForHydration(page);
  const part = asked.find((url) => !url.includes("/entry-client"));
  expect(part).toBeDefined();
  await page.route(part ?? "", (route) => route.abort());
  await page.goto("/login");
  await expect(page.getByRole("link", { name: "Reload the page" })).toBeVisible();
});

test("shows the notice for slow scripts only after a timeout, and removes it when they load", async ({
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
