import { readFileSync } from "node:fs";
import { test as base, type Page } from "@playwright/test";
import type { ReadRules } from "../lab/rules.ts";
import type { ServedStories, TriedLanguage } from "../lab/served.ts";
import { labPort } from "./ports.ts";

const served = JSON.parse(readFileSync("dist/lab/stories.json", "utf8")) as ServedStories;

/** Every story of the static Storybook, so that none can be left out. */
export const storyIds = Object.keys(served);

const letters = { th: /\p{Script=Thai}/u, lo: /\p{Script=Lao}/u };

/**
 * Stories that contain letters of this script in the language; stories with identical HTML are listed once.
 */
export const storiesWriting = (language: keyof typeof letters): string[] => {
  const looks = new Map<string, string>();
  for (const [id, { plays, [language]: story }] of Object.entries(served)) {
    const look = plays ? id : story.html;
    if (letters[language].test(story.html) && !looks.has(look)) looks.set(look, id);
  }
  return [...looks.values()];
};

const viewport = { width: 1280, height: 800 };

/**
 * Stories tested in a narrower window, with its width in px. Storybook's own viewport setting applies only to
 * Storybook.
 */
const narrowStories: ReadonlyMap<string, number> = new Map([
  ["components-datatable--cards", 600],
  ["components-sidewidget--collapsed", 1024],
]);

/** They show the buffered part of a video. */
const browsersOwnControls = "video::-webkit-media-controls { visibility: hidden }";

/** A page that stays open and renders one story after another. */
export class Laboratory {
  readonly page: Page;
  /** Version of the browser, such as "156.0.8078.79". */
  readonly version: string;
  /** Console messages of server and browser since the last call of `takeMessages`. */
  #messages: string[] = [];
  #isEntered = false;

  constructor(page: Page, version: string) {
    this.page = page;
    this.version = version;
    page.on("console", (message) => {
      // Chromium logs advice at these levels that doesn't concern the story.
      if (message.type() !== "debug" && !message.text().startsWith("[DOM] "))
        this.#messages.push(message.text());
    });
    page.on("pageerror", (error) => this.#messages.push(error.message));
    page.on("requestfailed", (request) => this.#messages.push(`no answer from ${request.url()}`));
  }

  /** Inserts the server-rendered story, hydrates it and waits until it is still. */
  async enter(id: string, language: TriedLanguage = "en", direction: "ltr" | "rtl" = "ltr"): Promise<void> {
    const { html, messages } = served[id]?.[language] ?? { html: "", messages: [`There is no story ${id}`] };
    this.#messages.push(...messages.map((words) => `server: ${words}`));
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

  /** Switches theme and scheme. */
  async look(theme: string, scheme: string): Promise<void> {
    await test.step("look", () =>
      this.page.evaluate(([name, value]) => window.laboratory.look(name, value), [theme, scheme] as const));
  }

  /** WCAG 2.2 AA violations found by axe. */
  violations(rules: ReadRules): Promise<string[]> {
    return test.step(`axe, ${rules}`, () =>
      this.page.evaluate((chosen) => window.laboratory.violations(chosen), rules));
  }

  /** Unmounts the story. @returns traces that it left on the page */
  leave(): Promise<string[]> {
    this.#isEntered = false;
    return test.step("leave", () => this.page.evaluate(() => window.laboratory.leave()));
  }

  /** Resets page and consoles for the next test. */
  async clear(): Promise<void> {
    if (this.#isEntered) await this.leave();
    this.takeMessages();
  }

  /** Returns and clears the console messages. */
  takeMessages(): string[] {
    const words = this.#messages;
    this.#messages = [];
    return words;
  }

  /** Screenshot of the story, including overlays. */
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

/** `test` with a laboratory that each worker opens once and that is empty for each test. */
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
      // React's development hint doesn't concern the story.
      const messages = laboratory
        .takeMessages()
        .filter((words) => !words.includes("Download the React DevTools"));
      if (messages.length > 0) throw new Error(messages.join("\n"));
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
