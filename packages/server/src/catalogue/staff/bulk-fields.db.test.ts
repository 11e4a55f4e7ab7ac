import {
  Code,
  maxBulkProducts,
  maxProductLabels,
  merchantProductChange,
  merchantProductDetail,
  merchantProductFields,
  productDetail,
  productList,
  type BodyOf,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { brand, productTag } from "../../database/schema/catalogue.ts";
import { shopCategory } from "../../database/schema/merchants.ts";
import { removeShopCategory } from "../../merchants/staff/shop-categories.ts";
import { auditEntriesOf } from "../../testing/command-line.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  grantTestRole,
  makeMerchant,
  makeProduct,
  makeStaff,
  type Shopper,
} from "../../testing/test-shop.ts";

type Change = BodyOf<typeof merchantProductFields>["change"];
type Selection = Omit<BodyOf<typeof merchantProductFields>, "change">;

let shop: TestApp;
let merId = 0;
let otherId = 0;
let owner: Shopper;
/** Ids of two lamps and a chair of the shop, and a lamp of another shop of the same owner and of a stranger. */
let small = 0;
let large = 0;
let chair = 0;
let ownLamp = 0;
let foreignLamp = 0;
/** The shop's categories Lighting › Desk, and one of the other shop. */
let lighting = 0;
let desk = 0;
let otherCategory = 0;
/** Differs between tests, because brands and tags belong to the whole marketplace. */
let suffix = "";
let guarantees: number[] = [];

const addShopCategory = async (merchantId: number, en: string, pid = 0): Promise<number> => {
  const [added] = await shop.ctx.db
    .insert(shopCategory)
    .values({ merchantId, pid, name: { en } })
    .returning({ id: shopCategory.id });
  return added?.id ?? 0;
};

const addGuarantees = async (count: number): Promise<number[]> => {
  const { rows } = await shop.ctx.db.execute<{ id: number }>(sql`
    insert into guarantee (name, icon, content)
    select '{"en": "Guarantee"}', '', '{"en": ""}' from generate_series(1, ${count}::int) returning id`);
  return rows.map(({ id }) => id);
};

beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
});
afterAll(() => shop.close());

let round = 0;
beforeEach(async () => {
  const { db } = shop.ctx;
  round += 1;
  suffix = `${"abcdefghijklmnop"[round] ?? ""}ond`;
  otherId = await makeMerchant(db);
  merId = await makeMerchant(db);
  owner = await makeStaff(shop, merId);
  await grantTestRole(db, owner, otherId);
  const make = async (name: string, shopId = merId) => (await makeProduct(db, shopId, { name })).productId;
  small = await make("Small lamp");
  large = await make("Large lamp");
  chair = await make("Chair");
  ownLamp = await make("Lamp", otherId);
  foreignLamp = await make("Lamp", await makeMerchant(db));
  lighting = await addShopCategory(merId, `Lighting${suffix}`);
  desk = await addShopCategory(merId, `Desk${suffix}`, lighting);
  otherCategory = await addShopCategory(otherId, "Lighting");
  await db.insert(brand).values({ name: `Lumen${suffix}` });
  await db.insert(productTag).values(
    ["new", "green"].map((key) => ({
      key: `${key}-${suffix}`,
      name: { en: key },
      tone: "neutral" as const,
    })),
  );
  guarantees = await addGuarantees(2);
});

const lamps = (): Selection => ({ filter: { merId, view: "all", words: "lamp" } });
const change = (selection: Selection, to: Change, token = owner.token) =>
  shop.call(merchantProductFields, { token, body: { ...selection, change: to } });
const contentOf = async (id: number) =>
  (await shop.call(merchantProductDetail, { token: owner.token, params: { id } })).data.content;
/** Fields of each product that the endpoint changes, read past the API. */
const storedFields = async () => {
  const { rows } = await shop.ctx.db.execute(
    sql`select shop_category_path, brand_id, guarantee_ids, tags, tokens from product
      where id in ${[small, large, chair, ownLamp, foreignLamp]} order by id`,
  );
  return rows;
};
/** Number of products that shoppers find. The search engine applies changes shortly after their transaction. */
const expectFound = async (keyword: string, count: number): Promise<void> => {
  const find = async () => (await shop.call(productList, { query: { keyword } })).data.total;
  await expect.poll(find, { timeout: 5000 }).toBe(count);
};

