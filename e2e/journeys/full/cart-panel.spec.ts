import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { newEmail, read, pickSkus } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");

interface Card {
  readonly id: number;
  readonly storeName: string;
}

interface Together {
  readonly boughtTogether: readonly Card[];
  readonly similar: readonly Card[];
}

const goesWith = async (context: BrowserContext, id: number): Promise<readonly Card[]> => {
  const { boughtTogether, similar } = await read<Together>(context, `/api/front/product/recommend/${id}`);
  return (boughtTogether.length > 0 ? boughtTogether : similar).slice(0, 3);
};

const skusOf = async (context: BrowserContext, id: number): Promise<number> => {
  const path = `/api/front/product/detail/${id}`;
  return Object.keys((await read<{ productValue: object }>(context, path)).productValue).length;
};

/** A product for which the panel recommends a product with one SKU, or with several. */
const productWith = async (
  context: BrowserContext,
  several: boolean,
): Promise<{ product: Card; offered: Card }> => {
  const { list } = await read<{ list: readonly Card[] }>(context, "/api/front/product/list?page=1&limit=60");
  for (const product of list) {
    if ((await skusOf(context, product.id)) !== 1) continue;
    for (const offered of await goesWith(context, product.id))
      if ((await skusOf(context, offered.id)) > 1 === several) return { product, offered };
  }
  throw new Error("The demo lacks products");
};

/** Adds the product to the cart. @returns the confirmation panel */
const putIn = async (page: Page, id: number): Promise<Locator> => {
  await page.goto(`/goods_detail/${id}`);
  await waitForHydration(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: translate("Add to cart"), exact: true })
    .first()
    .click();
  const panel = page.getByRole("dialog", { name: translate("Added to cart") });
  await expect(panel.getByText("In your cart: 1 unit", { exact: true })).toBeVisible();
  return panel;
};

test("adds a recommended product from the panel once, and a guest checks out with both", async ({
  page,
  context,
}) => {
  const { product, offered } = await productWith(context, false);
  const panel = await putIn(page, product.id);
  await panel.getByRole("button", { name: `Add: ${offered.storeName}`, exact: true }).click();
  const added = panel.getByRole("button", { name: `Added: ${offered.storeName}`, exact: true });
  await expect(added).toHaveAttribute("aria-disabled", "true");
  await expect(added).toBeFocused();
  await expect(panel.getByText("In your cart: 2 units")).toBeVisible();
  // The second press does nothing.
  await added.press("Enter");
  await page.waitForLoadState("networkidle");
  await expect(panel.getByText("In your cart: 2 units")).toBeVisible();

  await panel.getByRole("button", { name: translate("Check out") }).click();
  await expect(panel).toBeHidden();
  const signIn = page.getByRole("dialog");
  await signIn.getByRole("button", { name: translate("Continue as guest") }).click();
  await signIn.getByLabel(translate("Email"), { exact: true }).fill(newEmail("added"));
  await signIn.getByLabel(translate("Email"), { exact: true }).press("Enter");
  await page.waitForURL(/\/order\/order_confirm\?preOrderNo=/);
  for (const { storeName } of [product, offered])
    await expect(page.getByRole("main").getByText(storeName, { exact: true }).first()).toBeVisible();
});

test("adds nothing else to the cart if Enter is pressed twice on “Add to cart”", async ({
  page,
  context,
}) => {
  const { product } = await productWith(context, false);
  await page.goto(`/goods_detail/${product.id}`);
  await waitForHydration(page);
  // The panel has its recommendations immediately, because the page shows the same ones.
  await page.waitForLoadState("networkidle");
  const panel = page.getByRole("dialog");
  const button = page
    .getByRole("main")
    .getByRole("button", { name: translate("Add to cart"), exact: true })
    .first();
  await button.press("Enter");
  await expect(panel).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel.getByText("In your cart: 1 unit", { exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { count } = await read<{ count: number }>(context, "/api/front/cart/count?numType=true&type=total");
  expect(count).toBe(1);
});

test("opens the page of a recommended product that has options", async ({ page, context }) => {
  const { product, offered } = await productWith(context, true);
  const panel = await putIn(page, product.id);
  await panel.getByRole("button", { name: `Add: ${offered.storeName}`, exact: true }).click();
  await page.waitForURL(new RegExp(`/goods_detail/${offered.id}$`));
  await expect(panel).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: offered.storeName })).toBeVisible();
});

test("offers a retry if a recommended product can't be added", async ({ page, context }) => {
  const { product, offered } = await productWith(context, false);
  const panel = await putIn(page, product.id);
  await page.route("**/api/front/cart/save", (route) => route.abort());
  const add = panel.getByRole("button", { name: `Add: ${offered.storeName}`, exact: true });
  await add.click();
  await expect(page.locator("[data-component=Toast]")).toBeVisible();
  await expect(add).toBeEnabled();
  await page.unroute("**/api/front/cart/save");
  await add.click();
  await expect(panel.getByText("In your cart: 2 units")).toBeVisible();
});

/** The name without its size. */
const modelOf = (name: string): string =>
  name
    .split(" ")
    .filter((word) => !/\d|^X*[SML]$/.test(word))
    .join(" ");

test("doesn't recommend other sizes of the same product", async ({ context }) => {
  for (let shelf = 0; shelf < 6; shelf += 1) {
    const [item] = await pickSkus(context, 1, shelf);
    if (!item) throw new Error("The demo lacks products");
    const { similar } = await read<Together>(context, `/api/front/product/recommend/${item.productId}`);
    const models = [item.name, ...similar.map(({ storeName }) => storeName)].map(modelOf);
    expect(models.length).toBeGreaterThan(3);
    expect(new Set(models).size, models.join(", ")).toBe(models.length);
  }
});
