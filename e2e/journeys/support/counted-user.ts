import type { Locator, Page } from "@playwright/test";

/** A user of a page whose clicks and fields are counted. Keys and typing are free. */
export interface CountedUser {
  readonly page: Page;
  readonly click: (target: Locator) => Promise<void>;
  /** Types into the focused field. */
  readonly type: (text: string) => Promise<void>;
  /** Presses keys one after the other: `Control+k`. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Chooses an option of a select: one click. */
  readonly choose: (target: Locator, option: { readonly index: number } | string) => Promise<void>;
  /** Drops a file onto an element: one click. */
  readonly drop: (target: Locator, file: DroppedFile) => Promise<void>;
  /** Drags an element onto another one: one click. */
  readonly drag: (target: Locator, to: Locator) => Promise<void>;
  /** Clicks, and fields typed into, since the start. */
  readonly counts: () => Promise<{ clicks: number; fields: number }>;
}

export interface DroppedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Starts to count at the page's next document. */
export const countedUser = async (page: Page): Promise<CountedUser> => {
  let clicks = 0;
  let fields = 0;
  await page.exposeFunction("countClick", () => void (clicks += 1));
  await page.exposeFunction("countField", () => void (fields += 1));
  await page.addInitScript(() => {
    const counters = window as unknown as Record<"countClick" | "countField", () => void>;
    const typed = new WeakSet<EventTarget>();
    addEventListener("pointerdown", (event) => event.isTrusted && counters.countClick(), true);
    addEventListener("drop", () => counters.countClick(), true);
    addEventListener(
      "change",
      ({ target }) => target instanceof HTMLSelectElement && counters.countClick(),
      true,
    );
    addEventListener(
      "input",
      ({ target }) => {
        const isField =
          target instanceof HTMLElement &&
          (target.isContentEditable ||
            target.matches("textarea, input:not([type=checkbox], [type=radio], [type=file])"));
        if (!isField || typed.has(target)) return;
        typed.add(target);
        counters.countField();
      },
      true,
    );
  });
  const { keyboard, mouse } = page;
  return {
    page,
    click: (target) => target.click(),
    type: (text) => keyboard.type(text),
    press: async (...keys) => {
      for (const key of keys) await keyboard.press(key);
    },
    choose: async (target, option) => void (await target.selectOption(option)),
    drop: async (target, { name, mimeType, buffer }) => {
      const dataTransfer = await page.evaluateHandle(
        ([text, fileName, type]) => {
          const bytes = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
          const transfer = new DataTransfer();
          transfer.items.add(new File([bytes], fileName, { type }));
          return transfer;
        },
        [buffer.toString("base64"), name, mimeType] as const,
      );
      for (const kind of ["dragenter", "dragover", "drop"])
        await target.dispatchEvent(kind, { dataTransfer });
    },
    drag: async (target, to) => {
      const [from, end] = await Promise.all([target.boundingBox(), to.boundingBox()]);
      if (!from || !end) throw new Error("An element to drag isn’t visible");
      await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await mouse.down();
      await mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
      await mouse.up();
    },
    counts: async () => {
      // Counts are sent in order, so that this answer follows the last one.
      await page.evaluate(() => undefined);
      return { clicks, fields };
    },
  };
};
