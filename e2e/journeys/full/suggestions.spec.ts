import { expect, type Locator, type Page } from "@playwright/test";
import { axeViolations } from "../support/axe-violations.ts";
import { waitForHydration } from "../support/hydration.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");

const fieldOf = (page: Page): Locator => page.getByRole("combobox", { name: translate("Search the shop") });
const listOf = (page: Page): Locator => page.getByRole("listbox", { name: translate("Suggestions") });

test("suggests products with picture and price and shops while typing, and supports arrow keys", async ({
  page,
}) => {
  await page.goto("/merchant/merchant_street");
  await waitForHydration(page);
  const field = fieldOf(page);
  const list = listOf(page);
  await field.pressSequentially("nord");
  const item = list
    .getByRole("group", { name: translate("Items") })
    .getByRole("option")
    .first();
  await expect(item).toContainText(/\$\d/);
  await expect(item.getByText("Nord", { exact: true })).toHaveCSS("font-weight", "700");
  const picture = item.locator("img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const shop = list.getByRole("group", { name: translate("Shops") }).getByRole("option", {
    name: "Nordic Tire House",
  });
  await expect(shop).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // Up selects the last option, which opens all results and is announced to screen readers.
  const all = list.getByRole("option", { name: /^(All )?\d+ results? for “nord”$/ });
  await field.press("ArrowUp");
  await expect(all).toHaveAttribute("aria-selected", "true");
  expect(await field.getAttribute("aria-activedescendant")).toBe(await all.getAttribute("id"));
  // Left and Right move between the columns.
  await field.press("ArrowDown");
  await expect(all).toHaveAttribute("aria-selected", "false");
  await field.press("ArrowDown");
  await field.press("ArrowRight");
  await expect(item).toHaveAttribute("aria-selected", "true");
  // The last option of the left column is the shop.
  await field.press("ArrowUp");
  await expect(shop).toHaveAttribute("aria-selected", "true");
  await field.press("Enter");
  await page.waitForURL(/\/merchant\/merchant\/home\?id=\d+/);
  await expect(page.getByRole("heading", { level: 1, name: "Nordic Tire House" })).toBeVisible();
  await expect(list).toHaveCount(0);

  await field.fill("verdant");
  await expect(list.getByRole("option").first()).toBeVisible();
  await field.press("Escape");
  await expect(list).toHaveCount(0);
});

test("shows recent searches in the empty field, the latest first", async ({ page }) => {
  await page.goto("/merchant/merchant_street");
  await waitForHydration(page);
  const field = fieldOf(page);
  for (const words of ["wheel", "motor oil"]) {
    await field.fill(words);
    await field.press("Enter");
    await page.waitForURL(new RegExp(`title=${words.replace(" ", "\\+")}$`));
    // The next search page has another field.
    await expect(page.getByRole("heading", { level: 1, name: words })).toBeVisible();
    await expect(page.getByRole("navigation", { name: translate("Sort by") })).toBeVisible();
  }
  await page.goto("/merchant/merchant_street");
  await waitForHydration(page);
  await field.focus();
  const recent = listOf(page)
    .getByRole("group", { name: translate("Recent searches") })
    .getByRole("option");
  await expect(recent).toHaveText(["motor oil", "wheel"]);
  await recent.last().click();
  await page.waitForURL(/title=wheel$/);
  await expect(page.getByRole("main").getByRole("article").first()).toContainText(/wheel/i);
});

test("removes a recent search by its button or by Delete and keeps the focus in the field", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem("recentSearches.en"))
      localStorage.setItem("recentSearches.en", JSON.stringify(["wheel", "motor oil", "socks", "lamp"]));
  });
  await page.goto("/merchant/merchant_street");
  await waitForHydration(page);
  const field = fieldOf(page);
  await field.focus();
  const recent = listOf(page)
    .getByRole("group", { name: translate("Recent searches") })
    .getByRole("option");
  await expect(recent).toHaveText(["wheel", "motor oil", "socks", "lamp"]);
  await recent.nth(1).getByTitle(translate("Remove from recent searches")).click();
  await expect(recent).toHaveText(["wheel", "socks", "lamp"]);
  await expect(field).toBeFocused();
  // The pointer is over the next one.
  await field.press("ArrowUp");
  await expect(recent.first()).toHaveAttribute("aria-selected", "true");
  await field.press("Delete");
  await expect(recent).toHaveText(["socks", "lamp"]);
  await expect(field).toBeFocused();
  expect(await field.getAttribute("aria-activedescendant")).toBe(await recent.first().getAttribute("id"));
  await field.press("Delete");
  await field.press("Delete");
  await expect(recent).toHaveCount(0);
  // Popular searches remain and can't be removed.
  const popular = listOf(page).getByRole("option");
  const count = await popular.count();
  await field.press("Delete");
  await expect(popular).toHaveCount(count);
  await page.reload();
  await waitForHydration(page);
  await field.focus();
  expect(await page.evaluate(() => localStorage.getItem("recentSearches.en"))).toBe("[]");
});

test("shows popular searches next to recent ones and announces their number", async ({ page }) => {
  await page.goto("/merchant/merchant_street");
  await waitForHydration(page);
  const field = fieldOf(page);
  const hot = await page
    .getByRole("list", { name: translate("Popular searches") })
    .getByRole("listitem")
    .allInnerTexts();
  expect(hot.length).toBeGreaterThan(1);
  await field.focus();
  const popular = listOf(page).getByRole("group", { name: translate("Popular searches") });
  await expect(popular.getByRole("option")).toHaveText(hot);
  const status = page.getByRole("search").getByRole("status");
  await expect(status).toHaveText(`${hot.length} suggestions`);
  expect(await axeViolations(page)).toEqual([]);

  await page.evaluate(() => localStorage.setItem("recentSearches.en", JSON.stringify(["wheel"])));
  await page.reload();
  await waitForHydration(page);
  await field.focus();
  const recent = listOf(page).getByRole("group", { name: translate("Recent searches") });
  await expect(recent.getByRole("option")).toHaveText(["wheel"]);
  const [left, right] = [await recent.boundingBox(), await popular.boundingBox()];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 1);
  await field.press("ArrowDown");
  await field.press("ArrowRight");
  await field.press("Enter");
  await page.waitForURL(/title=/);
  expect(new URL(page.url()).searchParams.get("title")).toBe(hot[0]);
  // The search page has another field.
  await expect(page.getByRole("heading", { level: 1, name: hot[0] ?? "" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: translate("Sort by") })).toBeVisible();

  await field.fill("nord");
  await expect(status).toHaveText(/^\d+ suggestions?$/);
  await field.fill("qqqqzzzz");
  await expect(status).toHaveText("No suggestions");
  await field.press("Escape");
  await expect(status).toBeEmpty();
});