it("changes the brand of all products that match, logs each, and lets searches find them", async () => {
  const name = `Lumen${suffix}`;
  // The product's page is in the cache.
  await shop.call(productDetail, { params: { id: large } });
  const { data } = await change(lamps(), { field: "brand", value: name.toUpperCase() });
  expect(data.ids).toEqual([small, large]);
  expect((await contentOf(large)).brand).toBe(name);
  expect((await contentOf(chair)).brand).toBe("");
  expect(await auditEntriesOf(shop, `product:${large}`)).toMatchObject([
    { action: "product.change", merchantId: merId, before: { brand: "" }, after: { brand: name } },
  ]);
  await expectFound(name, 2);
  await expect
    .poll(async () => (await shop.call(productDetail, { params: { id: large } })).data.productInfo.brandName)
    .toBe(name);
  // The second call finds nothing to change and logs nothing.
  expect((await change(lamps(), { field: "brand", value: name })).data.ids).toEqual([]);
  expect(await auditEntriesOf(shop, `product:${large}`)).toHaveLength(1);
  const selection = { filter: { merId, view: "active", brand: name } } as const;
  expect((await change(selection, { field: "brand", value: "" })).data.ids).toEqual([small, large]);
  expect((await contentOf(large)).brand).toBe("");
  await expectFound(name, 0);
});

it("moves products to a shop category and out of it", async () => {
  const { data } = await change({ ids: [large, small] }, { field: "shopCategoryId", value: desk });
  expect(data.ids).toEqual([small, large]);
  expect((await contentOf(small)).shopCategoryId).toBe(desk);
  expect((await storedFields())[0]).toMatchObject({ shop_category_path: [lighting, desk] });
  expect(await auditEntriesOf(shop, `product:${small}`)).toMatchObject([
    { action: "product.change", before: { shopCategoryId: null }, after: { shopCategoryId: desk } },
  ]);
  await expectFound(`desk${suffix}`, 2);
  await expectFound(`lighting${suffix}`, 2);
  const out = await change({ ids: [small, chair] }, { field: "shopCategoryId", value: null });
  expect(out.data.ids).toEqual([small]);
  await expectFound(`desk${suffix}`, 1);
});

it("adds and removes guarantees and tags, and leaves the other ones", async () => {
  const [first = 0, second = 0] = guarantees;
  const add = { field: "guaranteeIds", mode: "add" } as const;
  await change({ ids: [small] }, { ...add, value: [first] });
  // The product's page is in the cache.
  const guaranteesShown = async () =>
    (await shop.call(productDetail, { params: { id: large } })).data.guaranteeList?.length ?? 0;
  expect(await guaranteesShown()).toBe(0);
  const both = await change(lamps(), { ...add, value: [second, first, second] });
  expect(both.data.ids).toEqual([small, large]);
  expect((await contentOf(small)).guaranteeIds).toEqual([first, second]);
  expect((await contentOf(large)).guaranteeIds).toEqual([second, first]);
  await expect.poll(guaranteesShown).toBe(2);
  await change(lamps(), { field: "guaranteeIds", mode: "remove", value: [first] });
  expect((await contentOf(small)).guaranteeIds).toEqual([second]);
  expect((await auditEntriesOf(shop, `product:${small}`)).at(-1)).toMatchObject({
    before: { guaranteeIds: [first, second] },
    after: { guaranteeIds: [second] },
  });

  const [fresh, green] = [`new-${suffix}`, `green-${suffix}`];
  await change({ ids: [small] }, { field: "tags", mode: "add", value: [green] });
  await change(lamps(), { field: "tags", mode: "add", value: [fresh] });
  expect((await contentOf(small)).tags).toEqual([green, fresh]);
  const removed = await change(lamps(), { field: "tags", mode: "remove", value: [green] });
  expect(removed.data.ids).toEqual([small]);
  expect((await contentOf(small)).tags).toEqual([fresh]);
  expect((await contentOf(large)).tags).toEqual([fresh]);
});

it("refuses values that a product can't have, and changes nothing", async () => {
  const before = await storedFields();
  const refused: [Selection, unknown][] = [
    [lamps(), { field: "brand", value: `Lumen${suffix}x` }],
    // Categories of the product's own shop only.
    [{ ids: [small] }, { field: "shopCategoryId", value: otherCategory }],
    [{ ids: [small, ownLamp] }, { field: "shopCategoryId", value: desk }],
    [lamps(), { field: "guaranteeIds", mode: "add", value: [guarantees[0], 999_999] }],
    [lamps(), { field: "guaranteeIds", mode: "add", value: [] }],
    [lamps(), { field: "guaranteeIds", mode: "replace", value: guarantees }],
    [lamps(), { field: "tags", mode: "add", value: ["unknown"] }],
    [lamps(), { field: "name", value: "Lamp" }],
    [{}, { field: "brand", value: "" }],
    [
      { ...lamps(), ids: [small] },
      { field: "brand", value: "" },
    ],
  ];
  for (const [selection, to] of refused)
    expect((await change(selection, to as Change)).code, JSON.stringify(to)).toBe(Code.badRequest);
  expect(await storedFields()).toEqual(before);
});

