import type { Locale } from "@carmine/i18n";

const inEnglish = (hours: number, minutes: string): string =>
  `${hours % 12 || 12}${minutes === "00" ? "" : `:${minutes}`} ${hours < 12 ? "AM" : "PM"}`;

/** With spaces that no line is broken at. */
const inFrench = (hours: number, minutes: string): string =>
  `${hours}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;

/**
 * A time of day as a shop of the language writes its hours: “8 PM”, « 20 h ». By hand, since browsers and the server
 * write it differently: Chromium doesn’t know Lao, and the space before “PM” is another one in some of them.
 * @param time `HH:mm`
 */
export const sayTime = (locale: Locale, time: string): string => {
  const [hour = "0", minutes = "00"] = time.split(":");
  const hours = Number(hour);
  if (locale === "en") return inEnglish(hours, minutes);
  if (locale === "fr") return inFrench(hours, minutes);
  if (locale === "es") return `${hours}:${minutes}`;
  return locale === "th" ? `${time} น.` : time;
};
