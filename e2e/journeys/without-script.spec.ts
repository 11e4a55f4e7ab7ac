import { expect, test, type Page } from "@playwright/test";
import { createGuestAccount, pickSkus } from "./support/shop.ts";

/** Delays the scripts of a page until the returned function is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let open = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  return open;
};

test("searches for words that were typed before hydration", async ({ page }) => {
  const open = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const field = page.getByRole("banner").getByRole("combobox", { name: "Search the shop" });
  await field.fill("205/55 R16");
  open();
  await page.waitForLoadState("networkidle");
  await expect(field).toHaveValue("205/55 R16");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/goods_search\?.*title=205/);
});

test("buys the options that were selected before hydration", async ({ page, context }) => {
  const { productId } = (await pickSkus(context, 1, 3))[0]!;
  const open = await holdScripts(page);
  await page.goto(`/goods_detail/${productId}`, { waitUntil: "commit" });
  const quantity = page.getByRole("spinbutton").first();
  await quantity.fill("3");
  await quantity.press("Tab");
  open();
  await expect(page.getByText(/^Total for 3: \$/)).toBeVisible();
  await expect(quantity).toHaveValue("3");
});

test("submits a question that was typed before hydration", { tag: "@full" }, async ({ page, context }) => {
  const { productId } = (await pickSkus(context, 1, 3))[0]!;
  const open = await holdScripts(page);
  await page.goto(`/goods_detail/${productId}?tab=questions`, { waitUntil: "commit" });
  const field = page.getByRole("textbox", { name: "Your question" });
  await field.fill("Does it fit a van?");
  open();
  await page.waitForLoadState("networkidle");
  // The counter needs JavaScript, so the field is hydrated and still contains the typed text.
  await expect(page.getByText("18/300")).toBeVisible();
  await expect(field).toHaveValue("Does it fit a van?");
});

test("claims a coupon that was pressed before hydration", { tag: "@full" }, async ({ page, context }) => {
  await createGuestAccount(context);
  const { productId } = (await pickSkus(context, 1, 3))[0]!;
  const open = await holdScripts(page);
  await page.goto(`/goods_detail/${productId}`, { waitUntil: "commit" });
  const chips = page.locator('[data-component="CouponChip"]');
  await chips.getByRole("button").first().click();
  open();
  await expect(chips.getByText("Claimed")).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "offers full rows of similar products and best sellers for a search without results",
    { tag: "@full" },
    async ({ page }) => {
      for (const [width, columns] of [
        [1440, 5],
        [1024, 5],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto("/goods/goods_search?title=purple%20winter%20tire");
        await expect(
          page.getByRole("heading", { name: "No results for “purple winter tire”" }),
        ).toBeVisible();
        for (const name of ["Closest matches", "Best sellers"]) {
          const row = page.getByRole("region", { name });
          const items = row.getByRole("article").filter({ visible: true });
          await expect(items).toHaveCount(columns);
          const boxes = await items.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
          expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
          // As wide as its container: no gap after the last card.
          const box = await row.boundingBox();
          const [left, right] = [boxes.map((card) => card.left), boxes.map((card) => card.right)];
          expect(Math.max(...right) - Math.min(...left)).toBeCloseTo(box?.width ?? 0, 0);
        }
      }
      const nearest = page.getByRole("region", { name: "Closest matches" });
      await expect(nearest.getByRole("article").first()).toContainText("winter");
    },
  );

  test(
    "shows best sellers on a missing page, and product options as links",
    { tag: "@full" },
    async ({ page }) => {
      await page.goto("/nothing-here");
      await expect(
        page.getByRole("region", { name: "Best sellers" }).getByRole("article").first(),
      ).toBeVisible();
      await page.goto("/goods_detail/1");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("radio").filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole("main").locator('a[href*="?sku="]').first()).toBeVisible();
    },
  );

  test(
    "searches the help center, and opens its pages from the footer",
    { tag: "@full" },
    async ({ page }) => {
      await page.goto("/help");
      await page.getByRole("searchbox", { name: "Search help" }).fill("tire size");
      await page.getByRole("button", { name: "Search help" }).click();
      await expect(page).toHaveURL(/\/help\?q=tire/);
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: "How to read a tire size" })).toBeVisible();
      await page.getByRole("contentinfo").getByRole("link", { name: "Returns policy" }).click();
      await expect(main.getByRole("heading", { level: 1, name: "Returns policy" })).toBeVisible();
    },
  );

  test("compares the products in a link", { tag: "@full" }, async ({ page, context }) => {
    const [item] = await pickSkus(context, 1);
    await page.goto(`/goods/compare?ids=${item?.productId}`);
    await expect(page.getByRole("heading", { level: 1, name: "Compare products" })).toBeVisible();
    await expect(
      page.getByRole("main").locator(`a[href="/goods_detail/${item?.productId}"]`).first(),
    ).toBeVisible();
  });

  test("shows the ranking of another period", { tag: "@full" }, async ({ page }) => {
    await page.goto("/goods/top_one?cid=1");
    await expect(page.getByRole("radiogroup")).toHaveCount(0);
    const periods = page.getByRole("navigation", { name: "Ranking period" });
    await periods.getByRole("link", { name: "7 days" }).click();
    await expect(page).toHaveURL(/cid=1&period=week/);
    await expect(periods.getByRole("link", { name: "7 days" })).toHaveAttribute("aria-current", "page");
  });

  test("supports searching, filtering, pagination, product pages, changing the language and adding to the cart", async ({
    page,
  }) => {
    await page.goto("/");
    await page
      .getByRole("combobox", { name: "Search the shop" })
      .or(page.getByRole("searchbox"))
      .first()
      .fill("tire");
    await page.getByRole("button", { name: "Search" }).first().click();
    await expect(page).toHaveURL(/title=tire/);
    await page
      .getByRole("link", { name: /^In stock only/ })
      .first()
      .click();
    await expect(page).toHaveURL(/inStock/);
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
    await expect(page).toHaveURL(/goods_detail/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("banner").locator("summary").last().click();
    await page.getByRole("link", { name: "Français" }).first().click();
    await expect(page).toHaveURL(/\/fr\/goods_detail/);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    const name = await page.getByRole("heading", { level: 1 }).textContent();
    await page.getByRole("button", { name: "Ajouter au panier" }).first().click();
    await expect(page).toHaveURL(/\/fr\/order\/shopping_cart/);
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: name ?? "" })
        .first(),
    ).toBeVisible();
  });
});
