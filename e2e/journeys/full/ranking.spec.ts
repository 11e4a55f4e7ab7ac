import { expect } from "@playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const say = textsOf("en");

test("all places stay shown when one comes back from a product, and have an address of their own", async ({
  page,
}) => {
  await page.goto("/goods/top_one");
  await hydrated(page);
  const places = page.getByRole("main").locator("ol > li", { has: page.getByRole("heading") });
  await expect(places).toHaveCount(10);
  const rest = page.getByRole("link", { name: "Show places 11 to 20" });
  await rest.focus();
  await page.keyboard.press("Enter");
  await expect(places).toHaveCount(20);
  // The link is gone; the keyboard goes on at the first place that it has shown.
  const eleventh = places.nth(10).getByRole("link").first();
  await expect(eleventh).toBeFocused();
  const name = await eleventh.innerText();
  await eleventh.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: say("Best sellers") })).toBeVisible();
  await expect(places).toHaveCount(20);
  await expect(eleventh).toBeInViewport();
  await page.reload();
  await expect(places).toHaveCount(20);
});

test("another period has other places, which say how they have moved, and Back leads to the one before", async ({
  page,
}) => {
  await page.goto("/goods/top_one");
  await hydrated(page);
  const periods = page.getByRole("navigation", { name: say("Period of the ranking") });
  const shown = periods.locator("[aria-current=page]");
  await expect(shown).toHaveText(say("30 days"));
  const names = () =>
    page.getByRole("main").locator("ol > li").getByRole("heading", { level: 2 }).allInnerTexts();
  const month = await names();
  const week = periods.getByRole("link", { name: say("7 days") });
  await week.focus();
  await page.keyboard.press("Enter");
  await expect(shown).toHaveText(say("7 days"));
  await expect(week).toBeFocused();
  await expect(page).toHaveURL(/period=week/);
  await expect.poll(names).not.toEqual(month);
  // Place, how it has moved, name: in this order for screen readers too.
  await expect(page.getByText(/^(Up|Down) \d+ places?$/).first()).toBeAttached();
  await page.goBack();
  await expect(shown).toHaveText(say("30 days"));
  await expect.poll(names).toEqual(month);
  // The departments keep the period.
  await page.goto("/goods/top_one?period=year");
  const tabs = page.getByRole("navigation", { name: say("Best sellers by department") });
  await tabs.getByRole("link", { name: "Tires", exact: true }).click();
  await expect(page).toHaveURL(/cid=\d+&period=year/);
  await expect(page.getByText(/^Most bought in \d+\/\d+ R\d+$/).first()).toBeVisible();
});
