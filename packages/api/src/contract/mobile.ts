import * as z from "zod/mini";
import { categoryNode } from "./categories.ts";
import { rankedProduct } from "./ranking.ts";
import { homeData } from "./content.ts";
import { endpoint } from "./endpoint.ts";
import { orNull } from "./values.ts";

/** Endpoints of the family's mobile clients, which use the same marketplace. */

const menu = z.object({ id: z.number(), name: z.string(), pic: orNull(z.string()), url: orNull(z.string()) });

export const mobileIndex = endpoint({
  method: "GET",
  path: "/api/front/index",
  policy: "public",
  summary: "The home page's data with menus, ranking and the first six departments.",
  data: z.extend(homeData, {
    menus: z.array(menu),
    ranking: z.array(rankedProduct),
    indexBannerType: z.number(),
    categoryList: z.array(categoryNode),
  }),
});

export const payCurrency = endpoint({
  method: "GET",
  path: "/api/front/index/paycurrency",
  policy: "public",
  summary: "The currency as a JSON object in text; parse it with `readPayCurrency`.",
  data: z.string(),
});

export const colorConfig = endpoint({
  method: "GET",
  path: "/api/front/index/color/config",
  policy: "public",
  summary: "The theme of the mobile clients.",
  data: z.object({ name: z.string(), value: z.string() }),
});

export const bottomNavigation = endpoint({
  method: "GET",
  path: "/api/front/index/bottom/navigation",
  policy: "public",
  summary: "Tab bar of the mobile clients.",
  data: z.object({
    isCustom: z.string(),
    bottomNavigationList: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        link: z.string(),
        checked: orNull(z.string()),
        unchecked: orNull(z.string()),
      }),
    ),
  }),
});

export const imageDomain = endpoint({
  method: "GET",
  path: "/api/front/image/domain",
  policy: "public",
  summary: "Base URL of pictures; empty if picture URLs are absolute.",
  data: z.string(),
});
