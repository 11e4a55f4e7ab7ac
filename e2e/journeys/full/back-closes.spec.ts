import { expect, type Locator, type Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { pickSkus } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");
const list = "/goods/goods_search?title=tire";

test.use({ viewport: { width: 390, height: 800 } });

/** Goes from the home page to a search, so that *Back* has a history entry. */
const toList = async (page: Page): Promise<void> => {
  await page.goto("/");
  await waitForHydration(page);
  const search = page.getByRole("banner").getByRole("combobox", { name: translate("Search the shop") });
  await search.fill("tire");
  await search.press("Enter");
  await page.waitForURL(/goods_search/);
  // The URL changes before the page renders, and the home page also has product cards.
  await expect(page.locator("[data-component=SortBar]")).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
};

const atHome = (page: Page): Promise<void> => expect(page).toHaveURL(/:\d+\/$/);
const atList = (page: Page): Promise<void> => expect(page).toHaveURL(/title=tire/);
/** Overlays on the page. */
const over = (page: Page): Locator => page.locator(":popover-open, [role=dialog]");

const openers = (page: Page): Readonly<Record<string, Locator>> => ({
  departments: page.getByRole("banner").getByRole("button", { name: translate("Departments") }),
  account: page.getByRole("banner").getByRole("button", { name: translate("Account and language") }),
  order: page.locator("[data-component=SortBar]").getByRole("button"),
  filters: page.getByRole("button", { name: translate("Filters") }),
});

for (const name of ["departments", "account", "order", "filters"])
  test(`closes the open overlay on Back and leaves the page on the next Back (${name})`, async ({ page }) => {
    await toList(page);
    await page.evaluate(() => window.scrollTo(0, 100));
    const opener = openers(page)[name] as Locator;
    for (let time = 0; time < 2; time++) {
      await opener.click();
      await expect(over(page)).toBeVisible();
      const place = await page.evaluate(() => window.scrollY);
      await page.goBack();
      await expect(over(page)).toHaveCount(0);
      await atList(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
    }
    // An overlay that was closed by other means leaves no extra history entry.
    await opener.click();
    await expect(over(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(over(page)).toHaveCount(0);
    await page.goBack();
    await atHome(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await page.goForward();
    await atList(page);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(over(page)).toHaveCount(0);
  });

test("keeps a menu open that opens just before the next page renders, and Back closes it", async ({
  page,
}) => {
  await page.goto("/");
  const button = openers(page)["departments"] as Locator;
  await button.evaluate((opener: HTMLElement) => {
    const push = history.pushState.bind(history);
    // The URL has already changed, but the next page hasn't rendered yet.
    history.pushState = (...entry) => {
      push(...entry);
      history.pushState = push;
      queueMicrotask(() => opener.click());
    };
  });
  const search = page.getByRole("banner").getByRole("combobox", { name: translate("Search the shop") });
  await search.fill("tire");
  await search.press("Enter");
  await expect(page.locator("[data-component=SortBar]")).toBeAttached();
  // The focus target is set in the same step as the screen reader announcement.
  await expect(page.locator("p[aria-live=polite]")).toContainText(/tire/i);
  await expect(over(page)).toBeVisible();
  await expect(over(page).locator(":focus")).toHaveCount(1);
  await page.goBack();
  await expect(over(page)).toHaveCount(0);
  await atList(page);
  await page.goBack();
  await atHome(page);
});

test("adds one history entry each for a link in the menu and for the filters", async ({ page }) => {
  await toList(page);
  await openers(page)["filters"]?.click();
  const drawer = page.getByRole("dialog", { name: translate("Filters") });
  await drawer.getByRole("link", { name: translate.start("In stock only") }).click();
  await drawer.getByRole("button", { name: /^Show [\d,]+\+? products?$/ }).click();
  await page.waitForURL(/inStock=true/);
  await openers(page)["departments"]?.click();
  const menu = page.getByRole("navigation", { name: translate("All categories") });
  await menu.getByRole("link", { name: /^Wheels/ }).click();
  await menu.getByRole("link", { name: "All of Wheels" }).click();
  await page.waitForURL(/cid=/);
  await expect(page.getByRole("heading", { level: 1, name: "Wheels" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/inStock=true/);
  await page.goBack();
  await expect(page).not.toHaveURL(/inStock/);
  await atList(page);
  await page.goBack();
  await atHome(page);
  await page.goForward();
  await atList(page);
});

test("closes the cart panel, the gallery and the login panel on Back, also after a reload", async ({
  page,
}) => {
  await toList(page);
  const [item] = await pickSkus(page.context(), 1);
  await page.goto(list);
  await page.goto(`/goods_detail/${item?.productId}`);
  await waitForHydration(page);
  const add = page
    .getByRole("main")
    .getByRole("button", { name: translate("Add to cart"), exact: true })
    .first();
  await add.click();
  await expect(page.getByRole("dialog", { name: translate("Added to cart") })).toBeVisible();
  await page.goBack();
  await expect(over(page)).toHaveCount(0);
  await expect(page).toHaveURL(/goods_detail/);
  await page
    .getByRole("button", { name: translate("Buy now") })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(over(page)).toHaveCount(0);
  await page.goBack();
  await atList(page);
});

test("leaves the page on Back in a wide window, even with an overlay open", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await toList(page);
  // By keyboard, because search suggestions may still cover the list.
  await page.getByRole("main").locator("article a[href*='/goods_detail/']").first().press("Enter");
  await page.waitForURL(/goods_detail/);
  await page
    .getByRole("main")
    .getByRole("button", { name: translate("Buy now") })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await atList(page);
  await expect(over(page)).toHaveCount(0);
  await page.goForward();
  await page
    .getByRole("main")
    .getByRole("button", { name: translate("Add to cart"), exact: true })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: translate("Added to cart") })).toBeVisible();
  await page.goBack();
  await atList(page);
  await expect(over(page)).toHaveCount(0);
});
