import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { chromiumArguments, requireChromium } from "../chromium.ts";
import { run } from "./consumer.ts";
import { packageIn } from "./entries.ts";
import { pictureProblems } from "./picture.ts";

const page = "scripts/release/fixtures/host.html";

/**
 * Takes a screenshot of a page of bare HTML elements, adds the style sheet and some components, and takes
 * another: both must be equal, in light and dark schemes.
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
        problems.push("the added components have no styles");
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
