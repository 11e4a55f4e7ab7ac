import { expect } from "@playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { test } from "../support/test.ts";

test("at 1024 px the last lines of the cards of a row are alike", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const path of ["/goods/goods_search?title=tire", "/lao/goods/goods_search?title=lamp"]) {
    await page.goto(path);
    await hydrated(page);
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

test("on the sign-in page no reason to have an account touches the wheel, in any language", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const prefix of ["", "/zh-CN", "/es", "/fr", "/th", "/lao"]) {
    await page.goto(`${prefix}/login`);
    await hydrated(page);
    const side = page.getByRole("main").locator("div:has(> img + p)");
    const picture = await side.locator("> img").boundingBox();
    const reasons = await side.locator("> ul").boundingBox();
    // The demo's wheel begins at two fifths of the height.
    const wheel = (picture?.y ?? 0) + (picture?.height ?? 0) * 0.41;
    expect((reasons?.y ?? 9999) + (reasons?.height ?? 0), prefix).toBeLessThan(wheel);
  }
});
