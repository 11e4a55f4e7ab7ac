import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idField, textField, textKindKey } from "../fields.ts";
import { wireLocales, type WireLocale } from "../limits.ts";
import { messageKeys } from "../message-keys.ts";
import type { TextKind } from "../normalize.ts";
import { propertyKinds, propertyUnits } from "../properties.ts";
import { tireLabel } from "../tire-label.ts";
import { decimal, idInput, orNull } from "../values.ts";
import { maxStockUnits, maxVariants, priceField, productStates } from "./products.ts";
import { instant } from "./staff-values.ts";

const wrong = messageKeys.wrongParameter;
const text = (kind: TextKind, max: number) => textField(kind, wrong, z.maxLength(max, wrong));

/** A text in every language of the marketplace; empty where it isn't written. English is the fallback. */
const texts = (kind: TextKind, max: number) =>
  z.object(
    // `Object.fromEntries` loses the names of the languages.
    Object.fromEntries(wireLocales.map((locale) => [locale, text(kind, max)])) as Record<
      WireLocale,
      ReturnType<typeof text>
    >,
  );
export type StaffTexts = Record<WireLocale, string>;

/** Value of a property: a number in its unit, keys of choices, a flag or a text. */
const propertyValue = z.union(
  [
    z.number(),
    text("line", 200),
    z.boolean(),
    z.array(z.union([z.number(), text("line", 200)])).check(z.maxLength(50)),
    texts("line", 200),
  ],
  wrong,
);
export type StaffPropertyValue = z.output<typeof propertyValue>;

/** `propertyValue` without text kinds, which the serializer of responses doesn't support. */
const storedPropertyValue = z.union([
  z.number(),
  z.string(),
  z.boolean(),
  z.array(z.union([z.number(), z.string()])),
  z.object(
    Object.fromEntries(wireLocales.map((locale) => [locale, z.string()])) as Record<
      WireLocale,
      z.ZodMiniString
    >,
  ),
]);

/** An id that the editor has read as a number. */
const readId = z.int(wrong).check(z.positive(wrong));

/** URL of a picture, as `upload/image` returns it. */
const pictureUrl = text("reference", 200);

/** Maximum number of tags, and of guarantees, of a product. */
export const maxProductLabels = 50;

/** Fields of a product, without its options and variants. Each field, or part of one, is saved separately. */
export const productContent = z.object({
  name: texts("line", 300),
  /** Short selling points, one per line. */
  intro: texts("text", 2000),
  /** HTML; the server removes what the shop doesn't show. */
  content: texts("verbatim", 100_000),
  /** Unit of a quantity, such as "bottle". */
  unit: texts("line", 40),
  keywords: z.array(text("line", 100)).check(z.maxLength(100, wrong)),
  /** In the marketplace's tree. */
  categoryId: readId,
  /** In the shop's own tree. */
  shopCategoryId: z.nullable(readId),
  /** Empty without a brand. An unknown brand is added. */
  brand: text("line", 100),
  tags: z.array(text("reference", 100)).check(z.maxLength(maxProductLabels, wrong)),
  guaranteeIds: z.array(readId).check(z.maxLength(maxProductLabels, wrong)),
  /** By the key of the property. */
  properties: z.record(text("reference", 100), propertyValue),
  tireLabel: z.nullable(tireLabel),
  /** In order; the first is the cover. */
  pictures: z.array(pictureUrl).check(z.maxLength(250, wrong)),
  /** Descriptions of pictures for people who don't see them, by URL. */
  pictureTexts: z.record(pictureUrl, texts("line", 200)),
  isShown: z.boolean(wrong),
});
export type ProductContent = z.output<typeof productContent>;

/** An option by which variants differ. A new option or value has no key. */
const option = z.object({
  key: z.nullable(text("line", 200)),
  name: texts("line", 100),
  values: z
    .array(z.object({ key: z.nullable(text("line", 200)), text: texts("line", 100) }))
    .check(z.minLength(1, wrong), z.maxLength(maxVariants, wrong)),
});
export type StaffOption = z.output<typeof option>;
const options = z.array(option).check(z.maxLength(5, wrong));

const units = z.int(wrong).check(z.minimum(0, wrong), z.maximum(maxStockUnits, wrong));
const weight = text("number", 20).check(z.regex(/^\d{1,7}(\.\d{1,3})?$/, wrong));

/** The variant of a combination of values: an existing one, or a new one with its data. */
const variant = z.object({
  /** Null for a new one, whose other fields are then written. */
  skuId: z.nullable(idField),
  /** Position of its value in each option. */
  values: z.array(z.int(wrong).check(z.minimum(0, wrong))).check(z.maxLength(5, wrong)),
  price: z.optional(priceField),
  listPrice: z.optional(z.nullable(priceField)),
  code: z.optional(text("line", 100)),
  barCode: z.optional(text("line", 100)),
  /** Kilograms. */
  weight: z.optional(weight),
  /** Units on hand of a new variant; needs the right `stock.write`. */
  stock: z.optional(units),
});
export type StaffVariant = z.input<typeof variant>;
const variants = z.array(variant).check(z.maxLength(maxVariants, wrong));

