import type { WireLocale } from "@carmine/api/contract";
import type { ProductDraft } from "../catalogue/products/product-draft.ts";
import type { DraftProperty } from "../catalogue/properties/draft-property.ts";
import type { Property } from "../catalogue/properties/read-properties.ts";
import { readValue } from "../catalogue/properties/read-value.ts";
import type { PropertyValue } from "../shared/product-properties.ts";
import { textIn, inEnglish, type LocalizedText } from "../shared/localized-text.ts";
import { type CategoryFinder, type FileCategories, typeText } from "./category-of-type.ts";
import type { CurrentProduct } from "../catalogue/products/current-product.ts";
import type { Places } from "./places.ts";
import type { ImportReason } from "./problem.ts";
import type { FileProduct } from "./read-product.ts";

export interface DraftTools {
  /** Language of names and descriptions in the file. */
  locale: WireLocale;
  /** The operator's properties by key. */
  properties: ReadonlyMap<string, Property>;
  places: Places;
  finder: CategoryFinder;
  /** Types without a matching category. */
  unknownTypes: Set<string>;
}

/** The category of a product: the file's, or its current one if the file has none. */
const categoryOf = async (
  categories: FileCategories,
  current: CurrentProduct | null,
  { finder, unknownTypes }: DraftTools,
) => {
  const isSaid = categories.type !== undefined || categories.standard !== undefined;
  const isWhole = categories.type !== undefined && categories.standard !== undefined;
  const before = current && { id: current.row.categoryId, path: current.row.categoryPath };
  if (before && (await finder.isNamed(before, categories))) return finder.current(before);
  if (!isSaid && before) return finder.current(before);
  const { category, isKnown } = await finder.find(categories);
  if (isKnown) return category;
  if (before && !isWhole) return finder.current(before);
  unknownTypes.add(typeText(categories));
  return category;
};

/** A new product needs an English text, which is the file's in any language. */
const textsOf = (
  text: string | undefined,
  before: LocalizedText | undefined,
  locale: WireLocale,
): LocalizedText => {
  // Exports have the text of another language where a language has none. It isn't a translation.
  const isFallback = before !== undefined && !before[locale] && text === textIn(before, locale);
  const own = isFallback ? undefined : text;
  return {
    ...before,
    ...(own !== undefined && { [locale]: own }),
    en: (locale === "en" ? own : undefined) ?? before?.en ?? own ?? "",
  };
};

/** Metafields without a property are ignored, because exports contain many. */
const propertiesOf = (
  metafields: ReadonlyMap<string, string>,
  current: Readonly<Record<string, PropertyValue>>,
  known: ReadonlyMap<string, Property>,
  locale: WireLocale,
): DraftProperty[] =>
  [...known.values()].flatMap((property) => {
    const cell = metafields.get(property.key);
    const before = current[property.key];
    if (cell === undefined) return before === undefined ? [] : [{ ...property, value: before }];
    const value = cell === "" ? null : readValue(property, cell);
    if (value === null) return [];
    // Keeps the other languages of a localized text.
    return [{ ...property, value: isText(value) ? textsOf(value.en, textOrNone(before), locale) : value }];
  });

const isText = (value: PropertyValue): value is LocalizedText =>
  typeof value === "object" && !Array.isArray(value);
const textOrNone = (value: PropertyValue | undefined): LocalizedText | undefined =>
  value !== undefined && isText(value) ? value : undefined;

/** Cells that aren't of their property's kind; the product is imported without them. */
export const wrongProperties = (
  metafields: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, Property>,
): ImportReason[] =>
  [...metafields].flatMap(([key, cell]): ImportReason[] => {
    const property = known.get(key);
    if (!property || cell === "" || readValue(property, cell) !== null) return [];
    const choices = property.choices.map((choice) => choice.key).join(", ");
    const values = { key, value: cell.slice(0, 60), kind: property.kind, choices };
    return [{ key: "importMetafield", values }];
  });

/**
 * Merges the file's values with the current product.
 * @param keys picture keys by the sources of the file
 */
export const buildDraft = async (
  product: FileProduct,
  current: CurrentProduct | null,
  keys: ReadonlyMap<string, string>,
  tools: DraftTools,
): Promise<ProductDraft> => {
  const { places } = tools;
  const { type } = product.categories;
  const row = current?.row;
  const category = await categoryOf(product.categories, current, tools);
  // Shoppers search for the merchant's word, too.
  const typeWords = type?.map(inEnglish) ?? current?.shopCategoryNames ?? [];
  const { vendor } = product;
  return {
    merchantId: (await places.merchant()).id,
    handle: product.handle,
    category: { ...category, words: [...category.words, ...typeWords] },
    shopCategoryPath: type || !row ? await places.shopPath(type ?? []) : row.shopCategoryPath,
    brand:
      vendor === undefined ? (current?.brand ?? null) : vendor === "" ? null : await places.brand(vendor),
    name: textsOf(product.title, row?.name, tools.locale),
    intro: textsOf(product.intro, row?.intro, tools.locale),
    content: textsOf(product.body, row?.content, tools.locale),
    unit: row?.unit ?? { en: "" },
    keywords: product.keywords ?? row?.keywords ?? [],
    options: product.options,
    specifications: current?.specifications ?? [],
    properties: propertiesOf(product.metafields, row?.properties ?? {}, tools.properties, tools.locale),
    tireLabel: product.tireLabel,
    pictures: product.pictures?.flatMap(({ source }) => keys.get(source) ?? []) ?? row?.pictures ?? [],
    guaranteeIds: row?.guaranteeIds ?? [],
    tags: row?.tags ?? [],
    isShown: product.isShown ?? row?.isShown ?? true,
    skus: product.variants.map(({ pictureSource, ...variant }) => ({
      ...variant,
      picture: pictureSource === undefined ? variant.picture : (keys.get(pictureSource) ?? null),
    })),
  };
};
