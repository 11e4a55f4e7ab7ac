import { expect, type BrowserContext, type Page } from "@playwright/test";
import { shopper } from "../support/after-sale.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { cards, checkoutIn } from "../support/checkout-page.ts";
import { overlapHeight } from "../support/overlap.ts";
import { overflowingElements } from "../support/overflow.ts";
import { putInCart, pickSkus, write } from "../support/shop.ts";
import { test } from "../support/test.ts";

/** Windows at 400% zoom, and one with a low height. */
const windows = [
  { width: 320, height: 200 },
  { width: 360, height: 225 },
  { width: 1024, height: 240 },
  { width: 1440, height: 300 },
];

for (const prefix of ["", "/fr", "/lao"])
  test(`leaves two thirds of a low window to the cart items above the sticky bar (${prefix}/)`, async ({
    page,
    context,
  }) => {
    await putInCart(context, await pickSkus(context, 2, 9), 2);
    await page.goto(`${prefix}/order/shopping_cart`, { waitUntil: "networkidle" });
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.evaluate(() =>
        document.querySelector('[data-component="CartLine"]')?.scrollIntoView({ block: "start" }),
      );
      const where = `${size.width} × ${size.height}`;
      const covered = await page.evaluate(() => {
        const foot = document.querySelector('[data-component="CartBar"]');
        const rows = new Set<number>();
        for (const x of [8, innerWidth / 2, innerWidth - 8])
          for (let y = 0; y < innerHeight; y++)
            if (foot?.contains(document.elementFromPoint(x, y))) rows.add(y);
        return rows.size / innerHeight;
      });
      expect.soft(covered, where).toBeGreaterThan(0);
      expect.soft(covered, where).toBeLessThanOrEqual(1 / 3);
      const button = page.locator('[data-component="CartBar"] button').last();
      await expect.soft(button, where).toBeInViewport({ ratio: 1, timeout: 2000 });
    }
  });

for (const lines of [1, 3])
  test(`keeps the cart total visible while a toast is shown (${lines} in the cart)`, async ({
    page,
    context,
  }) => {
    await putInCart(context, await pickSkus(context, lines, 9));
    for (const [width, height] of [
      [1440, 520],
      [1440, 900],
      [1024, 520],
      [320, 900],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/order/shopping_cart");
      await page.getByRole("checkbox", { name: "Select all" }).first().uncheck();
      const foot = page.getByRole("region", { name: "Cart total" });
      const checkOut = foot.getByRole("button", { name: /Check out|checkout/i }).last();
      await checkOut.click();
      const message = page.locator("[data-component=Toast]", { hasText: "Select an item" });
      await expect(message).toBeVisible();
      for (const target of [foot.locator("[aria-live]"), checkOut])
        await expect.poll(() => overlapHeight(message, target), `${width} × ${height}`).toBe(0);
      await expect(message).toBeInViewport({ ratio: 1 });
      // Scrolling to the end and halfway back detaches and reattaches the sticky bar.
      for (const part of [1, 0.5, 0]) {
        await page.evaluate((share) => scrollTo(0, (document.body.scrollHeight - innerHeight) * share), part);
        for (const target of [foot.locator("[aria-live]"), checkOut])
          await expect.poll(() => overlapHeight(message, target), `${width} × ${height}`).toBe(0);
      }
    }
  });

const signOutElsewhere = (context: BrowserContext) =>
  context.request.get("/api/front/login/logout", {
    headers: { "sec-fetch-site": "same-origin", "x-cookie-session": "1" },
  });

const fits = async (page: Page): Promise<void> => {
  expect.soft(await overflowingElements(page), page.url()).toEqual([]);
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
};

test("keeps the checkout input at 400% zoom after a sign-out elsewhere, a reload and Back", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  expect((await write(context, "/api/front/login/email", shopper)).code).toBe(200);
  const [item] = await pickSkus(context, 1, 11);
  const held = await write<{ preOrderNo: string }>(context, "/api/front/order/pre/order", {
    preOrderType: "buyNow",
    orderDetails: [{ productId: item?.productId, attrValueId: item?.skuId, productNum: 1 }],
  });
  await page.goto(`/order/order_confirm?preOrderNo=${held.data.preOrderNo}`);
  const note = page.getByRole("textbox", { name: /^Note to/ });
  await note.fill("Ring twice");
  await page.reload();
  await expect(note).toHaveValue("Ring twice");
  const address = page.getByRole("radiogroup", { name: "Deliver to" }).getByRole("radio", { checked: false });
  await address.first().check({ force: true });
  const chosen = await page
    .getByRole("radiogroup", { name: "Deliver to" })
    .getByRole("radio", { checked: true })
    .getAttribute("value");
  const place = page.getByRole("button", { name: "Order and pay" });
  await expect(place).toBeEnabled();
  await expect(place).toBeInViewport({ ratio: 1 });
  await fits(page);

  await signOutElsewhere(context);
  await place.click();
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("status").filter({ hasText: "Please sign in" })).toBeVisible();
  await fits(page);
  await panel.getByRole("textbox", { name: "Email" }).fill(shopper.email);
  await panel.getByLabel("Password", { exact: true }).fill(shopper.password);
  await panel.getByRole("checkbox").check();
  await panel.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(note).toHaveValue("Ring twice");
  await expect(page.locator(`input[type=radio][value="${chosen}"]`).first()).toBeChecked();
  const checkout = checkoutIn(page);
  const orderNo = await checkout.placeOrder();
  await expect(page.getByLabel("Card number")).toBeVisible();
  await fits(page);

  await page.goBack();
  await expect(page.getByRole("heading", { name: "You’ve already placed this order" })).toBeVisible();
  await expect(page.getByText(/waiting for your payment of \$/)).toBeVisible();
  await fits(page);
  await page.getByRole("link", { name: "Continue to payment" }).click();
  await page.waitForURL(/stripe_payment/);
  await checkout.fillCard(cards.pays);
  await page.keyboard.press("Enter");
  await checkout.paid();
  expect(page.url()).toContain(orderNo);
  await fits(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the search filters in a small window, where no script can open the drawer", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.goto("/goods/goods_search?title=tire");
    await expect(
      page
        .getByRole("link", { name: /^4 & up|stars & up|★/ })
        .or(page.getByText("Rating"))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: /^Filters/ })).toBeHidden();
  });
});

test("makes every page taller than the window, so that a late scrollbar can't shift the layout", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 4000 });
  await page.goto("/login");
  const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(beyond).toBe(1);
});
