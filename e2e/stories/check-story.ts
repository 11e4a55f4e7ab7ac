import { expect } from "@playwright/test";
import { test, type Laboratory } from "./laboratory.ts";
import { expectPicture } from "./pictures.ts";
import { isForced, isMatrix, isPictured } from "./first-stories.ts";

const interactive =
  /- (button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|menuitem)/;

/** Rendering on the server, hydration, reduced motion, accessibility, picture and tree of a story. */
export const checkStory = async (id: string, laboratory: Laboratory): Promise<void> => {
  const { page } = laboratory;
  // Matrices with a picture show other texts in the same elements as other stories.
  const isOfTexts = isMatrix(id) && isPictured(id);

  await test.step("enter", () => laboratory.enter(id));
  expect.soft(laboratory.takeMessages(), "consoles of server and browser").toEqual([]);
  expect.soft(await page.evaluate(() => window.laboratory.movements()), "reduced motion").toEqual([]);
  // Contrast of token pairs is calculated in contrast.test.ts; first stories and states cover the combinations.
  const rules = isForced(id) ? "all" : "structure";
  if (!isOfTexts) expect.soft(await laboratory.violations(rules), "axe, red").toEqual([]);
  if (isPictured(id)) await expectPicture(`${id}.light`, laboratory);
  if (!isMatrix(id)) {
    const tree = await test.step("tree", () => page.locator("body").ariaSnapshot());
    if (interactive.test(tree)) expect.soft(tree).toMatchSnapshot(`${id}.yml`);
  }
  expect.soft(await laboratory.leave(), "left behind").toEqual([]);
  expect.soft(laboratory.takeMessages(), "consoles at the end").toEqual([]);
};
