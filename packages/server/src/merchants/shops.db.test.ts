import {
  merchantCounts,
  merchantDetail,
  merchantIndex,
  merchantSearch,
  merchantService,
  merchantStreet,
  productDetail,
  readList,
  shopCategories,
  shopProducts,
} from "@carmine/api/contract";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product } from "../database/schema/catalogue.ts";
import { merchant, merchantCategory, merchantType, shopCategory } from "../database/schema/merchants.ts";
import { refreshSearch } from "../testing/page-tags.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeProduct, makeMerchant } from "../testing/test-shop.ts";

let shop: TestApp;
let id: number;

beforeAll(async () => {
  shop = await testApp();
  id = await makeMerchant(shop.ctx.db, "Gloss Garage");
  await makeMerchant(shop.ctx.db, "Verdant");
  await shop.ctx.db
    .update(merchant)
    .set({
      isVerified: true,
      followers: 7,
      banners: ["b1", "b2"],
      cover: "c1",
      goodsScore: 4.8,
      serviceScore: 4.6,
      intro: { en: "Shine.", fr: "Brillant." },
      openingTime: { en: "Every day" },
      openingHours: { timeZone: "Europe/London", periods: [{ day: 1, from: "08:30", to: "17:30" }] },
      service: { type: "phone", phone: "+1 800 555 0146", email: "hello@gloss.example" },
      realName: "Priya Raman",
      email: "priya@gloss.example",
      address: "3 Canal Yard, Leeds",
      qualificationPictures: ["p1", "p2"],
      publicPapers: ["p1"],
    })
    .where(eq(merchant.id, id));
});
afterAll(() => shop.close());

/** Picture URL for a caller without a storefront. */
const picture = (key: string): string => `http://localhost:80/media/${key}.webp`;

it("returns the header of a shop's pages in the shopper's language", async () => {
  const { data } = await shop.call(merchantIndex, { params: { id }, locale: "fr" });
  expect(data).toMatchObject({
    id,
    name: "Gloss Garage",
    intro: "Brillant.",
    openingTime: "Every day",
    openingHours: { timeZone: "Europe/London", periods: [{ day: 1, from: "08:30", to: "17:30" }] },
    collectNum: 7,
    starLevel: 5,
    starAverage: 4.7,
    goodsScore: 4.8,
    serviceType: "phone",
    servicePhone: "+1 800 555 0146",
    serviceEmail: "hello@gloss.example",
    isCollect: false,
    pcBackImage: picture("c1"),
  });
  expect(readList(data.pcBanner)).toEqual([picture("b1"), picture("b2")]);
  const service = await shop.call(merchantService, { params: { id } });
  expect(service.data).toMatchObject({ serviceType: "phone", servicePhone: "+1 800 555 0146" });
  expect((await shop.call(merchantIndex, { params: { id: 999_999 } })).code).toBe(404);
});

it("returns a shop's stars as an integer everywhere, and the average in a separate field", async () => {
  const { productId } = await makeProduct(shop.ctx.db, id);
  const { data: found } = await shop.call(merchantSearch, { query: { keywords: "gloss" } });
  const { data: page } = await shop.call(productDetail, { params: { id: productId } });
  for (const stars of [found.list[0], page.merchantInfo])
    expect(stars).toMatchObject({ starLevel: 5, starAverage: 4.7 });
});

it("shows only the public documents of a shop", async () => {
  const { data } = await shop.call(merchantDetail, { params: { id } });
  expect(data).toMatchObject({ realName: "Priya Raman" });
  expect(readList(data.qualificationPicture)).toEqual([picture("p1")]);
});

it("limits how many shops' documents one IP address can read", async () => {
  const limited = await testApp({ rateLimits: true });
  const withPapers = await makeMerchant(limited.ctx.db);
  const codes: number[] = [];
  const read = async () =>
    codes.push((await limited.call(merchantDetail, { params: { id: withPapers } })).code);
  for (let times = 0; times < 61; times += 1) await read();
  expect(new Set(codes)).toEqual(new Set([200]));
  await limited.ctx.db.update(merchant).set({ publicPapers: ["p1"] });
  codes.length = 0;
  for (let times = 0; times < 61; times += 1) await read();
  expect(codes.filter((code) => code === 200)).toHaveLength(60);
  expect(codes.at(-1)).toBe(429);
  await limited.close();
});

it("returns a shop's category tree without empty categories, and the products of a category", async () => {
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db);
  const add = async (pid: number, en: string) => {
    const [row] = await db
      .insert(shopCategory)
      .values({ merchantId, pid, name: { en } })
      .returning({ id: shopCategory.id });
    return row?.id ?? 0;
  };
  const winter = await add(0, "Winter");
  const studded = await add(winter, "Studded");
  await add(0, "Empty");
  const place = async (path: number[], price: string, name: string) => {
    const { productId } = await makeProduct(db, merchantId, { price, name });
    await db.update(product).set({ shopCategoryPath: path }).where(eq(product.id, productId));
    return productId;
  };
  const cheap = await place([winter, studded], "10.00", "Cheap");
  const dear = await place([winter], "90.00", "Dear");
  await makeProduct(db, await makeMerchant(db));
  await refreshSearch(shop);
  const tree = await shop.call(shopCategories, { params: { merId: merchantId } });
  expect(tree.data).toMatchObject([
    { id: winter, name: "Winter", productCount: 2, childList: [{ id: studded, productCount: 1 }] },
  ]);
  const idsOf = async (query: object) => {
    const { data } = await shop.call(shopProducts, { query: { merId: merchantId, ...query } });
    return data.list.map((one) => one.id);
  };
  expect(await idsOf({ priceOrder: "desc" })).toEqual([dear, cheap]);
  expect(await idsOf({ cid: studded })).toEqual([cheap]);
  expect(await idsOf({ minPrice: "50" })).toEqual([dear]);
});

