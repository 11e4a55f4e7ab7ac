import type { ImportChange, TireLabel } from "@carmine/api/contract";
import { isDeepStrictEqual } from "node:util";
import type { CurrentProduct } from "../catalogue/products/current-product.ts";
import type { ProductDraft } from "../catalogue/products/product-draft.ts";
import { plainText } from "../shared/clean-html.ts";
import type { LocalizedText } from "../shared/localized-text.ts";
import type { ProductOption } from "../shared/product-option.ts";
import type { PropertyValue } from "../shared/product-properties.ts";
import { skuTextIn } from "../shared/sku-text.ts";

/** Fields of a variant that an import writes. */
export interface SkuSnapshot {
  readonly values: readonly string[];
  readonly code: string;
  readonly price: string;
  readonly listPrice: string | null;
  /** Units that can be sold. */
  readonly stock: number;
  readonly isAlwaysSellable: boolean;
  readonly picture: string | null;
  readonly barCode: string;
  readonly weight: string;
}

/** Fields of a product that an import writes, in a form that can be stored and compared. */
export interface ProductSnapshot {
  readonly name: LocalizedText;
  readonly intro: LocalizedText;
  readonly content: LocalizedText;
  readonly brand: { readonly id: number; readonly name: string } | null;
  readonly category: { readonly id: number; readonly path: number[] };
  readonly shopCategoryPath: number[];
  readonly keywords: string[];
  /** With the values of variants only. */
  readonly options: ProductOption[];
  readonly properties: Readonly<Record<string, PropertyValue>>;
  readonly tireLabel: TireLabel | null;
  readonly pictures: string[];
  readonly isShown: boolean;
  readonly skus: readonly SkuSnapshot[];
}

export const keyOfSku = ({ values }: { readonly values: readonly string[] }): string => values.join("\n");

const inUse = (options: readonly ProductOption[], skus: readonly { values: readonly string[] }[]) =>
  options.map((option, at) => ({
    ...option,
    values: option.values.filter(({ key }) => skus.some(({ values }) => values[at] === key)),
  }));

const amount = (text: string): string => Number(text).toFixed(2);

interface SkuFields {
  readonly values: readonly string[];
  readonly code: string;
  readonly price: string;
  readonly listPrice: string | null;
  readonly isAlwaysSellable?: boolean;
  readonly picture: string | null;
  readonly barCode: string;
  readonly weight: string;
}

const skuSnapshot = (one: SkuFields, stock: number): SkuSnapshot => ({
  values: [...one.values],
  code: one.code,
  price: amount(one.price),
  listPrice: one.listPrice === null ? null : amount(one.listPrice),
  // Without a meaning for a variant that never sells out.
  stock: one.isAlwaysSellable ? 0 : stock,
  isAlwaysSellable: one.isAlwaysSellable ?? false,
  picture: one.picture,
  barCode: one.barCode,
  weight: Number(one.weight).toFixed(3),
});

/** Files name a picture once. */
const distinct = (keys: readonly string[]): string[] => [...new Set(keys)];

export const snapshotOf = ({ row, options, brand, tireLabel, skus }: CurrentProduct): ProductSnapshot => ({
  name: row.name,
  intro: row.intro,
  content: row.content,
  brand,
  category: { id: row.categoryId, path: row.categoryPath },
  shopCategoryPath: row.shopCategoryPath,
  keywords: row.keywords,
  options: inUse(options, skus),
  properties: row.properties,
  tireLabel,
  pictures: distinct(row.pictures),
  isShown: row.isShown,
  skus: skus.map((one) => skuSnapshot(one, one.available)),
});

