import { expect, type Locator } from "@playwright/test";
import { act, masterOf, shopper, staffClient, tires } from "./support/after-sale.ts";
import { cards, checkoutIn } from "./support/checkout-page.ts";
import { waitForHydration } from "./support/hydration.ts";
import {
  createGuestAccount,
  latestCode,
  createAddress,
  newEmail,
  placeOrder,
  putInCart,
  read,
  pickSkus,
  stockOf,
  write,
} from "./support/shop.ts";
import { test } from "./support/test.ts";

test("lets a guest find products of two shops, register, order and pay", async ({ page, context }) => {
  const shop = checkoutIn(page);
  const { translate } = shop;
  const [first, second] = await pickSkus(context, 2, 0);
  if (!first || !second) throw new Error("Expected two products");
  const before = [await stockOf(context, first), await stockOf(context, second)];

  // Uses the search suggestions, then filters by shop and availability.
  await page.goto("/");
  const search = page.getByRole("combobox", { name: translate("Search the shop") });
  await search.fill("205/55 R16");
  await search.press("Enter");
  await page.waitForURL(/goods_search/);
  await page
    .getByRole("link", { name: translate.start("In stock only") })
    .first()
    .click();
  await page.waitForURL(/inStock/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();

  // Adds two SKUs. The second quantity exceeds the stock by one and is entered by keyboard.
  const quantity = page.getByRole("spinbutton").first();
  await page.goto(`/goods_detail/${first.productId}?sku=${first.skuId}`);
  const ofFirst = Number(await quantity.inputValue());
  await page
    .getByRole("button", { name: translate("Add to cart") })
    .first()
    .click();
  await expect(page.getByText(translate("Added to cart"))).toBeVisible();
  await page.goto(`/goods_detail/${second.productId}?sku=${second.skuId}`);
  const ofSecond = Number(await quantity.inputValue()) + 1;
  await quantity.focus();
  await page.keyboard.press("ArrowUp");
  await expect(quantity).toHaveValue(String(ofSecond));
  await page
    .getByRole("button", { name: translate("Add to cart") })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(translate("Added to cart"))).toBeVisible();

  await page.goto("/order/shopping_cart");
  await expect(page.getByRole("spinbutton")).toHaveCount(2);
  await page.getByRole("button", { name: translate("Check out ({count, number})") }).click();

  // After registration in the panel the page reloads and continues to the checkout.
  const panel = page.getByRole("dialog");
  const email = newEmail("journey");
  await panel
    .getByRole("button", { name: translate.tagged("New to {shop}? <link>Create account</link>") })
    .click();
  await panel.getByRole("textbox", { name: translate("Email") }).fill(email);
  await panel.getByRole("button", { name: translate("Send code") }).click();
  const code = panel.getByLabel(translate("Verification code"));
  await code.fill(await latestCode(page, email));
  await panel.getByLabel(translate("Password")).fill("Round-wheel-77");
  await panel.getByRole("checkbox").check();
  await panel.getByRole("button", { name: translate("Create account") }).click();
  await page.waitForURL(/\/order\/order_confirm\?preOrderNo=/);

  await shop.addAddress(email);
  const orderNo = await shop.placeOrder();

  await shop.fillCard(cards.declined);
  await shop.payButton().click();
  await expect(page.getByRole("alert").filter({ hasText: /./ }).first()).toBeVisible();
  await shop.fillCard(cards.pays);
  await page.keyboard.press("Enter");
  await shop.paid();
  expect(page.url()).toContain(`/order/payment_result?orderNo=${orderNo}`);

  await page.goto("/users/order_list?orderStatus=1");
  await expect(page.getByRole("article")).toHaveCount(2);
  expect([await stockOf(context, first), await stockOf(context, second)]).toEqual([
    (before[0] ?? 0) - ofFirst,
    (before[1] ?? 0) - ofSecond,
  ]);
});

interface PointEntry {
  /** Number of the order. */
  readonly linkId: string;
  /** 1 in, 2 out. */
  readonly type: number;
  readonly integral: number;
  /** 2 frozen, 3 done. */
  readonly status: number;
}

const numberIn = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ""));

/** Claims a coupon of the demo shopper, or finds it claimed when the journey is retried. */
const claimFirst = async (coupons: Locator, name: RegExp): Promise<void> => {
  const button = coupons.getByRole("button", { name });
  const claimed = coupons.getByText("Claimed").first();
  await expect(button.or(claimed).first()).toBeVisible();
  if (await button.first().isVisible()) await button.first().click();
  await expect(claimed).toBeVisible();
};

