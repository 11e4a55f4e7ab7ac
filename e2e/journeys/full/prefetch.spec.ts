import { expect, type Page } from "@playwright/test";
import { collectConsoleErrors } from "../support/console-errors.ts";
import { waitForHydration } from "../support/hydration.ts";
import { test } from "../support/test.ts";

const canonicals = (page: Page): Promise<string[]> =>
  page
    .locator("link[rel=canonical]")
    .evaluateAll((links) => links.map((link) => new URL(link.getAttribute("href") ?? "").pathname));

const recentlyViewed = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("recentlyViewed")));

test("prefetches code and data on hover, and the click doesn't request the product again", async ({
  page,
}) => {
  const complaints = collectConsoleErrors(page);
  const details: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/front/product/detail/")) details.push(pathname);
  });
  await page.goto("/lao");
  await waitForHydration(page);
  const title = await page.title();
  const link = page.getByRole("main").locator("article a[href*='/goods_detail/']").first();
  const answered = page.waitForResponse("**/api/front/product/detail/*");
  await link.hover();
  await answered;
  await page.waitForLoadState("networkidle");

  // The current page doesn't change.
  expect(await page.title()).toBe(title);
  expect(await canonicals(page)).toEqual(["/lao"]);
  expect(await recentlyViewed(page)).toEqual([]);

  const { pathname } = new URL((await link.getAttribute("href")) ?? "", page.url());
  await link.click();
  const heading = page.locator("main h1");
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
  // The address changes before the page does.
  await expect.poll(() => canonicals(page)).toEqual([pathname]);
  await expect(page).toHaveTitle(
    new RegExp((await heading.innerText()).slice(0, 20).replace(/[^\p{L}\p{N}]/gu, ".")),
  );
  await expect(page.locator("main")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => recentlyViewed(page)).not.toEqual([]);
  expect(details).toHaveLength(1);

  await page.goBack();
  await expect(page).toHaveTitle(title);
  expect(complaints).toEqual([]);
});
