import type { Locale } from "@carmine/i18n";

/** What stands between the words of a list without an “and”, which `Intl.ListFormat` always puts before the last. */
export const listSeparator = (locale: Locale): string => (locale === "zh-CN" ? "、" : ", ");
