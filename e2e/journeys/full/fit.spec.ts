import { expect, type Locator } from "@playwright/test";
import { someGoods } from "../support/shop.ts";
import { overflowing } from "../support/overflow.ts";
import { test } from "../support/test.ts";

test("with words longer by two fifths nothing is cut and no page scrolls sideways", async ({
  page,
  context,
}) => {
  const [goods] = await someGoods(context, 1);
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const path of [
    "/",
    "/goods/goods_search?title=205/55%20R16",
    `/goods_detail/${goods?.productId}`,
    "/login?view=register",
  ]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const text = node.textContent ?? "";
        if (node.parentElement?.closest("script, style, noscript") || !/\p{L}{3}/u.test(text)) continue;
        node.textContent = `${text} ${"xnore ".repeat(Math.ceil(text.trim().length / 15))}`.trimEnd();
      }
    });
    expect.soft(await overflowing(page), path).toEqual([]);
  }
});

test("four cards of the home page fill their row in a window of 1024 px", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto("/", { waitUntil: "networkidle" });
  const row = page.getByRole("region", { name: "At home this week" });
  const end = async (cell: Locator): Promise<number> => {
    const { x, width } = (await cell.boundingBox()) ?? { x: 0, width: 0 };
    return Math.round(x + width);
  };
  await expect(row.getByRole("article")).toHaveCount(4);
  expect(await end(row.getByRole("article").last())).toBe(await end(row));
});
