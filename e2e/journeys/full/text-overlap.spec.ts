import { expect } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { test } from "../support/test.ts";

test("aligns the last lines of the cards in a row at 1024 px", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const path of ["/goods/goods_search?title=tire", "/lao/goods/goods_search?title=lamp"]) {
    await page.goto(path);
    await waitForHydration(page);
    const cards = page.getByRole("main").locator("[data-component=ProductCard]");
    await expect(cards.first()).toBeVisible();
    const rows = await cards.evaluateAll((all) => {
      const seen = all.map((card) => {
        const [sold, shop] = [...card.querySelectorAll(":scope > div:nth-child(2) > div:last-child > span")];
        const lineOf = (words: Element | undefined) => words?.getBoundingClientRect().top ?? 0;
        return { top: card.getBoundingClientRect().top, isBelow: lineOf(shop) > lineOf(sold) };
      });
      return Object.values(Object.groupBy(seen, ({ top }) => String(Math.round(top)))).map(
        (row) => new Set(row?.map(({ isBelow }) => isBelow)).size,
      );
    });
    expect(Math.max(...rows), path).toBe(1);
  }
});

test("keeps the benefits on the login page clear of the wheel picture in every language", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const prefix of ["", "/zh-CN", "/es", "/fr", "/th", "/lao"]) {
    await page.goto(`${prefix}/login`);
    await waitForHydration(page);
    const side = page.getByRole("main").locator("div:has(> img + p)");
    const picture = await side.locator("> img").boundingBox();
    const reasons = await side.locator("> ul").boundingBox();
    // The wheel in the demo picture begins at 41% of its height.
    const wheel = (picture?.y ?? 0) + (picture?.height ?? 0) * 0.41;
    expect((reasons?.y ?? 9999) + (reasons?.height ?? 0), prefix).toBeLessThan(wheel);
  }
});
