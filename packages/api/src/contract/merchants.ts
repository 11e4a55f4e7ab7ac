import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { decimal, flagInput, idInput, orNull, pageOf, pageQuery, withDefault } from "./values.ts";

/** A shop's rating and whether the marketplace has verified it. */
export const shopStanding = {
  /** Null where nobody has rated the shop. */
  starLevel: orNull(z.number()),
  /** Whether the marketplace has verified the shop's identity; ours. */
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
  /** Up to 3 goods. */
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
  isDel: withDefault(z.boolean(), false),
  createTime: orNull(z.string()),
  updateTime: orNull(z.string()),
});
export type MerchantType = z.output<typeof merchantType>;

export const merchantCategory = z.object({
  id: z.number(),
  name: z.string(),
  /** Percent. */
  handlingFee: orNull(z.number()),
  isDel: withDefault(z.boolean(), false),
  createTime: orNull(z.string()),
  updateTime: orNull(z.string()),
});
export type MerchantCategory = z.output<typeof merchantCategory>;

export const merchantTypes = endpoint({
  method: "GET",
  path: "/api/front/merchant/all/type/list",
  policy: "public",
  summary: "Kinds of shops.",
  data: z.array(merchantType),
});

export const merchantCategories = endpoint({
  method: "GET",
  path: "/api/front/merchant/all/category/list",
  policy: "public",
  summary: "Lines of business of shops, a flat list.",
  data: z.array(merchantCategory),
});

export const merchantStreet = endpoint({
  method: "GET",
  path: "/api/front/merchant/street",
  policy: "public",
  summary: "Shops of the shop street, recommended first.",
  query: z.object(pageQuery),
  data: pageOf(shopCard),
});

export const merchantSearch = endpoint({
  method: "GET",
  path: "/api/front/merchant/search/list",
  policy: "public",
  summary: "Searches shops, most stars first.",
  query: z.object({
    keywords: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    typeId: z.optional(idInput),
    categoryId: z.optional(idInput),
    isSelf: z.optional(flagInput),
    ...pageQuery,
  }),
  data: pageOf(shopCard),
});
