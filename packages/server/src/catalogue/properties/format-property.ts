import type { PropertyUnit, WireLocale } from "@carmine/api/contract";
import { bcp47, listSeparator } from "@carmine/i18n";
import type { property } from "../../database/schema/properties.ts";
import type { PropertyValue } from "../../shared/product-properties.ts";
import { textIn, type LocalizedText } from "../../shared/localized-text.ts";
import { oncePerKey } from "../../shared/once-per-key.ts";

export type PropertyDefinition = Pick<typeof property.$inferSelect, "kind" | "unit" | "choices">;

/** Unit names in languages that don't use the international symbol. */
const unitNames: Partial<Record<PropertyUnit, Partial<Record<WireLocale, string>>>> = {
  mm: { "zh-CN": "毫米", th: "มม.", lao: "ມມ" },
  cm: { "zh-CN": "厘米", th: "ซม.", lao: "ຊມ" },
  m: { "zh-CN": "米", th: "ม.", lao: "ມ" },
  in: { en: "″", "zh-CN": "英寸", es: "″", fr: "″", th: "นิ้ว", lao: "ນິ້ວ" },
  g: { "zh-CN": "克", th: "กรัม", lao: "ກຣາມ" },
  kg: { "zh-CN": "公斤", th: "กก.", lao: "ກກ" },
  oz: { "zh-CN": "盎司", th: "ออนซ์", lao: "ອອນ" },
  ml: { "zh-CN": "毫升", th: "มล.", lao: "ມລ" },
  l: { en: "L", "zh-CN": "升", th: "ลิตร", lao: "ລິດ" },
  "km/h": { th: "กม./ชม.", lao: "ກມ/ຊມ" },
  "%": {},
  GB: { fr: "Go" },
  h: { "zh-CN": "小时", th: "ชม.", lao: "ຊມ" },
};

/** Units written directly after the number; French has a space before the percent sign. */
const isAttached = (unit: string, locale: WireLocale): boolean =>
  unit === "″" || (unit === "%" && locale !== "fr" && locale !== "es");

const flagTexts: Record<"yes" | "no", LocalizedText> = {
  yes: { en: "Yes", "zh-CN": "是", es: "Sí", fr: "Oui", th: "มี", lao: "ມີ" },
  no: { en: "No", "zh-CN": "否", es: "No", fr: "Non", th: "ไม่มี", lao: "ບໍ່ມີ" },
};

const numbersIn = oncePerKey(
  (locale: WireLocale) => new Intl.NumberFormat(bcp47(locale), { maximumFractionDigits: 2 }),
);

/** A number with its unit; a no-break space keeps both on one line. */
const formatNumber = (value: number, unit: PropertyUnit | null, locale: WireLocale): string => {
  const digits = numbersIn(locale).format(value);
  if (unit === null) return digits;
  const name = unitNames[unit]?.[locale] ?? unit;
  return isAttached(name, locale) ? `${digits}${name}` : `${digits}\u00a0${name}`;
};

/** A property's value in the reader's language. An unknown choice is shown by its key. */
export const formatProperty = (
  definition: PropertyDefinition,
  value: PropertyValue,
  locale: WireLocale,
): string => {
  if (typeof value === "boolean") return textIn(flagTexts[value ? "yes" : "no"], locale);
  if (typeof value === "number") return formatNumber(value, definition.unit, locale);
  if (typeof value === "string") {
    const choice = definition.choices.find(({ key }) => key === value);
    return choice ? textIn(choice.name, locale) : value;
  }
  if (Array.isArray(value))
    return value.map((one) => formatProperty(definition, one, locale)).join(listSeparator(locale));
  return textIn(value, locale);
};
