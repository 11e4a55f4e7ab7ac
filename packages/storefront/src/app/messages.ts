import type { Locale } from "@carmine/i18n";
import type { Messages } from "@carmine/i18n/react";

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
  (await catalogues[locale]()).default as Messages;

/** Source file of a catalogue as Vite's manifest names it. */
export const catalogueModule = (locale: Locale): string => `../i18n/catalogues/compiled/${locale}.json`;
