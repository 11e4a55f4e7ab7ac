import { expect, test, type Page } from "@playwright/test";
import { someGoods } from "./support/shop.ts";

const prefixes = ["", "/zh-CN", "/es", "/fr", "/th", "/lao"] as const;

/** What the browser complains about: a tree that hydrates to another one, a refused script, a missing file. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
};

for (const prefix of prefixes) {
  test(`public pages under "${prefix}/" hydrate without a word in the console`, async ({ page, context }) => {
    const [goods] = await someGoods(context, 1);
    const complaints = complaintsOf(page);
    const paths = [
      "/",
      "/goods/goods_search",
      "/goods/goods_search?title=205/55%20R16",
      `/goods_detail/${goods?.productId}`,
      "/login",
      "/login?view=register",
      "/middlewares/privacy_agreement",
      "/order/shopping_cart",
    ];
    for (const path of paths) {
      await page.goto(prefix + path, { waitUntil: "networkidle" });
      expect(complaints, path).toEqual([]);
      await expect(page.getByRole("main")).toBeVisible();
    }
  });
}

test("a page that doesn't exist offers the search and leads on", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  const main = page.getByRole("main");
  await main.getByRole("combobox", { name: "Search the shop" }).fill("205/55 R16");
  await main.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/goods\/goods_search\?.*title=205/);
});
