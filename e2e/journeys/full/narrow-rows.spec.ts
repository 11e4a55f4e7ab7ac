import { expect, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { test } from "../support/test.ts";
import { overflowing } from "../support/overflow.ts";
import { registerAs } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const say = textsOf("en");

/** A window of 1280 px at 400 %. */
test.use({ viewport: { width: 320, height: 800 } });

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

test("at 320 px the departments of the ranking are one row that slides, and the focus is seen in it", async ({
  page,
}) => {
  await open(page, "/goods/top_one");
  const tabs = page.getByRole("navigation", { name: say("Best sellers by department") });
  const links = tabs.getByRole("link");
  const rows = await links.evaluateAll(
    (all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size,
  );
  expect(rows).toBe(1);
  for (const link of await links.all()) {
    await link.focus();
    // Fractions of a px may lie outside.
    await expect(link).toBeInViewport({ ratio: 0.99 });
  }
  // The one that is shown is in sight when the page comes.
  const last = links.last();
  const [name, href] = [await last.innerText(), await last.getAttribute("href")];
  await open(page, href ?? "");
  await expect(tabs.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  await expect(tabs.getByRole("link", { name })).toBeInViewport({ ratio: 0.99 });
});

test("at 320 px a long breadcrumb is one row, and the page is no wider than the window", async ({ page }) => {
  for (const path of ["/goods_detail/215", "/lao/goods_detail/97", "/goods/goods_search?cid=1"]) {
    await open(page, path);
    expect(await overflowing(page), path).toEqual([]);
    const crumbs = await page.locator("[data-component=Breadcrumb]").boundingBox();
    expect((crumbs?.x ?? 0) + (crumbs?.width ?? 400), path).toBeLessThanOrEqual(320);
    expect(crumbs?.height, path).toBeLessThanOrEqual(48);
    const main = await page.getByRole("main").evaluate(({ scrollWidth }) => scrollWidth);
    expect(main, path).toBeLessThanOrEqual(320);
  }
});

test("at 320 px the order of a search is said whole, and the first banner shows what it is about", async ({
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

test("at 320 px the tags of product cards are read whole", async ({ page }) => {
  for (const prefix of ["", "/es", "/fr", "/th", "/lao", "/zh-CN"]) {
    await open(page, `${prefix}/goods/goods_search?title=tire`);
    const tags = page.locator("[data-component=ProductCard] [data-component=Tag] > span");
    await expect(tags.first()).toBeAttached();
    const cut = await tags.evaluateAll((all) =>
      all
        .filter((words) => words.scrollWidth > words.clientWidth && words.clientWidth > 0)
        // One that found no room in the row isn't shown at all.
        .filter((words) => {
          const row = words.closest("article > div > div")?.getBoundingClientRect();
          return words.getBoundingClientRect().top < (row?.bottom ?? 0) - 4;
        })
        .map((words) => words.textContent),
    );
    expect(cut, prefix).toEqual([]);
  }
});

test("at 320 px the goods of a shop come before its categories, which a button opens over them", async ({
  page,
}) => {
  await open(page, "/merchant/merchant/home?id=1");
  await page
    .getByRole("link", { name: say("Products"), exact: true })
    .first()
    .click();
  await page.waitForURL(/merchant\/category/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const goods = page.getByRole("main").getByRole("article");
  const heading = page.getByRole("heading", { level: 2, name: say("All products") });
  // The address changes a moment before the page does, and the page before has such a heading, too.
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(1);
  await expect(goods.first()).toBeVisible();
  const first = await goods.first().boundingBox();
  expect((first?.y ?? 9999) - ((await heading.boundingBox())?.y ?? 0)).toBeLessThan(240);
  const tabs = await page.getByRole("searchbox").last().boundingBox();
  expect((first?.y ?? 9999) - (tabs?.y ?? 0)).toBeLessThan(320);

  const opener = page.getByRole("main").getByRole("button", { name: say("Filters"), exact: true });
  const sheet = page.getByRole("main").getByRole("region", { name: say("Filters") });
  await expect(sheet).toBeHidden();
  await opener.click();
  const wheels = sheet.getByRole("link", { name: /^Wheels/ });
  await expect(wheels).toBeInViewport({ ratio: 1 });
  expect(await overflowing(page)).toEqual([]);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/merchant\/category/);
  await opener.click();
  await sheet
    .locator("..")
    .getByRole("button", { name: say("Close filters") })
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

test("at 320 px a new account reads whole that it has no points", async ({ page, context }) => {
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
