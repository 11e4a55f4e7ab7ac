import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { entryCalls, entryOrder } from "../../entries/entry-calls.ts";
import {
  idsField,
  lineField,
  localizedField,
  pictureField,
  switchField,
  wholeField,
} from "../../entries/entry-fields.ts";
import { idField, textField } from "../../fields.ts";
import { messageKeys } from "../../message-keys.ts";
import { propertyKinds, propertyUnits } from "../../properties.ts";
import { orNull } from "../../values.ts";

const needs = "categories.write";
const wrong = messageKeys.wrongParameter;

/** Limits of the marketplace's catalog: levels of the category tree, lengths of texts, numbers of words. */
export const catalogLimits = {
  levels: 3,
  name: 80,
  keyword: 60,
  keywords: 50,
  setSize: 99,
  brand: 80,
  property: 60,
  propertyKey: 40,
  propertyChoices: 200,
  propertyCategories: 1000,
  categoryProperties: 100,
  categoryLinks: 20,
} as const;

/** Names of the icons that menus have for departments. */
export const categorySymbols = [
  "circle-dot",
  "disc-3",
  "spray-can",
  "laptop",
  "camera",
  "sofa",
  "sprout",
  "tent",
] as const;
export type CategorySymbol = (typeof categorySymbols)[number];

const category = {
  path: "/api/operator/category",
  plural: "categories of the marketplace, including hidden ones",
  needs,
} as const;
export const categoryCalls = entryCalls({
  ...category,
  fields: {
    /** The parent; null for a department. Another parent moves the category with those below. */
    pid: orNull(wholeField(1, 2_147_483_647)),
    name: localizedField(),
    /** Other words by which its products are found. */
    keywords: z.array(lineField).check(z.maxLength(catalogLimits.keywords, wrong)),
    picture: orNull(pictureField),
    /** Icon of a department in menus, one of `categorySymbols`. */
    symbol: orNull(lineField),
    /** Units usually bought together, such as four tires; null for no set. */
    setSize: orNull(wholeField(2, catalogLimits.setSize)),
    /** A hidden category isn't in menus and filters; its products stay on sale. */
    shown: switchField,
    /** Keys of its properties, in the order of the specification table. Properties of its parents come first. */
    properties: z.array(lineField).check(z.maxLength(catalogLimits.categoryProperties, wrong)),
    /** Categories whose products its product pages recommend as accessories, most important first. */
    accessories: idsField(catalogLimits.categoryLinks),
    /** Slugs of the guides that its product pages link to. */
    guides: z.array(lineField).check(z.maxLength(catalogLimits.categoryLinks, wrong)),
  },
  shown: {},
});
export type CategoryEntry = z.output<typeof categoryCalls.entry>;
export const {
  list: operatorCategoryList,
  detail: operatorCategoryDetail,
  save: operatorCategorySave,
  remove: operatorCategoryRemove,
} = categoryCalls;
export const operatorCategoryOrder = entryOrder(category.path, "the categories of one parent", needs);

export const operatorCategoryCounts = endpoint({
  method: "GET",
  path: `${category.path}/counts`,
  policy: "operator",
  needs,
  summary:
    "What each category contains, including the categories below. Categories without anything are missing.",
  data: z.array(
    z.object({
      id: z.number(),
      /** Products that aren't deleted. */
      productCount: z.number(),
      /** Number of imported product types that map to it. */
      mappingCount: z.number(),
    }),
  ),
});

/** Moves everything of an entry to another one and removes it, if it is still `from`. */
const mergeBody = <Fields extends z.core.$ZodType>(fields: Fields) =>
  z.object({
    id: idField,
    /** The entry that remains. */
    intoId: idField,
    from: fields,
  });

const merged = z.object({
  /** Products that moved. */
  productCount: z.number(),
});

export const operatorCategoryMerge = endpoint({
  method: "POST",
  path: `${category.path}/merge`,
  policy: "operator",
  needs,
  summary:
    "Moves products, subcategories, properties, coupons and types of imports of a category to another one and removes it. Subcategories with the same English name are merged, too. Code 409 with `entryChanged` if it isn’t `from` any more.",
  body: mergeBody(categoryCalls.fields),
  data: merged,
});

const brand = { path: "/api/operator/brand", plural: "brands", needs } as const;
export const brandCalls = entryCalls({
  ...brand,
  fields: { name: lineField, logo: orNull(pictureField) },
  shown: {},
});
export type BrandEntry = z.output<typeof brandCalls.entry>;
export const {
  list: operatorBrandList,
  detail: operatorBrandDetail,
  save: operatorBrandSave,
  remove: operatorBrandRemove,
} = brandCalls;

export const operatorBrandCounts = endpoint({
  method: "GET",
  path: `${brand.path}/counts`,
  policy: "operator",
  needs,
  summary: "The number of products of each brand, without deleted ones. Brands without products are missing.",
  data: z.array(z.object({ id: z.number(), productCount: z.number() })),
});

export const operatorBrandMerge = endpoint({
  method: "POST",
  path: `${brand.path}/merge`,
  policy: "operator",
  needs,
  summary:
    "Moves the products of a brand to another one and removes it. Code 409 with `entryChanged` if it isn’t `from` any more.",
  body: mergeBody(brandCalls.fields),
  data: merged,
});

const keyField = textField("reference", wrong);

export const propertyCalls = entryCalls({
  path: "/api/operator/property",
  plural: "typed properties of products",
  needs,
  fields: {
    /** Lowercase letters, digits, dots and hyphens, as in product files and filters. It can't change. */
    key: keyField,
    name: localizedField(),
    /** It can't change while products have a value. */
    kind: z.enum(propertyKinds, wrong),
    /** Unit of a number. */
    unit: orNull(z.enum(propertyUnits, wrong)),
    /** Options of a choice, in order. */
    choices: z
      .array(z.object({ key: keyField, name: localizedField() }))
      .check(z.maxLength(catalogLimits.propertyChoices, wrong)),
    /** Whether product lists can be filtered by it. */
    isFilter: switchField,
    /** Categories whose products have it, with those below. */
    categories: idsField(catalogLimits.propertyCategories),
  },
  shown: {},
});
export type PropertyEntry = z.output<typeof propertyCalls.entry>;
export const {
  list: operatorPropertyList,
  detail: operatorPropertyDetail,
  save: operatorPropertySave,
  remove: operatorPropertyRemove,
} = propertyCalls;
