import { expect } from "@playwright/test";
import { storyIds, test } from "../laboratory.ts";
import { expectPicture } from "../pictures.ts";
import { firstStories, isForced } from "../first-stories.ts";

// Contrast of token pairs is calculated in contrast.test.ts; one story per component covers the combinations.
for (const id of firstStories)
  test(`${id} is readable in the dark and in teal`, async ({ laboratory }) => {
    await laboratory.enter(id);
    await laboratory.look("red", "dark");
    expect.soft(await laboratory.violations("colors"), "axe, red in the dark").toEqual([]);
    await expectPicture(`${id}.dark`, laboratory);
    await laboratory.look("teal", "light");
    expect.soft(await laboratory.violations("colors"), "axe, teal").toEqual([]);
    await laboratory.leave();
  });

// Forced colors are the same in every theme. Apart from contrast, axe reports the same as in other themes.
for (const id of storyIds.filter(isForced))
  test(`${id} is readable in forced colors`, async ({ laboratory }) => {
    const { page } = laboratory;
    await laboratory.enter(id);
    await page.emulateMedia({ forcedColors: "active" });
    try {
      await expectPicture(`${id}.forced`, laboratory);
    } finally {
      await page.emulateMedia({ forcedColors: "none" });
    }
    await laboratory.leave();
  });
