import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

interface Look {
  /** Reads the contrast of words too, which costs half of the time and is the same in every language. */
  contrast?: boolean;
}

/**
 * What axe finds on a page as it stands: rule and element. It runs in the page itself and reports violations only; the
 * default opens a page of its own for each look and carries every passed check over to it, which takes three times as
 * long.
 */
export const barriers = async (page: Page, { contrast = true }: Look = {}): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (!contrast) axe.disableRules(["color-contrast"]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
