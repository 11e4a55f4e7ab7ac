import type { SampleLanguage } from "./samples.ts";
import { words, type Words } from "./words.data.ts";

type Args = Record<string, unknown>;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const translated = (value: unknown, language: Exclude<SampleLanguage, "en">): unknown => {
  if (typeof value === "string") return Object.hasOwn(words, value) ? words[value as Words][language] : value;
  if (Array.isArray(value)) return value.map((item) => translated(item, language));
  // Elements and shapes of icons are objects as well; they hold no words of a story.
  if (!isPlain(value) || "$$typeof" in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translated(item, language)]));
};

/** The args of a story in the toolbar's language. What somebody types into the controls stays as it was typed. */
export const argsIn = (args: Args, language: SampleLanguage): Args =>
  language === "en"
    ? args
    : Object.fromEntries(Object.entries(args).map(([name, value]) => [name, translated(value, language)]));
