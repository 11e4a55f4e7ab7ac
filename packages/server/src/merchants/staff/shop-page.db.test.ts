import {
  type BodyOf,
  cartList,
  cartSave,
  Code,
  merchantCategoryList,
  merchantCategoryOrder,
  merchantCategoryRemove,
  merchantCategorySave,
  merchantIndex,
  merchantSearch,
  merchantShopPage,
  merchantShopPageSave,
  preOrder,
  productDetail,
  shopCategories,
  type ShopPage,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product } from "../../database/schema/catalogue.ts";
import { deliveryTime } from "../../database/schema/shipping.ts";
import { merchant } from "../../database/schema/merchants.ts";
import { upload } from "../../database/schema/media.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makePicture } from "../../testing/test-entries.ts";
import { makeMerchant, makeProduct, makeShopper, makeStaff, type Shopper } from "../../testing/test-shop.ts";

let shop: TestApp;
let merId = 0;
let staff: Shopper;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  merId = await makeMerchant(shop.ctx.db);
  staff = await makeStaff(shop, merId);
});
afterAll(() => shop.close());

const read = async () => {
  const { data } = await shop.call(merchantShopPage, { token: staff.token, params: { id: merId } });
  const { id: _id, ...fields } = data;
  return fields;
};
const save = (from: Omit<ShopPage, "id">, to: Partial<ShopPage>) =>
  shop.call(merchantShopPageSave, { token: staff.token, body: { id: merId, from, to: { ...from, ...to } } });

it("changes the shop page immediately, also a cached one, and the search", async () => {
  const page = async () => (await shop.call(merchantIndex, { params: { id: merId } })).data;
  await page();
  const key = "u-logo";
  await makePicture(shop.ctx.db, key);
  await shop.ctx.db
    .insert(upload)
    .values({ key, model: "any", createdAt: shop.clock.now(), accountId: staff.accountId });
  const before = await read();
  const { code, data } = await save(before, {
    name: "Nordlicht Lampen",
    intro: { en: "Lamps from Kiel", fr: "Lampes de Kiel" },
    avatar: `https://shop.example/media/${key}.webp`,
    servicePhone: "+49 431 1234",
    openingHours: { timeZone: "Europe/Berlin", periods: [{ day: 1, from: "09:00", to: "17:00" }] },
  });
  expect(code).toBe(Code.ok);
  expect(await page()).toMatchObject({
    name: "Nordlicht Lampen",
    intro: "Lamps from Kiel",
    avatar: expect.stringContaining(key),
    servicePhone: "+49 431 1234",
    openingHours: { timeZone: "Europe/Berlin" },
  });
  const found = await shop.call(merchantSearch, { query: { keywords: "Nordlicht" } });
  expect(found.data.list.map(({ id }) => id)).toEqual([merId]);
  const { id: _id, ...saved } = data;
  expect((await save(saved, before)).code).toBe(Code.ok);
});

it("shows a text of a shop that writes in one language to the readers of all languages", async () => {
  const from = await read();
  const openingTime = { en: "", lao: "ຕາມນັດໝາຍ" };
  const { code, data } = await save(from, { intro: { en: "", lao: "ໂຄມໄຟຈາກວຽງຈັນ" }, openingTime });
  expect(code).toBe(Code.ok);
  expect(data).toMatchObject({ intro: { en: "", lao: "ໂຄມໄຟຈາກວຽງຈັນ" }, openingTime });
  for (const locale of ["lao", "en", "fr"] as const) {
    const { data: page } = await shop.call(merchantIndex, { params: { id: merId }, locale });
    expect(page).toMatchObject({ intro: "ໂຄມໄຟຈາກວຽງຈັນ", openingTime: "ຕາມນັດໝາຍ" });
  }
  const { id: _id, ...saved } = data;
  expect((await save(saved, { intro: { en: "" }, openingTime: null })).data.intro).toBeNull();
});

