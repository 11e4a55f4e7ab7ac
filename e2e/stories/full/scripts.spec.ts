import { expect } from "@playwright/test";
import { storyIds, storiesWriting, test } from "../laboratory.ts";
import { expectPicture, showsMore } from "../pictures.ts";
import { firstStories } from "../first-stories.ts";

for (const language of ["th", "lo"] as const) {
  // Both scripts stack marks in the same way, so Thai is tested in one story per component.
  const ids = storiesWriting(language).filter((id) => language === "lo" || firstStories.has(id));
  for (const id of ids) {
    test(`${id} clips no marks in ${language}`, async ({ laboratory }) => {
      await test.step("enter", () => laboratory.enter(id, language));
      expect.soft(laboratory.takeMessages(), "consoles of server and browser").toEqual([]);
      const boxes = await laboratory.page.evaluate(() => window.laboratory.clippedTexts());
      if (boxes > 0) {
        const hidden = await laboratory.picture();
        await laboratory.page.evaluate(() => {
          window.laboratory.showInk();
        });
        const whole = await laboratory.picture();
        const cut = !hidden.equals(whole) && (await showsMore(hidden, whole));
        if (cut) {
          await test.info().attach("with hidden overflow", { body: hidden, contentType: "image/png" });
          await test.info().attach("with visible overflow", { body: whole, contentType: "image/png" });
        }
        expect.soft(cut, "ink outside of a box that cuts").toBe(false);
      }
      await laboratory.leave();
    });
  }
}

for (const id of storyIds.filter((story) => firstStories.has(story))) {
  test(`${id} reads from right to left`, async ({ laboratory }) => {
    await laboratory.enter(id, "en", "rtl");
    await expectPicture(`${id}.rtl`, laboratory);
    await laboratory.leave();
  });
}
