import { expect, type Page } from "@playwright/test";
import { shopper } from "../support/after-sale.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { waitForHydration } from "../support/hydration.ts";
import { overflowingElements } from "../support/overflow.ts";
import { write } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");

/** A 1280 px window at 400% zoom. */
test.use({ viewport: { width: 320, height: 800 } });

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await waitForHydration(page);
};

/** Visible height of the header in px; the landmark itself has no box. */
const headerHeight = (page: Page): Promise<number> =>
  page.getByRole("banner").evaluate((banner) => {
    const rows = [...banner.children].map((row) => row.getBoundingClientRect());
    return Math.max(...rows.filter(({ width }) => width > 1).map(({ bottom }) => bottom + scrollY));
  });

test("shows all links of the desktop utility bar in a compact header at 320 px", async ({ page }) => {
  for (const [width, most] of [
    [320, 161],
    [360, 161],
    [768, 105],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      "/",
      "/lao/goods/goods_search?title=tire",
      "/fr/goods_detail/8",
      "/order/shopping_cart",
    ]) {
      await open(page, path);
      const height = await headerHeight(page);
      expect(height, path).toBeGreaterThan(90);
      // Two rows of 44 px, one from 600 px on, and the red bar.
      expect(height, path).toBeLessThanOrEqual(most);
      expect(await overflowingElements(page)).toEqual([]);
    }
  }
  // The language of the last visited page is stored.
  await page.context().clearCookies();
  await open(page, "/");
  const service = page.getByRole("navigation", { name: translate("Service") });
  await expect(service).toBeHidden();
  const account = page.getByRole("banner").getByRole("button", { name: translate("Account and language") });
  await account.click();
  for (const name of ["Sign in", "My orders"] as const)
    await expect(service.getByRole("link", { name: translate(name) })).toBeInViewport({ ratio: 1 });
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(service).toBeHidden();
  await expect(account).toBeFocused();
  await account.click();
  await service.locator("summary").last().click();
  const french = service.getByRole("link", { name: "Français" });
  await expect(french).toBeInViewport({ ratio: 1 });
  await french.click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("hides the first header row on scroll down and shows it on scroll up, without a layout shift", async ({
  page,
}) => {
  await open(page, "/goods/goods_search?title=tire");
  const search = page.getByRole("banner").getByRole("combobox");
  const logo = page.getByRole("banner").getByRole("link", { name: /home page/ });
  const placeOf = (): Promise<number> =>
    page
      .getByRole("article")
      .first()
      .evaluate((card) => card.getBoundingClientRect().top + scrollY);
  const place = await placeOf();
  await page.mouse.move(160, 500);
  await page.mouse.wheel(0, 600);
  await expect(logo).not.toBeInViewport();
  await expect(search).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, -120);
  await expect(logo).toBeInViewport({ ratio: 1 });
  await expect(search).toBeInViewport({ ratio: 1 });
  expect(await placeOf()).toBe(place);
});

