import * as z from "zod/mini";
import { deliveryTerms } from "./delivery-terms.ts";
import { endpoint } from "./endpoint.ts";
import { tagsOfProducts, productTag, shopTag } from "./page-tags.ts";
import { textField } from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { facet } from "./facet.ts";
import { productFilters, productListing } from "./product-filters.ts";
import { productFeature, productProperty } from "./properties.ts";
import { limits } from "./limits.ts";
import { shopStanding } from "./merchants.ts";
import { tireLabel } from "./tire-label.ts";
import {
  countryInput,
  decimal,
  flagInput,
  idInput,
  orNull,
  pageOf,
  pageQuery,
  withDefault,
} from "./values.ts";

export const productCard = z.object({
  id: z.number(),
  image: orNull(z.string()),
  /** The second picture, shown while the pointer is over the card; an extension. */
  hoverImage: orNull(z.string()),
  storeName: z.string(),
  price: decimal,
  /** List price; the price itself without a discount; null in search results of other back ends. */
  otPrice: orNull(decimal),
  sales: withDefault(z.number(), 0),
  /** Virtual sales: `sales + ficti` is displayed. */
  ficti: orNull(z.number()),
  unitName: orNull(z.string()),
  stock: orNull(z.number()),
  /** Shop and rating of the product; an extension, null from other back ends. */
  merId: orNull(z.number()),
  merName: orNull(z.string()),
  /** Average stars, one decimal. */
  star: orNull(z.number()),
  replyNum: orNull(z.number()),
  /** Whether the platform itself sells it. */
  isSelf: orNull(z.boolean()),
  /** Labels of the card, such as "Free installation", by importance; `success` is positive. */
  tags: orNull(z.array(z.object({ text: z.string(), tone: z.enum(["neutral", "success"]) }))),
});
export type ProductCard = z.output<typeof productCard>;

export const sku = z.object({
  /** The attribute value id for cart and pre-order. */
  id: z.number(),
  productId: z.number(),
  /** Chosen values joined by comma; parse it with `readValues`. */
  sku: z.string(),
  stock: z.number(),
  /**
   * The shop doesn't count its stock or allows overselling: `stock` is `limits.uncountedStock` and must not
   * be shown; an extension.
   */
  isAlwaysSellable: orNull(z.boolean()),
  sales: orNull(z.number()),
  price: decimal,
  otPrice: orNull(decimal),
  image: orNull(z.string()),
  /** Lowest price in the 30 days before the current one; null without an earlier price; an extension. */
  lowestPrice: orNull(decimal),
  barCode: orNull(z.string()),
  weight: orNull(decimal),
  volume: orNull(decimal),
  unique: orNull(z.string()),
  type: orNull(z.number()),
  quota: orNull(z.number()),
  quotaShow: orNull(z.number()),
});
export type Sku = z.output<typeof sku>;

export const productInfo = z.object({
  id: z.number(),
  merId: z.number(),
  image: orNull(z.string()),
  /** A JSON array of picture URLs as text; parse it with `readList`. */
  sliderImage: orNull(z.string()),
  /** Descriptions of pictures by URL, for people who don't see them; an extension. */
  pictureTexts: z.optional(z.record(z.string(), z.string())),
  storeName: z.string(),
  /** Short text, one line per feature. */
  storeInfo: orNull(z.string()),
  price: decimal,
  otPrice: orNull(decimal),
  stock: z.number(),
  sales: withDefault(z.number(), 0),
  ficti: orNull(z.number()),
  unitName: orNull(z.string()),
  /** Number of API requests, updated within a minute; cached pages aren't counted. */
  browse: orNull(z.number()),
  guaranteeIds: orNull(z.string()),
  /** HTML, sanitized by the server. */
  content: orNull(z.string()),
  /**
   * Category of the product and its path from the root, for breadcrumb and related products; an extension.
   */
  categoryId: orNull(z.number()),
  categoryPath: orNull(z.array(z.object({ id: z.number(), name: z.string() }))),
  /** Brand and specification rows; an extension. */
  brandId: orNull(z.number()),
  brandName: orNull(z.string()),
  specification: orNull(z.array(z.object({ name: z.string(), value: z.string() }))),
  /** Structured properties in the order of the category; an extension. */
  properties: orNull(z.array(productProperty)),
  features: orNull(z.array(productFeature)),
  /** Guides for choosing a product of its category; an extension. */
  guides: orNull(z.array(z.object({ slug: z.string(), title: z.string() }))),
  /** Tire label, null for other products; an extension. */
  tireLabel: orNull(tireLabel),
  /** Units usually bought together, such as four tires; an extension. */
  setSize: orNull(z.number()),
});
export type ProductInfo = z.output<typeof productInfo>;

export const productAttribute = z.object({
  id: z.number(),
  productId: z.number(),
  attrName: z.string(),
  attrValues: z.string(), // joined by comma; parse it with `readValues`
});
export type ProductAttribute = z.output<typeof productAttribute>;

