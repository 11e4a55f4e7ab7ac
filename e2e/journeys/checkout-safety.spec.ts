import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { barriers } from "./support/barriers.ts";
import { checkoutIn } from "./support/checkout-page.ts";
import { overflowing } from "./support/overflow.ts";
import {
  becomeVisitor,
  giveAddress,
  newEmail,
  placeOrder,
  putInCart,
  read,
  someGoods,
  write,
  type Goods,
} from "./support/shop.ts";

const shopper = { email: "mara@carmine.example", password: "Tread-wear-42" };

const signIn = async (context: BrowserContext): Promise<void> => {
  const { code, message } = await write(context, "/api/front/login/email", shopper);
  expect(code, message).toBe(200);
};
/** A checkout of one sku, without the cart. */
const buyNow = async (page: Page, { productId, skuId }: Goods): Promise<void> => {
  const { data } = await write<{ preOrderNo: string }>(page.context(), "/api/front/order/pre/order", {
    preOrderType: "buyNow",
    orderDetails: [{ productId, attrValueId: skuId, productNum: 1 }],
  });
  await page.goto(`/order/order_confirm?preOrderNo=${data.preOrderNo}`);
};
const goodsOf = async (context: BrowserContext): Promise<Goods> => {
  const [goods] = await someGoods(context, 1, 11);
  if (!goods) throw new Error("Goods were promised");
  return goods;
};

test("sums are an estimate before the address, and say when each shop's parcel arrives after it", async ({
  page,
  context,
}) => {
  await becomeVisitor(context);
  await buyNow(page, await goodsOf(context));
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary.getByText("Estimated total")).toBeVisible();
  await expect(summary.getByText("Calculated at the next step")).toBeVisible();
  await expect(page.getByText(/^(Free|Free shipping|To pay)$/)).toHaveCount(0);
  await giveAddress(context, newEmail("estimate"));
  await page.reload();
  await expect(summary.getByText("To pay")).toBeVisible();
  await expect(page.getByText(/Arrives .+ shipping/)).toBeVisible();
});

test("at 400 % zoom nothing is lost when one is signed out elsewhere, reloads or goes back from paying", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn(context);
  await buyNow(page, await goodsOf(context));
  const note = page.getByRole("textbox", { name: /^Note to/ });
  await note.fill("Ring twice");
  await page.reload();
  await expect(note).toHaveValue("Ring twice");
  const place = page.getByRole("button", { name: "Place order" });
  await expect(place).toBeInViewport({ ratio: 1 });
  await expect(place).toBeEnabled();
  expect(await overflowing(page)).toEqual([]);
  expect(await barriers(page)).toEqual([]);

  await context.request.get("/api/front/login/logout", {
    headers: { "sec-fetch-site": "same-origin", "x-cookie-session": "1" },
  });
  await place.click();
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  await expect(page.locator('[data-component="Toast"]').first()).toBeVisible();
  await panel.getByRole("textbox", { name: "Email" }).fill(shopper.email);
  await panel.getByLabel("Password", { exact: true }).fill(shopper.password);
  await page.keyboard.press("Enter");
  await expect(panel).toBeHidden();
  await expect(note).toHaveValue("Ring twice");
  const orderNo = await checkoutIn(page).placeOrder();
  expect(await overflowing(page)).toEqual([]);

  await page.goBack();
  await expect(page.getByRole("heading", { name: "You’ve already placed this order" })).toBeVisible();
  await expect(page.getByText(/waiting for your payment of \$/)).toBeVisible();
  await page.getByRole("link", { name: "Continue to payment" }).click();
  await page.waitForURL(/stripe_payment/);
  await write(context, `/api/front/order/cancel/${orderNo}`, {});
});

test("the cart says what it changed, that the network is gone, and what a shop sends free", async ({
  page,
  context,
  browser,
}) => {
  const goods = await goodsOf(context);
  await becomeVisitor(context);
  const pieces = Math.min(goods.stock, 99);
  await putInCart(context, [goods], pieces);
  const other = await browser.newContext();
  await becomeVisitor(other);
  const taken = await placeOrder(other, [goods], goods.stock - pieces + 2);
  await page.goto("/order/shopping_cart");
  await expect(page.getByText(/^We lowered the quantity of .+ from \d+ to \d+/)).toBeVisible();
  await expect(page.getByRole("spinbutton")).toHaveValue(String(pieces - 2));
  await expect(page.getByText("Shipping and tax calculated at the next step")).toBeVisible();
  await expect(page.getByText(/free shipping from this shop/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await context.setOffline(true);
  await expect(page.getByText("You’re offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You’re offline.")).toBeHidden();

  await page.getByRole("button", { name: /^Move .+ to your wish list$/ }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  const { products } = await read<{ products: number[] }>(context, "/api/front/collect/marks");
  expect(products).toContain(goods.productId);
  await write(other, `/api/front/order/cancel/${taken}`, {});
  await other.close();
});

test("a line of the cart takes another option, and what is added shows in a panel", async ({
  page,
  context,
}) => {
  const { list } = await read<{ list: { id: number; stock: number }[] }>(
    context,
    "/api/front/product/list?page=1&limit=40&cid=1",
  );
  for (const { id } of list) {
    const { productValue } = await read<{ productValue: Record<string, { id: number; stock: number }> }>(
      context,
      `/api/front/product/detail/${id}`,
    );
    if (Object.values(productValue).filter(({ stock }) => stock > 3).length > 1) {
      await page.goto(`/goods_detail/${id}`);
      break;
    }
  }
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  const added = page.getByRole("dialog", { name: "Added to cart" });
  await expect(added.getByText("In your cart: 1 unit")).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await added.getByRole("link", { name: "View cart" }).click();
  await page.waitForURL(/shopping_cart/);
  const option = page.getByRole("button", { name: /^Change options of/ });
  const before = await option.textContent();
  await option.click();
  const dialog = page.getByRole("dialog", { name: "Change options" });
  await dialog.getByRole("radio", { checked: false }).first().check({ force: true });
  await dialog.getByRole("button", { name: "Update cart" }).click();
  await expect(dialog).toBeHidden();
  await expect(option).not.toHaveText(before ?? "");
});

test("Add to cart works without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const goods = await goodsOf(context);
  await page.goto(`/goods_detail/${goods.productId}?sku=${goods.skuId}`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.waitForURL(/\/order\/shopping_cart$/);
  await expect(page.getByRole("main").getByRole("link", { name: goods.name })).toBeVisible();
  await context.close();
});
