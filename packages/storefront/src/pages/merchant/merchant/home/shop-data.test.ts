import type { ShopHead } from "@carmine/api/hooks";
import { expect, test } from "vitest";
import { shopData } from "./shop-data.ts";

const shop: ShopHead = {
  id: 3,
  name: "Gloss Garage",
  logo: "/media/logo.webp",
  isSelf: false,
  isVerified: true,
  rating: 4.7,
  followerCount: 7,
  productCount: 13,
  typeId: 2,
  cover: "/media/cover.webp",
  banners: [],
  intro: "Shine.",
  service: { chat: null, message: null, phone: "+1 800 555 0146", email: "hello@gloss.example", hours: null },
  openingHours: null,
  vacation: null,
  scores: { products: 4.7, service: 4.7 },
};
const site = { publicUrl: "https://shop.example", locale: "lao" } as const;

/** Properties of schema.org's OnlineStore that we use. */
const known = ["@type", "name", "url", "description", "logo", "image", "telephone", "email"];

test("describes an online store with its own URL and absolute picture URLs", () => {
  const data = shopData(shop, site);
  expect(data).toMatchObject({
    "@type": "OnlineStore",
    name: "Gloss Garage",
    url: "https://shop.example/lao/merchant/merchant/home?id=3",
    logo: "https://shop.example/media/logo.webp",
    telephone: "+1 800 555 0146",
  });
  expect(known).toEqual(expect.arrayContaining(Object.keys(data)));
});

test("omits missing data, and the rating without a rating count", () => {
  const bare = {
    ...shop,
    logo: null,
    cover: null,
    intro: null,
    service: { ...shop.service, phone: null, email: null },
  };
  expect(Object.keys(shopData(bare, site))).toEqual(["@type", "name", "url"]);
});
