import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { tagsOfShops, shopTag } from "./page-tags.ts";
import { searchWords } from "./fields.ts";
import { decimal, flagInput, idInput, orNull, pageOf, pageQuery, withDefault } from "./values.ts";

/** A shop's rating and whether the marketplace has verified it. */
export const shopStanding = {
  /** Whole stars, 1 to 5; null without ratings. */
  starLevel: orNull(z.number()),
  /** Average with one decimal; null without ratings; an extension. */
  starAverage: orNull(z.number()),
  /** Whether the marketplace has verified the shop's identity; an extension. */
  isVerified: orNull(z.boolean()),
};

export const shopCard = z.object({
  id: z.number(),
  name: z.string(),
  categoryId: orNull(z.number()),
  typeId: orNull(z.number()),
  isSelf: z.boolean(),
  avatar: orNull(z.string()),
  backImage: orNull(z.string()),
  streetBackImage: orNull(z.string()),
  ...shopStanding,
  /** Followers and products on sale; an extension. */
  collectNum: orNull(z.number()),
  productCount: orNull(z.number()),
  /** Up to 3 products. */
  proList: withDefault(
    z.array(
      z.object({
        id: z.number(),
        storeName: z.string(),
        image: orNull(z.string()),
        price: decimal,
        sales: withDefault(z.number(), 0),
        ficti: orNull(z.number()),
      }),
    ),
    [],
  ),
});
export type ShopCard = z.output<typeof shopCard>;

export const merchantType = z.object({
  id: z.number(),
  name: z.string(),
  /** Documents that an applicant of this type has to submit. */
  info: orNull(z.string()),
  /** Documents that shoppers may see after approval; null if there are none. An extension. */
  publicInfo: orNull(z.string()),
  /** Documents that only the applicant and operators may see. An extension. */
  privateInfo: orNull(z.string()),
  isDel: withDefault(z.boolean(), false),
  createTime: orNull(z.string()),
  updateTime: orNull(z.string()),
});
export type MerchantType = z.output<typeof merchantType>;

export const merchantCategory = z.object({
  id: z.number(),
  /** Id of the parent; 0 on the first level. */
  pid: withDefault(z.number(), 0),
  name: z.string(),
  /** Percent. */
  handlingFee: orNull(z.number()),
  isDel: withDefault(z.boolean(), false),
  createTime: orNull(z.string()),
  updateTime: orNull(z.string()),
  get childList() {
    return orNull(z.array(merchantCategory));
  },
});
export type MerchantCategory = z.output<typeof merchantCategory>;

export const merchantTypes = endpoint({
  method: "GET",
  path: "/api/front/merchant/all/type/list",
  policy: "public",
  cached: ["merchants", "lasting"],
  summary: "Types of shops.",
  data: z.array(merchantType),
});

export const merchantCategories = endpoint({
  method: "GET",
  path: "/api/front/merchant/all/category/list",
  policy: "public",
  cached: ["merchants", "lasting"],
  summary: "Tree of shop categories.",
  data: z.array(merchantCategory),
});

export const merchantStreet = endpoint({
  method: "GET",
  path: "/api/front/merchant/street",
  policy: "public",
  cached: ["merchants", "page"],
  tags: ({ list }) => ["search", ...tagsOfShops(list)],
  summary: "Shops of the marketplace, recommended ones first.",
  query: z.object(pageQuery),
  data: pageOf(shopCard),
});

/** Filters of a list of shops. */
const shopFilters = {
  keywords: searchWords(200),
  typeId: z.optional(idInput),
  categoryId: z.optional(idInput),
  isSelf: z.optional(flagInput),
  /** An extension: only verified shops. */
  isVerified: z.optional(flagInput),
};

export const merchantSearch = endpoint({
  method: "GET",
  path: "/api/front/merchant/search/list",
  policy: "public",
  cached: ["merchants", "short"],
  tags: ({ list }) => ["search", ...tagsOfShops(list)],
  summary: "Searches shops, most stars first.",
  query: z.object({
    ...shopFilters,
    /** An extension: sort order instead of stars. */
    sort: z.optional(z.enum(["recommended", "followers", "new"])),
    ...pageQuery,
  }),
  data: pageOf(shopCard),
});

const shopsOfKind = z.array(z.object({ id: z.number(), count: z.int() }));

