import { wireLocales, type MessageKey, type WireLocale } from "@carmine/api/contract";
import { bcp47 } from "@carmine/i18n";
import enForms from "@carmine/i18n/messages/en/forms" with { type: "json" };
import en from "@carmine/i18n/messages/en/server" with { type: "json" };
import esForms from "@carmine/i18n/messages/es/forms" with { type: "json" };
import es from "@carmine/i18n/messages/es/server" with { type: "json" };
import frForms from "@carmine/i18n/messages/fr/forms" with { type: "json" };
import fr from "@carmine/i18n/messages/fr/server" with { type: "json" };
import laoForms from "@carmine/i18n/messages/lao/forms" with { type: "json" };
import lao from "@carmine/i18n/messages/lao/server" with { type: "json" };
import thForms from "@carmine/i18n/messages/th/forms" with { type: "json" };
import th from "@carmine/i18n/messages/th/server" with { type: "json" };
import zhForms from "@carmine/i18n/messages/zh-CN/forms" with { type: "json" };
import zh from "@carmine/i18n/messages/zh-CN/server" with { type: "json" };
import { createIntl, createIntlCache } from "@formatjs/intl";
import type { LocalizedText } from "../shared/localized-text.ts";

/** A message of the server, or the message of a field that fails its check. */
export type TextKey = keyof typeof en | MessageKey;
export type TextValues = Readonly<Record<string, string | number>>;

// A key of the contract without a message doesn't compile.
enForms satisfies Record<`field.${MessageKey}`, unknown>;

const english = Object.fromEntries(
  Object.entries({ ...enForms, ...en }).map(([id, { defaultMessage }]) => [id, defaultMessage]),
);

const catalogs: Readonly<Record<WireLocale, Readonly<Record<string, string>>>> = {
  en: english,
  "zh-CN": { ...zhForms, ...zh },
  es: { ...esForms, ...es },
  fr: { ...frForms, ...fr },
  th: { ...thForms, ...th },
  lao: { ...laoForms, ...lao },
};

const cache = createIntlCache();

const intlOf = (locale: WireLocale) =>
  createIntl({ locale: bcp47(locale), messages: { ...english, ...catalogs[locale] } }, cache);

const intls: Readonly<Record<WireLocale, ReturnType<typeof intlOf>>> = {
  en: intlOf("en"),
  "zh-CN": intlOf("zh-CN"),
  es: intlOf("es"),
  fr: intlOf("fr"),
  th: intlOf("th"),
  lao: intlOf("lao"),
};

const idOf = (key: string): string => (Object.hasOwn(en, key) ? key : `field.${key}`);

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(english, idOf(key));

/** The message in that language, with its values filled in. */
export const textOf = (key: TextKey, locale: WireLocale, values?: TextValues): string =>
  intls[locale].formatMessage({ id: idOf(key) }, values);

/** The message in all languages, for a reader whose language isn't known yet. */
export const localizedText = (key: TextKey): LocalizedText => ({
  en: textOf(key, "en"),
  ...Object.fromEntries(wireLocales.map((locale) => [locale, textOf(key, locale)])),
});
