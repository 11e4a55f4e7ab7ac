import type { FormatDateOptions } from "@formatjs/intl";
import type { Locale } from "./locales.ts";

type Format<Value> = (value: Value, options?: FormatDateOptions) => string;

const laoMonths = "ມັງກອນ ກຸມພາ ມີນາ ເມສາ ພຶດສະພາ ມິຖຸນາ ກໍລະກົດ ສິງຫາ ກັນຍາ ຕຸລາ ພະຈິກ ທັນວາ".split(" ");
const laoMonthLetters = "ມ.ກ. ກ.ພ. ມ.ນ. ມ.ສ. ພ.ພ. ມິ.ຖ. ກ.ລ. ສ.ຫ. ກ.ຍ. ຕ.ລ. ພ.ຈ. ທ.ວ.".split(" ");
const laoWeekdays: Readonly<Record<string, string>> = {
  Sun: "ອາທິດ",
  Mon: "ຈັນ",
  Tue: "ອັງຄານ",
  Wed: "ພຸດ",
  Thu: "ພະຫັດ",
  Fri: "ສຸກ",
  Sat: "ເສົາ",
};

/** Chromium has no Lao names, and would write another language's. */
const laoDate = (value: Date | number, options: FormatDateOptions): string => {
  const { dateStyle, timeStyle, timeZone } = options;
  const parts = new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).formatToParts(value);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? "";
  const monthIndex = Number(part("month")) - 1;
  const hasLetters = options.month === "short" && options.day === undefined;
  return [
    options.weekday && laoWeekdays[part("weekday")],
    (dateStyle ?? options.day) && String(Number(part("day"))),
    (dateStyle ?? options.month) && (hasLetters ? laoMonthLetters : laoMonths)[monthIndex],
    (dateStyle ?? options.year) && part("year"),
    (timeStyle ?? options.hour) && `${part("hour")}:${part("minute")}`,
  ]
    .filter(Boolean)
    .join(" ");
};

/** French writes the first day of a month as an ordinal: “1er oct. 2026”. */
const withFrenchFirst = (text: string): string => text.replace(/(^|\s)1 (?=\p{L})/u, "$11er ");

/**
 * Formats dates as a shop of the country writes them, equal on the server and in browsers: Thai with Gregorian
 * years, French with “1er”, Lao with its own names.
 * @param format formats with `Intl` in that language
 */
export const dateFormatter =
  (locale: Locale, format: Format<Date | number>): Format<Date | number> =>
  (value, options = {}) => {
    if (locale === "lao") return laoDate(value, options);
    const text = format(value, { ...options, calendar: "gregory" });
    return locale === "fr" ? withFrenchFirst(text) : text;
  };
