import type { Messages as ComponentTexts } from "@carmine/design-system";
import type { Locale } from "@carmine/i18n";
import type { Messages } from "@carmine/i18n/react";
import { createContext } from "react";

/** Messages of the console and of the design system's components in one language. */
export interface Texts {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly componentTexts: ComponentTexts | undefined;
}

type Loaded = readonly [{ default: Messages }, ComponentTexts | undefined];

/** One chunk per language. The components contain their English texts. */
const languages: Readonly<Record<Locale, () => Promise<Loaded>>> = {
  en: async () => [await import("@carmine/i18n/catalogues/console/en"), undefined],
  "zh-CN": async () =>
    Promise.all([
      import("@carmine/i18n/catalogues/console/zh-CN"),
      import("@carmine/design-system/locales/zh-CN").then(({ zhCN }) => zhCN),
    ]),
  es: async () =>
    Promise.all([
      import("@carmine/i18n/catalogues/console/es"),
      import("@carmine/design-system/locales/es").then(({ es }) => es),
    ]),
  fr: async () =>
    Promise.all([
      import("@carmine/i18n/catalogues/console/fr"),
      import("@carmine/design-system/locales/fr").then(({ fr }) => fr),
    ]),
  th: async () =>
    Promise.all([
      import("@carmine/i18n/catalogues/console/th"),
      import("@carmine/design-system/locales/th").then(({ th }) => th),
    ]),
  lao: async () =>
    Promise.all([
      import("@carmine/i18n/catalogues/console/lao"),
      import("@carmine/design-system/locales/lao").then(({ lao }) => lao),
    ]),
};

export const loadTexts = async (locale: Locale): Promise<Texts> => {
  const [{ default: messages }, componentTexts] = await languages[locale]();
  return { locale, messages, componentTexts };
};

export const TextsContext = createContext<Texts | null>(null);
