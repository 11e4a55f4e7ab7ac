import { expect } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { findProductId } from "../support/shop.ts";
import { test } from "../support/test.ts";

const prefixes = ["", "/zh-CN", "/es", "/fr", "/th", "/lao"];
/** Maximum free space below the pictures in px; less than two lines of the list. */
const free = 64;

test("fills the picture column of a product without a tire label", async ({ page, context }) => {
  const ids = [
    await findProductId(context, "Semi-synthetic motor oil"),
    await findProductId(context, "Turbine Nine"),
  ];
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const prefix of prefixes)
      for (const id of ids) {
        await page.goto(`${prefix}/goods_detail/${id}`);
        await waitForHydration(page);
        const column = page.locator("[data-component=ProductPageLayout] > *").first();
        const left = (): Promise<number> =>
          column.evaluate((element) => {
            const shown = [...element.querySelectorAll("*")].filter(
              (child) => child.checkVisibility() && child.matches("button, span, img, dd"),
            );
            const ends = shown.map((child) => child.getBoundingClientRect().bottom);
            return element.getBoundingClientRect().bottom - Math.max(...ends);
          });
        await expect.poll(left, `${prefix} ${id} at ${width} px`).toBeLessThanOrEqual(free);
        expect(await left(), `${prefix} ${id} at ${width} px`).toBeGreaterThanOrEqual(-1);
      }
  }
});
