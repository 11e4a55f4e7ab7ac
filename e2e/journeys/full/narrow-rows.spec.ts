import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { test } from "../support/test.ts";
import { overflowingElements } from "../support/overflow.ts";
import { registerAs } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");

/** A 1280 px window at 400% zoom. */
test.use({ viewport: { width: 320, height: 800 } });

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await waitForHydration(page);
};

test("shows the ranking departments in one scrollable row at 320 px and scrolls the focus into view", async ({
  page,
}) => {
  await open(page, "/goods/top_one");
  const tabs = page.getByRole("navigation", { name: translate("Best sellers by department") });
  const links = tabs.getByRole("link");
  const rows = await links.evaluateAll(
    (all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size,
  );
  expect(rows).toBe(1);
  for (const link of await links.all()) {
    await link.focus();
    // Fractions of a pixel may be outside.
    await expect(link).toBeInViewport({ ratio: 0.99 });
  }
  // The current department is in view after navigation.
  const last = links.last();
  const [name, href] = [await last.innerText(), await last.getAttribute("href")];
  await open(page, href ?? "");
  await expect(tabs.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  await expect(tabs.getByRole("link", { name })).toBeInViewport({ ratio: 0.99 });
});

test("shows a long breadcrumb in one row at 320 px without widening the page", async ({ page }) => {
  for (const path of ["/goods_detail/215", "/lao/goods_detail/97", "/goods/goods_search?cid=1"]) {
    await open(page, path);
    expect(await overflowingElements(page), path).toEqual([]);
    const crumbs = await page.locator("[data-component=Breadcrumb]").boundingBox();
    expect((crumbs?.x ?? 0) + (crumbs?.width ?? 400), path).toBeLessThanOrEqual(320);
    expect(crumbs?.height, path).toBeLessThanOrEqual(48);
    const main = await page.getByRole("main").evaluate(({ scrollWidth }) => scrollWidth);
    expect(main, path).toBeLessThanOrEqual(320);
  }
});

test("shows the full sort label of a search and the subject of the first banner at 320 px", async ({
  page,
}) => {
  for (const prefix of ["", "/es", "/lao"]) {
    await open(page, `${prefix}/goods/goods_search?title=tire`);
    const order = page.locator("[data-component=SortBar] button > span");
    expect(
      await order.evaluate((words) => words.scrollWidth - words.clientWidth),
      prefix,
    ).toBeLessThanOrEqual(0);
    await open(page, prefix || "/");
    const banner = page.locator("[data-component=HeroBanner]").first();
    await expect(banner.locator("img")).toBeInViewport({ ratio: 0.99 });
    const heading = await banner.getByRole("heading").boundingBox();
    const picture = await banner.locator("img").boundingBox();
    expect((heading?.x ?? 0) + (heading?.width ?? 0), prefix).toBeLessThanOrEqual(picture?.x ?? 0);
  }
});

test("doesn't clip the tags of product cards at 320 px", async ({ page }) => {
  for (const prefix of ["", "/es", "/fr", "/th", "/lao", "/zh-CN"]) {
    await open(page, `${prefix}/goods/goods_search?title=tire`);
    const tags = page.locator("[data-component=ProductCard] [data-component=Tag] > span");
    await expect(tags.first()).toBeAttached();
    const cut = await tags.evaluateAll((all) =>
      all
        .filter((words) => words.scrollWidth > words.clientWidth && words.clientWidth > 0)
        // Tags that don't fit in the row are hidden.
        .filter((words) => {
          const row = words.closest("article > div > div")?.getBoundingClientRect();
          return words.getBoundingClientRect().top < (row?.bottom ?? 0) - 4;
        })
        .map((words) => words.textContent),
    );
    expect(cut, prefix).toEqual([]);
  }
});

test("shows the products of a shop before its categories at 320 px, which a button opens", async ({
  page,
}) => {
  await open(page, "/merchant/merchant/home?id=1");
  await page
    .getByRole("link", { name: translate("Products"), exact: true })
    .first()
    .click();
  await page.waitForURL(/merchant\/category/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const items = page.getByRole("main").getByRole("article");
  const heading = page.getByRole("heading", { level: 2, name: translate("All products") });
  // The URL changes before the page renders, and the previous page has such a heading, too.
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(1);
  await expect(items.first()).toBeVisible();
  const first = await items.first().boundingBox();
  expect((first?.y ?? 9999) - ((await heading.boundingBox())?.y ?? 0)).toBeLessThan(240);
  const tabs = await page.getByRole("searchbox").last().boundingBox();
  expect((first?.y ?? 9999) - (tabs?.y ?? 0)).toBeLessThan(320);

  const opener = page.getByRole("main").getByRole("button", { name: translate("Filters"), exact: true });
  const sheet = page.getByRole("main").getByRole("region", { name: translate("Filters") });
  await expect(sheet).toBeHidden();
  await opener.click();
  const wheels = sheet.getByRole("link", { name: /^Wheels/ });
  await expect(wheels).toBeInViewport({ ratio: 1 });
  expect(await overflowingElements(page)).toEqual([]);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/merchant\/category/);
  await opener.click();
  await sheet
    .locator("..")
    .getByRole("button", { name: translate("Close filters") })
    .click();
  await expect(sheet).toBeHidden();
  await opener.click();
  await wheels.click();
  await page.waitForURL(/cid=/);
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("heading", { level: 2, name: "Wheels" })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(sheet).toBeVisible();
  await expect(opener).toBeHidden();
});

test("shows the full text about zero points to a new account at 320 px", async ({ page, context }) => {
  await registerAs(context, "points", "Round-wheel-77");
  for (const prefix of ["", "/es", "/th"]) {
    await open(page, `${prefix}/users/points`);
    const none = page
      .getByRole("main")
      .getByText(textsOf(prefix.slice(1) || "en")("No points yet. You earn them with your first order."));
    await expect(none).toBeVisible();
    const words = await none.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    expect(words, prefix).toBeLessThanOrEqual(320 - 16);
  }
});
