import * as z from "zod/mini";
import { didYouMean, productCard, recognized, unfiltered } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { shopTag, tagsOfProducts } from "./page-tags.ts";
import { productFilters, productListing } from "./product-filters.ts";
import { idInput, orNull, pageOf, pageQuery, withDefault } from "./values.ts";

/** A node of a shop's category tree. */
export const shopCategoryNode = z.object({
  id: z.number(),
  pid: z.number(),
  name: z.string(),
  icon: orNull(z.string()),
  level: orNull(z.number()),
  sort: withDefault(z.number(), 0),
  isShow: withDefault(z.boolean(), true),
  /** Products on sale in it and below; an extension. */
  productCount: orNull(z.number()),
  get childList() {
    return orNull(z.array(shopCategoryNode));
  },
});
export type ShopCategoryNode = z.output<typeof shopCategoryNode>;

export const shopCategories = endpoint({
  method: "GET",
  path: "/api/front/product/merchant/{merId}/category/list",
  policy: "public",
  cached: ["catalogue", "lasting"],
  tags: (_, { params }) => ["search", shopTag(params.merId)],
  summary: "A shop's own category tree with two levels.",
  params: z.object({ merId: idInput }),
  data: z.array(shopCategoryNode),
});

export const shopProducts = endpoint({
  method: "GET",
  path: "/api/front/product/merchant/pro/list",
  policy: "public",
  cached: ["catalogue", "short"],
  tags: ({ list }, { query }) => ["search", shopTag(query.merId), ...tagsOfProducts(list)],
  summary: "Products of a shop; `cid` is a category of the shop's tree.",
  query: z.object({
    ...productListing,
    ...productFilters,
    merId: idInput,
    ...pageQuery,
  }),
  data: z.extend(pageOf(productCard), { didYouMean, recognized, unfiltered }),
});
