import { expect, type Locator, type Page } from "@playwright/test";
import { waitForHydration } from "./support/hydration.ts";
import { test } from "./support/test.ts";
import { textsOf } from "./support/texts.ts";

const translate = textsOf("en");

const openSearch = async (page: Page, query: Record<string, string>): Promise<void> => {
  await page.goto(`/goods/goods_search?${new URLSearchParams(query).toString()}`);
  await waitForHydration(page);
};
const found = (page: Page): Locator => page.getByRole("main").getByRole("article");
const titleOf = (page: Page): Locator => page.getByRole("heading", { level: 1 });
const chips = (page: Page): Locator =>
  page.getByRole("list", { name: translate("Active filters") }).getByRole("listitem");

/** The values of a filter; its title is the summary of a collapsible section. */
const filter = (page: Page, name: string): Locator =>
  page
    .getByRole("region", { name: translate("Filters") })
    .getByRole("group")
    .filter({ has: page.locator("summary", { hasText: new RegExp(`^${name}$`) }) });

test("finds products by short words, numbers and words in another language", async ({ request }) => {
  for (const [prefix, words, product] of [
    ["", "tv", /monitor/],
    ["", "5w30", /5W-30/],
    ["", "oil 5w30", /5W-30/],
    ["", "tires for winter", /winter tire/],
    ["", "17 inch wheels", /wheel/],
    ["", "lap top", /laptop/],
    ["", "bicycle", /bike/],
    ["/zh-CN", "雪地胎", /冬季轮胎/],
    ["/zh-CN", "17英寸轮毂", /轮毂|钢圈/],
    ["/es", "llantas de 17 pulgadas", /Llanta/],
    ["/fr", "pneus d’hiver", /Pneu hiver/],
    ["/th", "ล้อ 17 นิ้ว", /ล้อ/],
    ["/th", "ยางขอบ 16", /R16/],
    ["/th", "โน๊ตบุ๊ค", /โน้ตบุ๊ก/],
    ["/lao", "ກົງລໍ້ 17 ນິ້ວ", /ກົງລໍ້/],
  ] as const) {
    const path = `${prefix}/goods/goods_search?title=${encodeURIComponent(words)}`;
    const [, first = ""] = (await (await request.get(path)).text()).split("<article");
    expect(first.replaceAll(/<[^>]*>/g, ""), path).toMatch(product);
  }
});

test("finds nothing for symbols and shows a message", async ({ page }) => {
  for (const words of ["%", "🛞"]) {
    await openSearch(page, { title: words });
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: `No results for “${words}”` })).toBeVisible();
    await expect(
      main
        .getByRole("navigation", { name: translate("Browse departments") })
        .getByRole("link")
        .first(),
    ).toBeVisible();
    await expect(page.getByRole("navigation", { name: translate("Sort by") })).toHaveCount(0);
  }
});