/** The product after the draft was written. */
export const snapshotOfDraft = (draft: ProductDraft, current: CurrentProduct | null): ProductSnapshot => {
  const known = new Map(
    [...(current?.skus ?? []), ...(current?.formerSkus ?? [])].map((one) => [keyOfSku(one), one.available]),
  );
  return {
    name: draft.name,
    intro: draft.intro,
    content: draft.content,
    brand: draft.brand,
    category: { id: draft.category.id, path: draft.category.path },
    shopCategoryPath: draft.shopCategoryPath,
    keywords: draft.keywords,
    options: inUse(draft.options, draft.skus),
    properties: Object.fromEntries((draft.properties ?? []).map(({ key, value }) => [key, value])),
    tireLabel: draft.tireLabel,
    pictures: distinct(draft.pictures),
    isShown: draft.isShown,
    skus: draft.skus.map((one) => skuSnapshot(one, one.onHand ?? known.get(keyOfSku(one)) ?? 0)),
  };
};

export const isSame = isDeepStrictEqual;

/** Whether writing the draft would change nothing that a file contains. */
export const isUnchanged = (
  current: CurrentProduct,
  before: ProductSnapshot,
  after: ProductSnapshot,
): boolean => !current.row.isDeleted && isSame(before, after);

const maxShown = 80;
const short = (text: string): string => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text);

/** The text of the language that differs, in short. */
const differing = (before: LocalizedText, after: LocalizedText) => {
  const locale =
    (Object.keys(after) as (keyof LocalizedText)[]).find((one) => before[one] !== after[one]) ?? "en";
  return {
    from: short(plainText(before[locale] ?? "", 500)),
    to: short(plainText(after[locale] ?? "", 500)),
  };
};

const stockText = ({ stock, isAlwaysSellable }: SkuSnapshot): string =>
  isAlwaysSellable ? "∞" : String(stock);

const skuFields = {
  price: ({ price }: SkuSnapshot) => price,
  listPrice: ({ listPrice }: SkuSnapshot) => listPrice,
  stock: stockText,
  code: ({ code }: SkuSnapshot) => code,
  barCode: ({ barCode }: SkuSnapshot) => barCode,
  weight: ({ weight }: SkuSnapshot) => weight,
  picture: ({ picture }: SkuSnapshot) => picture,
} as const;

const listSkuChanges = (before: ProductSnapshot, after: ProductSnapshot): ImportChange[] => {
  const nameOf = ({ options }: ProductSnapshot, { values }: SkuSnapshot) =>
    values.length === 0 ? null : skuTextIn(options, values, "en");
  const known = new Map(before.skus.map((one) => [keyOfSku(one), one]));
  const changes = after.skus.flatMap((one): ImportChange[] => {
    const previous = known.get(keyOfSku(one));
    known.delete(keyOfSku(one));
    const variant = nameOf(after, one);
    if (!previous) return [{ field: "variantAdded", variant, from: null, to: one.price }];
    return Object.entries(skuFields).flatMap(([field, read]) => {
      const [from, to] = [read(previous), read(one)];
      if (from === to) return [];
      return [field === "picture" ? { field, variant, from: null, to: null } : { field, variant, from, to }];
    });
  });
  const removed = [...known.values()].map((one) => ({
    field: "variantRemoved",
    variant: nameOf(before, one),
    from: one.price,
    to: null,
  }));
  return [...changes, ...removed];
};

/** The changes of an import to a product, for people. Texts are shortened. */
export const listChanges = (before: ProductSnapshot, after: ProductSnapshot): ImportChange[] => {
  const text = (field: "name" | "intro" | "content") =>
    isSame(before[field], after[field])
      ? []
      : [{ field, variant: null, ...differing(before[field], after[field]) }];
  const value = (field: string, from: string | null, to: string | null) =>
    from === to ? [] : [{ field, variant: null, from, to }];
  const other = (field: keyof ProductSnapshot) =>
    isSame(before[field], after[field]) ? [] : [{ field, variant: null, from: null, to: null }];
  return [
    ...text("name"),
    ...text("content"),
    ...text("intro"),
    ...value("brand", before.brand?.name ?? null, after.brand?.name ?? null),
    ...other("category"),
    ...other("shopCategoryPath"),
    ...value("keywords", short(before.keywords.join(", ")), short(after.keywords.join(", "))),
    ...value("isShown", String(before.isShown), String(after.isShown)),
    ...other("pictures"),
    ...other("properties"),
    ...other("tireLabel"),
    ...listSkuChanges(before, after),
    ...other("options"),
  ];
};
