import {
  hasText,
  maxVariants,
  wireLocales,
  type ProductContent,
  type StaffTexts,
  type WireLocale,
} from "@carmine/api/contract";
import { variantFields, type ProductForm, type VariantField } from "./product-form.ts";

const amount = /^\d{1,8}(\.\d{1,2})?$/;
const weightText = /^(\d{1,7}(\.\d{1,3})?)?$/;
const units = /^\d{1,9}$/;

const isMoney = (field: VariantField): boolean => field === "price" || field === "listPrice";

/** Whether the text of a cell is an amount with more decimals than the currency has. */
const isTooPrecise = (field: VariantField, text: string, digits: number): boolean =>
  isMoney(field) && amount.test(text) && (text.split(".")[1] ?? "").replace(/0+$/, "").length > digits;

/** Whether the text of a cell has the form of its field. */
const isWellFormed = (field: VariantField, text: string, skuId: number | null): boolean => {
  if (field === "price") return amount.test(text) && Number(text) > 0;
  if (field === "listPrice") return text === "" || (amount.test(text) && Number(text) > 0);
  if (field === "weight") return weightText.test(text);
  if (field === "onHand") return units.test(text) || (text === "" && skuId === null);
  return text.length <= 100;
};

/**
 * Whether the text of a cell can be saved.
 * @param digits decimals of the currency
 */
export const isValidCell = (
  field: VariantField,
  text: string,
  skuId: number | null,
  digits: number,
): boolean => isWellFormed(field, text, skuId) && !isTooPrecise(field, text, digits);

export type FormProblem = "name" | "category" | "noVariant" | "decimals" | "cell" | "optionText" | "tooMany";

/** Why a form can't be saved, most important first. */
export const problemsOf = (
  { content, options, variants }: ProductForm,
  digits: number,
): readonly FormProblem[] => {
  const onSale = variants.filter(({ isOnSale }) => isOnSale);
  const isEmptyText = (texts: StaffTexts) => Object.values(texts).every((text) => text.trim() === "");
  const found: [FormProblem, boolean][] = [
    ["name", isEmptyText(content.name)],
    ["category", content.categoryId === 0],
    ["noVariant", content.isShown && onSale.length === 0],
    [
      "optionText",
      options.some(({ name, values }) => isEmptyText(name) || values.some(({ text }) => isEmptyText(text))),
    ],
    [
      "decimals",
      onSale.some((row) => variantFields.some((field) => isTooPrecise(field, row[field], digits))),
    ],
    [
      "cell",
      onSale.some(({ skuId, ...row }) =>
        variantFields.some((field) => !isWellFormed(field, row[field], skuId)),
      ),
    ],
    ["tooMany", variants.length > maxVariants],
  ];
  return found.flatMap(([problem, isFound]) => (isFound ? [problem] : []));
};

/** Languages in which a product has no name or, if it has one in another language, no description. */
export const missingLocales = ({ name, content }: ProductContent): readonly WireLocale[] =>
  wireLocales.filter((locale) => name[locale] === "" || (hasText(content) && content[locale] === ""));
