import { expect, test, type Locator, type Page } from "@playwright/test";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");

/** A 1280 px window at 400% zoom. */
test.use({ viewport: { width: 320, height: 800 } });

const openers = (page: Page): Readonly<Record<string, Locator>> => ({
  departments: page.getByRole("banner").getByRole("button", { name: translate("Departments") }),
  account: page.getByRole("banner").getByRole("button", { name: translate("Account and language") }),
  order: page.locator("[data-component=SortBar]").getByRole("button"),
  filters: page.getByRole("button", { name: translate("Filters") }),
});

/** Scrolls with the wheel over the page next to the drawer, and past the end of the drawer. */
const turnWheel = async (page: Page): Promise<void> => {
  for (const x of [312, 160]) {
    await page.mouse.move(x, 500);
    for (let turn = 0; turn < 3; turn++) await page.mouse.wheel(0, 2000);
  }
  // The compositor handles wheel events some frames later.
  await page.waitForTimeout(300);
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with the script" : "before the script", () => {
    test.use({ javaScriptEnabled });

    for (const name of ["departments", "account", "order", ...(javaScriptEnabled ? ["filters"] : [])])
      test(`keeps the page behind an open drawer from scrolling (${name})`, async ({ page }) => {
        await page.goto("/goods/goods_search?title=tire", { waitUntil: "networkidle" });
        await openers(page)[name]?.click();
        await expect(page.locator(":popover-open, [role=dialog]")).toBeVisible();
        const place = await page.evaluate(() => scrollY);
        await turnWheel(page);
        expect(await page.evaluate(() => scrollY)).toBe(place);
        await page.keyboard.press("Escape");
        await turnWheel(page);
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(place);
      });
  });
