import { expect } from "@playwright/test";
import { createGuestAccount, createAddress, putInCart, pickSkus } from "../support/shop.ts";
import { test } from "../support/test.ts";

const answer = {
  status: 200,
  contentType: "application/json",
  body: JSON.stringify({ code: 500, message: "", data: null }),
};

test("shows an error and a retry button if the orders fail to load", async ({ page, context }) => {
  await createGuestAccount(context);
  await page.goto("/order/shopping_cart");
  await page.route("**/api/front/order/list*", (route) => route.fulfill(answer));
  await page.getByRole("link", { name: "My orders" }).first().click();
  await expect(page.getByRole("alert")).toContainText("We couldn’t load your orders");
  await page.unroute("**/api/front/order/list*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No orders being prepared" })).toBeVisible();
});

test("restores a cart line that couldn't be removed", async ({ page, context }) => {
  await createGuestAccount(context);
  await putInCart(context, await pickSkus(context, 1, 3));
  await page.goto("/order/shopping_cart");
  const checkOut = page.getByRole("button", { name: /^Check out/ });
  await expect(checkOut).toBeVisible();
  await page.route("**/api/front/cart/**", (route) => route.abort());
  await page.getByRole("main").getByRole("button", { name: "Remove selected" }).click();
  await expect(checkOut).toBeHidden();
  await expect(checkOut).toBeVisible();
  await expect(page.getByText("Your cart is empty")).toBeHidden();
});

test("keeps the old totals until a slow response arrives", async ({ page, context }) => {
  const email = await createGuestAccount(context);
  await createAddress(context, email);
  await createAddress(context, email);
  await putInCart(context, await pickSkus(context, 1, 7));
  await page.goto("/order/shopping_cart");
  await page.getByRole("button", { name: /^Check out/ }).click();
  await page.waitForURL(/order_confirm/);
  const place = page.getByRole("button", { name: "Order and pay" });
  await expect(place).toBeEnabled();
  await page.route("**/api/front/order/computed/price", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole("radio").nth(1).focus();
  await page.keyboard.press("Space");
  await expect(place).toBeDisabled();
  await expect(place).toBeEnabled({ timeout: 10_000 });
});

test("shows why a checkout or an order failed and keeps the choices", async ({ page, context }) => {
  const email = await createGuestAccount(context);
  await createAddress(context, email);
  await putInCart(context, await pickSkus(context, 1, 7));
  await page.goto("/order/shopping_cart");
  await page.route("**/api/front/order/load/pre/*", (route) => route.fulfill(answer));
  await page.getByRole("button", { name: /^Check out/ }).click();
  await page.waitForURL(/order_confirm/);
  await expect(page.getByRole("alert")).toContainText("We couldn’t load the checkout");
  await page.unroute("**/api/front/order/load/pre/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Order and pay" })).toBeEnabled();
  await page.route("**/api/front/order/create", (route) =>
    route.fulfill({
      ...answer,
      body: JSON.stringify({ code: 500, message: "Not enough stock of “Tire”: 0 left", data: null }),
    }),
  );
  await page.getByRole("button", { name: "Order and pay" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Not enough stock" })).toBeVisible();
  await page.unroute("**/api/front/order/create");
  await page.getByRole("button", { name: "Order and pay" }).click();
  await page.waitForURL(/stripe_payment/);
});

test("asks for confirmation of a changed price and shows the difference", async ({ page, context }) => {
  const email = await createGuestAccount(context);
  await createAddress(context, email);
  await putInCart(context, await pickSkus(context, 1, 7));
  await page.goto("/order/shopping_cart");
  await page.getByRole("button", { name: /^Check out/ }).click();
  await page.waitForURL(/order_confirm/);
  let asked = 0;
  await page.route("**/api/front/order/create", async (route) => {
    const sent = route.request().postDataJSON() as { expectedPayFee: string };
    if (++asked > 1) {
      // The price on the server is unchanged, so the order succeeds with it.
      await route.continue({ postData: JSON.stringify({ ...sent, expectedPayFee: null }) });
      return;
    }
    const payFee = (Number(sent.expectedPayFee) + 5).toFixed(2);
    const data = { proTotalFee: payFee, freightFee: "0.00", couponFee: "0.00", payFee };
    await route.fulfill({ ...answer, body: JSON.stringify({ code: 409, message: "changed", data }) });
  });
  await page.getByRole("button", { name: "Order and pay" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("rose by $5.00");
  await question.getByRole("button", { name: /^Order for/ }).click();
  await page.waitForURL(/stripe_payment/);
});

test("shows the cart without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const items = await pickSkus(context, 2, 7);
  await putInCart(context, items);
  const page = await context.newPage();
  await page.goto("/order/shopping_cart");
  for (const { name } of items) await expect(page.getByRole("link", { name }).first()).toBeVisible();
  await context.close();
});
