import { expect, type Locator } from "@playwright/test";
import { pickSkus } from "../support/shop.ts";
import { overflowingElements } from "../support/overflow.ts";
import { test } from "../support/test.ts";

test("clips no text and doesn't scroll sideways if texts are 40% longer", async ({ page, context }) => {
  const [item] = await pickSkus(context, 1);
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const path of [
    "/",
    "/goods/goods_search?title=205/55%20R16",
    `/goods_detail/${item?.productId}`,
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
    expect.soft(await overflowingElements(page), path).toEqual([]);
  }
});

test("fits four home page cards in a row at 1024 px", async ({ page }) => {
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
