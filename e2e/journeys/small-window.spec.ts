import { expect, test, type Page } from "@playwright/test";
import { shopper } from "./support/after-sale.ts";
import { barriers } from "./support/barriers.ts";
import { hydrated } from "./support/hydrated.ts";
import { overflowing } from "./support/overflow.ts";
import { write } from "./support/shop.ts";
import { textsOf } from "./support/texts.ts";

const say = textsOf("en");

/** A window of 1280 px at 400 %. */
test.use({ viewport: { width: 320, height: 800 } });

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

test("at 320 px the header leaves three quarters of the window to the page", async ({ page }) => {
  for (const path of ["/", "/goods/goods_search?title=tire", "/goods_detail/8", "/order/shopping_cart"]) {
    await open(page, path);
    const { height } = (await page.getByRole("banner").boundingBox()) ?? { height: 0 };
    expect(height, path).toBeGreaterThan(100);
    // One line of help, the logo, the search and the red bar: 208 px.
    expect(height, path).toBeLessThanOrEqual(220);
  }
});

for (const path of ["/", "/merchant/merchant_street"])
  test(`at 320 px categories stand behind their button (${path})`, async ({ page }) => {
    await open(page, path);
    const menu = page.getByRole("navigation", { name: say("All categories") });
    const button = menu.getByRole("button", { name: say("All categories") });
    const tires = menu.getByRole("link", { name: /^Tires/ });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(tires).toBeHidden();
    await button.click();
    await expect(tires).toBeVisible();
    expect(await overflowing(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(tires).toBeHidden();
    await expect(button).toBeFocused();
    await button.press("Enter");
    await tires.click();
    await page.waitForURL(/cid=1/);
    await expect(page.getByRole("heading", { level: 1, name: "Tires" })).toBeVisible();
    await expect(tires).toBeHidden();
  });

test("at 320 px filters stand in a drawer that takes the focus, gives it back and narrows the list", async ({
  page,
}) => {
  await open(page, "/goods/goods_search?title=tire");
  const column = page.getByRole("main").getByRole("region", { name: say("Filters") });
  await expect(column).toBeHidden();
  const button = page.getByRole("button", { name: say("Filters") });
  await button.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: say("Filters") });
  await expect(drawer).toBeVisible();
  await expect(drawer.locator(":focus")).toHaveCount(1);
  // Tab stays inside.
  for (const key of ["Shift+Tab", "Shift+Tab", "Tab", "Tab", "Tab"]) {
    await page.keyboard.press(key);
    await expect(drawer.locator(":focus")).toHaveCount(1);
  }
  expect(await barriers(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.click();
  const show = drawer.getByRole("button", {
    name: say("Show {count, plural, one {# product} other {# products}}"),
  });
  const all = await show.innerText();
  await drawer.getByRole("link", { name: say.start("In stock only") }).click();
  await page.waitForURL(/inStock=true/);
  await expect(show).not.toHaveText(all);
  const before = await show.innerText();
  await drawer
    .getByRole("link", { name: /^Halden\b/ })
    .first()
    .click();
  await page.waitForURL(/brandId=\d/);
  await expect(show).not.toHaveText(before);
  const [, count] = /(\d+)/.exec(await show.innerText()) ?? [];
  await show.click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Filters (2)", exact: true })).toBeFocused();
  await expect(page.getByText(`${count} results`).first()).toBeVisible();
  const names = page.getByRole("main").getByRole("article").getByRole("heading");
  await expect(names.first()).toContainText("Halden");
  await expect(names.filter({ hasNotText: "Halden" })).toHaveCount(0);
});

test("at 320 px both buttons of the bar of a product stand inside the window", async ({ page }) => {
  for (const prefix of ["", "/th", "/fr"]) {
    await open(page, `${prefix}/goods_detail/8`);
    const bar = page.locator("[data-component=StickyBuyBar]");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(bar).toHaveAttribute("data-state", "shown");
    const buttons = bar.getByRole("button");
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all())
      // The whole button: one that is cut at the edge of the window covers less of it.
      await expect(button, prefix).toBeInViewport({ ratio: 1 });
  }
});

test("at 320 px a history of points and a wallet of coupons stay inside the window", async ({
  page,
  context,
}) => {
  const { code } = await write(context, "/api/front/login/email", shopper);
  expect(code).toBe(200);
  for (const path of ["/users/points", "/users/coupon_list"]) {
    await open(page, path);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect(await overflowing(page), path).toEqual([]);
    const outside = await page.getByRole("main").evaluate((main) => {
      const edges = [...main.querySelectorAll("[data-component=CouponCard] span")];
      return edges.filter((one) => one.getBoundingClientRect().right > window.innerWidth - 16).length;
    });
    expect(outside, path).toBe(0);
  }
});
