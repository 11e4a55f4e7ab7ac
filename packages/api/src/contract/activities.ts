import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { dateTime, decimal, idInput, orNull, pageOf, pageQuery, withDefault } from "./values.ts";

export const activityProduct = z.object({
  proId: z.number(),
  proImage: orNull(z.string()),
  image: orNull(z.string()),
  storeName: z.string(),
  price: decimal,
  otPrice: orNull(decimal),
  stock: orNull(z.number()),
  /** Pieces offered in this round and sold of them; null where the activity doesn't count; ours. */
  quota: orNull(z.number()),
  sold: orNull(z.number()),
  brandName: orNull(z.string()),
  /** Its shop, and the sku of a product without options, which can be put in the cart at once; ours. */
  merName: orNull(z.string()),
  skuId: orNull(z.number()),
});
export type ActivityProduct = z.output<typeof activityProduct>;

export const activity = z.object({
  id: z.number(),
  name: z.string(),
  /** 1 sliding list, 2 one large and two small, 3 big pictures. */
  type: z.number(),
  /** When the present round ends; ours. */
  endTime: orNull(dateTime),
  /** Number of its products; ours. */
  total: orNull(z.number()),
  productList: z.array(activityProduct),
});
export type WireActivity = z.output<typeof activity>;

export const activityIndex = endpoint({
  method: "GET",
  path: "/api/front/activity/index/list",
  policy: "public",
  cached: ["content", "page"],
  summary: "Activities of the home page with up to 8 products each, 3 for type 2.",
  data: z.array(activity),
});

export const activitySorts = ["price-asc", "price-desc", "saving"] as const;

export const activityProducts = endpoint({
  method: "GET",
  path: "/api/front/activity/list/{id}",
  policy: "public",
  cached: ["content", "short"],
  summary: "Products of an activity in its own order; a closed activity is refused.",
  params: z.object({ id: idInput }),
  query: z.object({
    ...pageQuery,
    /** A department among the activity's products, and an order of them; ours. */
    cid: z.optional(idInput),
    sort: z.optional(z.enum(activitySorts)),
  }),
  data: pageOf(activityProduct),
});

export const activityDetail = endpoint({
  method: "GET",
  path: "/api/pc/activity/detail/{id}",
  policy: "public",
  cached: ["content", "page"],
  summary: "An activity: name, layout, banners and what it is about.",
  params: z.object({ id: idInput }),
  data: z.object({
    id: z.number(),
    name: z.string(),
    type: z.number(),
    /** Text holding a JSON array of picture addresses; read it with `readList`. */
    banner: orNull(z.string()),
    instruction: orNull(z.string()),
    /** When the present round ends, and departments of its products; ours. */
    endTime: orNull(dateTime),
    categoryList: withDefault(z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })), []),
  }),
});
