import { expect, type Locator, type Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { createGuestAccount, putInCart, pickSkus } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");
const toasts = (page: Page): Locator => page.locator("[data-component=Toast]");
/** Less than the 5 s after which a toast closes. */
const soon = { timeout: 1500 };

const openCart = async (page: Page): Promise<void> => {
  await page.goto("/order/shopping_cart");
  await waitForHydration(page);
};
const checkOut = (page: Page): Promise<void> =>
  page.getByRole("button", { name: translate("Check out ({count, number})") }).click();
const leave = async (page: Page): Promise<void> => {
  await page
    .getByRole("navigation", { name: translate("Shopping") })
    .getByRole("link", { name: translate("Shops") })
    .click();
  await page.waitForURL(/merchant_street/);
};

test("closes the “Select an item” toast on selection and when the cart is left", async ({
  page,
  context,
}) => {
  await putInCart(context, await pickSkus(context, 2, 9));
  await openCart(page);
  const all = page.getByRole("checkbox", { name: translate("Select all") }).first();
  await all.uncheck();
  await checkOut(page);
  await expect(toasts(page)).toHaveText([translate("Select an item")]);
  // A repeated message appears only once.
  await checkOut(page);
  await expect(toasts(page)).toHaveCount(1);
  await all.check();
  await expect(toasts(page)).toHaveCount(0, soon);

  await all.uncheck();
  await checkOut(page);
  await expect(toasts(page)).toHaveCount(1);
  await leave(page);
  await expect(toasts(page)).toHaveCount(0, soon);
});

test("doesn't announce an error of one page on the next one", async ({ page, context }) => {
  await createGuestAccount(context);
  await putInCart(context, await pickSkus(context, 1, 9));
  await openCart(page);
  await page.route("**/api/front/order/pre/order", (route) =>
    route.fulfill({ json: { code: 400, message: "Nothing can be held now", data: null } }),
  );
  await checkOut(page);
  await expect(toasts(page)).toHaveText(["Nothing can be held now"]);
  await leave(page);
  await expect(toasts(page)).toHaveCount(0, soon);
});

test("offers to restore a removed cart item on the next page", async ({ page, context }) => {
  await putInCart(context, await pickSkus(context, 2, 9));
  await openCart(page);
  await page
    .getByRole("button", { name: /^Remove .* from cart/ })
    .first()
    .click();
  await expect(toasts(page)).toContainText("1 item removed from the cart");
  await leave(page);
  const putBack = page.waitForResponse("**/api/front/cart/save");
  await toasts(page)
    .getByRole("button", { name: translate("Undo") })
    .click();
  await putBack;
  await openCart(page);
  await expect(page.getByRole("spinbutton")).toHaveCount(2);
});
