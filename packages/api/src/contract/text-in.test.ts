import { expect, it } from "vitest";
import { hasText, textIn } from "./text-in.ts";

it.each([
  [{ en: "Lamp", lao: "ໂຄມໄຟ" }, "lao", "ໂຄມໄຟ"],
  [{ en: "Lamp", lao: "ໂຄມໄຟ" }, "fr", "Lamp"],
  [{ en: "Lamp", fr: "" }, "fr", "Lamp"],
  [{ en: "", lao: "ໂຄມໄຟ" }, "en", "ໂຄມໄຟ"],
  [{ lao: "ໂຄມໄຟ" }, "th", "ໂຄມໄຟ"],
  [{ en: "" }, "th", ""],
] as const)("falls back to English, then to any language: %o in %s", (texts, locale, expected) => {
  expect(textIn(texts, locale)).toBe(expected);
  expect(hasText(texts)).toBe(expected !== "");
});