test("shows that a page after the last one is empty and links back", async ({ page }) => {
  await openSearch(page, { title: "tire", page: "99" });
  await expect(page.getByRole("heading", { name: "There is no page 99" })).toBeVisible();
  await expect(found(page)).toHaveCount(0);
  await page.getByRole("link", { name: translate("Last page") }).click();
  await expect(found(page).first()).toBeVisible();
  await expect(page).toHaveURL(/page=\d$/);
  await page.goBack();
  await page.getByRole("link", { name: translate("First page") }).click();
  await expect(found(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
});

test("recognizes a typed tire size, offers similar sizes, and can search the words instead", async ({
  page,
}) => {
  await openSearch(page, { title: "205/55 R16" });
  await expect(titleOf(page)).toHaveText(/205\/55 R16/);
  const hint = page.getByRole("group", { name: translate("Recognized size") });
  // One chip instead of three.
  await expect(chips(page)).toHaveCount(0);
  const results = page.getByText(/^\d+ results$/).first();
  const count = async (): Promise<number> => Number.parseInt(await results.innerText(), 10);
  const exact = await count();
  for (const name of await found(page).getByRole("heading").allInnerTexts())
    expect(name).toContain("205/55 R16");

  await expect(hint.getByRole("link", { name: `Remove Tires 205/55 R16 · ${exact} models` })).toBeVisible();

  // The result count matches the suggestion's count.
  const neighbor = hint
    .getByRole("list", { name: translate("Similar sizes") })
    .getByRole("link")
    .first();
  const [, size = "", many = ""] = /^(.+) · (\d+)$/.exec(await neighbor.innerText()) ?? [];
  await neighbor.click();
  const chosen = page.getByRole("group", { name: translate("Tire size"), exact: true });
  await expect(chosen.getByRole("link", { name: `Remove Tires ${size} · ${many} models` })).toBeVisible();
  await expect.poll(count).toBe(Number(many));

  // The query is searched literally.
  await openSearch(page, { title: "205/55 R16" });
  await hint.getByRole("link", { name: translate("Search for these exact words") }).click();
  await expect(page).toHaveURL(/asText=true/);
  await expect(hint).toHaveCount(0);

  await openSearch(page, { title: "205/55 R16" });
  await hint.getByRole("link", { name: /^Remove/ }).click();
  await expect.poll(count).toBeGreaterThan(exact);
  await expect(titleOf(page)).not.toHaveText(/205\/55/);

  // A filter that overrides a part of the size changes title and breadcrumb.
  await openSearch(page, { title: "205/55R16", optionValues: "width:225" });
  await expect(titleOf(page)).toHaveText(/225\/55 R16/);
  const crumbs = page.getByRole("navigation", { name: translate("Breadcrumb") });
  await expect(crumbs).toContainText("225/55 R16");
  await expect(crumbs).not.toContainText("205");
});

test("shows the eight most common sizes and the selected ones, sorted by size", async ({ page }) => {
  await openSearch(page, { title: "tire" });
  const widths = page
    .getByRole("region", { name: translate("Filters") })
    .getByRole("list", { name: "Width" })
    .locator("li");
  await expect(widths).toHaveCount(8);
  const namesOf = async (): Promise<string[]> => widths.allInnerTexts();
  const first = await namesOf();
  expect(first).toEqual(first.toSorted((a, b) => Number(a) - Number(b)));
  const options = filter(page, "Options");
  await options
    .getByRole("button", { name: translate("Show all {count, number}") })
    .first()
    .click();
  const every = await namesOf();
  expect(every.length).toBeGreaterThan(8);
  const [hidden = ""] = every.filter((name) => !first.includes(name));
  await widths.filter({ hasText: hidden }).getByRole("link").click();
  await expect(chips(page).first()).toContainText(hidden);
  await page.reload();
  await expect(widths.filter({ hasText: hidden }).getByRole("link")).toHaveAttribute("aria-current", "true");
  await expect(widths).toHaveCount(9);
});

test("shows eight values of a long filter, expands and searches them, and accepts several", async ({
  page,
}) => {
  await openSearch(page, {});
  const brands = filter(page, "Brand");
  const values = brands.getByRole("list").getByRole("link");
  await expect(values).toHaveCount(8);
  const namesOf = async (): Promise<string[]> =>
    (await values.allInnerTexts()).map((text) => text.replace(/\s*\d+$/, ""));
  const first = await namesOf();
  const all = brands.getByRole("button", { name: translate("Show all {count, number}") });
  const [, many = "0"] = /(\d+)/.exec(await all.innerText()) ?? [];
  await all.click();
  await expect(values).toHaveCount(Number(many));
  expect(Number(many)).toBeGreaterThan(8);
  const every = await namesOf();
  expect(every).toEqual(every.toSorted((a, b) => a.localeCompare(b, "en")));
  await brands.getByRole("button", { name: translate("Show fewer") }).click();
  await expect(values).toHaveCount(8);

  // The search also finds collapsed values.
  const [folded = ""] = every.filter((name) => !first.includes(name));
  const field = brands.getByRole("searchbox", { name: "Search in Brand" });
  await field.fill(folded.toLowerCase());
  await expect(values).toHaveText([new RegExp(`^${folded}`)]);
  await field.fill("no such brand");
  await expect(brands.getByText(translate("No matches"))).toBeVisible();
  await field.fill("");

  await values.filter({ hasText: /^Halden/ }).click();
  await expect(chips(page)).toHaveText(["Halden", "Clear all"]);
  await values.filter({ hasText: /^Verdant/ }).click();
  await expect(chips(page)).toHaveText(["Halden", "Verdant", "Clear all"]);
  const names = found(page).getByRole("heading");
  await expect(names.filter({ hasText: "Halden" }).first()).toBeVisible();
  await expect(names.filter({ hasText: "Verdant" }).first()).toBeVisible();
  await expect(names.filter({ hasNotText: /Halden|Verdant/ })).toHaveCount(0);
});

test("names filters without results as the cause, including the shop's name, and removes them", async ({
  page,
}) => {
  for (const locale of ["en", "lao"]) {
    const sayIn = textsOf(locale);
    const prefix = locale === "en" ? "" : `/${locale}`;
    for (const words of ["tire", "Nordic Tire House"]) {
      await page.goto(`${prefix}/goods/goods_search?title=${encodeURIComponent(words)}&minPrice=90000`);
      const main = page.getByRole("main");
      await expect(
        main.getByRole("heading", { name: sayIn("No products match your filters") }),
      ).toBeVisible();
      await main.getByRole("link", { name: sayIn("Clear all filters") }).click();
      await expect(page).not.toHaveURL(/minPrice/);
      await expect(main.getByRole("article").first()).toBeVisible();
      await expect(main.getByText(sayIn("No products match your filters"))).toBeHidden();
    }
  }
});

test("suggests a spelling correction before it suggests removing filters", async ({ page }) => {
  for (const locale of ["en", "lao"]) {
    const sayIn = textsOf(locale);
    const prefix = locale === "en" ? "" : `/${locale}`;
    await page.goto(`${prefix}/goods/goods_search?title=verdnat&minPrice=90000`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: sayIn("No results for “{words}”") })).toContainText(
      "verdnat",
    );
    const ways = main.getByRole("link", { name: sayIn("Clear all filters") }).locator("xpath=..");
    await expect(ways.getByRole("link")).toHaveText([sayIn("Search “{words}”"), sayIn("Clear all filters")]);
    await ways.getByRole("link").first().click();
    await page.waitForURL((url) => url.searchParams.get("title") === "verdant");
    expect(new URL(page.url()).searchParams.has("minPrice")).toBe(false);
    await expect(main.getByRole("article").first()).toBeVisible();
  }
});