it("refuses products and categories of other shops, and staff without the right", async () => {
  const to = { field: "brand", value: `Lumen${suffix}` } as const;
  const before = await storedFields();
  expect((await change({ ids: [small, foreignLamp] }, to)).code).toBe(Code.notFound);
  const strangerId = await makeMerchant(shop.ctx.db);
  const stranger = await makeStaff(shop, strangerId);
  expect((await change(lamps(), to, stranger.token)).code).toBe(Code.notFound);
  for (const value of [await addShopCategory(strangerId, "Lighting"), otherCategory, 999_999])
    expect((await change(lamps(), { field: "shopCategoryId", value })).code).toBe(Code.notFound);
  const packer = await makeStaff(shop, merId, "warehouse");
  expect((await change(lamps(), to, packer.token)).code).toBe(Code.forbidden);
  expect(await storedFields()).toEqual(before);
  // Brands aren't of a shop, so both shops of the owner can change together.
  expect((await change({ ids: [small, ownLamp] }, to)).data.ids).toEqual([small, ownLamp]);
});

it("refuses more guarantees than a product can have", async () => {
  const many = await addGuarantees(maxProductLabels);
  const add = { field: "guaranteeIds", mode: "add" } as const;
  await change({ ids: [small] }, { ...add, value: guarantees.slice(0, 1) });
  expect((await change(lamps(), { ...add, value: many })).code).toBe(Code.badRequest);
  expect((await contentOf(large)).guaranteeIds).toEqual([]);
  expect((await change(lamps(), { ...add, value: many.slice(1) })).data.ids).toEqual([small, large]);
});

it("refuses more products than the maximum", async () => {
  await shop.ctx.db.execute(sql`
    insert into product (merchant_id, handle, category_id, category_path, name, intro, content, unit, options, price)
    select merchant_id, 'copy-' || n, category_id, category_path, name, intro, content, unit, options, price
    from product, generate_series(1, ${maxBulkProducts - 2}::int) n where id = ${chair}::int`);
  const all = (view: "all" | "active"): Selection => ({ filter: { merId, view } });
  const to = { field: "brand", value: `Lumen${suffix}` } as const;
  const refused = await change(all("all"), to);
  expect(refused.code).toBe(Code.badRequest);
  expect(refused.message).toMatch(/^You can change up to 2,000 products at once/);
  expect((await contentOf(small)).brand).toBe("");
  await shop.ctx.db.execute(sql`update product set is_shown = false where id = ${small}::int`);
  expect((await change(all("active"), to)).data.ids).toHaveLength(maxBulkProducts);
});

it("waits for the editor and changes what it saved", async () => {
  const run = await shop.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`update product set tags = ${`{green-${suffix}}`}::text[] where id = ${small}::int`);
    let isDone = false;
    const call = change(lamps(), { field: "tags", mode: "add", value: [`new-${suffix}`] }).finally(
      () => (isDone = true),
    );
    await pause(300);
    expect(isDone).toBe(false);
    return { call };
  });
  expect((await run.call).data.ids).toEqual([small, large]);
  expect((await contentOf(small)).tags).toEqual([`green-${suffix}`, `new-${suffix}`]);
});

it("leaves no product in a shop category that is removed meanwhile", async () => {
  const actor = { role: "merchant", accountId: owner.accountId } as const;
  const run = await shop.ctx.db.transaction(async (tx) => {
    // The bulk change has locked the shop, and waits for this product.
    await tx.execute(sql`select from product where id = ${small}::int for update`);
    const call = change(lamps(), { field: "shopCategoryId", value: desk });
    await pause(300);
    const removal = removeShopCategory(shop.ctx, actor, { merId, id: desk });
    await pause(300);
    return { both: Promise.all([call, removal]) };
  });
  const [{ code }] = await run.both;
  expect(code).toBe(Code.ok);
  expect((await storedFields())[0]).toMatchObject({ shop_category_path: [lighting] });
});

it("writes what the editor can save again", async () => {
  await change(lamps(), { field: "shopCategoryId", value: desk });
  await change(lamps(), { field: "brand", value: `Lumen${suffix}` });
  const changes = [{ field: "keywords", from: [], to: ["reading"] }];
  const saved = await shop.call(merchantProductChange, {
    token: owner.token,
    params: { id: small },
    body: { changes, skus: [] },
  });
  expect(saved.code).toBe(Code.ok);
  const { rows } = await shop.ctx.db.execute<{ id: number; tokens: string[] }>(
    sql`select id, tokens from product where id in (${small}, ${large})`,
  );
  const tokensOf = (one: number, own: readonly string[]) =>
    rows
      .find(({ id }) => id === one)
      ?.tokens.filter((token) => !own.includes(token))
      .toSorted();
  // The editor indexes the same words.
  expect(tokensOf(small, ["small", "reading"])).toEqual(tokensOf(large, ["large"]));
});
