import { expect } from "@playwright/test";
import { cards, checkoutIn } from "./support/checkout-page.ts";
import { waitForHydration } from "./support/hydration.ts";
import { newEmail, pickSkus } from "./support/shop.ts";
import { tabTo } from "./support/tab-to.ts";
import { test } from "./support/test.ts";

test("buys as a visitor by keyboard alone", async ({ page, context }) => {
  test.slow();
  const [item] = await pickSkus(context, 1, 9);
  if (!item) throw new Error("Not enough demo products");
  const { translate } = checkoutIn(page);

  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await tabTo(page, page.getByRole("combobox", { name: "Search the shop" }));
  await page.keyboard.type(item.name);
  await page.keyboard.press("Enter");
  await page.waitForURL(/goods_search\?/);

  // The skip link leads past header and departments to the main content.
  const result = page.getByRole("main").getByRole("link", { name: item.name }).first();
  await expect(result).toBeVisible();
  await page.goto(page.url());
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, result);
  await page.keyboard.press("Enter");
  await page.waitForURL(/goods_detail/);

  await tabTo(page, page.getByRole("spinbutton").first());
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("spinbutton").first()).toHaveValue("2");
  await tabTo(page, page.getByRole("button", { name: "Add to cart" }).first());
  await page.keyboard.press("Enter");
  const added = page.getByRole("dialog", { name: "Added to cart" });
  await expect(added.getByText("In your cart: 2 units")).toBeVisible();
  await expect(added.locator("img").first()).toBeVisible();
  await expect(added.getByRole("heading", { level: 3 })).toBeVisible();
  await tabTo(page, added.getByRole("link", { name: "View cart" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/shopping_cart/);

  await tabTo(page, page.getByRole("button", { name: translate("Check out ({count, number})") }));
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog");
  await tabTo(page, panel.getByRole("button", { name: "Continue as guest" }));
  await page.keyboard.press("Enter");
  const email = newEmail("keyboard");
  await tabTo(page, panel.getByLabel("Email", { exact: true }));
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await page.waitForURL(/order_confirm/);

  await tabTo(page, page.getByRole("button", { name: translate("Add an address") }));
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog");
  await tabTo(page, form.getByLabel("Full name"));
  await page.keyboard.type("Noi Journey");
  await tabTo(page, form.getByLabel("Email"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(email);
  await tabTo(page, form.getByRole("combobox", { name: "Country or region" }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("thail");
  await page.keyboard.press("Enter");
  await tabTo(page, form.getByRole("textbox", { name: "Street address" }));
  await page.keyboard.type("99 Sukhumvit Road");
  await tabTo(page, form.getByRole("textbox", { name: "District", exact: true }));
  await page.keyboard.type("Watthana");
  await tabTo(page, form.getByLabel("Postal code"));
  await page.keyboard.type("10110");
  await tabTo(page, form.getByRole("button", { name: "Save address" }));
  await page.keyboard.press("Enter");
  await expect(form).toBeHidden();

  const place = page.getByRole("button", { name: "Order and pay" });
  await expect(place).toBeEnabled();
  await tabTo(page, place);
  await page.keyboard.press("Enter");
  await page.waitForURL(/stripe_payment/);

  await tabTo(page, page.getByLabel("Card number"));
  await page.keyboard.type(cards.pays);
  await tabTo(page, page.getByLabel("Expiration date"));
  await page.keyboard.type("1230");
  await tabTo(page, page.getByLabel("Security code"));
  await page.keyboard.type("123");
  await page.keyboard.press("Enter");
  await checkoutIn(page).paid();
});

test("closes the topmost overlay on Escape and restores the focus", async ({ page, context }) => {
  const [item] = await pickSkus(context, 1, 9);
  await page.goto(`/goods_detail/${item?.productId}`);
  const enlarge = page.getByRole("button", { name: "View larger picture" });
  await tabTo(page, enlarge);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test("keeps the focused element clear of the sticky header", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/goods/goods_search?cid=1");
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link").last().focus();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press("Shift+Tab");
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
      const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 8));
      return above?.closest('[data-component="Header"]') != null && !above.contains(focused);
    });
    expect(isCovered, `press ${press}`).toBe(false);
  }
});

test("opens the departments with the arrow key on “All categories” and closes them with Escape", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/goods/goods_search?cid=1");
  await waitForHydration(page);
  const menu = page.getByRole("navigation", { name: "All categories" });
  const cell = menu.getByRole("button", { name: "All categories" });
  await cell.focus();
  await page.keyboard.press("ArrowDown");
  const departments = menu.locator("[data-part='EntryLink']");
  await expect(departments.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(departments.nth(1)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(cell).toBeFocused();
  await expect(departments.first()).toBeHidden();
});
