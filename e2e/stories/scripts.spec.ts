import { expect } from "@playwright/test";
import { speaks, storyIds, test } from "./laboratory.ts";
import { expectPicture } from "./pictures.ts";

for (const language of ["th", "lo"] as const) {
  for (const id of storyIds.filter((story) => speaks(story, language))) {
    test(`${id} cuts no mark off in ${language}`, async ({ laboratory }) => {
      await laboratory.enter(id, language);
      expect.soft(laboratory.said(), "consoles of server and browser").toEqual([]);
      const boxes = await laboratory.page.evaluate(() => window.laboratory.clippedTexts());
      if (boxes > 0) {
        const hidden = await laboratory.picture();
        await laboratory.page.evaluate(() => {
          window.laboratory.showInk();
        });
        const whole = await laboratory.picture();
        const cut = !hidden.equals(whole);
        if (cut) {
          await test.info().attach("with hidden overflow", { body: hidden, contentType: "image/png" });
          await test.info().attach("with visible overflow", { body: whole, contentType: "image/png" });
        }
        expect.soft(cut, "ink outside of a box that cuts").toBe(false);
      }
      await laboratory.page.evaluate(() => window.laboratory.leave());
    });
  }
}

/** The first story of each room. */
const first = [...new Map(storyIds.toReversed().map((id) => [id.split("--")[0], id])).values()].toReversed();

for (const id of first) {
  test(`${id} reads from right to left`, async ({ laboratory }) => {
    await laboratory.enter(id, "en", "rtl");
    await expectPicture(`${id}.rtl`, await laboratory.picture());
    await laboratory.page.evaluate(() => window.laboratory.leave());
  });
}
