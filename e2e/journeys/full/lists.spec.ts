import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { createGuestAccount, read, write } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const locale = "fr";
const translate = textsOf(locale);

/** Matches normal spaces too; French puts no-break spaces inside its quotes. */
const plain = ({ source }: RegExp): RegExp => new RegExp(source.replaceAll("\u00a0", " "));

const at = (path: string): string => `/${locale}${path}`;

/** The empty state that replaces a list. */
const instead = '[data-component="EmptyState"]';

/** Checks that the empty state is in the HTML and that hydration never removes it. */
const expectEmptyStateInHtml = async (page: Page, path: string): Promise<void> => {
  const html = await (await page.context().request.get(path)).text();
  expect(html, path).toContain('data-component="EmptyState"');
  await page.addInitScript((selector) => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const isShown = document.querySelector(`main ${selector}`) !== null;
      if (seen.at(-1) !== isShown) seen.push(isShown);
      requestAnimationFrame(look);
    };
    look();
  }, instead);
  await page.goto(path, { waitUntil: "networkidle" });
  await waitForHydration(page);
  await expect(page.getByRole("main").locator(instead)).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
  // Nothing is rendered before the first paint.
  expect(seen.join(), path).toMatch(/^(false,)?true$/);
};

test("shows an empty state in the HTML after the last page and for a search without results (French)", async ({
  page,
}) => {
  await expectEmptyStateInHtml(page, at("/goods/activity_list?id=1&page=99"));
  await expect(
    page.getByRole("heading", { name: translate("There is no page {page, number}") }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: translate("First page") })).toHaveAttribute(
    "href",
    /activity_list\?id=1$/,
  );
  for (const path of [
    "/goods/goods_search?title=carmine&page=99",
    "/merchant/merchant_street?page=99",
    "/merchant/merchant/category?id=1&page=99",
    "/merchant/merchant/coupon?id=1&page=99",
    "/goods_detail/1?tab=reviews&page=99",
  ]) {
    const other = await page.context().newPage();
    await expectEmptyStateInHtml(other, at(path));
    await other.close();
  }
  const none = await page.context().newPage();
  await expectEmptyStateInHtml(none, at("/goods/goods_search?title=zzzqqq"));
});

test("offers search and filters in the directory, and gives each list its own title (French)", async ({
  page,
  context,
}) => {
  const { list } = await read<{ list: { categoryId: number | null }[] }>(
    context,
    "/api/front/merchant/street?page=1&limit=100",
  );
  await page.goto(at("/merchant/merchant_street"));
  const street = await page.title();
  const departments = page.getByRole("navigation", { name: translate("Department") }).getByRole("link");
  const hrefs = await departments.evaluateAll((links) =>
    links.map((link) => link.getAttribute("href") ?? ""),
  );
  const offered = hrefs.flatMap((href) => /categoryId=(\d+)/.exec(href)?.[1] ?? []).map(Number);
  expect(new Set(offered)).toEqual(new Set(list.flatMap(({ categoryId }) => categoryId ?? [])));
  await departments.nth(1).click();
  await page.waitForURL(/merchant_more\?categoryId=/);
  const [chosen = ""] = (await departments.nth(1).innerText()).split(/[（(]/);
  await expect(page).toHaveTitle(new RegExp(chosen.trim()));
  expect(await page.title()).not.toBe(street);
  // With this filter, no other filter value leads to an empty list.
  for (const link of await page
    .getByRole("navigation", { name: translate("Type") })
    .getByRole("link")
    .all()) {
    const href = await link.getAttribute("href");
    const html = await (await context.request.get(href ?? "")).text();
    expect(html, href ?? "").not.toContain(instead.slice(1, -1));
  }
  await page.goto(at("/merchant/merchant_more?sort=new"));
  await expect(page).toHaveTitle(new RegExp(translate("All shops").source.replace(/^\^|\$$/g, "")));
});

test("offers other shops' results and best sellers if a shop has no match (French)", async ({ page }) => {
  await page.goto(at("/merchant/merchant/category?id=2&search=zzz"));
  const main = page.getByRole("main");
  await expect(
    main.getByRole("heading", { name: plain(translate("No results for “{words}” in {shop}")) }),
  ).toBeVisible();
  await expect(
    main.getByRole("link", { name: plain(translate("Search “{words}” in all shops")) }),
  ).toHaveAttribute("href", /goods_search\?title=zzz$/);
  const best = main.getByRole("region", { name: translate("Best sellers from {shop}") });
  // One full row.
  await expect(best.getByRole("article")).toHaveCount(4);
  // A tire size in the query is also searched in other shops.
  await page.goto(at("/merchant/merchant/category?id=2&search=zzz%20135/80%20R12"));
  await expect(
    main.getByRole("link", { name: plain(translate("Search “{words}” in all shops")) }),
  ).toHaveAttribute("href", /goods_search\?title=zzz\+135%2F80\+R12$/);
});

test("shows whether filters or the category exclude all products of a shop (French)", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto(at("/merchant/merchant/category?id=1&search=tire&minPrice=90000"));
  await expect(
    main.getByRole("heading", { name: translate("No products match your filters") }),
  ).toBeVisible();
  await main.getByRole("link", { name: translate("Clear all filters") }).click();
  await page.waitForURL(/id=1&search=tire$/);
  await expect(main.getByRole("article").first()).toBeVisible();
  // Oils and cleaners aren't in the winter tires category.
  const { list } = await read<{ list: { name: string }[] }>(
    page.context(),
    "/api/front/product/merchant/pro/list?merId=1&keyword=5W-30",
  );
  expect(list.length).toBeGreaterThan(0);
  const tree = await read<{ id: number }[]>(page.context(), "/api/front/product/merchant/1/category/list");
  await page.goto(at(`/merchant/merchant/category?id=1&cid=${tree[0]?.id}&search=5W-30`));
  await main.getByRole("link", { name: translate("Search the whole shop") }).click();
  await page.waitForURL(/category\?id=1&search=5W-30$/);
  await expect(main.getByRole("article").first()).toBeVisible();
});

