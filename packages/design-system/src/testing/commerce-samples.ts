import { use } from "react";
import { laoCalendar } from "./lao-calendar.data.ts";
import { commerceTexts } from "./commerce-texts.data.ts";
import type { CommerceTexts } from "./commerce-texts/commerce-texts.ts";
import { SampleLanguageContext, type SampleLanguage } from "./samples.ts";

/** Browsers don't support Lao dates. */
const laoDay = (iso: string): string =>
  `${Number(iso.slice(8, 10))} ${laoCalendar.months[Number(iso.slice(5, 7)) - 1]}`;

/** Locales for formatting the demo's November 2026. */
const dateTag: Record<SampleLanguage, string> = {
  en: "en-US",
  "zh-CN": "zh-CN",
  es: "es",
  fr: "fr",
  th: "th",
  lo: "en-GB",
};

/** A date in stories, in UTC so that every machine shows the same. */
const sampleDate = (language: SampleLanguage, iso: string): string =>
  language === "lo"
    ? `${laoDay(iso)} ${iso.slice(0, 4)}`
    : new Intl.DateTimeFormat(dateTag[language], { dateStyle: "medium", timeZone: "UTC" }).format(
        new Date(iso),
      );

/** The same without its year. */
const sampleDay = (language: SampleLanguage, iso: string): string =>
  language === "lo"
    ? laoDay(iso)
    : new Intl.DateTimeFormat(dateTag[language], { month: "short", day: "numeric", timeZone: "UTC" }).format(
        new Date(iso),
      );

export interface Commerce extends CommerceTexts {
  date: (iso: string) => string;
  day: (iso: string) => string;
}

/** Texts of coupons, orders and points with dates, in the toolbar's language. */
export function useCommerce(): Commerce {
  const language = use(SampleLanguageContext);
  return {
    ...commerceTexts[language],
    date: (iso) => sampleDate(language, iso),
    day: (iso) => sampleDay(language, iso),
  };
}
