import * as z from "zod/mini";
import { productCard } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { idField, searchWords, textField } from "./fields.ts";
import { shopCard } from "./merchants.ts";
import { messageKeys } from "./message-keys.ts";
import { tagsOfProducts } from "./page-tags.ts";
import {
  decimal,
  flagInput,
  idInput,
  idListInput,
  orNull,
  pageOf,
  pageQuery,
  withDefault,
} from "./values.ts";

export const savedProduct = z.object({
  /** Id of the wishlist entry. */
  id: z.number(),
  productId: z.number(),
  createTime: z.string(),
  storeName: z.string(),
  image: orNull(z.string()),
  price: decimal,
  /** Price when it was saved; an extension, like all following fields. */
  savedPrice: orNull(decimal),
  stock: orNull(z.number()),
  /** The only sku of a product without options, which can be added to the cart directly. */
  skuId: orNull(z.number()),
  merId: orNull(z.number()),
  merName: orNull(z.string()),
  /** False after the product was delisted. */
  isSold: orNull(z.boolean()),
  /** It became available again in the last two weeks. */
  isBack: orNull(z.boolean()),
  /** Its most specific category that has similar products. */
  cateId: orNull(z.number()),
  /** Token of the shopper's restock notice; cancels it with `product/restock/cancel`. */
  restockToken: orNull(z.string()),
});
export type SavedProduct = z.output<typeof savedProduct>;

export const followedShop = z.object({
  uid: orNull(z.number()),
  merId: z.number(),
  merName: z.string(),
  merAvatar: orNull(z.string()),
  createTime: z.string(),
  /** The shop's card; an extension. */
  merchant: orNull(shopCard),
});
export type FollowedShop = z.output<typeof followedShop>;

/** Ids as text "1,2,3" or as a list. */
const idList = z.pipe(
  z.pipe(
    z.union(
      [textField("verbatim"), z.array(z.union([z.number(), textField("verbatim")]))],
      messageKeys.selectItem,
    ),
    z.transform((value: string | (string | number)[]) =>
      typeof value === "string" ? value.split(",").filter(Boolean) : value,
    ),
  ),
  z
    .array(idField)
    .check(z.minLength(1, messageKeys.selectItem), z.maxLength(100, messageKeys.wrongParameter)),
);

/** Type of a wishlist entry; the contract only has products. */
const category = withDefault(textField("verbatim"), "store");

/** Filters of the wishlist: cheaper than when saved, available again, in stock, sold out. */
export const savedStates = ["dropped", "back", "inStock", "soldOut"] as const;
export type SavedState = (typeof savedStates)[number];

export const savedProducts = endpoint({
  method: "GET",
  path: "/api/front/collect/product/list",
  policy: "shopper",
  cached: ["collections", "live"],
  summary: "Saved products that are on sale, newest first.",
  query: z.object({
    ...pageQuery,
    /** An extension, like all following fields. */
    state: z.optional(z.enum(savedStates)),
    /** A department. */
    cid: z.optional(idInput),
    /** Words that must all occur in the name of the product or its shop. */
    keywords: searchWords(100),
    /** Also returns delisted products. */
    withGone: z.optional(flagInput),
  }),
  data: pageOf(savedProduct),
});

export const savedCounts = endpoint({
  method: "GET",
  path: "/api/front/collect/product/counts",
  policy: "shopper",
  cached: ["collections", "live"],
  summary: "Number of saved products per filter, including delisted ones; an extension.",
  data: z.object({
    all: z.number(),
    dropped: z.number(),
    back: z.number(),
    inStock: z.number(),
    soldOut: z.number(),
    /** In department order. */
    departments: z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })),
  }),
});

export const sharedProducts = endpoint({
  method: "GET",
  path: "/api/front/collect/shared",
  policy: "public",
  cached: ["catalogue", "short"],
  tags: ({ list }) => ["search", ...tagsOfProducts(list)],
  summary:
    "Up to 50 products of a shared link, in the order of `ids`; missing products are left out. An extension.",
  query: z.object({ ids: idListInput }),
  data: z.object({ list: z.array(productCard) }),
});

export const saveProduct = endpoint({
  method: "POST",
  path: "/api/front/collect/add/product",
  policy: "shopper",
  invalidates: ["collections"],
  summary: "Saves a product; repeating the call succeeds.",
  body: z.object({ id: idField, category }),
  data: z.null(),
  retrySafe: true,
});

export const unsaveProduct = endpoint({
  method: "POST",
  path: "/api/front/collect/cancel/{productId}",
  policy: "shopper",
  invalidates: ["collections"],
  summary: "Removes a saved product; repeating the call succeeds.",
  params: z.object({ productId: idInput }),
  data: z.null(),
  retrySafe: true,
});

export const deleteSavedProducts = endpoint({
  method: "POST",
  path: "/api/front/collect/delete/product",
  policy: "shopper",
  invalidates: ["collections"],
  summary: "Removes several saved products by the ids of their wishlist entries.",
  body: z.object({ ids: idList }),
  data: z.null(),
  retrySafe: true,
});

export const saveProducts = endpoint({
  method: "POST",
  path: "/api/front/collect/batch/product",
  policy: "shopper",
  invalidates: ["collections"],
  summary: "Saves several products.",
  body: z.object({ id: idList, category }),
  data: z.null(),
  retrySafe: true,
});

export const followShop = endpoint({
  method: "POST",
  path: "/api/front/collect/add/merchant/{merId}",
  policy: "shopper",
  invalidates: ["collections"],
  summary: "Follows a shop; repeating the call succeeds.",
  params: z.object({ merId: idInput }),
  data: z.null(),
  retrySafe: true,
});

export const unfollowShop = endpoint({
  method: "POST",
  path: "/api/front/collect/cancel/merchant/{merId}",
  policy: "shopper",
  invalidates: ["collections"],
  summary: "Unfollows a shop; repeating the call succeeds.",
  params: z.object({ merId: idInput }),
  data: z.null(),
  retrySafe: true,
});

export const followedShops = endpoint({
  method: "GET",
  path: "/api/front/collect/merchant/list",
  policy: "shopper",
  cached: ["collections", "live"],
  summary: "Followed shops that are open, newest first.",
  query: z.object(pageQuery),
  data: pageOf(followedShop),
});

export const collectionMarks = endpoint({
  method: "GET",
  path: "/api/front/collect/marks",
  policy: "shopper",
  cached: ["collections", "page"],
  summary: "Ids of all saved products and followed shops, for the marks on cards; an extension.",
  data: z.object({ productIds: z.array(z.number()), merIds: z.array(z.number()) }),
});