it("merges changes of different fields and refuses those of the same field", async () => {
  const from = await read();
  expect((await save(from, { phone: "111" })).code).toBe(Code.ok);
  expect((await save(from, { address: "Kiel" })).code).toBe(Code.ok);
  expect(await read()).toMatchObject({ phone: "111", address: "Kiel" });
  expect(await save(from, { phone: "222" })).toMatchObject({
    code: Code.conflict,
    data: { fields: ["phone"], current: { phone: "111" } },
  });
});

it.each([
  [{ vacationFrom: "2026-12-24" }, "the first and the last day"],
  [{ vacationFrom: "2026-12-24", vacationUntil: "2026-12-20" }, "the first and the last day"],
  [
    {
      openingHours: {
        timeZone: "Europe/Berlin",
        periods: [
          { day: 1, from: "09:00", to: "17:00" },
          { day: 1, from: "16:00", to: "18:00" },
        ],
      },
    },
    "overlap",
  ],
  [{ avatar: "/media/f-none.webp" }, "no longer there"],
])("refuses %o", async (part, message) => {
  const { code, message: text } = await save(await read(), part);
  expect({ code, text }).toEqual({ code: Code.badRequest, text: expect.stringContaining(message) });
});

it("refuses the name of another shop", async () => {
  const other = await makeMerchant(shop.ctx.db);
  const [row] = await shop.ctx.db.select().from(merchant).where(eq(merchant.id, other));
  const { message } = await save(await read(), { name: row?.name.toUpperCase() ?? "" });
  expect(message).toContain("already exists");
});

it("shows a vacation and delays deliveries until it ends", async () => {
  const { db } = shop.ctx;
  const { productId } = await makeProduct(db, merId);
  await db.insert(deliveryTime).values({ merchantId: merId, country: "*", minDays: 2, maxDays: 4 });
  const arrival = async () => {
    const { data } = await shop.call(productDetail, { params: { id: productId }, query: { country: "DE" } });
    return data.delivery?.earliest ?? "";
  };
  const normal = await arrival();
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const vacation = { vacationFrom: day(-2), vacationUntil: day(13) };
  expect((await save(await read(), vacation)).code).toBe(Code.ok);
  expect((await arrival()) > normal).toBe(true);
  const { data } = await shop.call(merchantIndex, { params: { id: merId } });
  expect(data.vacation).toEqual({
    from: vacation.vacationFrom,
    until: vacation.vacationUntil,
    stopsOrders: false,
  });
  await save(await read(), { vacationFrom: day(-9), vacationUntil: day(-3) });
  expect((await shop.call(merchantIndex, { params: { id: merId } })).data.vacation).toBeNull();
  expect(await arrival()).toBe(normal);
});

it("takes no orders during a vacation that stops them, and names its end", async () => {
  const shopper = await makeShopper(shop);
  const item = await makeProduct(shop.ctx.db, merId);
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const add = () =>
    shop.call(cartSave, {
      token: shopper.token,
      body: [{ productId: item.productId, productAttrUnique: item.skuId, cartNum: 1 }],
    });
  const cartId = async () =>
    (await shop.call(cartList, { token: shopper.token, query: { isValid: true } })).data[0]?.cartInfoList[0]
      ?.id ?? 0;
  const order = async () =>
    shop.call(preOrder, {
      token: shopper.token,
      body: { preOrderType: "shoppingCart", orderDetails: [{ shoppingCartId: await cartId() }] },
    });
  const coming = { vacationFrom: day(3), vacationUntil: day(9), vacationStopsOrders: true };
  await save(await read(), coming);
  expect((await add()).code, "before the vacation").toBe(Code.ok);
  expect((await order()).code).toBe(Code.ok);

  await save(await read(), { vacationFrom: day(-2) });
  const refused = {
    code: Code.failure,
    message: expect.stringMatching(/is on vacation.* after \w+ \d+, \d{4}/),
  };
  expect(await add()).toMatchObject(refused);
  expect(await order(), "with the product in the cart").toMatchObject(refused);
  expect((await shop.call(productDetail, { params: { id: item.productId }, query: {} })).code).toBe(Code.ok);
  expect((await shop.call(merchantIndex, { params: { id: merId } })).data.vacation?.stopsOrders).toBe(true);

  await save(await read(), { vacationStopsOrders: false });
  expect((await add()).code).toBe(Code.ok);
  await save(await read(), { vacationFrom: null, vacationUntil: null });
});

