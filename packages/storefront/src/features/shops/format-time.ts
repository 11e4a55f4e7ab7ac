import type { Locale } from "@carmine/i18n";

const inEnglish = (hours: number, minutes: string): string =>
  `${hours % 12 || 12}${minutes === "00" ? "" : `:${minutes}`} ${hours < 12 ? "AM" : "PM"}`;

/** With no-break spaces. */
const inFrench = (hours: number, minutes: string): string =>
  `${hours}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;

/**
 * Formats a time like the business hours of the language: “8 PM”, « 20 h ». Not with `Intl`, because browsers and the
 * server differ: Chromium has no Lao, and some use another space before “PM”.
 * @param time `HH:mm`
 */
export const formatTime = (locale: Locale, time: string): string => {
  const [hour = "0", minutes = "00"] = time.split(":");
  const hours = Number(hour);
  if (locale === "en") return inEnglish(hours, minutes);
  if (locale === "fr") return inFrench(hours, minutes);
  if (locale === "es") return `${hours}:${minutes}`;
  return locale === "th" ? `${time} น.` : time;
};
