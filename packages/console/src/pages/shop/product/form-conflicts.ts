import type { ProductContent, StaffTexts } from "@carmine/api/contract";
import { skuTexts } from "./form-changes.ts";
import { amountText, type ProductForm } from "./product-form.ts";

const isTexts = (value: unknown): value is StaffTexts =>
  typeof value === "object" && value !== null && !Array.isArray(value) && "en" in value && "th" in value;

/** Text of a conflicting value, as JSON or as text. */
const parsed = (current: string, like: unknown): unknown => {
  if (typeof like === "string") return current;
  try {
    return JSON.parse(current) as unknown;
  } catch {
    return current;
  }
};

const withContent = (content: ProductContent, field: string, current: string): ProductContent => {
  const dot = field.indexOf(".");
  const [name, part] = dot === -1 ? [field, undefined] : [field.slice(0, dot), field.slice(dot + 1)];
  const values = new Map<string, unknown>(Object.entries(content));
  const whole = values.get(name);
  if (part === undefined) values.set(name, parsed(current, whole));
  else {
    const parts = new Map<string, unknown>(Object.entries(whole as object));
    const value = parsed(current, isTexts(whole) ? "" : parts.get(part));
    if (value === null) parts.delete(part);
    else parts.set(part, value);
    values.set(name, Object.fromEntries(parts));
  }
  // The server's value has the type of the field.
  return Object.fromEntries(values) as ProductContent;
};

/** A stored value that another user has written. */
export interface StoredValue {
  /** Id of the product or variant. */
  readonly id: number;
  readonly field: string;
  readonly current: string;
}

/** Replaces a value of the form, of the product or of a variant, with the stored one. */
export const withStored = (form: ProductForm, { id, field, current }: StoredValue): ProductForm => {
  const isSku = form.variants.some(({ skuId }) => skuId === id) && isSkuField(field);
  if (!isSku) return { ...form, content: withContent(form.content, field, current) };
  return {
    ...form,
    variants: form.variants.map((variant) =>
      variant.skuId === id
        ? { ...variant, [field]: field === "isOnSale" ? current === "true" : amountText(current) }
        : variant,
    ),
  };
};

const isSkuField = (field: string): boolean =>
  field === "onHand" || field === "isOnSale" || skuTexts.some((name) => name === field);