for (const [path, width] of [
  ["/", 320],
  ["/goods/goods_search?cid=1", 320],
  ["/merchant/merchant_street", 768],
] as const)
  test(`shows departments in a drawer and their categories one level deeper (${path}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, path);
    const menu = page.getByRole("navigation", { name: translate("All categories") });
    const button = page.getByRole("banner").getByRole("button", { name: translate("Departments") });
    const wheels = menu.getByRole("link", { name: /^Wheels/ });
    const category = menu.getByRole("link", { name: "Alloy wheels", exact: true }).first();
    await expect(wheels).toBeHidden();
    const before = await headerHeight(page);
    await button.click();
    await expect(wheels).toBeInViewport({ ratio: 1 });
    expect(await headerHeight(page)).toBe(before);
    expect(await overflowingElements(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await wheels.click();
    await expect(category).toBeInViewport({ ratio: 1 });
    await expect(wheels).toBeHidden();
    // One level at a time.
    await page.keyboard.press("Escape");
    await expect(category).toBeHidden();
    await expect(wheels).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(wheels).toBeHidden();
    await expect(button).toBeFocused();
    // The page next to it and the close button close it.
    await button.press("Enter");
    await expect(wheels).toBeVisible();
    await page.mouse.click(width - 10, 400);
    await expect(wheels).toBeHidden();
    await button.click();
    await menu.getByRole("button", { name: "Close" }).click();
    await expect(wheels).toBeHidden();
    await button.click();
    await wheels.click();
    await menu.getByRole("link", { name: "All of Wheels" }).click();
    await page.waitForURL(/cid=/);
    await expect(page.getByRole("heading", { level: 1, name: "Wheels" })).toBeVisible();
    await expect(wheels).toBeHidden();
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens departments and languages, and their links work", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: translate("Departments") }).click();
    const menu = page.getByRole("navigation", { name: translate("All categories") });
    await menu.getByRole("button", { name: "Close" }).click();
    await expect(menu.getByRole("link", { name: /^Tires/ })).toBeHidden();
    await page.getByRole("button", { name: translate("Departments") }).click();
    await menu.getByRole("link", { name: /^Tires/ }).click();
    await expect(page).toHaveURL(/cid=1/);
    await page.getByRole("button", { name: translate("Account and language") }).click();
    await page
      .getByRole("navigation", { name: translate("Service") })
      .locator("summary")
      .last()
      .click();
    await page.getByRole("link", { name: "Français" }).first().click();
    await expect(page).toHaveURL(/\/fr\//);
  });
});

test("shows filters in a modal drawer at 320 px that traps and restores the focus and filters the list", async ({
  page,
}) => {
  await open(page, "/goods/goods_search?title=tire");
  const column = page.getByRole("main").getByRole("region", { name: translate("Filters") });
  await expect(column).toBeHidden();
  const button = page.getByRole("button", { name: translate("Filters") });
  await button.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: translate("Filters") });
  await expect(drawer).toBeVisible();
  await expect(drawer.locator(":focus")).toHaveCount(1);
  // Tab stays inside.
  for (const key of ["Shift+Tab", "Shift+Tab", "Tab", "Tab", "Tab"]) {
    await page.keyboard.press(key);
    await expect(drawer.locator(":focus")).toHaveCount(1);
  }
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowingElements(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.click();
  const show = drawer.getByRole("button", {
    name: /^Show [\d,]+ products?$/,
  });
  const all = await show.innerText();
  const address = page.url();
  const inStock = drawer.getByRole("link", { name: translate.start("In stock only") });
  await inStock.click();
  await expect(inStock).toHaveAttribute("aria-current", "true");
  await expect(show).not.toHaveText(all);
  const before = await show.innerText();
  await drawer
    .getByRole("link", { name: /^Halden\b/ })
    .first()
    .click();
  await expect(show).not.toHaveText(before);
  // Nothing is applied, and closing discards the selection.
  expect(page.url()).toBe(address);
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  expect(page.url()).toBe(address);
  await button.click();
  await expect(show).toHaveText(all);
  await expect(inStock).not.toHaveAttribute("aria-current");

  await inStock.click();
  await drawer
    .getByRole("link", { name: /^Halden\b/ })
    .first()
    .click();
  await expect(show).not.toHaveText(before);
  await expect(show).not.toHaveText(all);
  const box = await drawer.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(280);
  for (const row of await drawer.getByRole("link").all())
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const [, count] = /(\d+)/.exec(await show.innerText()) ?? [];
  await show.click();
  await expect(drawer).toHaveCount(0);
  await page.waitForURL(/inStock=true/);
  await expect(page).toHaveURL(/brandId=\d/);
  await expect(page.getByRole("button", { name: "Filters (2)", exact: true })).toBeFocused();
  await expect(page.getByText(`${count} results`).filter({ visible: true })).toHaveCount(1);
  const names = page.getByRole("main").getByRole("article").getByRole("heading");
  await expect(names.first()).toContainText("Halden");
  await expect(names.filter({ hasNotText: "Halden" })).toHaveCount(0);
});

test("fits both buttons of the product bar in one row of one line at 320 px", async ({ page }) => {
  for (const prefix of ["", "/zh-CN", "/es", "/fr", "/th", "/lao"]) {
    await open(page, `${prefix}/goods_detail/8`);
    const bar = page.locator("[data-component=StickyBuyBar]");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(bar).toHaveAttribute("data-state", "shown");
    const buttons = bar.getByRole("button");
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) {
      // The whole button; one clipped at the window's edge covers less.
      await expect(button, prefix).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())?.height, prefix).toBeLessThanOrEqual(48);
    }
  }
});

test("fits the points history and the coupon wallet in 320 px", async ({ page, context }) => {
  const { code } = await write(context, "/api/front/login/email", shopper);
  expect(code).toBe(200);
  for (const path of ["/users/points", "/users/coupon_list"]) {
    await open(page, path);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect(await overflowingElements(page), path).toEqual([]);
    const outside = await page.getByRole("main").evaluate((main) => {
      const edges = [...main.querySelectorAll("[data-component=CouponCard] span")];
      return edges.filter((one) => one.getBoundingClientRect().right > window.innerWidth - 16).length;
    });
    expect(outside, path).toBe(0);
  }
});