test("pays with claimed coupons and points for an order that earns new points", async ({
  page,
  context,
  baseURL,
}) => {
  await write(context, "/api/front/login/email", shopper);
  await page.goto("/");
  await waitForHydration(page);
  const offered = page.getByRole("region", { name: "Coupons for you" });
  await claimFirst(offered, /^Claim\b/);

  // Five units reach the minimum of every coupon of the shop.
  const { list } = await read<{ list: { id: number; merName: string; price: string; stock: number }[] }>(
    context,
    "/api/front/product/list?page=1&limit=100",
  );
  const productId = list.find(
    ({ merName, price, stock }) => merName === tires.shop && Number(price) > 60 && stock > 100,
  )?.id;
  const { productValue } = await read<{ productValue: Record<string, { id: number; stock: number }> }>(
    context,
    `/api/front/product/detail/${productId}`,
  );
  const skuId = Object.values(productValue).find(({ stock }) => stock > 20)?.id;
  await page.goto(`/goods_detail/${productId}?sku=${skuId}`);
  await waitForHydration(page);
  const chips = page.locator('[data-component="CouponChip"]');
  const more = page.getByRole("button", { name: /more coupons?$/ });
  if (await more.isVisible()) await more.click();
  await claimFirst(chips, /^Claim: .+ Carmine Tires/);

  const held = await write<{ preOrderNo: string }>(context, "/api/front/order/pre/order", {
    preOrderType: "buyNow",
    orderDetails: [{ productId, attrValueId: skuId, productNum: 5 }],
  });
  await page.goto(`/order/order_confirm?preOrderNo=${held.data.preOrderNo}`);
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary.getByText("Coupons")).toBeVisible();
  const points = page.getByRole("switch", { name: /^Use .+ points/ });
  const offer = (await page.getByText(/^Use .+ of your .+ points/).textContent()) ?? "";
  const used = numberIn(offer.split("of your")[0] ?? "");
  expect(used).toBeGreaterThan(0);
  await points.check();
  await expect(summary.getByText("Points")).toBeVisible();
  const checkout = checkoutIn(page);
  const masterNo = await checkout.placeOrder();
  await checkout.fillCard(cards.pays);
  await checkout.payButton().click();
  await checkout.paid();

  const [part] = (await masterOf(context, masterNo)).orderList;
  const shop = await staffClient(baseURL, tires);
  await act(shop, `/api/merchant/order/ship/${part?.orderNo}`, {
    deliveryType: "merchant",
    deliveryName: "Ben Ito",
    deliveryPhone: "604 555 0111",
  });
  await shop.dispose();
  await page.goto(`/order/order_detail?orderNo=${part?.orderNo}`);
  await page.getByRole("button", { name: "Confirm receipt" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm receipt" }).click();
  await expect(page.getByRole("button", { name: "Confirm receipt" })).toHaveCount(0);

  // Other journeys of the demo shopper change the sums at the same time, so only this order's entries count.
  const entries = await read<{ list: PointEntry[] }>(context, "/api/front/integral/list?page=1&limit=100");
  const ofOrder = entries.list.filter(({ linkId }) => linkId === masterNo || linkId === part?.orderNo);
  expect(ofOrder).toContainEqual(expect.objectContaining({ type: 2, integral: used, status: 3 }));
  const earned = ofOrder.find(({ type }) => type === 1);
  expect(earned).toMatchObject({ status: 2 });
  expect(earned?.integral).toBeGreaterThan(0);
  await page.goto("/users/points");
  const pending = page.getByRole("row").filter({ hasText: "Pending" });
  await expect(
    pending.filter({ hasText: `+${earned?.integral.toLocaleString("en")}` }).first(),
  ).toBeVisible();
  await page.goto("/users/coupon_list?state=unusable");
  await expect(page.getByRole("main").getByText("Used", { exact: true }).first()).toBeVisible();
});

test("estimates totals before the address is known, and explains changed prices and free shipping in the cart", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  // Two carts of 99 units each must exceed the stock.
  const item = (await pickSkus(context, 3, 11)).find(({ stock }) => stock < 190);
  if (!item) throw new Error("Not enough demo products");
  await createGuestAccount(context);
  const quantity = Math.min(item.stock, 99);
  await putInCart(context, [item], quantity);
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  await createGuestAccount(other);
  const taken = await placeOrder(other, [item], item.stock - quantity + 2);
  await page.goto("/order/shopping_cart");
  await expect(page.getByText(/^We lowered the quantity of .+ from \d+ to \d+/)).toBeVisible();
  await expect(page.getByRole("spinbutton")).toHaveValue(String(quantity - 2));
  await expect(page.getByText("Shipping and tax calculated at checkout")).toBeVisible();
  await expect(page.getByText(/free shipping from this shop/)).toBeVisible();
  await expect(page.getByRole("button", { name: `Check out (${quantity - 2})` })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You’re offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You’re offline.")).toBeHidden();

  await checkoutIn(page).toConfirm();
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary.getByText("Estimated total")).toBeVisible();
  await expect(summary.getByText("Shipping (estimate)")).toBeVisible();
  await expect(summary.getByText("Depends on the address")).toBeVisible();
  await expect(page.getByText(/^(Free shipping|Total due)$/)).toHaveCount(0);
  await createAddress(context, newEmail("estimate"));
  await page.reload();
  await expect(summary.getByText("Total due")).toBeVisible();
  await expect(page.getByText(/Arrives .+ shipping/i)).toBeVisible();
  await write(other, `/api/front/order/cancel/${taken}`, {});
  await other.close();
});
