import { expect } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { read } from "../support/shop.ts";
import { test } from "../support/test.ts";

test("scrolls to the start of the next review page, and Back returns to the previous one", async ({
  page,
  context,
}) => {
  const { list } = await read<{ list: { id: number; replyNum: number }[] }>(
    context,
    "/api/front/product/list?page=1&limit=100",
  );
  const reviewed = list.toSorted((a, b) => b.replyNum - a.replyNum)[0]?.id;
  await page.goto("/");
  await page.goto(`/goods_detail/${reviewed}?reviews=0`);
  await waitForHydration(page);
  const pages = page.getByRole("navigation", { name: "Review pages" });
  await pages.getByRole("link", { name: "Page 2" }).click();
  await page.waitForURL(/page=2/);
  await expect(page.locator("#about")).toBeInViewport();
  await expect
    .poll(() => page.locator("#about").evaluate((tabs) => tabs.getBoundingClientRect().top))
    .toBeLessThan(300);
  await page.goBack();
  await expect(pages.locator('[aria-current="page"]')).toHaveText("1");
  expect(page.url()).toContain(`/goods_detail/${reviewed}`);
});
