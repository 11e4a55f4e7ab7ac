import { use } from "react";
import { commerceTexts, type CommerceTexts } from "./commerce-texts.data.ts";
import { SampleLanguageContext, type SampleLanguage } from "./samples.ts";

/** Where the demo's November 2026 is written as people write it there; Lao dates need data that browsers lack. */
const dateTag: Record<SampleLanguage, string> = {
  en: "en-US",
  "zh-CN": "zh-CN",
  es: "es",
  fr: "fr",
  th: "th",
  lo: "en-GB",
};

/** A day of the stories, in UTC, so that every machine shows the same. */
const sampleDate = (language: SampleLanguage, iso: string, style: "medium" | "short" = "medium"): string =>
  new Intl.DateTimeFormat(dateTag[language], { dateStyle: style, timeZone: "UTC" }).format(new Date(iso));

/** Texts of coupons, orders and points in the language of the toolbar, with its dates. */
export function useCommerce(): CommerceTexts & { date: (iso: string) => string } {
  const language = use(SampleLanguageContext);
  return { ...commerceTexts[language], date: (iso) => sampleDate(language, iso) };
}
