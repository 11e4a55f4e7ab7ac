import {
  Code,
  merchantProductChoices,
  merchantProductCreate,
  merchantProductDetail,
  merchantProductTrash,
  merchantStockMoves,
  productDetail,
  productList,
  type BodyOf,
  type ChangedData,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { upload, picture } from "../../database/schema/media.ts";
import { categoryProperty, property } from "../../database/schema/properties.ts";
import { auditEntriesOf } from "../../testing/command-line.ts";
import {
  changeProductAs,
  contentFor as lampContent,
  makeLamp as makeLampAs,
  texts,
  type Content,
  makeCategory,
} from "../../testing/staff-products.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  makeMerchant,
  makeProduct,
  makeStaff,
  placePaidOrder,
  makeShopper,
  stockOf,
  type Shopper,
} from "../../testing/test-shop.ts";

type Change = Parameters<typeof changeProductAs>[3];

let shop: TestApp;
let merId = 0;
let categoryId = 0;
let owner: Shopper;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  merId = await makeMerchant(shop.ctx.db);
  owner = await makeStaff(shop, merId);
  categoryId = await makeCategory(shop.ctx.db);
  await shop.ctx.db
    .insert(property)
    .values({ key: "height", name: { en: "Height" }, kind: "number", unit: "mm" });
  await shop.ctx.db.insert(categoryProperty).values({ categoryId, propertyKey: "height" });
});
afterAll(() => shop.close());

const contentFor = (name: string, over: Partial<Content> = {}) => lampContent(categoryId, name, over);
const makeLamp = (name: string) => makeLampAs(shop, owner, merId, contentFor(name));

const create = (body: Omit<BodyOf<typeof merchantProductCreate>, "merId">, token = owner.token) =>
  shop.call(merchantProductCreate, { token, body: { merId, ...body } });
const detail = async (id: number) =>
  (await shop.call(merchantProductDetail, { token: owner.token, params: { id } })).data;
const change = (id: number, body: Parameters<typeof changeProductAs>[3], staff = owner) =>
  changeProductAs(shop, staff, id, body);
const changedOf = ({ data }: { data: unknown }): ChangedData["changed"] => (data as ChangedData).changed;
const shown = async (id: number) => shop.call(productDetail, { params: { id } });

