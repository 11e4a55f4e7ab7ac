import { expect, type BrowserContext } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { read } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

/** A product with reviews and with questions. */
const discussed = async (context: BrowserContext): Promise<number> => {
  const { list } = await read<{ list: readonly { id: number; replyNum: number }[] }>(
    context,
    "/api/front/product/list?page=1&limit=100",
  );
  for (const { id, replyNum } of list) {
    const asked = await read<{ total: number }>(context, `/api/front/product/question/list/${id}`);
    if (replyNum > 0 && asked.total > 0) return id;
  }
  throw new Error("No demo product has both a review and a question");
};

// Lao proves the locale prefix too; texts are the only difference to English.
const translate = textsOf("lao");

test("shows that a page after the last one is empty and links back, in any list (Lao)", async ({
  page,
  context,
}) => {
  const product = await discussed(context);
  for (const path of [
    "/goods/activity_list?id=1",
    "/goods/activity_list?id=1&cid=1",
    "/merchant/merchant_street?",
    "/merchant/merchant_more?sort=rating",
    "/merchant/merchant/category?id=1",
    "/merchant/merchant/coupon?id=1",
    `/goods_detail/${product}?tab=reviews`,
    `/goods_detail/${product}?tab=questions`,
  ]) {
    await page.goto(`/lao${path}&page=99`);
    await waitForHydration(page);
    const missing = page.getByRole("heading", { name: translate("There is no page {page, number}") });
    await expect.soft(missing, path).toBeVisible();
    await expect
      .soft(page.locator('meta[name="robots"][content="noindex"]'), path)
      .toHaveCount(path.startsWith("/goods_detail") ? 0 : 1);
    await page.getByRole("link", { name: translate("First page") }).click();
    await expect.soft(missing, path).toHaveCount(0);
    await expect(page, path).not.toHaveURL(/page=/);
  }
});

test("shows the 404 page with links for an unknown department (Lao)", async ({ page }) => {
  for (const path of ["/goods/top_one?cid=999999", "/goods/goods_search?cid=999999"]) {
    const answer = await page.goto(`/lao${path}`);
    expect.soft(answer?.status(), path).toBe(404);
    const main = page.getByRole("main");
    await expect(
      main.getByRole("heading", { name: translate("This page could not be found") }),
    ).toBeVisible();
    await expect(main.getByRole("link", { name: translate("Back to home") })).toBeVisible();
  }
});

test("shows that a shop, a brand or a shop category doesn't exist (Lao)", async ({ page }) => {
  for (const [query, chips] of [
    ["merId=999999", [translate("Shop not found")]],
    ["merId=1,999999", ["Carmine Tires", translate("Shop not found")]],
    ["brandId=999999", [translate("Brand not found")]],
  ] as const) {
    await page.goto(`/lao/goods/goods_search?${query}`);
    await waitForHydration(page);
    const applied = page.getByRole("list", { name: translate("Active filters") }).getByRole("listitem");
    await expect.soft(applied, query).toHaveText([...chips, translate("Clear all")]);
  }
  const missing = page.getByRole("listitem").filter({ hasText: translate("Brand not found") });
  await missing.getByRole("link").click();
  await expect(page).not.toHaveURL(/brandId/);
  await page.goto("/lao/merchant/merchant/category?id=1&cid=999999");
  await expect(
    page.getByRole("heading", { name: translate("This category is no longer here") }),
  ).toBeVisible();
});

test("suggests the words of an unknown URL as a search, except for a removed product (Lao)", async ({
  page,
}) => {
  const field = page.getByRole("main").locator("input[name=title]");
  const notes: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && notes.push(message.text())));
  for (const [path, words] of [
    ["/goods/winter-tires", "winter tires"],
    ["/%E0%BA%A2%E0%BA%B2%E0%BA%87%20205_55.html", "ຢາງ 205 55"],
    ["/goods_detail/999999", ""],
  ] as const) {
    const answer = await page.goto(`/lao${path}`);
    expect(answer?.status(), path).toBe(404);
    expect(await answer?.text(), path).toContain(words);
    await waitForHydration(page);
    await expect(field, path).toHaveValue(words);
  }
  // The browser logs the 404 response itself as an error; nothing else may be logged.
  expect(notes.filter((note) => !note.includes("404"))).toEqual([]);
  await page.goto("/lao/goods/winter-tires");
  await waitForHydration(page);
  await field.press("Enter");
  await page.waitForURL(/title=winter\+tires/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});
