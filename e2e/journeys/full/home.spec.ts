import { expect, type Locator, type Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { read } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");

const openHome = async (page: Page, path = "/"): Promise<void> => {
  await page.goto(path);
  await waitForHydration(page);
};
const named = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

interface Activity {
  readonly id: number;
  readonly name: string;
  readonly type: number;
  readonly productList: readonly { storeName: string }[];
}

test("doesn't repeat the products of a department in the grid, whichever category is selected", async ({
  page,
}) => {
  const grid = page.getByRole("region", { name: "Just for you" });
  const departments = page.locator('section[id^="floor-"]');
  const hrefs = async (): Promise<string[]> =>
    (
      await Promise.all(
        [departments, grid].map((part) =>
          part
            .getByRole("article")
            .getByRole("link")
            .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? "")),
        ),
      )
    ).flat();
  const isEachOnce = async (): Promise<void> => {
    const all = (await hrefs()).filter((href) => href.includes("goods_detail"));
    expect(all.length).toBeGreaterThan(25);
    expect(all.filter((href, at) => all.indexOf(href) !== at)).toEqual([]);
  };
  await openHome(page, "/?page=2");
  await isEachOnce();
  await departments.first().locator("a[href*='?floor=']").first().click();
  await page.waitForURL(/floor=/);
  await isEachOnce();
});

test("shows large activity banners in separate rows", async ({ page, context }) => {
  const activities = await read<Activity[]>(context, "/api/front/activity/index/list");
  const ofType = (wanted: number): Activity => {
    const activity = activities.find(({ type }) => type === wanted);
    if (!activity) throw new Error(`The demo has no activity of type ${wanted}`);
    return activity;
  };
  const boxesOf = async (activity: Activity, count: number) => {
    // Sections far below the viewport aren't laid out yet.
    await named(page, activity.name).scrollIntoViewIfNeeded();
    const deals = named(page, activity.name).getByRole("heading", { level: 3 });
    await expect(deals).toHaveText(activity.productList.slice(0, count).map(({ storeName }) => storeName));
    return Promise.all(
      (await named(page, activity.name).locator("picture img").all()).map((img) => img.boundingBox()),
    );
  };
  await openHome(page);
  // One large deal next to two small stacked ones.
  const [large, upper, lower] = await boxesOf(ofType(2), 3);
  expect(large?.width).toBeGreaterThan(2 * (upper?.width ?? 999));
  expect(upper?.x).toBe(lower?.x);
  expect(upper?.y).toBeLessThan(lower?.y ?? 0);
  // Four large ones in a row.
  const big = await boxesOf(ofType(3), 4);
  expect(big).toHaveLength(4);
  expect(new Set(big.map((box) => box?.y)).size).toBe(1);
  expect(Math.min(...big.map((box) => box?.width ?? 0))).toBeGreaterThan(240);

  await named(page, ofType(2).name)
    .getByRole("link", { name: translate("See all") })
    .click();
  await page.waitForURL(new RegExp(`activity_list\\?id=${ofType(2).id}$`));
  await expect(page.getByRole("heading", { level: 1, name: ofType(2).name })).toBeVisible();
});

test("loads more of the grid on scroll, and Back returns to the same position", async ({ page }) => {
  await openHome(page);
  const grid = named(page, "Just for you");
  const cards = grid.getByRole("article");
  const more = grid.getByRole("link", { name: translate("Load more") });
  await expect(cards).toHaveCount(15);
  for (const count of [30, 45]) {
    await cards.last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(count);
  }
  // Loading stops, so that the footer is reachable and the link works.
  await expect(async () => {
    await more.scrollIntoViewIfNeeded();
    await expect(more).toHaveAttribute("href", "/?page=5", { timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL(/page=4$/);
  await expect(cards).toHaveCount(60);
  await more.click();
  await expect(cards).toHaveCount(75);

  const last = cards.last();
  const name = await last.getByRole("heading").innerText();
  await last.getByRole("link").first().click();
  await page.waitForURL(/goods_detail/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(75);
  await expect(last).toBeInViewport();
});

test("keeps the selected categories and the loaded grid pages, also after Back", async ({ page }) => {
  await openHome(page, "/?page=2");
  const departments = page.locator('section[id^="floor-"]');
  const cards = named(page, "Just for you").getByRole("article");
  await expect(cards).toHaveCount(30);
  const chosen: string[] = [];
  const currentTab = (at: number): Locator =>
    departments.nth(at).getByRole("link", { name: chosen[at] ?? "", exact: true });
  const isKept = async (): Promise<void> => {
    for (const at of chosen.keys()) await expect(currentTab(at)).toHaveAttribute("aria-current", "true");
  };
  for (const at of [0, 1]) {
    const tab = departments.nth(at).locator("a[href*='floor=']:not([aria-current])").last();
    chosen.push(await tab.innerText());
    await tab.click();
    await page.waitForURL((url) => url.searchParams.get("floor")?.split(",").length === at + 1);
    // The other tabs link to this selection once it is shown.
    await isKept();
    // The grid keeps its products, except the ones in the section.
    expect(await cards.count()).toBeGreaterThan(15);
    await expect(page).toHaveURL(/page=\d/);
  }
  await cards.last().scrollIntoViewIfNeeded();
  await page.waitForURL(/floor=\d+,\d+&page=[34]$/);
  await isKept();
  const count = await cards.count();
  // A response that arrives during navigation doesn't cancel it.
  await cards.last().getByRole("link").first().click();
  await page.waitForURL(/goods_detail/);
  await page.goBack();
  await page.waitForURL(/floor=\d+,\d+&page=[34]$/);
  await isKept();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(count);
});

test("links to the next page below the grid without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/");
  const grid = named(page, "Just for you");
  await expect(grid.getByRole("article")).toHaveCount(15);
  await grid.getByRole("link", { name: translate("Load more") }).click();
  await page.waitForURL(/page=2$/);
  await expect(grid.getByRole("article")).toHaveCount(30);
  await context.close();
});

test("links a news item to its guide", async ({ page }) => {
  await openHome(page);
  const links = named(page, "Welcome").locator("a[href^='/guides/']");
  const titles = await links.allInnerTexts();
  expect(titles.length).toBeGreaterThan(1);
  for (const [at, title] of titles.entries()) {
    await links.nth(at).click();
    await page.waitForURL(/\/guides\//);
    await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toHaveText(title.trim());
    // More text than a title.
    expect((await page.getByRole("main").getByRole("article").first().innerText()).length).toBeGreaterThan(
      300,
    );
    await page.goBack();
  }
});

for (const prefix of ["", "fr", "lao"])
  test(`shows full names in the deals strip, and aligns prices (/${prefix})`, async ({ page }) => {
    await page.goto(`/${prefix}`);
    const deals = page.locator("[data-component=FlashStrip] li");
    await expect(deals).toHaveCount(5);
    const levels = () =>
      deals
        .locator("[data-component=Price]")
        .evaluateAll((all) => [
          ...new Set(all.map((price) => Math.round(price.getBoundingClientRect().top))),
        ]);
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(levels).toHaveLength(1);
      const cut = await deals
        .getByRole("link")
        .evaluateAll((names) =>
          names.filter((name) => name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent),
        );
      // One name is longer than four short lines and is cut after the product type.
      expect(cut.length, `${width}: ${cut.join(", ")}`).toBeLessThanOrEqual(width === 1440 ? 0 : 1);
    }
  });
