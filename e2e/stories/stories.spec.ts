import { expect } from "@playwright/test";
import { storyIds, test } from "./laboratory.ts";
import { expectPicture } from "./pictures.ts";
import { isMatrix, isPictured } from "./first-stories.ts";

const interactive =
  /- (button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|menuitem)/;

for (const id of storyIds) {
  test(`${id}: renders on the server, hydrates, is accessible and matches its reference`, async ({
    laboratory,
  }) => {
    const { page } = laboratory;

    await test.step("enter", () => laboratory.enter(id));
    expect.soft(laboratory.takeMessages(), "consoles of server and browser").toEqual([]);
    expect.soft(await page.evaluate(() => window.laboratory.movements()), "reduced motion").toEqual([]);
    expect.soft(await laboratory.violations("all"), "axe, red").toEqual([]);
    if (isPictured(id)) await expectPicture(`${id}.light`, laboratory);
    const tree = await test.step("tree", () => page.locator("body").ariaSnapshot());
    if (interactive.test(tree) && !isMatrix(id)) expect.soft(tree).toMatchSnapshot(`${id}.yml`);
    expect.soft(await laboratory.leave(), "left behind").toEqual([]);
    expect.soft(laboratory.takeMessages(), "consoles at the end").toEqual([]);
  });
}