describe("creating a product", () => {
  it("shows it to shoppers, finds it by name, and records its first stock", async () => {
    const id = await makeLamp("Desk lamp Aurora");
    const product = await detail(id);
    expect(product).toMatchObject({ merId, handle: "desk-lamp-aurora", state: "active" });
    expect(product.skus).toMatchObject([
      { values: ["red"], code: "L-R", price: "30.00", onHand: 4, isOnSale: true },
      { values: ["blue"], price: "32.50", listPrice: "40.00", onHand: 0 },
    ]);
    expect((await shown(id)).data.productInfo).toMatchObject({
      storeName: "Desk lamp Aurora",
      price: "30.00",
    });
    await expect
      .poll(async () => (await shop.call(productList, { query: { keyword: "aurora" } })).data.total, {
        timeout: 5000,
      })
      .toBe(1);
    const moves = await shop.call(merchantStockMoves, {
      token: owner.token,
      params: { skuId: product.skus[0]?.id ?? 0 },
    });
    expect(moves.data.list).toMatchObject([{ by: 4, onHand: 4, cause: "count", uid: owner.accountId }]);
    expect(await auditEntriesOf(shop, `product:${id}`)).toMatchObject([
      { action: "product.create", after: { variants: 2, categoryId } },
    ]);
    const { rows } = await shop.ctx.db.execute(
      sql`select c.price from price_change c join sku s on s.id = c.sku_id where s.product_id = ${id} order by c.price`,
    );
    expect(rows).toMatchObject([{ price: "30.00" }, { price: "32.50" }]);
    const again = await makeLamp("Desk lamp Aurora");
    expect((await detail(again)).handle).toBe("desk-lamp-aurora-2");
  });

  it("refuses incomplete and invalid products", async () => {
    const lamp = { skuId: null, values: [], price: "5.00" };
    const refused = async (over: Partial<Content>, variants: object[] = [lamp]) =>
      (
        await create({
          content: contentFor("Lamp", over),
          options: [],
          variants: variants as BodyOf<typeof merchantProductCreate>["variants"],
        })
      ).code;
    expect(await refused({ name: texts("") })).toBe(Code.badRequest);
    expect(await refused({}, [])).toBe(Code.badRequest);
    expect(await refused({ isShown: false }, [])).toBe(Code.ok);
    expect(await refused({}, [lamp, lamp])).toBe(Code.badRequest);
    expect(await refused({}, [{ ...lamp, price: "0" }])).toBe(Code.badRequest);
    expect(await refused({ categoryId: 999_999 })).toBe(Code.badRequest);
    expect(await refused({ shopCategoryId: 999_999 })).toBe(Code.badRequest);
    expect(await refused({ tags: ["nothing"] })).toBe(Code.badRequest);
    expect(await refused({ properties: { height: "tall" } })).toBe(Code.badRequest);
    expect(await refused({ pictures: ["/media/u-00000000000000000000000000000000.webp"] })).toBe(
      Code.badRequest,
    );
    const foreign = await makeMerchant(shop.ctx.db);
    const body = { merId: foreign, content: contentFor("Lamp"), options: [], variants: [lamp] };
    expect((await shop.call(merchantProductCreate, { token: owner.token, body })).code).toBe(Code.notFound);
    const service = await makeStaff(shop, merId, "service");
    expect(
      (await create({ content: contentFor("Lamp"), options: [], variants: [] }, service.token)).code,
    ).toBe(Code.forbidden);
  });

  it("takes pictures that its author uploaded, once, with their descriptions", async () => {
    const key = `u-${"a".repeat(32)}`;
    await shop.ctx.db.insert(picture).values({ key, kind: "file", file: key });
    await shop.ctx.db
      .insert(upload)
      .values({ key, model: "any", accountId: owner.accountId, createdAt: shop.clock.now() });
    const url = `/media/${key}.webp`;
    const pictured = () =>
      create({
        content: contentFor("Lamp", { pictures: [url], pictureTexts: { [url]: texts("A red lamp") } }),
        options: [],
        variants: [{ skuId: null, values: [], price: "5.00" }],
      });
    const { data } = await pictured();
    const { pictures, pictureTexts } = (await detail(data.id)).content;
    const [absolute = ""] = pictures;
    expect(absolute).toContain(url);
    expect(pictureTexts).toEqual({ [absolute]: texts("A red lamp") });
    const field = `pictureTexts.${absolute}`;
    const lamp = { ...texts("A red lamp"), th: "โคมไฟสีแดง" };
    const written = [{ field, from: texts("A red lamp"), to: lamp }];
    expect((await change(data.id, { changes: written })).code).toBe(Code.ok);
    expect((await detail(data.id)).content.pictureTexts[absolute]).toEqual(lamp);
    expect((await change(data.id, { changes: [{ field: "pictures", from: [absolute], to: [] }] })).code).toBe(
      Code.ok,
    );
    expect((await detail(data.id)).content).toMatchObject({ pictures: [], pictureTexts: {} });
    expect((await pictured()).code).toBe(Code.badRequest);
  });
});

