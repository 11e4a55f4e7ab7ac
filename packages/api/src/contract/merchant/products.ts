import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idField, searchWords } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import {
  decimal,
  decimalInput,
  idInput,
  idListInput,
  orNull,
  pageQuery,
  priceAmount,
  withDefault,
} from "../values.ts";
import { instant, instantInput, staffPageOf } from "./staff-values.ts";

/**
 * Views of the product list. `hidden` products are not shown by the shop, `blocked` ones are blocked by the
 * marketplace, `pending` wait for its approval; `soldOut` and `lowStock` are active products with a variant on
 * sale that has no unit left, or at least one and at most `lowStock`; `noPictures` has no picture, `untranslated` no name in
 * at least one language.
 */
export const productViews = [
  "all",
  "active",
  "hidden",
  "soldOut",
  "lowStock",
  "noPictures",
  "untranslated",
  "pending",
  "blocked",
  "bin",
] as const;
export type ProductView = (typeof productViews)[number];

/** Maximum number of variants of a product, and of prices or stock changes in one call. */
export const maxVariants = 2000;

/** Maximum number of units of a variant. */
export const maxStockUnits = 1_000_000_000;

/** Stock of a variant that counts as low: so many units or fewer. */
export const lowStock = 5;

/** Products with a variant on sale that has no unit left, or at least one and at most `lowStock`. */
export const stockFilters = ["soldOut", "low"] as const;
export type StockFilter = (typeof stockFilters)[number];

/** Bound of a filter by units. */
const unitsInput = z.coerce
  .number<string | number>()
  .check(z.int(), z.minimum(0), z.maximum(maxStockUnits, messageKeys.wrongParameter));

export const productSorts = ["newest", "updated", "name", "price", "stock"] as const;

/** State of a product, computed by the server; `bin` was moved to the trash. */
export const productStates = ["active", "hidden", "pending", "refused", "blocked", "bin"] as const;

/** A row of the product list. */
export const staffProductRow = z.object({
  id: z.number(),
  merId: z.number(),
  merName: z.string(),
  name: z.string(),
  handle: z.string(),
  image: orNull(z.string()),
  categoryId: z.number(),
  categoryName: z.string(),
  brandName: orNull(z.string()),
  state: z.enum(productStates),
  /** Whether the shop shows it; see `product/visibility`. */
  isShown: z.boolean(),
  /** Lowest and highest price of the variants on sale. */
  minPrice: decimal,
  maxPrice: decimal,
  listPrice: orNull(decimal),
  /** Units that can be sold now, over all variants on sale; null if one of them isn't counted. */
  stock: orNull(z.number()),
  /** Reserved units of unpaid orders. */
  reserved: z.number(),
  /** Number of variants on sale, and how many of them are sold out. */
  skuCount: z.number(),
  soldOutCount: z.number(),
  /** Id and article number of the variant, if there is only one: its price and stock can be changed in the list. */
  skuId: orNull(z.number()),
  code: orNull(z.string()),
  /** Units on hand of that variant, the `from` of `stock/adjust`. */
  onHand: orNull(z.number()),
  /** Units paid in the last 30 days. */
  soldLately: z.number(),
  /** Languages with a name. */
  locales: z.array(z.string()),
  star: z.number(),
  reviewCount: z.number(),
  updateAt: instant,
});
export type StaffProductRow = z.output<typeof staffProductRow>;

export const staffProductFilters = {
  /** Part of a name in any language, of an article number, or a bar code. */
  words: searchWords(100),
  categoryId: z.optional(idInput),
  brandId: z.optional(idInput),
  /** Name of a brand. */
  brand: searchWords(100),
  /** Products with a price in this range, in any variant on sale. */
  minPrice: z.optional(priceAmount),
  maxPrice: z.optional(priceAmount),
  stock: z.optional(z.enum(stockFilters, messageKeys.wrongParameter)),
  /** Range of `stock`; a product whose units aren't counted has no maximum. */
  minStock: z.optional(unitsInput),
  maxStock: z.optional(unitsInput),
  /** Products changed at this time or later; sales don't count as changes. */
  changedFrom: z.optional(instantInput),
  /** Products of a campaign of the marketplace. */
  campaignId: z.optional(idInput),
  /** One shop; otherwise every shop that the caller works for. */
  merId: z.optional(idInput),
};

export const staffProductQuery = {
  ...staffProductFilters,
  view: withDefault(z.enum(productViews, messageKeys.wrongParameter), "all"),
  sort: withDefault(z.enum(productSorts, messageKeys.wrongParameter), "newest"),
  ...pageQuery,
};

export const merchantProductList = endpoint({
  method: "GET",
  path: "/api/merchant/product/list",
  policy: "merchant",
  needs: "products.read",
  summary: "Products of the caller's shops with price, stock and recent sales, newest first.",
  query: z.object(staffProductQuery),
  data: staffPageOf(staffProductRow),
});

/** Number of products in each view, at most `maxCount`. */
export const productCounts = z.object(
  Object.fromEntries(productViews.map((view) => [view, z.number()])) as Record<ProductView, z.ZodMiniNumber>,
);

export const merchantProductCounts = endpoint({
  method: "GET",
  path: "/api/merchant/product/counts",
  policy: "merchant",
  needs: "products.read",
  summary: "Number of products in each view, with the filters of the list.",
  query: z.object(staffProductFilters),
  data: productCounts,
});

/** The highest price without its decimals, in whole units of the currency. */
export const maxPriceAmount = 99_999_999;
const pricePattern = new RegExp(`^\\d{1,${String(maxPriceAmount).length}}(\\.\\d{1,2})?$`);

/** An amount in the shop's currency, such as "12.50". */
export const priceField = z.pipe(
  decimalInput,
  z.string(messageKeys.wrongParameter).check(z.regex(pricePattern, messageKeys.wrongParameter)),
);

export const merchantProductPrice = endpoint({
  method: "POST",
  path: "/api/merchant/product/price",
  policy: "merchant",
  needs: "prices.write",
  summary:
    "Changes prices of variants: all of them or, with code 409 and `changedData`, none. A price below half of the current one needs `confirm`.",
  body: z.object({
    prices: z
      .array(z.object({ skuId: idField, from: priceField, to: priceField }))
      .check(z.minLength(1), z.maxLength(maxVariants, messageKeys.wrongParameter)),
    confirm: z.optional(z.boolean(messageKeys.wrongParameter)),
  }),
  data: z.array(z.object({ skuId: z.number(), price: decimal })),
});

/** Price of a variant on sale. */
export const skuPrice = z.object({
  skuId: z.number(),
  productId: z.number(),
  productName: z.string(),
  /** Chosen values joined by comma; empty without options. */
  skuText: z.string(),
  price: decimal,
});
export type SkuPrice = z.output<typeof skuPrice>;

export const merchantSkuPrices = endpoint({
  method: "GET",
  path: "/api/merchant/product/sku/price/list",
  policy: "merchant",
  needs: "products.read",
  summary:
    "Prices of the variants on sale of up to 50 products, at most 2,000: the `from` of `product/price`.",
  query: z.object({ ids: idListInput }),
  data: z.array(skuPrice),
});
