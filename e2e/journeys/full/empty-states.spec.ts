import { expect, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { becomeVisitor, read } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const say = textsOf("en");

interface Row {
  readonly id: number;
  readonly storeName: string;
}

/** The titles of the rows of products, in their order. */
const rows = (page: Page) => page.getByRole("main").getByRole("region").getByRole("heading", { level: 2 });

test("an empty cart, no orders and a wrong address show what was looked at and what sells best", async ({
  page,
  context,
}) => {
  const { list } = await read<{ list: Row[] }>(context, "/api/front/product/list?page=1&limit=3");
  for (const { id, storeName } of list) {
    await page.goto(`/goods_detail/${id}`);
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain(storeName.slice(0, 20));
  }
  await becomeVisitor(context);
  for (const [path, title, order] of [
    ["/order/shopping_cart", "Your cart is empty", ["Recently viewed", "Best sellers"]],
    ["/users/order_list", "No orders yet", ["Recently viewed", "Best sellers"]],
    // Nobody chose to come here, so what others bought comes first.
    ["/no/such/page", "This page could not be found", ["Best sellers", "Recently viewed"]],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("heading", { name: say(title) })).toBeVisible();
    await expect(rows(page)).toHaveText([...order]);
    const viewed = page.getByRole("region", { name: say("Recently viewed") });
    // The last one looked at comes first.
    await expect(viewed.getByRole("article").getByRole("heading")).toHaveText(
      list.map(({ storeName }) => storeName).toReversed(),
    );
    const best = page.getByRole("region", { name: say("Best sellers") });
    // As many in the row, and as wide, as in other lists there; two full rows where three fit.
    await expect(best.getByRole("article")).toHaveCount(path === "/users/order_list" ? 4 : 5);
    const card = await best.getByRole("article").first().boundingBox();
    expect(card?.width, path).toBeGreaterThan(210);
    await expect(best.getByRole("link", { name: say("See the ranking") })).toHaveAttribute(
      "href",
      /top_one$/,
    );
    // As wide as the content: nothing lies under the widget at the edge of the window.
    expect((await best.boundingBox())?.width, path).toBeLessThanOrEqual(1200);
  }
});
