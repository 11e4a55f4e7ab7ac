import { expect, type BrowserContext } from "@playwright/test";
import { overlapHeight } from "../support/overlap.ts";
import { waitForHydration } from "../support/hydration.ts";
import { createGuestAccount, read, write } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");

interface Product {
  readonly id: number;
  readonly storeName: string;
  readonly stock: number;
}

/** Products with a single SKU. */
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

test("removes several saved products, restores them and adds one to the cart", async ({ page, context }) => {
  await createGuestAccount(context);
  const items = await withoutChoice(context, 3);
  await write(context, "/api/front/collect/batch/product", { id: items.map(({ id }) => id) });
  await page.goto("/users/collection_list");
  await waitForHydration(page);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(3);

  await page.getByRole("button", { name: translate("Edit"), exact: true }).click();
  const [first, second] = items;
  for (const one of [first, second])
    await page.getByRole("checkbox", { name: one?.storeName ?? "", exact: true }).check();
  await page.getByRole("button", { name: "Remove (2)", exact: true }).click();
  // Removing more than one product needs one confirmation.
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: translate("Remove"), exact: true })
    .click();
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole("heading")).toHaveText(items[2]?.storeName ?? "");
  const toast = page.locator("[data-component=Toast]");
  await expect(toast).toContainText("2 products removed");
  await toast.getByRole("button", { name: translate("Undo") }).click();
  await expect(cards).toHaveCount(3);
  // Restored on the server, not only in the UI.
  await page.reload();
  await waitForHydration(page);
  await expect(cards).toHaveCount(3);

  // A product with a single SKU can be added to the cart here.
  const ready = cards.filter({ has: page.getByRole("button", { name: translate("Add to cart") }) });
  const count = (): Promise<number> =>
    read<{ count: number }>(context, "/api/front/cart/count?numType=true&type=total").then(
      (answer) => answer.count,
    );
  const before = await count();
  const name = await ready.first().getByRole("heading").innerText();
  await ready
    .first()
    .getByRole("button", { name: translate("Add to cart") })
    .click();
  await expect(page.getByRole("dialog")).toContainText(name);
  await expect.poll(count).toBe(before + 1);
});

const save = async (context: BrowserContext, ids: readonly number[]): Promise<void> => {
  await createGuestAccount(context);
  for (const id of ids) await write(context, "/api/front/collect/add/product", { id });
};

test("removes a product with one press on its heart, and Undo restores its position", async ({
  page,
  context,
}) => {
  const items = await withoutChoice(context, 3);
  await save(
    context,
    items.map(({ id }) => id),
  );
  await page.goto("/users/collection_list");
  await waitForHydration(page);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(3);
  const order = await cards.getByRole("heading").allInnerTexts();
  const heart = (at: number) => cards.nth(at).getByRole("button", { name: `Save ${order[at]}` });
  await heart(1).press("Enter");
  await expect(cards).toHaveCount(2);
  // The focus moves to the next product.
  await expect(cards.nth(1).getByRole("button", { name: `Save ${order[2]}` })).toBeFocused();
  const toast = page.locator("[data-component=Toast]");
  await expect(toast).toContainText("1 product removed");
  await toast.getByRole("button", { name: translate("Undo") }).click();
  await expect(cards.getByRole("heading")).toHaveText(order);
});

for (const width of [1440, 320])
  test(`shows the removal toast above the selection bar (${width} px)`, async ({ page, context }) => {
    const items = await withoutChoice(context, 5);
    await save(
      context,
      items.map(({ id }) => id),
    );
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/users/collection_list");
    await waitForHydration(page);
    const cards = page.getByRole("main").getByRole("article");
    await cards
      .first()
      .getByRole("button", { name: /^Save / })
      .click();
    const toast = page.locator("[data-component=Toast]");
    await expect(toast).toContainText("1 product removed");
    await page.getByRole("button", { name: translate("Edit"), exact: true }).click();
    await cards.getByRole("checkbox").first().check();
    const move = page.getByRole("button", { name: "Move to cart (1)" });
    await expect(move).toBeInViewport({ ratio: 1 });
    const bar = page.locator("[data-component=Card]", { has: move });
    await expect.poll(() => overlapHeight(toast, bar)).toBe(0);
    await expect(toast).toBeInViewport({ ratio: 1 });
  });

test("selects a range with Shift+Space in edit mode, and Escape ends edit mode", async ({
  page,
  context,
}) => {
  const items = await withoutChoice(context, 5);
  await save(
    context,
    items.map(({ id }) => id),
  );
  await page.goto("/users/collection_list");
  await waitForHydration(page);
  await page.getByRole("button", { name: translate("Edit"), exact: true }).click();
  const ticks = page.getByRole("main").getByRole("article").getByRole("checkbox");
  await expect(ticks).toHaveCount(5);
  await ticks.nth(1).press("Space");
  await ticks.nth(3).press("Shift+Space");
  const ticked = () => ticks.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked));
  expect(await ticked()).toEqual([false, true, true, true, false]);
  await expect(page.getByText("3 of 5 selected")).toBeVisible();
  // The first Escape closes the confirmation.
  await page.getByRole("button", { name: "Remove (3)", exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  expect(await ticked()).toEqual([false, true, true, true, false]);
  await ticks.nth(3).focus();
  await page.keyboard.press("Escape");
  await expect(ticks).toHaveCount(0);
  await expect(page.getByRole("button", { name: translate("Edit"), exact: true })).toBeFocused();
});

