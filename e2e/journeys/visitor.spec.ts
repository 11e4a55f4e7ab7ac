import { expect } from "@playwright/test";
import { waitForHydration } from "./support/hydration.ts";
import { checkoutIn } from "./support/checkout-page.ts";
import { putInCart, pickSkus } from "./support/shop.ts";
import { test } from "./support/test.ts";

test("leaves the cart unchanged when the panel is closed", async ({ page, context }) => {
  const shop = checkoutIn(page);
  await putInCart(context, await pickSkus(context, 1, 7));
  await page.goto("/order/shopping_cart");
  await page.getByRole("button", { name: shop.translate("Check out ({count, number})") }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/shopping_cart/);
  await expect(page.getByRole("spinbutton")).toHaveCount(1);
});

test("restores a removed cart item and keeps quantities after a reload", async ({ page, context }) => {
  await putInCart(context, await pickSkus(context, 2, 7));
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

test("shows a product added to the cart in a second window without a reload", async ({ page, context }) => {
  const [item] = await pickSkus(context, 1, 7);
  const second = await context.newPage();
  await second.goto("/order/shopping_cart");
  await waitForHydration(second);
  await expect(second.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await page.goto(`/goods_detail/${item?.productId}`);
  await waitForHydration(page);
  const asked = second.waitForRequest("**/api/front/cart/list**");
  await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first().click();
  await asked;
  await expect(second.getByRole("spinbutton")).toHaveCount(1);
});