it("edits the category tree of the own shop", async () => {
  const { token } = staff;
  const list = async () =>
    (await shop.call(merchantCategoryList, { token, query: { merId } })).data.map(({ id }) => id);
  const write = (body: BodyOf<typeof merchantCategorySave>) =>
    shop.call(merchantCategorySave, { token, body });
  const add = async (en: string, pid: number | null = null) =>
    (await write({ merId, id: null, pid, from: null, to: { en } })).data?.id ?? 0;
  const [lamps, bulbs] = [await add("Lamps"), await add("Bulbs")];
  const desk = await add("Desk lamps", lamps);
  expect(await list()).toEqual([lamps, bulbs, desk]);
  expect(await add("lamps")).toBe(0);
  expect(await add("Too deep", desk)).toBe(0);
  const rename = (from: string, en: string) =>
    write({ merId, id: bulbs, pid: null, from: { en: from }, to: { en, fr: "Ampoules" } });
  expect((await rename("Bulbs", "Light bulbs")).code).toBe(Code.ok);
  expect((await rename("Bulbs", "Other")).code).toBe(Code.conflict);
  const order = (from: number[], to: number[]) =>
    shop.call(merchantCategoryOrder, { token, body: { merId, from, to } });
  expect((await order([lamps, bulbs], [bulbs, lamps])).code).toBe(Code.ok);
  expect((await order([lamps, bulbs], [lamps, bulbs])).code).toBe(Code.conflict);
  expect(await list()).toEqual([bulbs, lamps, desk]);

  const { productId } = await makeProduct(shop.ctx.db, merId);
  await shop.ctx.db
    .update(product)
    .set({ shopCategoryPath: [lamps, desk] })
    .where(eq(product.id, productId));
  const remove = (id: number, mer = merId) =>
    shop.call(merchantCategoryRemove, { token, body: { merId: mer, id } });
  expect((await remove(lamps)).message).toContain("subcategories");
  expect((await remove(desk)).code).toBe(Code.ok);
  const [row] = await shop.ctx.db.select().from(product).where(eq(product.id, productId));
  expect(row?.shopCategoryPath).toEqual([lamps]);
  expect((await remove(desk)).code).toBe(Code.notFound);
});

it("names categories in any one language, each name once", async () => {
  const own = await makeMerchant(shop.ctx.db);
  const keeper = await makeStaff(shop, own);
  const write = (
    to: BodyOf<typeof merchantCategorySave>["to"],
    id: number | null = null,
    from: typeof to | null = null,
  ) =>
    shop.call(merchantCategorySave, { token: keeper.token, body: { merId: own, id, pid: null, from, to } });
  const lamps = (await write({ en: "", lao: "ໂຄມໄຟ" })).data.id;
  expect((await write({ en: "", lao: "ຫຼອດໄຟ" })).code).toBe(Code.ok);
  expect((await write({ en: "", lao: "ໂຄມໄຟ" })).code).toBe(Code.badRequest);
  expect((await write({ en: "" })).code).toBe(Code.badRequest);
  const listed = await shop.call(merchantCategoryList, { token: keeper.token, query: { merId: own } });
  expect(listed.data.map(({ name }) => name)).toEqual([
    { en: "", lao: "ໂຄມໄຟ" },
    { en: "", lao: "ຫຼອດໄຟ" },
  ]);
  const { productId } = await makeProduct(shop.ctx.db, own);
  await shop.ctx.db
    .update(product)
    .set({ shopCategoryPath: [lamps] })
    .where(eq(product.id, productId));
  for (const locale of ["lao", "en", "fr"] as const) {
    const { data } = await shop.call(shopCategories, { params: { merId: own }, locale });
    expect(data.map(({ name }) => name)).toEqual(["ໂຄມໄຟ"]);
  }
  const renamed = await write({ en: "Lamps", lao: "ໂຄມໄຟ" }, lamps, { en: "", lao: "ໂຄມໄຟ" });
  expect(renamed.code).toBe(Code.ok);
});