test("keeps the focus in the row when a price range and chips are removed by keyboard", async ({ page }) => {
  await openSearch(page, { cid: "1", brandId: "2" });
  const lowest = page.getByRole("spinbutton", { name: "Lowest price" });
  await lowest.fill("100");
  await lowest.press("Enter");
  await page.waitForURL(/minPrice=100/);
  await expect(chips(page)).toHaveCount(3);
  // The unchanged end sets no bound.
  expect(page.url()).not.toContain("maxPrice");
  await expect(lowest).toBeFocused();

  const links = chips(page).getByRole("link");
  await links.first().press("Enter");
  await expect(chips(page)).toHaveCount(2);
  await expect(links.first()).toBeFocused();
  await links.first().press("Enter");
  await expect(chips(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("checks a filter immediately on a slow network, and a second one adds to it", async ({ page }) => {
  await openSearch(page, { cid: "1" });
  const brands = filter(page, "Brand");
  const value = (name: string): Locator => brands.getByRole("link", { name: new RegExp(`^${name}`) });
  await expect(value("Halden")).toBeVisible();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/front/product/**", async (route) => {
    await held;
    await route.continue();
  });
  await value("Halden").click();
  await expect(value("Halden")).toHaveAttribute("aria-current", "true");
  await expect(chips(page)).toHaveCount(0);
  await value("Verdant").click();
  await expect(value("Verdant")).toHaveAttribute("aria-current", "true");
  answer();
  await expect(chips(page)).toHaveText(["Halden", "Verdant", "Clear all"]);
});
