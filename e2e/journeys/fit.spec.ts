import { expect, test } from "@playwright/test";
import { someGoods } from "./support/shop.ts";
import { overflowing } from "./support/overflow.ts";

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
