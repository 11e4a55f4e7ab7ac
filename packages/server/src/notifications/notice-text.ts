import { formatOrderNo, type WireLocale } from "@carmine/api/contract";
import { readWireTime } from "@carmine/i18n";
import type { NoticeValue } from "../database/schema/notifications.ts";
import { textOf, type TextKey } from "../http/messages.ts";
import { textIn } from "../shared/localized-text.ts";
import { dateText, moneyText } from "../shared/money-text.ts";
import { wireZone } from "../shared/wire-time.ts";
import type { NoticeKind } from "./kinds.ts";

const amounts: ReadonlySet<string> = new Set(["amount", "price", "oldPrice"]);

/** Formats a day in a language; `date` is `yyyy-MM-dd`. */
const dayText = (date: string, locale: WireLocale): string => {
  const day = readWireTime(date);
  return day ? dateText(day, locale, wireZone) : date;
};

const valueText = (name: string, value: NoticeValue, locale: WireLocale, currency: string): string => {
  if (typeof value === "object") return textIn(value, locale);
  if (name === "orderNo" || name === "refundNo") return formatOrderNo(String(value));
  if (amounts.has(name)) return moneyText(String(value), locale, currency);
  return name === "date" ? dayText(String(value), locale) : String(value);
};

export const noticeText = (
  { kind, values }: { kind: NoticeKind; values: Readonly<Record<string, NoticeValue>> },
  locale: WireLocale,
  currency: string,
): { title: string; text: string } => {
  const filled = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, valueText(name, value, locale, currency)]),
  );
  const title: TextKey = `${kind}Title`;
  const text: TextKey = `${kind}Text`;
  return { title: textOf(title, locale, filled), text: textOf(text, locale, filled) };
};
