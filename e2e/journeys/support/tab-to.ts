import { expect, type Locator, type Page } from "@playwright/test";

/** Maximum number of Tab presses; more than the longest page needs. */
const farthest = 200;

/** Whether the focus is after the target, so that Shift+Tab is shorter. */
const isBehind = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) return false;
    return (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });

/** Moves with Tab alone until the element has the focus, and checks that it is visible. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  const key = (await isBehind(target)) ? "Shift+Tab" : "Tab";
  for (let press = 0; press < farthest; press++) {
    await page.keyboard.press(key);
    const [reached, shown] = await target.evaluate((element) => [
      element === document.activeElement,
      element.matches(":focus-visible"),
    ]);
    if (!reached) continue;
    expect(shown).toBe(true);
    return;
  }
  throw new Error(`Tab doesn’t reach ${target.toString()}`);
};

/** Follows the skip link, the first target of Tab on a page, so that the header's dozens of links are left out. */
export const skipToContent = async (page: Page): Promise<void> => {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
};