test("filters the products of a shop like a search (French)", async ({ page }) => {
  await page.goto(at("/merchant/merchant/category?id=1"));
  await waitForHydration(page);
  const main = page.getByRole("main");
  const categories = main.locator('[data-component="Facets"] a[href*="cid="]');
  const every = await categories.count();
  await main.getByRole("link", { name: "R17", exact: true }).click();
  await page.waitForURL(/optionValues=rim/);
  // The accessible name ends with the number of products.
  await main.locator('a[href*="inStock=true"]').first().click();
  await page.waitForURL(/inStock=true&optionValues=rim/);
  // The other categories have no 17-inch rims.
  await expect.poll(() => categories.count()).toBeLessThan(every);
  const chips = main.locator('[data-component="AppliedFilters"]');
  await expect(chips.getByRole("link", { name: /R17/ })).toBeVisible();
  await expect(main.getByRole("article").first()).toBeVisible();
  await page.goBack();
  await page.waitForURL(/id=1&optionValues=rim%3A17$/);
  // The link is in the HTML and works without JavaScript.
  const html = await (await page.context().request.get(page.url())).text();
  expect(html).toContain("inStock=true");
});

test("keeps shop filters in view when used by keyboard, and unchanged price fields set no bounds", async ({
  page,
}) => {
  await page.goto("/merchant/merchant/category?id=1");
  await waitForHydration(page);
  const main = page.getByRole("main");
  const inStock = main.locator('[data-component="Facets"] a[href*="inStock=true"]');
  await inStock.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(inStock).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/inStock=true/);
  await expect(main.locator('[data-component="AppliedFilters"]')).toBeVisible();
  await expect(page.locator('[data-component="Facets"] :focus')).toBeInViewport();
  // The field shows the highest price, which isn't an active filter.
  await page.goto("/merchant/merchant/category?id=1");
  await waitForHydration(page);
  await page.getByRole("spinbutton", { name: "Lowest price" }).fill("99999");
  await page.keyboard.press("Enter");
  await page.waitForURL(/minPrice=99999$/);
  await expect(main.getByRole("heading", { name: "No products match your filters" })).toBeVisible();
  // With collapsed filters the list takes the full width.
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto("/merchant/merchant/category?id=1");
  const box = await main.locator('[data-component="ProductGrid"]').first().boundingBox();
  expect(box?.width).toBeGreaterThan(700);
});

test("shows an empty state after the last page of saved products", async ({ page, context }) => {
  await createGuestAccount(context);
  const { list } = await read<{ list: { id: number }[] }>(context, "/api/front/product/list?page=1&limit=1");
  for (const { id } of list) await write(context, "/api/front/collect/add/product", { id });
  await expectEmptyStateInHtml(page, "/users/collection_list?page=99");
});

test("shows in the dialog that the session ended during an action", async ({ page, context }) => {
  await createGuestAccount(context);
  // Only the action is rejected: the page's own reads of the wishlist may still be on their way.
  await page.route("**/api/front/collect/add/product", (route) =>
    route.fulfill({ json: { code: 401, message: "Your session has ended", data: null } }),
  );
  await page.goto("/goods_detail/1");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("Your session has ended");
});