test("subscribes to a back-in-stock email for a sold-out product and unsubscribes", async ({
  page,
  context,
}) => {
  const { list } = await read<{ list: Product[] }>(context, "/api/front/product/list?page=1&limit=100");
  const soldOut = list.find(({ stock }) => stock === 0);
  expect(soldOut).toBeDefined();
  await save(context, [soldOut?.id ?? 0]);
  await page.goto("/users/collection_list");
  await waitForHydration(page);
  const card = page.getByRole("main").getByRole("article");
  await card.getByRole("button", { name: "Notify me" }).click();
  // The product has options, so one is requested.
  await page.getByRole("dialog").getByRole("button", { name: "Notify me" }).click();
  await expect(card.getByText(translate("We’ll email you"))).toBeVisible();
  await expect(card.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await expect(card.getByText(translate("We’ll email you"))).toBeVisible();
  await card.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(card.getByRole("button", { name: "Notify me" })).toBeFocused();
});

test("asks for options when moving products to the cart, skips unavailable ones and gives the reason", async ({
  page,
  context,
}) => {
  const { list } = await read<{ list: Product[] }>(context, "/api/front/product/list?page=1&limit=100");
  const soldOut = list.find(({ stock }) => stock === 0);
  const tires = await read<{ list: Product[] }>(context, "/api/front/product/list?keyword=tire&limit=2");
  const [plain] = await withoutChoice(context, 1);
  const ids = [soldOut, ...tires.list, plain].map((product) => product?.id ?? 0);
  await save(context, ids);
  await page.goto("/users/collection_list");
  await waitForHydration(page);
  // The filters show counts, filter the list and are part of the URL.
  const filters = page.getByRole("navigation", { name: translate("Filter saved products") });
  await filters.getByRole("link", { name: "Sold out 1" }).click();
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(1);
  await page.getByRole("searchbox", { name: translate("Search saved products") }).fill("no such words");
  await page.keyboard.press("Enter");
  await expect(page.getByText(translate("No saved products match"))).toBeVisible();
  await page.getByRole("link", { name: translate("Show all saved products") }).click();
  await expect(cards).toHaveCount(4);

  await page.getByRole("button", { name: translate("Edit"), exact: true }).click();
  await page.getByRole("checkbox", { name: translate("Select all") }).check();
  await page.getByRole("button", { name: "Move to cart (4)" }).click();
  const dialog = page.getByRole("dialog", { name: translate("Choose options") });
  await expect(dialog).toContainText("Product 1 of 2");
  await dialog.getByRole("button", { name: translate("Move to cart"), exact: true }).click();
  await expect(dialog).toContainText("Product 2 of 2");
  await dialog.getByRole("button", { name: translate("Skip") }).click();
  await expect(page.locator("[data-component=Toast]")).toContainText(
    "2 products moved to your cart. 1 is sold out. 1 was skipped.",
  );
  await expect(cards).toHaveCount(2);
  const { count } = await read<{ count: number }>(context, "/api/front/cart/count?numType=true&type=total");
  expect(count).toBe(2);
});

test("keeps the focus on a filter chosen by keyboard and on the search field", async ({ page, context }) => {
  const { list } = await read<{ list: Product[] }>(context, "/api/front/product/list?page=1&limit=100");
  const soldOut = list.find(({ stock }) => stock === 0);
  const [other] = await withoutChoice(context, 1);
  await save(context, [soldOut?.id ?? 0, other?.id ?? 0]);
  await page.goto("/users/collection_list");
  await waitForHydration(page);
  const chip = page.getByRole("main").getByRole("link", { name: "Sold out 1" });
  await chip.press("Enter");
  await page.waitForURL(/state=soldOut/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(chip).toBeFocused();
  const words = page.getByRole("searchbox", { name: translate("Search saved products") });
  await words.fill("norrland");
  await words.press("Enter");
  await page.waitForURL(/keywords=norrland/);
  await expect(words).toBeFocused();
});

test("offers to follow an unfollowed shop again and keeps the focus next to it", async ({
  page,
  context,
}) => {
  await createGuestAccount(context);
  for (const id of [1, 2, 3]) await write(context, `/api/front/collect/add/merchant/${id}`, {});
  await page.goto("/users/collection_list?tab=shops");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1, name: translate("Followed shops") })).toBeVisible();
  const shops = page.getByRole("main").getByRole("article");
  await expect(shops).toHaveCount(3);
  const names = await shops.getByRole("heading").allInnerTexts();
  const button = (name = "") => page.getByRole("button", { name: `Following ${name}`, exact: true });
  await button(names[1]).press("Enter");
  await expect(shops).toHaveCount(2);
  await expect(button(names[2])).toBeFocused();
  const toast = page.locator("[data-component=Toast]");
  await expect(toast).toContainText(`You no longer follow ${names[1]}`);
  await toast.getByRole("button", { name: translate("Undo") }).click();
  await expect(shops).toHaveCount(3);
  await expect(button(names[1])).toBeVisible();
});

test("shares saved products by a link that opens without an account", async ({ page, context, browser }) => {
  await createGuestAccount(context);
  const items = await withoutChoice(context, 2);
  await write(context, "/api/front/collect/batch/product", { id: items.map(({ id }) => id) });
  await page.goto("/users/collection_list");
  await waitForHydration(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: translate("Share") })
    .click();
  const panel = page.getByRole("dialog", { name: translate("Share this link") });
  const link = await panel.getByRole("textbox", { name: translate("Link") }).inputValue();
  const friend = await browser.newPage();
  await friend.goto(link);
  await expect(friend.getByRole("heading", { level: 1 })).toHaveText(translate("Shared with you"));
  await expect(friend.getByRole("main").getByRole("article")).toHaveCount(2);
  await friend.close();
});
