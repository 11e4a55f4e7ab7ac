import { expect, test } from "@playwright/test";
import { putInCart, someGoods } from "./support/shop.ts";

/** Windows at 400 % zoom, and one that is only low. */
const windows = [
  { width: 320, height: 200 },
  { width: 360, height: 225 },
  { width: 1024, height: 240 },
  { width: 1440, height: 300 },
];

for (const prefix of ["", "/fr", "/lao"])
  test(`the foot of the cart leaves two thirds of a low window to the goods (${prefix}/)`, async ({
    page,
    context,
  }) => {
    await putInCart(context, await someGoods(context, 2, 9), 2);
    await page.goto(`${prefix}/order/shopping_cart`, { waitUntil: "networkidle" });
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.evaluate(() =>
        document.querySelector('[data-component="CartLine"]')?.scrollIntoView({ block: "start" }),
      );
      const where = `${size.width} × ${size.height}`;
      const covered = await page.evaluate(() => {
        const foot = document.querySelector('[data-component="CartBar"]');
        const rows = new Set<number>();
        for (const x of [8, innerWidth / 2, innerWidth - 8])
          for (let y = 0; y < innerHeight; y++)
            if (foot?.contains(document.elementFromPoint(x, y))) rows.add(y);
        return rows.size / innerHeight;
      });
      expect.soft(covered, where).toBeGreaterThan(0);
      expect.soft(covered, where).toBeLessThanOrEqual(1 / 3);
      const button = page.locator('[data-component="CartBar"] button').last();
      await expect.soft(button, where).toBeInViewport({ ratio: 1, timeout: 2000 });
    }
  });
