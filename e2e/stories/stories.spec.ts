import { expect } from "@playwright/test";
import { storyIds, test } from "./laboratory.ts";
import { expectPicture } from "./pictures.ts";

const interactive =
  /- (button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|menuitem)/;

/** Combinations are read in every look; one picture of their hundreds of looks is enough. */
const isMatrix = (id: string): boolean => /-matrix--/.test(id);

for (const id of storyIds) {
  test(`${id} is served, hydrated, read and seen`, async ({ laboratory }) => {
    const { page } = laboratory;
    const violations = (forced = false) =>
      page.evaluate((value) => window.laboratory.violations(value), forced);
    const look = (theme: string, scheme: string) =>
      page.evaluate(([name, value]) => window.laboratory.look(name, value), [theme, scheme] as const);
    const seen = async (name: string) => {
      if (name === "light" || !isMatrix(id)) await expectPicture(`${id}.${name}`, await laboratory.picture());
    };

    await laboratory.enter(id);
    expect.soft(laboratory.said(), "consoles of server and browser").toEqual([]);
    expect.soft(await page.evaluate(() => window.laboratory.movements()), "reduced motion").toEqual([]);
    expect.soft(await violations(), "axe, red").toEqual([]);
    await seen("light");
    const tree = await page.locator("body").ariaSnapshot();
    if (interactive.test(tree) && !isMatrix(id)) expect.soft(tree).toMatchSnapshot(`${id}.yml`);

    await look("red", "dark");
    expect.soft(await violations(), "axe, red in the dark").toEqual([]);
    await seen("dark");

    await look("teal", "light");
    expect.soft(await violations(), "axe, teal").toEqual([]);

    await look("red", "light");
    await page.emulateMedia({ forcedColors: "active" });
    try {
      expect.soft(await violations(true), "axe, forced colours").toEqual([]);
      await seen("forced");
    } finally {
      await page.emulateMedia({ forcedColors: "none" });
    }
    expect.soft(await page.evaluate(() => window.laboratory.leave()), "left behind").toEqual([]);
    expect.soft(laboratory.said(), "consoles at the end").toEqual([]);
  });
}
