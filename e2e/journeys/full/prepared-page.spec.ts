import { expect, type Locator, type Page } from "@playwright/test";
import { complaintsOf } from "../support/complaints.ts";
import { hydrated } from "../support/hydrated.ts";
import { test } from "../support/test.ts";

const headings = (page: Page): Locator => page.locator("main h1");
const productLink = (page: Page): Locator =>
  page.getByRole("main").locator("article a[href*='/goods_detail/']").first();
const canonicals = (page: Page): Promise<string[]> =>
  page
    .locator("link[rel=canonical]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

/** Rests on the link until its page is rendered. @returns the heading that nobody sees yet */
const restOn = async (page: Page, link: Locator): Promise<Locator> => {
  await link.hover();
  await expect(headings(page)).toHaveCount(2);
  const heading = headings(page).last();
  await expect(heading).toBeHidden();
  return heading;
};

test("a resting pointer has the page rendered, and the press only shows it", async ({ page }) => {
  const complaints = complaintsOf(page);
  // Longer than a skeleton takes to stand in for somebody who waits.
  await page.route("**/api/front/product/detail/*", async (route) => {
    await page.waitForTimeout(400);
    await route.continue();
  });
  await page.goto("/lao");
  await hydrated(page);
  const title = await page.title();
  const heading = await restOn(page, productLink(page));
  await heading.evaluate((element) => element.setAttribute("data-kept", ""));

  // Nothing of it is to be noticed: no title, no address, nothing viewed, nothing to reach by keyboard.
  expect(await page.title()).toBe(title);
  expect((await canonicals(page)).map((href) => new URL(href).pathname)).toEqual(["/lao"]);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("recentlyViewed"))),
  ).toEqual([]);

  const { pathname } = new URL((await productLink(page).getAttribute("href")) ?? "", page.url());
  await productLink(page).click();
  await expect(headings(page)).toHaveCount(1);
  await expect(headings(page)).toBeVisible();
  await expect(headings(page)).toHaveAttribute("data-kept");
  await expect(page).toHaveTitle(
    new RegExp((await headings(page).innerText()).slice(0, 20).replace(/[^\p{L}\p{N}]/gu, ".")),
  );
  expect((await canonicals(page)).map((href) => new URL(href).pathname)).toEqual([pathname]);
  await expect(page.locator("main")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("recentlyViewed"))),
    )
    .toBe(true);

  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect(headings(page).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a page that was rendered ahead works as any other, also with another address later", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto("/");
  await hydrated(page);
  const link = page.getByRole("banner").locator("a[href*='/goods/goods_search']:visible").first();
  await restOn(page, link);
  await link.click();
  await expect(headings(page)).toHaveCount(1);
  const before = page.url();
  await page.getByRole("link", { name: "Price", exact: true }).first().click();
  await expect(page).toHaveURL(/sort=price-asc/);
  await page.goBack();
  await expect(page).toHaveURL(before);
  expect(complaints).toEqual([]);
});

test("another link's page takes the place of the one that was rendered before", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const links = page.getByRole("main").locator("article a[href*='/goods_detail/']");
  await restOn(page, links.first());
  const first = await headings(page).last().innerText();
  const name = (): Promise<string> =>
    headings(page)
      .last()
      .evaluate((element) => element.textContent ?? "");
  await links.nth(5).hover();
  await expect.poll(name).not.toBe(first);
  await expect(headings(page)).toHaveCount(2);
  const shown = await name();
  await links.nth(5).click();
  await expect(headings(page)).toHaveCount(1);
  expect(await name()).toBe(shown);
});
