import { expect, type Locator } from "@playwright/test";
import { shopper } from "../support/after-sale.ts";
import { waitForHydration } from "../support/hydration.ts";
import { write } from "../support/shop.ts";
import { test } from "../support/test.ts";

/** Top edges of the elements, grouped by row; each row is identified by the top edge of its first card. */
const edgesByRow = (cards: Locator, within: string): Promise<number[][]> =>
  cards.evaluateAll((all, selector) => {
    const rows = new Map<number, number[]>();
    for (const card of all) {
      const row = Math.round(card.getBoundingClientRect().top);
      const edge = Math.round(card.querySelector(selector)?.getBoundingClientRect().top ?? 0);
      rows.set(row, [...(rows.get(row) ?? []), edge]);
    }
    return [...rows.values()];
  }, within);

test("fills every row of deals at any window width", async ({ page }) => {
  for (const width of [320, 390, 560, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/goods/activity_list");
    await waitForHydration(page);
    const cards = page.getByRole("article");
    for (const section of await page.getByRole("main").getByRole("region").filter({ has: cards }).all()) {
      const counts = (await edgesByRow(section.getByRole("article"), "h3")).map(({ length }) => length);
      expect(new Set(counts).size, `${width} px: ${counts.join(" + ")}`).toBe(1);
    }
  }
});

test("aligns the products of neighboring shops, however wide the shop's badge is", async ({ page }) => {
  for (const [prefix, width] of [
    ["/lao", 1024],
    ["/fr", 1024],
    ["/th", 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${prefix}/merchant/merchant_street`);
    await waitForHydration(page);
    const rows = await edgesByRow(page.locator("[data-component=ShopCard]"), "ul");
    expect(rows.length, prefix).toBeGreaterThan(1);
    for (const edges of rows) expect(new Set(edges).size, `${prefix}: ${edges.join(", ")}`).toBe(1);
  }
});

test("shows the shop of a saved product below its price", async ({ page, context }) => {
  await write(context, "/api/front/login/email", shopper);
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/users/collection_list");
    await waitForHydration(page);
    const card = page.getByRole("main").getByRole("article").first();
    const [price, shop] = [card.locator("[data-component=Price]"), card.getByText("Carmine Tires")];
    expect((await shop.boundingBox())?.x, `${width} px`).toBeCloseTo((await price.boundingBox())?.x ?? 0, 0);
  }
});

test("ends each item to review with its button, however long the shop's name is", async ({
  page,
  context,
}) => {
  await write(context, "/api/front/login/email", shopper);
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const prefix of ["", "/fr", "/lao"]) {
    await page.goto(`${prefix}/users/evaluation_list`);
    await waitForHydration(page);
    const buttons = page.getByRole("main").locator("li a[href*='evaluation_confirm']:not([aria-label])");
    const ends = await buttons.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().right)),
    );
    expect(ends.length, prefix).toBeGreaterThan(1);
    expect(new Set(ends).size, `${prefix}: ${ends.join(", ")}`).toBe(1);
  }
});
