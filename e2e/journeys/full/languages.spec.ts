import { expect, type Locator, type Page } from "@playwright/test";
import { shopper } from "../support/after-sale.ts";
import { waitForHydration } from "../support/hydration.ts";
import { write } from "../support/shop.ts";
import { test } from "../support/test.ts";

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await waitForHydration(page);
};

/** Number of distinct positions of an edge among the elements. */
const edges = (of: Locator, edge: "top" | "left"): Promise<number> =>
  of.evaluateAll(
    (all, name) => new Set(all.map((one) => Math.round(one.getBoundingClientRect()[name]))).size,
    edge,
  );

test("renders bold Lao headings although Phetsarath OT has only one weight", async ({ page }) => {
  await open(page, "/lao");
  const heading = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  const synthesis = await heading.evaluate((element) => getComputedStyle(element).fontSynthesis);
  expect(synthesis).toContain("weight");
  // A font with a bold face comes first.
  const family = await heading.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(family.indexOf("Noto Sans Lao")).toBeLessThan(family.indexOf("Phetsarath OT"));
});

test.describe(() => {
  // With reduced motion, a countdown shows no seconds.
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("shows the countdown of an activity in one row at 320 px, including seconds", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const prefix of ["", "/zh-CN", "/es", "/fr", "/th", "/lao"]) {
      await open(page, `${prefix}/goods/activity_list?id=2`);
      const parts = page.getByRole("timer").first().locator("> span");
      await expect(parts, prefix).toHaveCount(4);
      expect(await edges(parts, "top"), prefix).toBe(1);
    }
  });
});

test("shows the buttons of Chinese cards on one line at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, "/zh-CN/goods/activity_list");
  const heights = await page
    .getByRole("main")
    .getByRole("article")
    .locator("[data-component=Button], [data-component=ButtonLink]")
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(4);
  expect(Math.max(...heights)).toBeLessThan(40);
});

test("shows the full status of saved products at 1024 px", async ({ page, context }) => {
  await write(context, "/api/front/login/email", shopper);
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const prefix of ["", "/es", "/fr", "/th", "/lao"]) {
    await open(page, `${prefix}/users/collection_list`);
    const words = page.locator("[data-component=ProductCard] [data-component=Tag] > span");
    await expect(words.first()).toBeVisible();
    const cut = await words.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut, prefix).toEqual([]);
  }
});

test("aligns the values of all shop filters, however long the filter names are", async ({ page }) => {
  for (const prefix of ["", "/es", "/fr", "/th", "/lao"]) {
    await open(page, `${prefix}/merchant/merchant_more`);
    const rows = page.getByRole("main").locator("nav:has([data-component=FilterChipLink])");
    expect(await rows.count(), prefix).toBeGreaterThan(1);
    const first = rows.locator("[data-component=FilterChipLink]:first-child");
    expect(await edges(first, "left"), prefix).toBe(1);
  }
});
