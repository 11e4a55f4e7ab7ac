import { expect } from "@playwright/test";
import { cards, checkoutIn } from "../support/checkout-page.ts";
import { complaintsOf } from "../support/complaints.ts";
import { hydrated } from "../support/hydrated.ts";
import { overflowing } from "../support/overflow.ts";
import { becomeVisitor, giveAddress, placeOrder, putInCart, someGoods, write } from "../support/shop.ts";
import { test } from "../support/test.ts";

test("Back after paying offers no second payment", async ({ page, context }) => {
  const shop = checkoutIn(page);
  await becomeVisitor(context);
  const orderNo = await placeOrder(context, await someGoods(context, 1, 5));
  await page.goto("/users/order_list?orderStatus=0");
  await page.goto(`/order/stripe_payment?orderNo=${orderNo}`);
  await shop.fillCard(cards.pays);
  await shop.payButton().click();
  await shop.paid();
  await page.goBack();
  await expect(shop.payButton()).toHaveCount(0);
  await page.goForward();
  await expect(shop.payButton()).toHaveCount(0);
});

test("a reload keeps the held checkout with its choices open", async ({ page, context }) => {
  const shop = checkoutIn(page);
  const email = await becomeVisitor(context);
  await giveAddress(context, email);
  await putInCart(context, await someGoods(context, 1, 5));
  await page.goto("/order/shopping_cart");
  await shop.toConfirm();
  const held = page.url();
  await expect(page.getByRole("button", { name: "Place order" })).toBeEnabled();
  await page.reload();
  expect(page.url()).toBe(held);
  await expect(page.getByRole("button", { name: "Place order" })).toBeEnabled();
});

test("a second tab sees what the first one did to the cart", async ({ page, context }) => {
  await becomeVisitor(context);
  await putInCart(context, await someGoods(context, 2, 5));
  await page.goto("/order/shopping_cart");
  const other = await context.newPage();
  await other.goto("/order/shopping_cart");
  await expect(other.getByRole("spinbutton")).toHaveCount(2);
  await page
    .getByRole("button", { name: /^Remove .* from cart/ })
    .first()
    .click();
  await expect(page.getByRole("spinbutton")).toHaveCount(1);
  await expect(page.getByText("1 item removed from the cart", { exact: true })).toBeVisible();
  // Looking at the other tab again.
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(other.getByRole("spinbutton")).toHaveCount(1);
  await expect(other.getByRole("banner").getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
});

test("an ended sign-in asks for a new one where one is", async ({ page, context }) => {
  await becomeVisitor(context);
  await page.goto("/order/shopping_cart");
  await page.route("**/api/front/order/list*", (route) =>
    route.fulfill({
      status: 200,
      contentType: "application/json",
      body: JSON.stringify({ code: 401, message: "Please sign in", data: null }),
    }),
  );
  await page.getByRole("link", { name: "My orders" }).first().click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Sign in", exact: true })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("main")).toBeVisible();
});

test("Back finds a list where it was left, Forward the product at its top", async ({ page }) => {
  const top = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
  await page.goto("/goods/goods_search?title=tire", { waitUntil: "networkidle" });
  await hydrated(page);
  const last = page.getByRole("main").getByRole("article").last();
  await last.scrollIntoViewIfNeeded();
  const left = await top();
  expect(left).toBeGreaterThan(300);
  await last.getByRole("link").first().click();
  await expect(page).toHaveURL(/goods_detail/);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect.poll(top).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL(/goods_detail/);
  await expect.poll(top).toBe(0);
});

test("a slow shop shows at once that it has heard", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await hydrated(page);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/front/product/**", async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole("navigation", { name: "Shopping" }).getByRole("link", { name: "New in" }).click();
  await expect(page.locator("[data-part=progress]")).toBeVisible();
  answer();
  await expect(page).toHaveURL(/goods_search/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.locator("[data-part=progress]")).toHaveCount(0);
});

test("a click arrives though the file of its page went with an older release", async ({ page }) => {
  const gone = /\/assets\/search-[^/]*\.js$/;
  const loader = /\/assets\/loader-[^/]*\.js$/;
  await page.route(gone, (route) => route.fulfill({ status: 404, body: "" }));
  // It needs the file too, and comes when the page has been given up.
  await page.route(loader, async (route) => {
    await page.waitForTimeout(300);
    await route.continue();
  });
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await hydrated(page);
  const link = page.getByRole("navigation", { name: "Shopping" }).getByRole("link", { name: "New in" });
  const loaded = page.waitForResponse(loader);
  await link.hover();
  await loaded;
  await page.waitForTimeout(500);
  // No other page needs the file, and what is only fetched ahead may be gone: nothing happens.
  expect(documents).toEqual(["/"]);
  await link.click();
  await expect(page).toHaveURL(/goods_search/);
  await expect(page.getByRole("heading", { level: 1, name: "All products" })).toBeVisible();
  // The page that is arrived at lacks the file as well, and loads itself anew once.
  expect(documents[1]).toBe("/goods/goods_search");
});

test("a word without an end and a name without a space stay where they belong", async ({ page, context }) => {
  const email = await becomeVisitor(context);
  await giveAddress(context, email, "Wolfeschlegelsteinhausenbergerdorffvonundzuhausen😀");
  await page.goto(`/goods/goods_search?title=${"x".repeat(120)}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await overflowing(page)).toEqual([]);
  await putInCart(context, await someGoods(context, 1, 5));
  await page.goto("/order/shopping_cart");
  await checkoutIn(page).toConfirm();
  await expect(page.getByRole("button", { name: "Place order" })).toBeEnabled();
  expect(await overflowing(page)).toEqual([]);
});

test("paying for an order that was cancelled elsewhere leads to what became of it", async ({
  page,
  context,
}) => {
  const shop = checkoutIn(page);
  await becomeVisitor(context);
  const orderNo = await placeOrder(context, await someGoods(context, 1, 5));
  await page.goto(`/order/stripe_payment?orderNo=${orderNo}`);
  await shop.fillCard(cards.pays);
  await write(context, `/api/front/order/cancel/${orderNo}`, {});
  await shop.payButton().click();
  await expect(page.getByRole("heading", { name: "This order was canceled" })).toBeVisible();
  await expect(shop.payButton()).toHaveCount(0);
});

test("without a network the page says so and comes by itself when it is back", async ({ page, context }) => {
  const complaints = complaintsOf(page);
  await page.goto("/");
  // Stands once the page rests, with what comes along.
  await expect(page.locator("[data-component=SideWidget]")).toBeAttached();
  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Shopping" }).getByRole("link", { name: "New in" }).click();
  const said = page
    .getByRole("heading", { name: "You’re offline" })
    .or(page.getByRole("button", { name: "Try again" }));
  await expect(said.first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  // The page came after all, so nothing is missing.
  await expect(page.getByRole("link", { name: "Reload the page" })).toBeHidden();
  expect(complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});