describe("changing a product", () => {
  it("changes only the given fields, sanitizes HTML, and updates the product page immediately", async () => {
    const id = await makeLamp("Floor lamp");
    expect((await shown(id)).data.productInfo.storeName).toBe("Floor lamp");
    const { code } = await change(id, {
      changes: [
        { field: "name.en", from: "Floor lamp", to: "Floor lamp, tall" },
        { field: "name.th", from: "", to: "โคมไฟตั้งพื้น" },
        { field: "content.en", from: "", to: "<p>Warm</p><script>alert(1)</script>" },
        { field: "brand", from: "", to: "Lumen" },
        { field: "properties.height", from: null, to: 1600 },
      ],
    });
    expect(code).toBe(Code.ok);
    const info = (await shown(id)).data.productInfo;
    expect(info).toMatchObject({ storeName: "Floor lamp, tall", brandName: "Lumen", content: "<p>Warm</p>" });
    expect(info.properties).toMatchObject([{ key: "height", value: "1,600\u00a0mm" }]);
    expect((await detail(id)).content.name.th).toBe("โคมไฟตั้งพื้น");
    const entries = await auditEntriesOf(shop, `product:${id}`);
    expect(entries.find(({ action }) => action === "product.change")).toMatchObject({
      before: { "name.en": "Floor lamp", brand: "" },
      after: { "name.en": "Floor lamp, tall", brand: "Lumen" },
    });
    const { data } = await shop.call(merchantProductChoices, { token: owner.token, params: { merId } });
    expect(data.brands).toContain("Lumen");
    expect(data.categoryProperties).toContainEqual({ categoryId, keys: ["height"] });
  });

  it("refuses all of it if one value was changed by someone else", async () => {
    const id = await makeLamp("Wall lamp");
    const [red, blue] = (await detail(id)).skus;
    await change(id, { changes: [{ field: "name.en", from: "Wall lamp", to: "Wall light" }] });
    const late = await change(id, {
      changes: [
        { field: "name.en", from: "Wall lamp", to: "Sconce" },
        { field: "intro.en", from: "", to: "Dimmable" },
      ],
      skus: [{ skuId: red?.id ?? 0, field: "price", from: "29", to: "28" }],
    });
    expect(late.code).toBe(Code.conflict);
    expect(changedOf(late)).toEqual([
      { id, field: "name.en", current: "Wall light" },
      { id: red?.id, field: "price", current: "30.00" },
    ]);
    expect((await detail(id)).content.intro.en).toBe("");
    const skus: NonNullable<Change["skus"]> = [
      { skuId: blue?.id ?? 0, field: "price", from: "32.5", to: "31.00" },
      { skuId: blue?.id ?? 0, field: "code", from: "", to: "L-B" },
      { skuId: blue?.id ?? 0, field: "listPrice", from: "40.00", to: null },
    ];
    expect((await change(id, { skus })).code).toBe(Code.ok);
    expect((await detail(id)).skus[1]).toMatchObject({ price: "31.00", code: "L-B", listPrice: null });
  });

  it("refuses invalid fields and values", async () => {
    const id = await makeLamp("Clip lamp");
    const skuId = (await detail(id)).skus[0]?.id ?? 0;
    const refused = async (body: Change) => (await change(id, body)).code;
    expect(await refused({ changes: [{ field: "merchantId", from: merId, to: 1 }] })).toBe(Code.badRequest);
    expect(await refused({ changes: [{ field: "isShown", from: true, to: "no" }] })).toBe(Code.badRequest);
    expect(await refused({ changes: [{ field: "name.en", from: "Clip lamp", to: "" }] })).toBe(
      Code.badRequest,
    );
    expect(await refused({ changes: [{ field: "pictures.0", from: null, to: "x" }] })).toBe(Code.badRequest);
    expect(await refused({ skus: [{ skuId, field: "price", from: "30.00", to: "free" }] })).toBe(
      Code.badRequest,
    );
    const drop = [{ skuId, field: "price" as const, from: "30.00", to: "3.00" }];
    expect(await refused({ skus: drop })).toBe(Code.badRequest);
    expect(await refused({ skus: drop, confirm: true })).toBe(Code.ok);
    const other = await makeProduct(shop.ctx.db, merId);
    expect(await refused({ skus: [{ skuId: other.skuId, field: "code", from: "", to: "X" }] })).toBe(
      Code.notFound,
    );
    const foreign = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db));
    expect((await change(foreign.productId, {})).code).toBe(Code.notFound);
    const service = await makeStaff(shop, merId, "service");
    expect((await change(id, {}, service)).code).toBe(Code.forbidden);
  });

  it("doesn't touch the stock, also while shoppers buy", { timeout: 60_000 }, async () => {
    const id = await makeLamp("Night lamp");
    const sku = (await detail(id)).skus[0];
    const item = { productId: id, skuId: sku?.id ?? 0 };
    await shop.ctx.db.execute(sql`update sku set on_hand = 20 where id = ${item.skuId}`);
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => makeShopper(shop)));
    let name = "Night lamp";
    const edit = async () => {
      for (let turn = 0; turn < 8; turn += 1) {
        const to = `Night lamp ${turn}`;
        const { code } = await change(id, { changes: [{ field: "name.en", from: name, to }] });
        expect(code).toBe(Code.ok);
        name = to;
      }
    };
    const [, ...orders] = await Promise.all([
      edit(),
      ...shoppers.map((one) => placePaidOrder(shop, one, [item])),
    ]);
    expect(orders.flat()).toHaveLength(8);
    expect(await stockOf(shop.ctx.db, item)).toMatchObject({ onHand: 12, sold: 8 });
  });
});

it("moves products to the trash and back", async () => {
  const id = await makeLamp("Old lamp");
  const set = (isTrashed: boolean, ids = [id]) =>
    shop.call(merchantProductTrash, { token: owner.token, body: { ids, isTrashed } });
  expect((await set(true)).data.ids).toEqual([id]);
  expect((await shown(id)).code).not.toBe(Code.ok);
  expect((await detail(id)).state).toBe("bin");
  expect((await set(false)).data.ids).toEqual([id]);
  expect((await shown(id)).code).toBe(Code.ok);
  const foreign = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db));
  expect((await set(true, [id, foreign.productId])).code).toBe(Code.notFound);
});
