import type { Messages as Words } from "@carmine/design-system";
import type { Locale } from "@carmine/i18n";
import type { Messages } from "@carmine/i18n/react";
import { loadedOnce } from "./loaded-once.ts";

type Load = () => Promise<{ default: unknown }>;

/** One hashed file per language: cached over all pages, and only the page's own language is loaded. */
const catalogues: Readonly<Record<Locale, Load>> = {
  en: () => import("@carmine/i18n/catalogues/en"),
  "zh-CN": () => import("@carmine/i18n/catalogues/zh-CN"),
  es: () => import("@carmine/i18n/catalogues/es"),
  fr: () => import("@carmine/i18n/catalogues/fr"),
  th: () => import("@carmine/i18n/catalogues/th"),
  lao: () => import("@carmine/i18n/catalogues/lao"),
};

export const loadMessages = async (locale: Locale): Promise<Messages> =>
  (await loadedOnce(catalogues[locale])).default as Messages;

/** The words of the design system's components, one file per language. */
const wordFiles: Readonly<Record<Locale, () => Promise<Words>>> = {
  en: async () => (await import("@carmine/design-system/locales/en")).en,
  "zh-CN": async () => (await import("@carmine/design-system/locales/zh-CN")).zhCN,
  es: async () => (await import("@carmine/design-system/locales/es")).es,
  fr: async () => (await import("@carmine/design-system/locales/fr")).fr,
  th: async () => (await import("@carmine/design-system/locales/th")).th,
  lao: async () => (await import("@carmine/design-system/locales/lao")).lao,
};

export const loadWords = (locale: Locale): Promise<Words> => wordFiles[locale]();

const wordPrefix = "words:";

/** Words of the components that a page shows, whose keys stand among its texts as `words:pagination`. */
export const pickWords = (words: Partial<Words>, ids: readonly string[]): Partial<Words> =>
  Object.fromEntries(
    Object.entries(words).filter(([component]) => ids.includes(`${wordPrefix}${component}`)),
  );

const picked = new WeakMap<Messages, WeakMap<readonly string[], Messages>>();

/** Texts by id: those of the page as they came with it. Picked once for each list of ids. */
export const pickMessages = (messages: Messages, ids: readonly string[]): Messages => {
  const ofLanguage = picked.get(messages) ?? new WeakMap<readonly string[], Messages>();
  picked.set(messages, ofLanguage);
  const texts =
    ofLanguage.get(ids) ??
    (Object.fromEntries(ids.flatMap((id) => (id in messages ? [[id, messages[id]]] : []))) as Messages);
  ofLanguage.set(ids, texts);
  return texts;
};

let all = (): Promise<unknown> => Promise.resolve();

/**
 * Called once by the browser's entry with the messages and words of the page, to which the rest is added when it is
 * first needed.
 */
export const completeLater = (locale: Locale, messages: Messages, words: Partial<Words>): void => {
  let loading: Promise<unknown> | undefined;
  all = () =>
    (loading ??= Promise.all([
      loadMessages(locale).then((rest) => Object.assign(messages, rest)),
      loadWords(locale).then((rest) => Object.assign(words, rest)),
    ]));
};

/** Resolves when all messages are loaded: code that didn't come with the page waits for it. */
export const allMessages = (): Promise<unknown> => all();
