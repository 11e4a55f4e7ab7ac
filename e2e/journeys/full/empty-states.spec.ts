import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { createGuestAccount, read } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");

interface Row {
  readonly id: number;
  readonly storeName: string;
}

/** Titles of the product rows in document order. */
const rows = (page: Page) => page.getByRole("main").getByRole("region").getByRole("heading", { level: 2 });

test("shows recently viewed and other products for an empty cart, no orders and an unknown URL", async ({
  page,
  context,
}) => {
  const { list } = await read<{ list: Row[] }>(context, "/api/front/product/list?page=1&limit=3");
  for (const { id, storeName } of list) {
    await page.goto(`/goods_detail/${id}`);
    await waitForHydration(page);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain(storeName.slice(0, 20));
  }
  await createGuestAccount(context);
  for (const [path, title, order] of [
    ["/order/shopping_cart", "Your cart is empty", ["Recently viewed", "You may also like"]],
    ["/users/order_list", "No orders yet", ["Recently viewed", "You may also like"]],
    ["/no/such/page", "This page could not be found", ["Recently viewed", "You may also like"]],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { name: translate(title) })).toBeVisible();
    await expect(rows(page)).toHaveText([...order]);
    const viewed = page.getByRole("region", { name: translate("Recently viewed") });
    // Most recently viewed first.
    await expect(viewed.getByRole("article").getByRole("heading")).toHaveText(
      list.map(({ storeName }) => storeName).toReversed(),
    );
    const others = order.find((row) => row !== "Recently viewed") ?? "";
    const offered = page.getByRole("region", { name: translate(others) });
    // Same count and width as other lists on the page; two full rows if three columns fit.
    await expect(offered.getByRole("article")).toHaveCount(path === "/users/order_list" ? 4 : 5);
    const card = await offered.getByRole("article").first().boundingBox();
    expect(card?.width, path).toBeGreaterThan(210);
    // As wide as the content, so that the side widget doesn't cover it.
    expect((await offered.boundingBox())?.width, path).toBeLessThanOrEqual(1200);
  }
});
