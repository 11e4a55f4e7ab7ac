import type { ProductContent, StaffProduct, StaffTexts } from "@carmine/api/contract";

/** A value of an option. Its id is the stored key, or a new one of the form. */
export interface FormValue {
  readonly id: string;
  readonly key: string | null;
  readonly text: StaffTexts;
}

export interface FormOption {
  readonly id: string;
  readonly key: string | null;
  readonly name: StaffTexts;
  readonly values: readonly FormValue[];
}

/** A row of the variants. Amounts are the texts of their cells. */
export interface FormVariant {
  /** Unique in the form. */
  readonly id: string;
  /** Null for a new variant. */
  readonly skuId: number | null;
  /** Id of its value in each option. */
  readonly values: readonly string[];
  readonly price: string;
  readonly listPrice: string;
  readonly code: string;
  readonly barCode: string;
  readonly weight: string;
  readonly onHand: string;
  readonly reserved: number;
  readonly isAlwaysSellable: boolean;
  readonly isOnSale: boolean;
}

/** Columns of the variants that are edited as text. */
export const variantFields = ["code", "price", "listPrice", "onHand", "barCode", "weight"] as const;
export type VariantField = (typeof variantFields)[number];

export interface ProductForm {
  readonly content: ProductContent;
  readonly options: readonly FormOption[];
  readonly variants: readonly FormVariant[];
}

/** Formats a stored amount for a cell, without trailing zeros. */
export const amountText = (amount: string | null): string =>
  amount === null ? "" : amount.includes(".") ? amount.replace(/(\.\d\d)0+$/, "$1") : amount;

/** Ids of new options, values and variants. */
let lastId = 0;
export const newId = (): string => {
  lastId += 1;
  return `new-${lastId}`;
};

export const noTexts: StaffTexts = { en: "", "zh-CN": "", es: "", fr: "", th: "", lao: "" };

export const newVariant = (values: readonly string[], price = ""): FormVariant => ({
  id: newId(),
  skuId: null,
  values,
  price,
  listPrice: "",
  code: "",
  barCode: "",
  weight: "",
  onHand: "",
  reserved: 0,
  isAlwaysSellable: false,
  isOnSale: true,
});

/** The form of a new product. */
export const emptyForm = (): ProductForm => ({
  content: {
    name: noTexts,
    intro: noTexts,
    content: noTexts,
    unit: noTexts,
    keywords: [],
    categoryId: 0,
    shopCategoryId: null,
    brand: "",
    tags: [],
    guaranteeIds: [],
    properties: {},
    tireLabel: null,
    pictures: [],
    pictureTexts: {},
    isShown: true,
  },
  options: [],
  variants: [newVariant([])],
});

/** The form of a stored product. Variants whose values no option has any more aren't part of it. */
export const formOf = ({ content, options, skus }: StaffProduct): ProductForm => {
  const known = options.map(({ values }) => new Set(values.map(({ key }) => key)));
  return {
    content,
    options: options.map(({ key, name, values }) => ({
      id: key ?? newId(),
      key,
      name,
      values: values.map((value) => ({ id: value.key ?? newId(), key: value.key, text: value.text })),
    })),
    variants: skus
      .filter(
        ({ values }) => values.length === known.length && values.every((value, at) => known[at]?.has(value)),
      )
      .map((sku) => ({
        id: String(sku.id),
        skuId: sku.id,
        values: sku.values,
        price: amountText(sku.price),
        listPrice: amountText(sku.listPrice),
        code: sku.code,
        barCode: sku.barCode,
        weight: amountText(sku.weight),
        onHand: String(sku.onHand),
        reserved: sku.reserved,
        isAlwaysSellable: sku.isAlwaysSellable,
        isOnSale: sku.isOnSale,
      })),
  };
};
