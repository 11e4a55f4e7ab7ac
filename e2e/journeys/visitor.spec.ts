import { expect } from "@playwright/test";
import { hydrated } from "./support/hydrated.ts";
import { cards, checkoutIn } from "./support/checkout-page.ts";
import { newEmail, putInCart, someGoods } from "./support/shop.ts";
import { test } from "./support/test.ts";

test("a visitor buys without an account", async ({ page, context }) => {
  const shop = checkoutIn(page);
  await putInCart(context, await someGoods(context, 2, 7));
  await page.goto("/order/shopping_cart");
  await page.getByRole("button", { name: shop.say("Check out ({count, number})") }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: "Continue as guest" }).click();
  const email = newEmail("guest");
  await panel.getByLabel("Email", { exact: true }).fill(email);
  await panel.getByRole("button", { name: "Continue as guest" }).click();
  await page.waitForURL(/order_confirm/);
  await shop.addAddress(email);
  await shop.placeOrder();
  await shop.fillCard(cards.pays);
  await shop.payButton().click();
  await shop.paid();
});

test("closing the panel leaves the cart as it is", async ({ page, context }) => {
  const shop = checkoutIn(page);
  await putInCart(context, await someGoods(context, 1, 7));
  await page.goto("/order/shopping_cart");
  await page.getByRole("button", { name: shop.say("Check out ({count, number})") }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/shopping_cart/);
  await expect(page.getByRole("spinbutton")).toHaveCount(1);
});

test("what is removed from the cart can be put back, and quantities outlive a reload", async ({
  page,
  context,
}) => {
  await putInCart(context, await someGoods(context, 2, 7));
  await page.goto("/order/shopping_cart");
  const quantity = page.getByRole("spinbutton").first();
  const more = page.getByRole("button", { name: /^Increase quantity of/ }).first();
  for (let press = 0; press < 3; press++) await more.click();
  await expect(quantity).toHaveValue("4");
  await expect(page.getByRole("region", { name: "Cart total" })).toContainText("5 units");
  await page.reload();
  await expect(page.getByRole("spinbutton").first()).toHaveValue("4");

  await page
    .getByRole("button", { name: /^Remove .* from cart/ })
    .first()
    .click();
  await expect(page.getByRole("spinbutton")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("spinbutton")).toHaveCount(2);
});

test("what a visitor puts in the cart shows in a second window without a look at it", async ({
  page,
  context,
}) => {
  const [goods] = await someGoods(context, 1, 7);
  const second = await context.newPage();
  await second.goto("/order/shopping_cart");
  await hydrated(second);
  await expect(second.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await page.goto(`/goods_detail/${goods?.productId}`);
  await hydrated(page);
  const asked = second.waitForRequest("**/api/front/cart/list**");
  await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first().click();
  await asked;
  await expect(second.getByRole("spinbutton")).toHaveCount(1);
});
