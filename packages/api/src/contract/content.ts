import * as z from "zod/mini";
import { textField } from "./fields.ts";
import { productCard } from "./catalogue.ts";
import { rankedProduct, rankingPeriods } from "./ranking.ts";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { agreementTag, rankingTag, tagsOfProducts } from "./page-tags.ts";
import { messageKeys } from "./message-keys.ts";
import type { SettingName } from "./settings.ts";
import { idInput, orNull, pageOf, pageQuery, withDefault } from "./values.ts";

export const banner = z.object({
  id: z.number(),
  pic: z.string(),
  /** Target of the picture; an extension, missing from other back ends. */
  url: orNull(z.string()),
  /** Title of the banner, also the picture's alternative text; an extension. */
  name: orNull(z.string()),
  /**
   * Texts above the title, below it and on the button; an extension. Without an action the whole banner is
   * the link.
   */
  kicker: orNull(z.string()),
  text: orNull(z.string()),
  action: orNull(z.string()),
});
export type Banner = z.output<typeof banner>;

const settingText = orNull(z.string());
export const shopSettings = z.object({
  name: settingText,
  title: settingText,
  tagline: settingText,
  claim: settingText,
  searchHint: settingText,
  description: settingText,
  heroTitle: settingText,
  heroText: settingText,
  footer: settingText,
  delivery: settingText,
  payButton: settingText,
  reviewNote: settingText,
  postalAddress: settingText,
} satisfies Record<SettingName, typeof settingText>);
export type ShopSettings = z.output<typeof shopSettings>;

export const homeData = z.object({
  banner: z.array(banner),
  bastBanner: z.array(
    z.object({
      id: z.number(),
      name: orNull(z.string()),
      url: orNull(z.string()),
      pic: z.string(),
      /** Text below the name; an extension. */
      text: orNull(z.string()),
    }),
  ),
  /** News of the shop; an extension. */
  newsList: withDefault(z.array(z.object({ id: z.number(), title: z.string(), url: z.string() })), []),
  /** The operator's policies and texts about the shop, linked in the footer; an extension. */
  footerPages: withDefault(z.array(z.object({ slug: z.string(), title: z.string() })), []),
  /** Texts of the shop in the shopper's language, null if missing; an extension. */
  settings: orNull(shopSettings),
  logoUrl: orNull(z.string()),
  recommendImage: orNull(z.string()),
  shopStreetHeaderImag: orNull(z.string()),
  /**
   * A JSON object `{country, currency, symbol, ID, smallestCharge}` as text; parse it with `readPayCurrency`.
   */
  shopPayCurrency: orNull(z.string()),
  consumerType: orNull(z.string()),
  consumerHotline: orNull(z.string()),
  consumerH5Url: orNull(z.string()),
  consumerMessage: orNull(z.string()),
  consumerEmail: orNull(z.string()),
  /** Service hours as text; an extension. */
  consumerHours: orNull(z.string()),
  /** Days after receipt in which items can be returned; an extension. */
  afterSaleDays: orNull(z.number()),
  /** Open shops; an extension. */
  shopCount: orNull(z.number()),
});
export type HomeData = z.output<typeof homeData>;

export const loginMethodInfo = z.object({
  twitterOpen: withDefault(z.boolean(), false),
  googleOpen: withDefault(z.boolean(), false),
  facebookOpen: withDefault(z.boolean(), false),
  visitorOpen: withDefault(z.boolean(), false),
  googleClientId: orNull(z.string()),
  facebookAppId: orNull(z.string()),
  /** HTML of the user agreement. */
  agreement: orNull(z.string()),
});
export type LoginMethodInfo = z.output<typeof loginMethodInfo>;

export const homeIndex = endpoint({
  method: "GET",
  path: "/api/pc/home/index",
  policy: "public",
  cached: ["content", "page"],
  tags: ["home"],
  summary: "Banners, logo, currency and support contact of the platform.",
  data: homeData,
});

