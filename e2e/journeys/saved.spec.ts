import { expect, type BrowserContext } from "@playwright/test";
import { hydrated } from "./support/hydrated.ts";
import { becomeVisitor, read, write } from "./support/shop.ts";
import { test } from "./support/test.ts";
import { textsOf } from "./support/texts.ts";

const say = textsOf("en");

interface Product {
  readonly id: number;
  readonly storeName: string;
  readonly stock: number;
}

/** Products of which there is one kind. */
const withoutChoice = async (context: BrowserContext, count: number): Promise<Product[]> => {
  const { list } = await read<{ list: Product[] }>(context, "/api/front/product/list?page=1&limit=100");
  const found: Product[] = [];
  for (const product of list.filter(({ stock }) => stock > 20)) {
    if (found.length === count) break;
    const { productValue } = await read<{ productValue: object }>(
      context,
      `/api/front/product/detail/${product.id}`,
    );
    if (Object.keys(productValue).length === 1) found.push(product);
  }
  expect(found).toHaveLength(count);
  return found;
};

test("several saved products are taken off and put back, and one goes into the cart", async ({
  page,
  context,
}) => {
  await becomeVisitor(context);
  const goods = await withoutChoice(context, 3);
  await write(context, "/api/front/collect/batch/product", { id: goods.map(({ id }) => id) });
  await page.goto("/users/collection_list");
  await hydrated(page);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(3);

  await page.getByRole("button", { name: say("Edit"), exact: true }).click();
  const [first, second] = goods;
  for (const one of [first, second])
    await page.getByRole("checkbox", { name: `Select: ${one?.storeName}`, exact: true }).check();
  await page.getByRole("button", { name: "Remove (2)", exact: true }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole("heading")).toHaveText(goods[2]?.storeName ?? "");
  const toast = page.locator("[data-component=Toast]");
  await expect(toast).toContainText("2 products taken off");
  await toast.getByRole("button", { name: say("Undo") }).click();
  await expect(cards).toHaveCount(3);
  // Put back by the marketplace, not on the screen alone.
  await page.reload();
  await hydrated(page);
  await expect(cards).toHaveCount(3);

  // A product that comes in one kind goes into the cart from here.
  const ready = cards.filter({ has: page.getByRole("button", { name: say("Add to cart") }) });
  const count = (): Promise<number> =>
    read<{ count: number }>(context, "/api/front/cart/count?numType=true&type=total").then(
      (answer) => answer.count,
    );
  const before = await count();
  const name = await ready.first().getByRole("heading").innerText();
  await ready
    .first()
    .getByRole("button", { name: say("Add to cart") })
    .click();
  await expect(page.getByRole("dialog")).toContainText(name);
  await expect.poll(count).toBe(before + 1);
});
