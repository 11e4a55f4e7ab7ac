import type { Locale } from "@carmine/i18n";

/** Separator of a list without the “and” that `Intl.ListFormat` always adds. */
export const listSeparator = (locale: Locale): string => (locale === "zh-CN" ? "、" : ", ");
