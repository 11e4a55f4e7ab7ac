import { expect } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");

test("keeps all ranks expanded after Back from a product, at a separate URL", async ({ page }) => {
  await page.goto("/goods/top_one");
  await waitForHydration(page);
  const places = page.getByRole("main").locator("ol > li", { has: page.getByRole("heading") });
  await expect(places).toHaveCount(10);
  const rest = page.getByRole("link", { name: "Show numbers 11 to 20" });
  await rest.focus();
  await page.keyboard.press("Enter");
  await expect(places).toHaveCount(20);
  // The link is gone; the focus moves to the first rank that it revealed.
  const eleventh = places.nth(10).getByRole("link").first();
  await expect(eleventh).toBeFocused();
  const name = await eleventh.innerText();
  await eleventh.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: translate("Best sellers") })).toBeVisible();
  await expect(places).toHaveCount(20);
  await expect(eleventh).toBeInViewport();
  await page.reload();
  await expect(places).toHaveCount(20);
});

test("shows rank changes for another period, and Back returns to the previous period", async ({ page }) => {
  await page.goto("/goods/top_one");
  await waitForHydration(page);
  const periods = page.getByRole("navigation", { name: translate("Ranking period") });
  const shown = periods.locator("[aria-current=page]");
  await expect(shown).toHaveText(translate("30 days"));
  const names = () =>
    page.getByRole("main").locator("ol > li").getByRole("heading", { level: 2 }).allInnerTexts();
  const month = await names();
  const week = periods.getByRole("link", { name: translate("7 days") });
  await week.focus();
  await page.keyboard.press("Enter");
  await expect(shown).toHaveText(translate("7 days"));
  await expect(week).toBeFocused();
  await expect(page).toHaveURL(/period=week/);
  await expect.poll(names).not.toEqual(month);
  // Rank, change and name are in this order for screen readers too.
  await expect(page.getByText(/^(Up|Down) \d+ spots?$/).first()).toBeAttached();
  await page.goBack();
  await expect(shown).toHaveText(translate("30 days"));
  await expect.poll(names).toEqual(month);
  // The department links keep the period.
  await page.goto("/goods/top_one?period=year");
  const tabs = page.getByRole("navigation", { name: translate("Best sellers by department") });
  await tabs.getByRole("link", { name: "Tires", exact: true }).click();
  await expect(page).toHaveURL(/cid=\d+&period=year/);
  await expect(page.getByText(/^Most bought in \d+\/\d+ R\d+$/).first()).toBeVisible();
});