/** A variant of a product with its stock. */
export const staffSku = z.object({
  id: z.number(),
  /** Key of its value in each option. */
  values: z.array(z.string()),
  code: z.string(),
  barCode: z.string(),
  price: decimal,
  listPrice: orNull(decimal),
  /** Kilograms. */
  weight: decimal,
  /** URL of its picture; the product's cover without one. */
  image: orNull(z.string()),
  isOnSale: z.boolean(),
  isAlwaysSellable: z.boolean(),
  onHand: z.number(),
  /** Units of unpaid orders. */
  reserved: z.number(),
});
export type StaffSku = z.output<typeof staffSku>;

/** A product for its editor. */
export const staffProduct = z.object({
  id: z.number(),
  merId: z.number(),
  handle: z.string(),
  state: z.enum(productStates),
  content: z.extend(productContent, { properties: z.record(z.string(), storedPropertyValue) }),
  options: z.array(option),
  /** On sale and off sale, in order. */
  skus: z.array(staffSku),
  updateAt: instant,
});
export type StaffProduct = z.output<typeof staffProduct>;

export const merchantProductDetail = endpoint({
  method: "GET",
  path: "/api/merchant/product/detail/{id}",
  policy: "merchant",
  needs: "products.read",
  summary: "A product of the caller's shops with its texts in every language, options and variants.",
  params: z.object({ id: idInput }),
  data: staffProduct,
});

const named = z.object({ id: z.number(), name: z.string() });
const treeNode = z.object({ id: z.number(), pid: orNull(z.number()), name: z.string() });

/** Choices of the product editor, in the caller's language. */
export const productChoices = z.object({
  /** Parents come before their children. */
  categories: z.array(treeNode),
  shopCategories: z.array(treeNode),
  /** Brands of the shop's products. */
  brands: z.array(z.string()),
  tags: z.array(z.object({ key: z.string(), name: z.string() })),
  guarantees: z.array(named),
  /** Campaigns of the marketplace with products of the shop. */
  campaigns: z.array(named),
  properties: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      kind: z.enum(propertyKinds),
      unit: orNull(z.enum(propertyUnits)),
      choices: z.array(z.object({ key: z.string(), name: z.string() })),
    }),
  ),
  /** Properties of products of a category and below, in order. */
  categoryProperties: z.array(z.object({ categoryId: z.number(), keys: z.array(z.string()) })),
});
export type ProductChoices = z.output<typeof productChoices>;

export const merchantProductChoices = endpoint({
  method: "GET",
  path: "/api/merchant/product/choices/{merId}",
  policy: "merchant",
  needs: "products.read",
  summary:
    "Categories, properties, tags, guarantees, brands and campaigns that a product of the shop can have.",
  params: z.object({ merId: idInput }),
  data: productChoices,
});

export const merchantProductCreate = endpoint({
  method: "POST",
  path: "/api/merchant/product/create",
  policy: "merchant",
  needs: "products.write",
  summary: "Adds a product with its options and variants. A product that is shown needs a variant.",
  body: z.object({ merId: idField, content: productContent, options, variants }),
  data: z.object({ id: z.number() }),
});

/** A value as JSON, validated when it is written. */
const anyValue = z.unknown().register(z.globalRegistry, { [textKindKey]: "verbatim" });

/** Fields of a variant that `product/change` writes. */
export const skuFields = ["price", "listPrice", "code", "barCode", "weight", "image", "isOnSale"] as const;
export type SkuField = (typeof skuFields)[number];
const skuValue = z.nullable(z.union([text("line", 200), z.boolean()], wrong));

export const merchantProductChange = endpoint({
  method: "POST",
  path: "/api/merchant/product/change/{id}",
  policy: "merchant",
  needs: "products.write",
  summary:
    "Changes fields of a product and of its variants: all of them or, with code 409 and `changedData`, none. Prices need the right `prices.write`, and one below half of the current one `confirm`. Stock isn't changed; see `stock/adjust`.",
  params: z.object({ id: idInput }),
  body: z.object({
    /** `field` is a field of `productContent`, or a part of it: `name.th`, `properties.width`, `pictureTexts.<url>`. */
    changes: z
      .array(z.object({ field: text("verbatim", 300), from: anyValue, to: anyValue }))
      .check(z.maxLength(500, wrong)),
    skus: z
      .array(z.object({ skuId: idField, field: z.enum(skuFields, wrong), from: skuValue, to: skuValue }))
      .check(z.maxLength(maxVariants * skuFields.length, wrong)),
    /** New options and the variants that are on sale with them, in order; other variants are taken off sale. */
    structure: z.optional(
      z.object({
        from: z.object({ options, skuIds: z.array(idField) }),
        options,
        variants,
      }),
    ),
    confirm: z.optional(z.boolean(wrong)),
  }),
  data: z.object({ id: z.number() }),
});
export type ProductChange = z.output<typeof merchantProductChange.body>;
