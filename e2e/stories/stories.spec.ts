import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { stories } from "./index-of-stories.ts";
import { labPort, storybookPort } from "./ports.ts";

const schemes = ["light", "dark"] as const;

const setScheme = (page: Page, scheme: (typeof schemes)[number]): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.dataset.scheme = value;
  }, scheme);

const settled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
};

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ""}`),
  );
};

for (const { id, title, name } of stories) {
  test.describe(`${title} › ${name}`, () => {
    test(`looks and reads right in both schemes (${id})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`http://127.0.0.1:${storybookPort}/iframe.html?id=${id}&viewMode=story`);
      await page.locator("body.sb-show-main").waitFor();
      await settled(page);
      for (const scheme of schemes) {
        await setScheme(page, scheme);
        expect(await violations(page), `axe, ${scheme}`).toEqual([]);
        await expect(page).toHaveScreenshot(`${id}-${scheme}.png`);
      }
    });

    test(`is rendered by Node.js and hydrated without a word (${id})`, async ({ page }) => {
      const said: string[] = [];
      page.on("console", (message) => {
        // React's own advertisement in development is the one line that tells nothing about the story.
        if (!message.text().includes("Download the React DevTools")) said.push(message.text());
      });
      page.on("pageerror", (error) => said.push(error.message));
      await page.goto(`http://127.0.0.1:${labPort}/story?id=${id}`);
      await page.locator("html[data-hydrated]").waitFor({ timeout: 10_000 });
      expect(said).toEqual([]);
    });
  });
}
