import { expect, type Locator, type Page } from "@playwright/test";

/** Presses of Tab that lead from one end of the longest page to the other. */
const farthest = 200;

/** Moves with Tab alone until the focus stands on something, and sees that the place shows it. */
export const tabTo = async (page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
  await expect(target).toBeVisible();
  for (let press = 0; press < farthest; press++) {
    await page.keyboard.press(key);
    if (!(await target.evaluate((element) => element === document.activeElement))) continue;
    expect(await target.evaluate((element) => element.matches(":focus-visible"))).toBe(true);
    return;
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
};
