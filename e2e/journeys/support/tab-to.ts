import { expect, type Locator, type Page } from "@playwright/test";

/** Presses of Tab that lead from one end of the longest page to the other. */
const farthest = 200;

/** Whether the focus stands behind something, so that Shift+Tab is the short way. */
const isBehind = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) return false;
    return (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });

/** Moves with Tab alone until the focus stands on something, and sees that the place shows it. */
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
  throw new Error(`Tab does not lead to ${target.toString()}`);
};
