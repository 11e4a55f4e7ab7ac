import type { Messages as Words } from "@carmine/design-system";
import type { Locale } from "@carmine/i18n";
import type { Messages } from "@carmine/i18n/react";
import { loadedOnce } from "./loaded-once.ts";

/** Texts of one language. */
export interface Texts {
  readonly messages: Messages;
  /** Texts of the design system's components; the English ones are built into the components. */
  readonly words: Partial<Words>;
}

/** One hashed file per language, cached across pages. Only the page's own language is loaded. */
const languages: Readonly<Record<Locale, () => Promise<{ messages: unknown; words: Partial<Words> }>>> = {
  en: () => import("./texts/en.ts"),
  "zh-CN": () => import("./texts/zh-CN.ts"),
  es: () => import("./texts/es.ts"),
  fr: () => import("./texts/fr.ts"),
  th: () => import("./texts/th.ts"),
  lao: () => import("./texts/lao.ts"),
};

export const loadTexts = async (locale: Locale): Promise<Texts> =>
  (await loadedOnce(languages[locale])) as Texts;

const wordPrefix = "words:";

const picked = new WeakMap<Texts, WeakMap<readonly string[], Texts>>();

const pick = <Value>(all: Readonly<Record<string, Value>>, keys: readonly string[]): Record<string, Value> =>
  Object.fromEntries(keys.flatMap((key) => (key in all ? [[key, all[key] as Value]] : [])));

/**
 * Picks the texts that a page needs; cached by the list of ids.
 * @param ids - ids of messages, and `words:pagination` for the texts of a component
 */
export const pickTexts = (texts: Texts, ids: readonly string[]): Texts => {
  const ofLanguage = picked.get(texts) ?? new WeakMap<readonly string[], Texts>();
  picked.set(texts, ofLanguage);
  const components = ids.flatMap((id) => (id.startsWith(wordPrefix) ? [id.slice(wordPrefix.length)] : []));
  const found = ofLanguage.get(ids) ?? {
    messages: pick(texts.messages as Readonly<Record<string, unknown>>, ids) as Messages,
    words: pick(texts.words, components),
  };
  ofLanguage.set(ids, found);
  return found;
};

let all = (): Promise<unknown> => Promise.resolve();

/** Called once by the browser's entry with the page's texts; the others are added when they are first needed. */
export const completeLater = (locale: Locale, { messages, words }: Texts): void => {
  let loading: Promise<unknown> | undefined;
  const load = async (): Promise<void> => {
    try {
      const rest = await loadTexts(locale);
      Object.assign(messages, rest.messages);
      Object.assign(words, rest.words);
    } catch (error) {
      // Retry on the next call: the network may be back.
      loading = undefined;
      throw error;
    }
  };
  all = () => (loading ??= load());
};

/** Resolves when all messages are loaded; code that is loaded later waits for it. */
export const allMessages = (): Promise<unknown> => all();
