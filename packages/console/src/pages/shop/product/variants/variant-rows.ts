import type { StaffTexts, WireLocale } from "@carmine/api/contract";
import {
  newId,
  newVariant,
  noTexts,
  variantFields,
  type FormOption,
  type FormVariant,
  type ProductForm,
  type VariantField,
} from "../product-form.ts";

/** Options and rows of the variants; the part of a form that these functions change. */
export type VariantForm = Pick<ProductForm, "options" | "variants">;

const inLanguage = (text: string, locale: WireLocale): StaffTexts => ({
  ...noTexts,
  en: text,
  [locale]: text,
});

/** Adds an option with its first value, which all variants get. */
export const addOption = (
  { options, variants }: VariantForm,
  name: string,
  value: string,
  locale: WireLocale,
): VariantForm => {
  const first = { id: newId(), key: null, text: inLanguage(value, locale) };
  const option: FormOption = { id: newId(), key: null, name: inLanguage(name, locale), values: [first] };
  return {
    options: [...options, option],
    variants: variants.map((variant) => ({ ...variant, values: [...variant.values, first.id] })),
  };
};

/** Adds a value, and a variant for each combination of the other options. */
export const addValue = (
  { options, variants }: VariantForm,
  optionId: string,
  text: string,
  locale: WireLocale,
): VariantForm => {
  const at = options.findIndex(({ id }) => id === optionId);
  const value = { id: newId(), key: null, text: inLanguage(text, locale) };
  const combinations = new Map<string, FormVariant>();
  for (const variant of variants) {
    const key = variant.values.toSpliced(at, 1).join("\n");
    if (!combinations.has(key)) combinations.set(key, variant);
  }
  const added = [...combinations.values()].map((variant) =>
    newVariant(variant.values.with(at, value.id), variant.price),
  );
  return {
    options: options.map((option) =>
      option.id === optionId ? { ...option, values: [...option.values, value] } : option,
    ),
    variants: sortRows(
      [...variants, ...added],
      options.map((option) =>
        option.id === optionId ? { ...option, values: [...option.values, value] } : option,
      ),
    ),
  };
};

/** Orders rows by their values, first option first. */
const sortRows = (variants: readonly FormVariant[], options: readonly FormOption[]): FormVariant[] => {
  const places = options.map(({ values }) => new Map(values.map(({ id }, place) => [id, place])));
  const placeOf = (variant: FormVariant, at: number) => places[at]?.get(variant.values[at] ?? "") ?? 0;
  return variants.toSorted((a, b) => {
    for (const at of options.keys()) {
      const order = placeOf(a, at) - placeOf(b, at);
      if (order !== 0) return order;
    }
    return 0;
  });
};

/** Removes a value with its variants; the last value removes its option. */
export const removeValue = (
  { options, variants }: VariantForm,
  optionId: string,
  valueId: string,
): VariantForm => {
  const at = options.findIndex(({ id }) => id === optionId);
  if ((options[at]?.values.length ?? 0) <= 1) return removeOption({ options, variants }, optionId);
  return {
    options: options.map((option) =>
      option.id === optionId
        ? { ...option, values: option.values.filter(({ id }) => id !== valueId) }
        : option,
    ),
    variants: variants.filter(({ values }) => values[at] !== valueId),
  };
};

/** Removes an option. Of variants that differ only in it, the first one stays. */
export const removeOption = ({ options, variants }: VariantForm, optionId: string): VariantForm => {
  const at = options.findIndex(({ id }) => id === optionId);
  const rows = new Map<string, FormVariant>();
  for (const variant of variants) {
    const values = variant.values.toSpliced(at, 1);
    const key = values.join("\n");
    if (!rows.has(key)) rows.set(key, { ...variant, values });
  }
  return { options: options.filter(({ id }) => id !== optionId), variants: [...rows.values()] };
};

/** A pasted amount with a decimal point and without groups and currency: “1.234,50 €” is 1234.50. */
const pastedAmount = (text: string): string => {
  const digits = text.replaceAll(/[^\d.,]/g, "");
  const decimal = /[.,](\d{1,2})$/.exec(digits);
  const whole = (decimal ? digits.slice(0, decimal.index) : digits).replaceAll(/[.,]/g, "");
  return decimal ? `${whole}.${decimal[1] ?? ""}` : whole;
};

const cellText = (field: VariantField, text: string): string =>
  field === "price" || field === "listPrice" || field === "weight"
    ? field === "weight"
      ? text.trim().replace(",", ".")
      : pastedAmount(text)
    : field === "onHand"
      ? text.replaceAll(/\D/g, "")
      : text.trim();

/**
 * Pastes spreadsheet cells, starting at a cell and filling to the right and down.
 * @param rowIds rows in the order of the screen
 */
export const pasteCells = (
  variants: readonly FormVariant[],
  rowIds: readonly string[],
  start: { readonly id: string; readonly field: VariantField },
  text: string,
): FormVariant[] => {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const top = rowIds.indexOf(start.id);
  const left = variantFields.indexOf(start.field);
  const written = new Map<string, Partial<Record<VariantField, string>>>();
  for (const [down, line] of lines.entries()) {
    const id = rowIds[top + down];
    if (id === undefined) break;
    const cells: Partial<Record<VariantField, string>> = {};
    for (const [right, cell] of line.split("\t").entries()) {
      const field = variantFields[left + right];
      if (field) cells[field] = cellText(field, cell);
    }
    written.set(id, cells);
  }
  return variants.map((variant) => ({ ...variant, ...written.get(variant.id) }));
};

/** Copies a cell into all cells below it. */
export const fillDown = (
  variants: readonly FormVariant[],
  rowIds: readonly string[],
  { id, field }: { readonly id: string; readonly field: VariantField },
): FormVariant[] => {
  const below = new Set(rowIds.slice(rowIds.indexOf(id)));
  const value = variants.find((variant) => variant.id === id)?.[field] ?? "";
  return variants.map((variant) => (below.has(variant.id) ? { ...variant, [field]: value } : variant));
};
