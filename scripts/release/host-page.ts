import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { chromiumArguments, requireChromium } from "../chromium.ts";
import { run } from "./consumer.ts";
import { packageIn } from "./entries.ts";
import { pictureProblems } from "./picture.ts";

const page = "scripts/release/fixtures/host.html";

/**
 * Opens a page of bare HTML elements, takes its picture, adds the style sheet and some components, and takes it again: it
 * must look the same, for readers who prefer a light and for those who prefer a dark scheme.
 */
export const hostPage = async (consumer: string): Promise<string[]> => {
  const styles = join(packageIn(consumer), "dist/styles.css");
  const markup = await run("node", [join(consumer, "markup.mjs"), packageIn(consumer)]);
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  try {
    const problems: string[] = [];
    for (const colorScheme of ["light", "dark"] as const) {
      const window = await browser.newPage({ viewport: { width: 800, height: 900 }, colorScheme });
      await window.setContent(readFileSync(page, "utf8"));
      const host = window.locator("#host");
      const before = await host.screenshot();
      await window.addStyleTag({ path: styles });
      await window.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), markup);
      const after = await host.screenshot();
      const button = window.locator("[data-component=Button]").first();
      if ((await button.evaluate((element) => getComputedStyle(element).borderRadius)) !== "4px")
        problems.push("the components beside the page have no styles");
      problems.push(
        ...(await pictureProblems(
          [before, after],
          [`host-${colorScheme}-before`, `host-${colorScheme}-after`],
        )),
      );
      await window.close();
    }
    return problems;
  } finally {
    await browser.close();
  }
};
