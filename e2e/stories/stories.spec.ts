import { expect } from "@playwright/test";
import { storyIds, test } from "./laboratory.ts";
import { expectPicture } from "./pictures.ts";
import { firstStories, isForced, isMatrix, isPictured } from "./first-stories.ts";

const interactive =
  /- (button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|menuitem)/;

for (const id of storyIds) {
  test(`${id} is served, hydrated, read and seen`, async ({ laboratory }) => {
    const { page } = laboratory;
    const isFirst = firstStories.has(id);

    await test.step("enter", () => laboratory.enter(id));
    expect.soft(laboratory.said(), "consoles of server and browser").toEqual([]);
    expect.soft(await page.evaluate(() => window.laboratory.movements()), "reduced motion").toEqual([]);
    expect.soft(await laboratory.violations("all"), "axe, red").toEqual([]);
    if (isPictured(id)) await expectPicture(`${id}.light`, laboratory);
    const tree = await test.step("tree", () => page.locator("body").ariaSnapshot());
    if (interactive.test(tree) && !isMatrix(id)) expect.soft(tree).toMatchSnapshot(`${id}.yml`);

    // Token pairs are checked by arithmetic (contrast.test.ts); one story per component covers the combinations.
    if (isFirst) {
      await laboratory.look("red", "dark");
      expect.soft(await laboratory.violations("colors"), "axe, red in the dark").toEqual([]);
      await expectPicture(`${id}.dark`, laboratory);
      await laboratory.look("teal", "light");
      expect.soft(await laboratory.violations("colors"), "axe, teal").toEqual([]);
    }
    // What forced colors change is seen in a picture: but for contrast, axe answers as in any other theme.
    if (isForced(id)) {
      // The system's colors are the same in every theme; the kept pictures are those of the red one.
      await laboratory.look("red", "light");
      await page.emulateMedia({ forcedColors: "active" });
      try {
        await expectPicture(`${id}.forced`, laboratory);
      } finally {
        await page.emulateMedia({ forcedColors: "none" });
      }
    }
    expect.soft(await laboratory.leave(), "left behind").toEqual([]);
    expect.soft(laboratory.said(), "consoles at the end").toEqual([]);
  });
}
