import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idField } from "./fields.ts";
import { dateTime, decimal, idInput, orNull, pageOf, pageQuery, withDefault } from "./values.ts";

export const activityProduct = z.object({
  proId: z.number(),
  proImage: orNull(z.string()),
  image: orNull(z.string()),
  storeName: z.string(),
  price: decimal,
  otPrice: orNull(decimal),
  stock: orNull(z.number()),
  /** Units offered and sold in this round; null without a round or limit; an extension. */
  quota: orNull(z.number()),
  sold: orNull(z.number()),
  brandName: orNull(z.string()),
  /**
   * Its shop, and the sku of a product without options, which can be added to the cart directly; an
   * extension.
   */
  merName: orNull(z.string()),
  skuId: orNull(z.number()),
  /** The sku of the price, for restock notices; an extension. */
  watchSkuId: orNull(z.number()),
});
export type ActivityProduct = z.output<typeof activityProduct>;

/** Price, list price and difference are null before the activity begins; an extension. */
const listedProduct = z.extend(activityProduct, { price: orNull(decimal) });
export type ListedActivityProduct = z.output<typeof listedProduct>;

export const activity = z.object({
  id: z.number(),
  name: z.string(),
  /** 1 slider, 2 one large and two small, 3 large pictures. */
  type: z.number(),
  /** End of the current round; an extension. */
  endTime: orNull(dateTime),
  /** Start and end of the activity; null is unbounded; an extension. */
  startTime: orNull(dateTime),
  finishTime: orNull(dateTime),
  /** Number of its products; an extension. */
  total: orNull(z.number()),
  productList: z.array(activityProduct),
});
export type WireActivity = z.output<typeof activity>;

export const activityIndex = endpoint({
  method: "GET",
  path: "/api/front/activity/index/list",
  policy: "public",
  cached: ["content", "page"],
  tags: ["home"],
  summary: "Running activities with up to 8 products each, 3 for type 2.",
  data: z.array(activity),
});

export const activityStates = ["coming", "running", "ended"] as const;
export type ActivityState = (typeof activityStates)[number];

export const activitySorts = ["price-asc", "price-desc", "saving"] as const;

export const activityProducts = endpoint({
  method: "GET",
  path: "/api/front/activity/list/{id}",
  policy: "public",
  cached: ["content", "short"],
  tags: ["home"],
  summary:
    "Products of an activity in its own order, also before it begins (without prices) and after its end; fails for a closed activity.",
  params: z.object({ id: idInput }),
  query: z.object({
    ...pageQuery,
    /**
     * Department filter and sort order of the activity's products. Sorting by price is ignored before it
     * begins. An extension.
     */
    cid: z.optional(idInput),
    sort: z.optional(z.enum(activitySorts)),
  }),
  data: pageOf(listedProduct),
});

export const activityDetail = endpoint({
  method: "GET",
  path: "/api/pc/activity/detail/{id}",
  policy: "public",
  cached: ["content", "page"],
  tags: ["home"],
  summary: "An activity: name, layout, banners and description.",
  params: z.object({ id: idInput }),
  data: z.object({
    id: z.number(),
    name: z.string(),
    type: z.number(),
    /** A JSON array of picture URLs as text; parse it with `readList`. */
    banner: orNull(z.string()),
    instruction: orNull(z.string()),
    /** End of the current round; null without one. An extension, like the following fields. */
    endTime: orNull(dateTime),
    /** Start and end of the activity; null is unbounded. */
    startTime: orNull(dateTime),
    finishTime: orNull(dateTime),
    /** Its state at the time of the response. */
    state: orNull(z.enum(activityStates)),
    /** Departments of its products. */
    categoryList: withDefault(z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })), []),
  }),
});

export const activityComing = endpoint({
  method: "GET",
  path: "/api/front/activity/coming",
  policy: "public",
  cached: ["content", "page"],
  tags: ["home"],
  summary: "Upcoming activities, next one first, with up to 4 pictures each.",
  data: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      instruction: orNull(z.string()),
      startTime: dateTime,
      /** Pictures of its first products. */
      imageList: z.array(z.string()),
    }),
  ),
});

const named = z.object({ id: idField });

export const activityRemind = endpoint({
  method: "POST",
  path: "/api/front/activity/remind",
  policy: "shopper",
  invalidates: ["notices"],
  summary: "Requests a notice when an activity begins; 404 if it has begun.",
  body: named,
  data: z.null(),
  retrySafe: true,
});

export const activityRemindCancel = endpoint({
  method: "POST",
  path: "/api/front/activity/remind/cancel",
  policy: "shopper",
  invalidates: ["notices"],
  summary: "Cancels the notice.",
  body: named,
  data: z.null(),
  retrySafe: true,
});

export const activityReminders = endpoint({
  method: "GET",
  path: "/api/front/activity/remind/list",
  policy: "shopper",
  cached: ["notices", "live"],
  summary: "Ids of the activities with a notice for the caller.",
  data: z.array(z.number()),
});
