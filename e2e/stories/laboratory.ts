import { readFileSync } from "node:fs";
import { test as base, type Page } from "@playwright/test";
import type { ReadRules } from "../lab/rules.ts";
import type { ServedStories, TriedLanguage } from "../lab/served.ts";
import { labPort } from "./ports.ts";

const served = JSON.parse(readFileSync("dist/lab/stories.json", "utf8")) as ServedStories;

/** Every story there is, from the same files as the static Storybook: none can be forgotten, none can be left out. */
export const storyIds = Object.keys(served);

const letters = { th: /\p{Script=Thai}/u, lo: /\p{Script=Lao}/u };

/** The stories that show letters of this script when they are asked for the language; what looks the same comes once. */
export const storiesWriting = (language: keyof typeof letters): string[] => {
  const looks = new Map<string, string>();
  for (const [id, { plays, [language]: story }] of Object.entries(served)) {
    const look = plays ? id : story.html;
    if (letters[language].test(story.html) && !looks.has(look)) looks.set(look, id);
  }
  return [...looks.values()];
};

const viewport = { width: 1280, height: 800 };

/** Stories that are tried in a narrower window, with its width in px: Storybook's own viewport applies to Storybook only. */
const narrowStories: ReadonlyMap<string, number> = new Map([["components-sidewidget--collapsed", 1024]]);

/** They show how much of a film has been fetched. */
const browsersOwnControls = "video::-webkit-media-controls { visibility: hidden }";

/** One page that stays open and takes one story after another. */
export class Laboratory {
  readonly page: Page;
  /** Of the browser, such as "156.0.8078.79". */
  readonly version: string;
  /** What the server's and the browser's console said since the last call of `said`. */
  #said: string[] = [];
  #isEntered = false;

  constructor(page: Page, version: string) {
    this.page = page;
    this.version = version;
    page.on("console", (message) => {
      // Advice that Chromium gives only to those who ask for everything is not said by a story.
      if (message.type() !== "debug" && !message.text().startsWith("[DOM] ")) this.#said.push(message.text());
    });
    page.on("pageerror", (error) => this.#said.push(error.message));
    page.on("requestfailed", (request) => this.#said.push(`no answer from ${request.url()}`));
  }

  /** Takes what plain Node.js made of a story, hydrates it on the page and waits until it is still. */
  async enter(id: string, language: TriedLanguage = "en", direction: "ltr" | "rtl" = "ltr"): Promise<void> {
    const { html, said } = served[id]?.[language] ?? { html: "", said: [`There is no story ${id}`] };
    this.#said.push(...said.map((words) => `server: ${words}`));
    this.#isEntered = true;
    await this.#resize(narrowStories.get(id) ?? viewport.width);
    await this.page.evaluate(
      ([story, text, dir, markup]) => window.laboratory.enter(story, text, dir, markup),
      [id, language, direction, html] as const,
    );
  }

  async #resize(width: number): Promise<void> {
    if (this.page.viewportSize()?.width !== width) await this.page.setViewportSize({ ...viewport, width });
  }

  /** Shows the story in another theme and scheme. */
  async look(theme: string, scheme: string): Promise<void> {
    await test.step("look", () =>
      this.page.evaluate(([name, value]) => window.laboratory.look(name, value), [theme, scheme] as const));
  }

  /** What WCAG 2.2 AA does not allow, read by axe. */
  violations(rules: ReadRules): Promise<string[]> {
    return test.step(`axe, ${rules}`, () =>
      this.page.evaluate((chosen) => window.laboratory.violations(chosen), rules));
  }

  /** Takes the story away; what it left behind on the page. */
  leave(): Promise<string[]> {
    this.#isEntered = false;
    return test.step("leave", () => this.page.evaluate(() => window.laboratory.leave()));
  }

  /** Leaves an empty page and empty consoles to the next test, whatever this one did not clear away. */
  async clear(): Promise<void> {
    if (this.#isEntered) await this.leave();
    this.said();
  }

  /** What was said on either console; then forgotten. */
  said(): string[] {
    const words = this.#said;
    this.#said = [];
    return words;
  }

  /** The story as a picture; whatever lies over the page belongs to it. */
  picture(): Promise<Buffer> {
    return test.step("picture", async () => {
      const clip = await this.page.evaluate(() => window.laboratory.area());
      return this.page.screenshot({
        clip,
        fullPage: true,
        animations: "disabled",
        caret: "hide",
        style: browsersOwnControls,
      });
    });
  }
}

/** `test` with a laboratory that a worker opens once and that each test finds empty. */
export const test = base.extend<{ laboratory: Laboratory }, { openLaboratory: Laboratory }>({
  openLaboratory: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        viewport,
        locale: "en-US",
        timezoneId: "Asia/Shanghai",
        reducedMotion: "reduce",
      });
      await page.clock.setFixedTime(new Date("2026-11-11T10:00:00+08:00"));
      const laboratory = new Laboratory(page, browser.version());
      await page.goto(`http://127.0.0.1:${labPort}/`);
      await page.waitForFunction(() => "laboratory" in window);
      // React's own advertisement in development tells nothing about a story.
      const said = laboratory.said().filter((words) => !words.includes("Download the React DevTools"));
      if (said.length > 0) throw new Error(said.join("\n"));
      await use(laboratory);
      await page.close();
    },
    { scope: "worker" },
  ],
  laboratory: async ({ openLaboratory }, use) => {
    await use(openLaboratory);
    await openLaboratory.clear();
  },
});
