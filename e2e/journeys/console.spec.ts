import { expect } from "@playwright/test";
import { cards, checkoutIn } from "./support/checkout-page.ts";
import { collectConsoleErrors } from "./support/console-errors.ts";
import { createGuestAccount } from "./support/shop.ts";
import { test } from "./support/test.ts";

test("offers the search and other links on a page that doesn't exist", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  const main = page.getByRole("main");
  await main.getByRole("combobox", { name: "Search the shop" }).fill("205/55 R16");
  await main.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/goods\/goods_search\?.*title=205/);
});

test("logs nothing to the console during client-side navigation, Back and Forward, in two color schemes and two languages", async ({
  page,
  context,
}) => {
  test.slow();
  const email = await createGuestAccount(context);
  const shop = checkoutIn(page);
  const complaints = collectConsoleErrors(page);
  const calm = async (step: string): Promise<void> => {
    await expect(page.locator("[aria-busy=true]"), step).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(complaints, step).toEqual([]);
  };

  await page.goto("/");
  await calm("home page");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole("navigation", { name: "Shopping" })
    .getByRole("link", { name: "New arrivals" })
    .click();
  await page.waitForURL(/goods_search/);
  await calm("department");
  await page.getByRole("link", { name: "Sales", exact: true }).click();
  await page.waitForURL(/sales/);
  await calm("sorted");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await page.waitForURL(/goods_detail/);
  await calm("product");
  const product = page.url();
  await page.getByRole("button", { name: "View larger picture" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await calm("picture over the whole window");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goBack();
  await page.waitForURL(/goods_search/);
  await calm("back");
  await page.goForward();
  await page.waitForURL(product);
  await calm("forward");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);

  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await calm("other scheme");
  await page.getByRole("button", { name: "Switch between light and dark" }).click();

  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("link", { name: "View cart" }).click();
  await page.waitForURL(/shopping_cart/);
  await calm("cart");
  await shop.toConfirm();
  await calm("checkout");
  await shop.addAddress(email);
  await calm("address saved");
  const orderNo = await shop.placeOrder();
  await calm("payment");
  await shop.fillCard(cards.declined);
  await shop.payButton().click();
  await expect(page.getByRole("alert").filter({ hasText: /./ }).first()).toBeVisible();
  await shop.fillCard(cards.pays);
  await shop.payButton().click();
  await shop.paid();
  await calm("result");
  await page.goto(`/order/order_detail?orderNo=${orderNo}`);
  await calm("order");
  await page.getByRole("navigation").getByRole("link", { name: "My orders" }).last().click();
  await page.waitForURL(/order_list/);
  await calm("orders");
  await page.getByRole("main").getByRole("link", { name: "Addresses" }).click();
  await page.waitForURL(/address_list/);
  await calm("addresses");

  await page.goto("/lao/users/address_list");
  await calm("another language");
});