export const shopOfProduct = z.object({
  /** An extension; the contract uses `productInfo.merId`. */
  id: orNull(z.number()),
  name: z.string(),
  avatar: orNull(z.string()),
  isSelf: z.boolean(),
  ...shopStanding,
  typeId: orNull(z.number()),
  /** Followers, and the scores behind the stars; an extension. */
  collectNum: orNull(z.number()),
  goodsScore: orNull(z.number()),
  serviceScore: orNull(z.number()),
  isCollect: withDefault(z.boolean(), false),
  proList: z.array(
    z.object({
      id: z.number(),
      storeName: z.string(),
      image: orNull(z.string()),
      price: decimal,
      sales: withDefault(z.number(), 0),
      ficti: orNull(z.number()),
    }),
  ),
});
export type ShopOfProduct = z.output<typeof shopOfProduct>;

export const productDetailData = z.object({
  productInfo,
  productAttr: z.array(productAttribute),
  /** Skus by their values joined by comma; a product without options has one under the key `""`. */
  productValue: z.record(z.string(), sku),
  merchantInfo: shopOfProduct,
  userCollect: withDefault(z.boolean(), false),
  guaranteeList: orNull(
    z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        /** URL of a small picture. */
        icon: orNull(z.string()),
        /** Name of a lucide icon; an extension. */
        symbol: orNull(z.string()),
        content: orNull(z.string()),
      }),
    ),
  ),
  ...deliveryTerms,
});
export type ProductDetail = z.output<typeof productDetailData>;

const searchInput = {
  ...productListing,
  /** Searches for a tire size in the keywords as plain text; an extension. */
  asText: z.optional(flagInput),
  /** A category as well; used without `cid`. */
  pid: z.optional(idInput),
  ...productFilters,
};

const productQuery = z.object(searchInput);
/** A validated and corrected search. */
export type ProductQuery = z.output<typeof productQuery>;

/** Corrected search words: the results match them, or would without the filters. */
export const didYouMean = orNull(z.string());

/** Without results: number of results without the filters, if any were set; an extension. */
export const unfiltered = z.optional(z.int());

/** Options recognized in the words, such as a tire size, and the remaining words; an extension. */
export const recognized = orNull(
  z.object({ words: z.string(), options: z.array(z.object({ key: z.string(), value: z.string() })) }),
);

export const productList = endpoint({
  method: "GET",
  path: "/api/front/product/list",
  policy: "public",
  cached: ["catalogue", "short"],
  tags: ({ list, nearest = [] }) => ["search", ...tagsOfProducts([...list, ...nearest])],
  summary: "Searches products by words, category, price, shop, brand, rating and options.",
  query: z.object({ ...searchInput, ...pageQuery }),
  data: z.extend(pageOf(productCard), {
    didYouMean,
    recognized,
    /** Without results: products that match most of the search, best first; an extension. */
    nearest: z.optional(z.array(productCard)),
    unfiltered,
  }),
});

export const productFacets = endpoint({
  method: "GET",
  path: "/api/front/product/facets",
  policy: "public",
  cached: ["catalogue", "short"],
  tags: ["search"],
  summary:
    "Filters with counts for the same search; `shopCid`, an extension, counts within a shop's own category.",
  query: z.extend(productQuery, {
    /** A category in the tree of the shop `merId`; an extension. */
    shopCid: z.optional(idInput),
  }),
  data: z.array(facet),
});

export const productSuggest = endpoint({
  method: "GET",
  path: "/api/front/product/suggest",
  policy: "public",
  cached: ["catalogue", "short"],
  tags: ["search"],
  summary: "Suggests products, categories, shops and keywords while typing.",
  query: z.object({
    keyword: withDefault(
      textField("line", messageKeys.wrongParameter, z.maxLength(limits.suggestKeyword)),
      "",
    ),
  }),
  data: z.object({
    products: z.array(
      z.object({ id: z.number(), storeName: z.string(), image: orNull(z.string()), price: decimal }),
    ),
    categories: z.array(z.object({ id: z.number(), name: z.string(), path: orNull(z.string()) })),
    merchants: z.array(z.object({ id: z.number(), name: z.string(), avatar: orNull(z.string()) })),
    words: z.array(z.string()),
  }),
});

export const productDetail = endpoint({
  method: "GET",
  path: "/api/front/product/detail/{id}",
  policy: "public",
  cached: ["catalogue", "short"],
  tags: ({ merchantInfo: { id: shopId, proList } }, { params: { id } }) => [
    productTag(id),
    ...(shopId === null ? [] : [shopTag(shopId)]),
    ...tagsOfProducts(proList),
  ],
  summary: "One product with its attributes, skus, shop and guarantees.",
  params: z.object({ id: idInput }),
  query: z.object({ country: z.optional(countryInput) }),
  data: productDetailData,
});

export const productSkus = endpoint({
  method: "GET",
  path: "/api/front/product/sku/detail/{id}",
  policy: "public",
  summary: "Only the attributes and skus of a product.",
  params: z.object({ id: idInput }),
  data: z.pick(productDetailData, { productAttr: true, productValue: true }),
});