export const merchantCounts = endpoint({
  method: "GET",
  path: "/api/front/merchant/search/counts",
  policy: "public",
  cached: ["merchants", "short"],
  tags: ["search"],
  summary: "Number of shops per filter option, with the other filters applied; an extension.",
  query: z.object(shopFilters),
  data: z.object({
    isSelf: z.int(),
    isVerified: z.int(),
    /** Shop types and categories in use. */
    types: shopsOfKind,
    categories: shopsOfKind,
  }),
});

/** Contact channels of a shop. Fields of other channels than the type's may be set, too. */
const shopService = {
  /** H5, phone, message or email. */
  serviceType: orNull(z.string()),
  /** URL of a chat page. */
  serviceLink: orNull(z.string()),
  servicePhone: orNull(z.string()),
  /** URL of a messenger. */
  serviceMessage: orNull(z.string()),
  serviceEmail: orNull(z.string()),
  /** Service hours as text; an extension. */
  openingTime: orNull(z.string()),
};

export const shopServiceData = z.object(shopService);
export type ShopServiceData = z.output<typeof shopServiceData>;

/** Opening hours in the shop's time zone. */
export const openingHours = z.object({
  /** IANA name, such as `Europe/Paris`. */
  timeZone: z.string(),
  /** Sorted by weekday, without overlaps. */
  periods: z.array(
    z.object({
      /** 1 Monday to 7 Sunday. */
      day: z.int(),
      /** `HH:mm` */
      from: z.string(),
      /** `HH:mm` of the same day, `24:00` at most. */
      to: z.string(),
    }),
  ),
});
export type OpeningHours = z.output<typeof openingHours>;

export const shopIndex = z.object({
  id: z.number(),
  name: z.string(),
  categoryId: orNull(z.number()),
  typeId: orNull(z.number()),
  isSelf: z.boolean(),
  backImage: orNull(z.string()),
  avatar: orNull(z.string()),
  ...shopStanding,
  isCollect: withDefault(z.boolean(), false),
  ...shopService,
  /** A JSON array of `{sattDir}` as text; parse it with `readList`. */
  pcBanner: orNull(z.string()),
  pcBackImage: orNull(z.string()),
  /** Null if the shop only has a text (`openingTime`); an extension. */
  openingHours: orNull(openingHours),
  /** First and last day (`yyyy-MM-dd`) of the current or next vacation, without shipments; an extension. */
  vacation: orNull(
    z.object({
      from: z.string(),
      until: z.string(),
      /** Whether the shop takes no orders on these days. */
      stopsOrders: withDefault(z.boolean(), false),
    }),
  ),
  /** The shop's description; an extension, like all following fields. */
  intro: orNull(z.string()),
  collectNum: orNull(z.number()),
  productCount: orNull(z.number()),
  /** 1 to 5, one decimal; null without ratings. */
  goodsScore: orNull(z.number()),
  serviceScore: orNull(z.number()),
});
export type ShopIndex = z.output<typeof shopIndex>;

export const shopDetail = z.object({
  id: z.number(),
  realName: orNull(z.string()),
  email: orNull(z.string()),
  phone: orNull(z.string()),
  address: orNull(z.string()),
  /** A JSON array of URLs as text. Our server returns the public documents only. */
  qualificationPicture: orNull(z.string()),
  intro: orNull(z.string()),
  createTime: orNull(z.string()),
  /** Followers. */
  collectNum: withDefault(z.number(), 0),
});
export type ShopDetail = z.output<typeof shopDetail>;

export const merchantIndex = endpoint({
  method: "GET",
  path: "/api/front/merchant/index/info/{id}",
  policy: "public",
  cached: ["merchants", "page"],
  tags: (_, { params }) => [shopTag(params.id)],
  summary: "The header of a shop's pages.",
  params: z.object({ id: idInput }),
  data: shopIndex,
});

export const merchantDetail = endpoint({
  method: "GET",
  path: "/api/front/merchant/detail/{id}",
  policy: "public",
  cached: ["merchants", "page"],
  summary: "Operator of a shop and its public documents. Rate limited by IP address.",
  params: z.object({ id: idInput }),
  data: shopDetail,
});

export const merchantService = endpoint({
  method: "GET",
  path: "/api/front/merchant/customer/service/info/{id}",
  policy: "public",
  cached: ["merchants", "lasting"],
  tags: (_, { params }) => [shopTag(params.id)],
  summary: "Contact channels of a shop.",
  params: z.object({ id: idInput }),
  data: shopServiceData,
});
