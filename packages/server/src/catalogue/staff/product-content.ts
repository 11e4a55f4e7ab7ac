import { isDeepStrictEqual } from "node:util";
import {
  Code,
  productContent,
  wireLocales,
  type ProductContent,
  type StaffPropertyValue,
  type StaffTexts,
} from "@carmine/api/contract";
import * as z from "zod/mini";
import { Failure } from "../../http/envelope/failure.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { mediaAddress, withoutPictureHost } from "../../shared/media-address.ts";
import type { PropertyValue } from "../../shared/product-properties.ts";
import type { CurrentProduct } from "../products/current-product.ts";

export const wrongParameter = (): Failure => new Failure(Code.badRequest, "wrongParameter");

/** A stored text in every language, empty where it isn't written. */
export const textsOf = (text: Partial<LocalizedText> = {}): StaffTexts => ({
  en: text.en ?? "",
  "zh-CN": text["zh-CN"] ?? "",
  es: text.es ?? "",
  fr: text.fr ?? "",
  th: text.th ?? "",
  lao: text.lao ?? "",
});

/** The opposite: readers get English, or another language, where a text is empty. */
export const storedText = (texts: StaffTexts): LocalizedText => {
  const text: LocalizedText = { en: texts.en };
  for (const locale of wireLocales) if (texts[locale] !== "") text[locale] = texts[locale];
  return text;
};

const isText = (value: PropertyValue): value is LocalizedText =>
  typeof value === "object" && !Array.isArray(value);

const propertyOf = (value: PropertyValue): StaffPropertyValue => (isText(value) ? textsOf(value) : value);

/** The content of a stored product, as its editor reads and writes it. */
export const contentOf = ({ row, brand, tireLabel }: CurrentProduct): ProductContent => ({
  name: textsOf(row.name),
  intro: textsOf(row.intro),
  content: textsOf(row.content),
  unit: textsOf(row.unit),
  keywords: row.keywords,
  categoryId: row.categoryId,
  shopCategoryId: row.shopCategoryPath.at(-1) ?? null,
  brand: brand?.name ?? "",
  tags: row.tags,
  guaranteeIds: row.guaranteeIds,
  properties: Object.fromEntries(
    Object.entries(row.properties).map(([key, value]) => [key, propertyOf(value)]),
  ),
  tireLabel,
  pictures: row.pictures.map(mediaAddress),
  pictureTexts: Object.fromEntries(
    row.pictures.map((key) => [mediaAddress(key), textsOf(row.pictureTexts[key])]),
  ),
  isShown: row.isShown,
});

/** @throws Failure 400 for a value that the contract doesn't allow */
const parseContent = (content: unknown): ProductContent => {
  const parsed = z.safeParse(productContent, content);
  if (!parsed.success) throw wrongParameter();
  return parsed.data;
};

/** The content of a request, with URLs of pictures as stored. */
export const localContent = (content: ProductContent): ProductContent =>
  parseContent(withoutPictureHost(content));

export interface ContentChange {
  readonly field: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** `name.th` is the part `th` of the field `name`; the part may contain dots. */
const pathOf = (field: string): readonly [string, string | undefined] => {
  const dot = field.indexOf(".");
  return dot === -1 ? [field, undefined] : [field.slice(0, dot), withoutPictureHost(field.slice(dot + 1))];
};

const partsOf = (value: unknown): ReadonlyMap<string, unknown> => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrongParameter();
  return new Map(Object.entries(value));
};

export interface ChangedContent {
  readonly content: ProductContent;
  /** Stored values of fields that aren't `from` any more. */
  readonly outdated: readonly { readonly field: string; readonly current: unknown }[];
}

/**
 * Applies changes to the content of a product.
 * @throws Failure 400 for an unknown field or a value that the contract doesn't allow
 */
export const changeContent = (stored: ProductContent, changes: readonly ContentChange[]): ChangedContent => {
  const values = new Map<string, unknown>(Object.entries(stored));
  const outdated: { field: string; current: unknown }[] = [];
  for (const change of changes) {
    const { field } = change;
    const [from, to] = [withoutPictureHost(change.from ?? null), withoutPictureHost(change.to ?? null)];
    const [name, part] = pathOf(field);
    if (!values.has(name)) throw wrongParameter();
    const whole = values.get(name);
    const current = part === undefined ? whole : (partsOf(whole).get(part) ?? null);
    if (!isDeepStrictEqual(current, from)) outdated.push({ field, current });
    else if (part === undefined) values.set(name, to);
    else {
      const parts = new Map(partsOf(whole));
      if (to === null) parts.delete(part);
      else parts.set(part, to);
      values.set(name, Object.fromEntries(parts));
    }
  }
  return { content: parseContent(Object.fromEntries(values)), outdated };
};