export const hotWords = endpoint({
  method: "GET",
  path: "/api/front/search/keyword",
  policy: "public",
  cached: ["content", "page"],
  tags: ["home"],
  summary: "Hot search words.",
  data: z.array(z.object({ id: z.number(), title: z.string() })),
});

export const loginPicture = endpoint({
  method: "GET",
  path: "/api/pc/login/getLoginPic",
  policy: "public",
  cached: ["content", "lasting"],
  summary: "The picture next to the sign-in form.",
  data: z.object({ loginLeftImage: orNull(z.string()) }),
});

export const loginMethods = endpoint({
  method: "GET",
  path: "/api/front/login/method/info",
  policy: "public",
  cached: ["content", "page"],
  summary: "Available sign-in methods, and the user agreement.",
  data: loginMethodInfo,
});

const agreementCall = (name: string, summary: string, caching: Pick<Endpoint, "cached"> = {}) =>
  endpoint({
    ...caching,
    method: "GET",
    path: `/api/front/agreement/${name}`,
    policy: "public",
    tags: [agreementTag],
    summary,
    /** HTML; empty if nothing is published. */
    data: withDefault(z.string(), ""),
  });

export const userAgreement = agreementCall("userinfo", "The user agreement.");
export const privacyPolicy = agreementCall("userprivacyinfo", "The privacy policy.", {
  cached: ["content", "page"],
});
export const merchantAgreement = agreementCall("merincomminginfo", "The agreement with merchants.");
export const aboutUs = agreementCall("aboutusinfo", "The about-us text of the platform.");

export const settledAgreement = endpoint({
  method: "GET",
  path: "/api/front/merchant/settled/agreement",
  policy: "public",
  cached: ["content", "page"],
  tags: [agreementTag],
  summary: "The agreement that an applicant for a shop accepts.",
  data: z.object({ agreement: orNull(z.string()) }),
});

export const userMenu = endpoint({
  method: "GET",
  path: "/api/front/user/menu/user",
  policy: "shopper",
  cached: ["accounts", "page"],
  summary: "Entries of the user menu; an empty `pc_url` hides the entry on desktop.",
  data: z.object({
    routine_my_menus: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        pic: orNull(z.string()),
        url: orNull(z.string()),
        pc_url: orNull(z.string()),
      }),
    ),
    routine_my_banner: withDefault(
      z.array(z.object({ id: z.number(), pic: z.string(), url: orNull(z.string()) })),
      [],
    ),
  }),
});

export const leaderboard = endpoint({
  method: "GET",
  path: "/api/front/product/leaderboard",
  policy: "public",
  cached: ["content", "page"],
  tags: ["home", rankingTag],
  summary: "Up to 20 best sellers, most sold first; `sales` includes virtual sales.",
  query: z.object({
    /** A department; an extension. */
    cid: z.optional(idInput),
    /** Paid units in this period; an extension. Without it, of all time. */
    period: z.optional(z.enum(rankingPeriods)),
  }),
  data: z.array(rankedProduct),
});

/** Page sections that show the first products of a category: `12:5,30:8`, category and count. */
const sectionsInput = z.pipe(
  textField(
    "verbatim",
    messageKeys.wrongParameter,
    z.regex(/^[1-9]\d{0,8}:[1-9]\d?(,[1-9]\d{0,8}:[1-9]\d?){0,4}$/, messageKeys.wrongParameter),
  ),
  z.transform((text: string) =>
    text.split(",").map((section) => {
      const [cid = 0, count = 0] = section.split(":").map(Number);
      return { cid, count };
    }),
  ),
);

export const indexProducts = endpoint({
  method: "GET",
  path: "/api/front/index/product",
  policy: "public",
  cached: ["content", "page"],
  tags: ({ list }) => ["search", ...tagsOfProducts(list)],
  summary:
    "Products in stock for the infinite grid of the home page, alternating between departments and without those of the sections in `beside`.",
  query: z.object({ ...pageQuery, beside: z.optional(sectionsInput) }),
  data: pageOf(productCard),
});