it("returns no products and no tree for a missing or closed shop", async () => {
  const { db } = shop.ctx;
  const closed = await makeMerchant(db);
  await makeProduct(db, closed);
  await db.update(merchant).set({ isOpen: false }).where(eq(merchant.id, closed));
  const fresh = await makeMerchant(db);
  const codes = async (merId: number) => [
    (await shop.call(shopProducts, { query: { merId } })).code,
    (await shop.call(shopCategories, { params: { merId } })).code,
    (await shop.call(merchantIndex, { params: { id: merId } })).code,
  ];
  for (const merId of [999_999, closed]) expect(await codes(merId)).toEqual([404, 404, 404]);
  expect(await codes(fresh)).toEqual([200, 200, 200]);
});

it("sorts recommended shops first, then by the operator's order, then by age", async () => {
  const { db } = shop.ctx;
  const names = ["Plain", "Sorted", "Recommended", "Recommended and sorted"];
  for (const name of names) await makeMerchant(db, name);
  await db
    .update(merchant)
    .set({ isRecommended: true })
    .where(inArray(merchant.name, ["Recommended", "Recommended and sorted"]));
  await db
    .update(merchant)
    .set({ sort: 5 })
    .where(inArray(merchant.name, ["Sorted", "Recommended and sorted"]));
  const first = async (limit: number, page = 1) =>
    (await shop.call(merchantStreet, { query: { page, limit } })).data.list.map(({ name }) => name);
  const expected = ["Recommended and sorted", "Recommended", "Sorted", "Gloss Garage"];
  expect(await first(4)).toEqual(expected);
  expect([...(await first(2)), ...(await first(2, 2))]).toEqual(expected);
});

it("filters shops by type, category and operator", async () => {
  const { db } = shop.ctx;
  const [type] = await db
    .insert(merchantType)
    .values({ name: { en: "Brand shop" }, info: { en: "" } })
    .returning();
  const [line] = await db
    .insert(merchantCategory)
    .values({ name: { en: "Bicycles" }, handlingFee: 1 })
    .returning();
  for (const name of ["Of the type", "Of the line", "Of both"]) await makeMerchant(db, name);
  const set = (values: Partial<typeof merchant.$inferInsert>, names: string[]) =>
    db.update(merchant).set(values).where(inArray(merchant.name, names));
  await set({ typeId: type?.id }, ["Of the type", "Of both"]);
  await set({ categoryId: line?.id }, ["Of the line", "Of both"]);
  await set({ isSelf: true }, ["Of both"]);
  const found = async (query: object) =>
    (await shop.call(merchantSearch, { query })).data.list.map(({ name }) => name).toSorted();
  expect(await found({ typeId: type?.id })).toEqual(["Of both", "Of the type"]);
  expect(await found({ categoryId: line?.id })).toEqual(["Of both", "Of the line"]);
  expect(await found({ isSelf: true })).toEqual(["Of both"]);
  expect(await found({ typeId: type?.id, isSelf: false })).toEqual(["Of the type"]);
  // Each option is counted with the other filters unchanged.
  const counts = async (query: object) => (await shop.call(merchantCounts, { query })).data;
  const both = { types: [{ id: type?.id, count: 2 }], categories: [{ id: line?.id, count: 2 }] };
  expect(await counts({})).toEqual({ isSelf: 1, isVerified: 1, ...both });
  expect(await counts({ typeId: type?.id })).toEqual({
    ...both,
    isSelf: 1,
    isVerified: 0,
    categories: [{ id: line?.id, count: 1 }],
  });
  expect(await counts({ isVerified: true })).toEqual({ isSelf: 1, isVerified: 1, types: [], categories: [] });
  expect(await counts({ keywords: "of the line" })).toMatchObject({ types: [], categories: [{ count: 1 }] });
  await set({ isOpen: false }, ["Of both"]);
  await refreshSearch(shop);
  expect(await counts({})).toMatchObject({ isSelf: 0, types: [{ count: 1 }], categories: [{ count: 1 }] });
});

it.each(["%", "_", "🛞"])(
  "finds no shop for the search text %s, and all shops without one",
  async (keywords) => {
    await shop.ctx.db
      .update(merchant)
      .set({ tokens: ["gloss", "garage"] })
      .where(eq(merchant.id, id));
    const total = async (query: object) => (await shop.call(merchantSearch, { query })).data.total;
    expect(await total({ keywords })).toBe(0);
    expect(await total({ keywords: "gloss" })).toBe(1);
    expect(await total({})).toBeGreaterThan(1);
  },
);

it("finds shops by prefixes of words in their names", async () => {
  await makeMerchant(shop.ctx.db, "Nordic Tire House");
  const found = async (keywords: string) =>
    (await shop.call(merchantSearch, { query: { keywords } })).data.list.map(({ name }) => name);
  for (const keywords of ["nordi", "ti", "Hou nordic", "nordic tire house"])
    expect(await found(keywords), keywords).toEqual(["Nordic Tire House"]);
  for (const keywords of ["ordic", "nordi garage", "nor%c"])
    expect(await found(keywords), keywords).toEqual([]);
});

it("finds verified shops and sorts shops by followers", async () => {
  const { data } = await shop.call(merchantSearch, { query: { isVerified: true } });
  expect(data.list.map((one) => one.name)).toEqual(["Gloss Garage"]);
  const byFollowers = await shop.call(merchantSearch, { query: { sort: "followers" } });
  expect(byFollowers.data.list[0]).toMatchObject({ name: "Gloss Garage", collectNum: 7 });
});
