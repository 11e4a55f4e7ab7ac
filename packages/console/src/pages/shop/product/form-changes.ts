import {
  wireLocales,
  type BodyOf,
  type merchantProductChange,
  type merchantProductCreate,
  type merchantStockAdjust,
  type ProductContent,
  type SkuField,
  type StaffOption,
} from "@carmine/api/contract";
import type { FormOption, FormVariant, ProductForm } from "./product-form.ts";

type Change = BodyOf<typeof merchantProductChange>;

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const plainFields = [
  "keywords",
  "categoryId",
  "shopCategoryId",
  "brand",
  "tags",
  "guaranteeIds",
  "tireLabel",
  "pictures",
  "isShown",
] as const;

/** Changed fields of the content, texts by language, with the value that the user saw. */
const contentChanges = (from: ProductContent, to: ProductContent): Change["changes"] => {
  const texts = (["name", "intro", "content", "unit"] as const).flatMap((field) =>
    wireLocales.flatMap((locale) =>
      from[field][locale] === to[field][locale]
        ? []
        : [{ field: `${field}.${locale}`, from: from[field][locale], to: to[field][locale] }],
    ),
  );
  const plain = plainFields.flatMap((field) =>
    isEqual(from[field], to[field]) ? [] : [{ field, from: from[field], to: to[field] }],
  );
  const keys = new Set([...Object.keys(from.properties), ...Object.keys(to.properties)]);
  const properties = [...keys].flatMap((key) => {
    const [before, after] = [from.properties[key] ?? null, to.properties[key] ?? null];
    return isEqual(before, after) ? [] : [{ field: `properties.${key}`, from: before, to: after }];
  });
  const pictureTexts = to.pictures.flatMap((url) => {
    const [before = null, after = null] = [from.pictureTexts[url], to.pictureTexts[url]];
    const isEmpty = before === null && after !== null && Object.values(after).every((text) => text === "");
    return isEmpty || isEqual(before, after)
      ? []
      : [{ field: `pictureTexts.${url}`, from: before, to: after }];
  });
  return [...texts, ...plain, ...properties, ...pictureTexts];
};

export const skuTexts = [
  "price",
  "listPrice",
  "code",
  "barCode",
  "weight",
] as const satisfies readonly SkuField[];

/** Converts the text of a cell to the value that the API expects. */
const cellValue = (field: (typeof skuTexts)[number], text: string): string | null => {
  if (field === "listPrice") return text === "" ? null : text;
  return field === "weight" && text === "" ? "0" : text;
};

const isSameCell = (field: (typeof skuTexts)[number], a: string, b: string): boolean =>
  a === b || (field !== "code" && field !== "barCode" && a !== "" && b !== "" && Number(a) === Number(b));

const optionOf = ({ key, name, values }: FormOption): StaffOption => ({
  key,
  name,
  values: values.map((value) => ({ key: value.key, text: value.text })),
});

/** Variants on sale in the format of the API, with option values by position. */
const variantsOf = ({ options, variants }: ProductForm): BodyOf<typeof merchantProductCreate>["variants"] =>
  variants
    .filter(({ isOnSale }) => isOnSale)
    .map(({ skuId, values, price, listPrice, code, barCode, weight, onHand }) => ({
      skuId,
      values: values.map((id, at) => options[at]?.values.findIndex((value) => value.id === id) ?? -1),
      ...(skuId === null && {
        price,
        listPrice: listPrice === "" ? null : listPrice,
        code,
        barCode,
        weight: weight === "" ? "0" : weight,
        ...(onHand !== "" && { stock: Number(onHand) }),
      }),
    }));

/** Unsaved changes of a stored product, as the two calls that save them. */
export interface FormChanges {
  readonly product: Change | null;
  readonly stock: BodyOf<typeof merchantStockAdjust>["changes"] | null;
  readonly count: number;
}

export const changesOf = (from: ProductForm, to: ProductForm): FormChanges => {
  const changes = contentChanges(from.content, to.content);
  const before = new Map(from.variants.map((variant) => [variant.id, variant]));
  const isStructure =
    !isEqual(from.options, to.options) ||
    from.variants.length !== to.variants.length ||
    to.variants.some(({ id, values }) => !before.has(id) || !isEqual(before.get(id)?.values, values));
  const skus: Change["skus"] = [];
  const stock: { skuId: number; from: number; to: number }[] = [];
  for (const variant of to.variants) {
    const { id, skuId } = variant;
    const old = before.get(id);
    if (!old || skuId === null) continue;
    for (const field of skuTexts)
      if (!isSameCell(field, old[field], variant[field]))
        skus.push({
          skuId,
          field,
          from: cellValue(field, old[field]),
          to: cellValue(field, variant[field]),
        });
    if (!isStructure && old.isOnSale !== variant.isOnSale)
      skus.push({ skuId, field: "isOnSale", from: old.isOnSale, to: variant.isOnSale });
    if (old.onHand !== variant.onHand && variant.onHand !== "")
      stock.push({ skuId, from: Number(old.onHand), to: Number(variant.onHand) });
  }
  const structure = isStructure && {
    from: {
      options: from.options.map(optionOf),
      skuIds: from.variants.flatMap(({ skuId, isOnSale }) => (isOnSale && skuId !== null ? [skuId] : [])),
    },
    options: to.options.map(optionOf),
    variants: variantsOf(to),
  };
  const hasProduct = changes.length > 0 || skus.length > 0 || isStructure;
  return {
    product: hasProduct ? { changes, skus, ...(structure && { structure }) } : null,
    stock: stock.length > 0 ? stock : null,
    count: changes.length + skus.length + stock.length + (isStructure ? 1 : 0),
  };
};

export const createBodyOf = (merId: number, form: ProductForm): BodyOf<typeof merchantProductCreate> => ({
  merId,
  content: form.content,
  options: form.options.map(optionOf),
  variants: variantsOf(form),
});

/** Variants that sell for less than half of their stored price. */
export const priceDropsOf = (from: ProductForm, to: ProductForm): readonly FormVariant[] => {
  const before = new Map(from.variants.map((variant) => [variant.id, variant]));
  return to.variants.filter(({ id, price }) => {
    const old = before.get(id);
    return old !== undefined && price !== "" && Number(price) * 2 < Number(old.price);
  });
};
