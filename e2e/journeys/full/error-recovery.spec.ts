import { expect } from "@playwright/test";
import { cards, checkoutIn } from "../support/checkout-page.ts";
import { collectConsoleErrors } from "../support/console-errors.ts";
import { waitForHydration } from "../support/hydration.ts";
import { overflowingElements } from "../support/overflow.ts";
import {
  createGuestAccount,
  createAddress,
  placeOrder,
  putInCart,
  pickSkus,
  write,
} from "../support/shop.ts";
import { test } from "../support/test.ts";

test("offers no second payment after Back", async ({ page, context }) => {
  const shop = checkoutIn(page);
  await createGuestAccount(context);
  const orderNo = await placeOrder(context, await pickSkus(context, 1, 5));
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

test("keeps the held checkout and its choices after a reload", async ({ page, context }) => {
  const shop = checkoutIn(page);
  const email = await createGuestAccount(context);
  await createAddress(context, email);
  await putInCart(context, await pickSkus(context, 1, 5));
  await page.goto("/order/shopping_cart");
  await shop.toConfirm();
  const held = page.url();
  await expect(page.getByRole("button", { name: "Order and pay" })).toBeEnabled();
  await page.reload();
  expect(page.url()).toBe(held);
  await expect(page.getByRole("button", { name: "Order and pay" })).toBeEnabled();
});

test("updates a second tab after a change to the cart in the first", async ({ page, context }) => {
  await createGuestAccount(context);
  await putInCart(context, await pickSkus(context, 2, 5));
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
  // Switches back to the other tab.
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(other.getByRole("spinbutton")).toHaveCount(1);
  await expect(other.getByRole("banner").getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
});

test("asks for sign-in in place when the session has ended", async ({ page, context }) => {
  await createGuestAccount(context);
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

test("restores the scroll position on Back, and scrolls to the top on Forward to a product", async ({
  page,
}) => {
  const top = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
  await page.goto("/goods/goods_search?title=tire", { waitUntil: "networkidle" });
  await waitForHydration(page);
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

test("shows a pending state immediately on a slow shop", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await waitForHydration(page);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/front/product/**", async (route) => {
    await answered;
    await route.continue();
  });
  await page
    .getByRole("navigation", { name: "Shopping" })
    .getByRole("link", { name: "New arrivals" })
    .click();
  await expect(page.locator("[data-part=progress]")).toBeVisible();
  answer();
  await expect(page).toHaveURL(/goods_search/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.locator("[data-part=progress]")).toHaveCount(0);
});

test("follows a link whose page chunk was removed with an older release", async ({ page }) => {
  const gone = /\/assets\/search-[^/]*\.js$/;
  const loader = /\/assets\/loader-[^/]*\.js$/;
  await page.route(gone, (route) => route.fulfill({ status: 404, body: "" }));
  // The loader needs the chunk too, and arrives after the navigation was abandoned.
  await page.route(loader, async (route) => {
    await page.waitForTimeout(300);
    await route.continue();
  });
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await waitForHydration(page);
  const link = page.getByRole("navigation", { name: "Shopping" }).getByRole("link", { name: "New arrivals" });
  const loaded = page.waitForResponse(loader);
  await link.hover();
  await loaded;
  await page.waitForTimeout(500);
  // No other page needs the chunk, and a failed prefetch has no effect.
  expect(documents).toEqual(["/"]);
  await link.click();
  await expect(page).toHaveURL(/goods_search/);
  await expect(page.getByRole("heading", { level: 1, name: "New arrivals" })).toBeVisible();
  // The destination lacks the chunk too and reloads itself once.
  expect(documents[1]).toBe("/goods/goods_search");
});

test("wraps an endless word and a name without spaces within their boxes", async ({ page, context }) => {
  const email = await createGuestAccount(context);
  await createAddress(context, email, "Wolfeschlegelsteinhausenbergerdorffvonundzuhausen😀");
  await page.goto(`/goods/goods_search?title=${"x".repeat(120)}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await overflowingElements(page)).toEqual([]);
  await putInCart(context, await pickSkus(context, 1, 5));
  await page.goto("/order/shopping_cart");
  await checkoutIn(page).toConfirm();
  await expect(page.getByRole("button", { name: "Order and pay" })).toBeEnabled();
  expect(await overflowingElements(page)).toEqual([]);
});

test("shows the state of an order that was canceled elsewhere instead of paying", async ({
  page,
  context,
}) => {
  const shop = checkoutIn(page);
  await createGuestAccount(context);
  const orderNo = await placeOrder(context, await pickSkus(context, 1, 5));
  await page.goto(`/order/stripe_payment?orderNo=${orderNo}`);
  await shop.fillCard(cards.pays);
  await write(context, `/api/front/order/cancel/${orderNo}`, {});
  await shop.payButton().click();
  await expect(page.getByRole("heading", { name: "This order was canceled" })).toBeVisible();
  await expect(shop.payButton()).toHaveCount(0);
});

test("shows an offline page and loads the page when the network is back", async ({ page, context }) => {
  const complaints = collectConsoleErrors(page);
  await page.goto("/");
  // Visible after the page is idle.
  await expect(page.locator("[data-component=SideWidget]")).toBeAttached();
  await context.setOffline(true);
  await page
    .getByRole("navigation", { name: "Shopping" })
    .getByRole("link", { name: "New arrivals" })
    .click();
  const said = page
    .getByRole("heading", { name: "You’re offline" })
    .or(page.getByRole("button", { name: "Try again" }));
  await expect(said.first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  // The page has loaded after all, so no reload is offered.
  await expect(page.getByRole("link", { name: "Reload the page" })).toBeHidden();
  expect(complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});
