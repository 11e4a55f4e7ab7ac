import { brotliCompressSync, constants } from "node:zlib";
import {
  productDetail,
  productList,
  productSuggest,
  replyConfig,
  replyList,
  savedProducts,
  saveProduct,
} from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guarantee, product, sku } from "../../database/schema/catalogue.ts";
import { picture } from "../../database/schema/media.ts";
import { review } from "../../database/schema/reviews.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeShopper } from "../../testing/test-shop.ts";
import { type ProductFields, writeProducts } from "../../testing/write-products.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const write = async (fields: ProductFields): Promise<number> =>
  (await writeProducts(shop.ctx.db, [fields])).get(fields.handle) ?? 0;
const detail = (id: number, locale: "en" | "fr" = "en") =>
  shop.call(productDetail, { params: { id }, locale });

const shirt: ProductFields = {
  handle: "shirt",
  options: [
    {
      key: "color",
      name: { en: "Color", fr: "Couleur" },
      values: [
        { key: "red", text: { en: "Red", fr: "Rouge" } },
        { key: "mix", text: { en: "Blue, white" } },
      ],
    },
    { key: "size", name: { en: "Size" }, values: [{ key: "m", text: { en: "M" } }] },
  ],
  skus: [
    { values: ["red", "m"], price: "12.00", listPrice: "15.00", onHand: 3 },
    { values: ["mix", "m"], price: "11.00", onHand: 2 },
  ],
};

describe("product detail", () => {
  it("returns attributes and a sku for each combination, in the reader's language", async () => {
    const id = await write(shirt);
    const { data } = await detail(id, "fr");
    expect(data.productAttr).toMatchObject([
      { attrName: "Couleur", attrValues: "Rouge,Blue‚ white" },
      { attrName: "Size", attrValues: "M" },
    ]);
    expect(data.productValue["Rouge,M"]).toMatchObject({ price: "12.00", otPrice: "15.00", stock: 3 });
    expect(Object.keys(data.productValue)).toHaveLength(2);
    expect(data.productInfo).toMatchObject({ price: "11.00", otPrice: "11.00", stock: 5 });
    expect(data.merchantInfo).toMatchObject({
      name: "Test shop",
      avatar: expect.stringContaining("/media/default-logo.webp"),
      isSelf: false,
      starLevel: null,
    });
    expect(JSON.parse(data.productInfo.sliderImage ?? "")).toEqual([
      "http://localhost:80/media/placeholder.webp",
    ]);
  });

  it("returns the single sku of a product without options under the empty key", async () => {
    const { data } = await detail(await write({ handle: "plain" }));
    expect(data.productAttr).toEqual([]);
    expect(Object.keys(data.productValue)).toEqual([""]);
  });

  it("returns guarantees with the URL of a served picture, and the name of their icon", async () => {
    const { db } = shop.ctx;
    const id = await write({ handle: "guaranteed" });
    const made = await db
      .insert(guarantee)
      .values([
        { name: { en: "Genuine" }, icon: "shield-check", content: { en: "" }, sort: 1 },
        { name: { en: "Odd" }, icon: "toString", content: { en: "" }, sort: 2 },
      ])
      .returning({ id: guarantee.id });
    await db
      .update(product)
      .set({ guaranteeIds: made.map((row) => row.id) })
      .where(eq(product.id, id));
    const { data } = await detail(id);
    const [genuine, odd] = data.guaranteeList ?? [];
    expect(odd).toMatchObject({ name: "Odd", icon: null, symbol: "toString" });
    expect(genuine).toMatchObject({ name: "Genuine", symbol: "shield-check" });
    const served = await shop.app.inject(new URL(genuine?.icon ?? "").pathname);
    expect([served.statusCode, served.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  });

  it("excludes reserved units from the stock", async () => {
    const id = await write({ handle: "reserved", stock: 5 });
    await shop.ctx.db.update(sku).set({ reserved: 4 }).where(eq(sku.productId, id));
    expect((await detail(id)).data.productInfo.stock).toBe(1);
  });

  it("responds with 404 for a missing product and one not on sale", async () => {
    const hidden = await write({ handle: "hidden", isShown: false });
    for (const id of [hidden, 999_999]) expect((await detail(id)).code).toBe(404);
    expect((await shop.call(replyConfig, { params: { id: 999_999 } })).code).toBe(404);
  });
});

describe("writing a product again", () => {
  it("keeps ids, removes dropped skus from sale and keeps reserved units in stock", async () => {
    const id = await write({ handle: "again", sizes: ["S", "M", "L"] });
    const skus = () => shop.ctx.db.select().from(sku).where(eq(sku.productId, id)).orderBy(sku.id);
    const before = await skus();
    await shop.ctx.db
      .update(sku)
      .set({ reserved: 2 })
      .where(eq(sku.id, before[0]?.id ?? 0));
    expect(await write({ handle: "again", sizes: ["S", "XL"], stock: 7 })).toBe(id);
    const after = await skus();
    expect(after.map(({ values, isOnSale, onHand }) => [values[0], isOnSale, onHand])).toEqual([
      ["s", true, 9],
      ["m", false, 5],
      ["l", false, 5],
      ["xl", true, 7],
    ]);
    expect(after.slice(0, 3).map((row) => row.id)).toEqual(before.map((row) => row.id));
    expect(Object.keys((await detail(id)).data.productValue)).toEqual(["S", "XL"]);
  });

  it("writes nothing of a failing product", async () => {
    await expect(write({ handle: "broken", skus: [{ price: "0.00" }] })).rejects.toThrow("Failed query");
    const rows = await shop.ctx.db
      .select({ id: product.id })
      .from(product)
      .where(eq(product.handle, "broken"));
    expect(rows).toEqual([]);
  });
});

describe("stock", () => {
  it("never falls below the reserved units, for any writer", async () => {
    const id = await write({ handle: "held", stock: 3 });
    const change = (fields: { onHand?: number; reserved?: number }) =>
      shop.ctx.db.update(sku).set(fields).where(eq(sku.productId, id));
    await expect(change({ reserved: 4 })).rejects.toThrow("Failed query");
    await expect(change({ reserved: -1 })).rejects.toThrow("Failed query");
    await change({ reserved: 3 });
    await expect(change({ onHand: 2 })).rejects.toThrow("Failed query");
  });
});

describe("reviews", () => {
  it("lists by kind with a masked name and adds up", async () => {
    const id = await write({ handle: "reviewed" });
    const stars = [5, 5, 3, 1];
    await shop.ctx.db.insert(review).values(
      stars.map((star, at) => ({
        productId: id,
        nickname: "Marta",
        star,
        text: `<b>${at}</b>`,
        skuText: { en: "M" },
        createdAt: new Date(Date.UTC(2026, 0, at + 1)),
      })),
    );
    await shop.ctx.db.execute(sql`update product set star_counts = '{1,0,1,0,2}' where id = ${id}`);
    const { data: summary } = await shop.call(replyConfig, { params: { id } });
    expect(summary).toEqual({
      sumCount: 4,
      pictureCount: 0,
      goodCount: 2,
      inCount: 1,
      poorCount: 1,
      replyChance: "0.50",
      replyStar: 3,
      starCounts: [1, 0, 1, 0, 2],
      star: 3.5,
    });
    const page = async (type: number) =>
      (await shop.call(replyList, { params: { id }, query: { type } })).data;
    expect((await page(0)).list.map(({ star }) => star)).toEqual([1, 3, 5, 5]);
    for (const [type, total] of [
      [1, 2],
      [2, 1],
      [3, 1],
    ] as const) {
      const { list, total: counted } = await page(type);
      expect([list.length, counted]).toEqual([total, total]);
    }
    expect((await page(3)).list[0]).toMatchObject({
      nickname: "M**a",
      comment: "<b>3</b>",
      createTime: "2026-01-04 08:00:00",
      sku: "M",
    });
  });
});

describe("a product with thousands of variants", () => {
  const colors = Array.from({ length: 100 }, (_, at) => `Color ${at}`);
  const sizes = Array.from({ length: 60 }, (_, at) => `Size ${at}`);
  const values = (texts: string[]) => texts.map((text) => ({ key: text.toLowerCase(), text: { en: text } }));

  it("is written in one transaction, and returned in an acceptable size", async () => {
    const id = await write({
      handle: "thousands",
      options: [
        { key: "color", name: { en: "Color" }, values: values(colors) },
        { key: "size", name: { en: "Size" }, values: values(sizes) },
      ],
      skus: colors.flatMap((color) =>
        sizes.map((size) => ({ values: [color.toLowerCase(), size.toLowerCase()] })),
      ),
    });
    const { data } = await detail(id);
    expect(Object.keys(data.productValue)).toHaveLength(6000);
    expect(data.productValue["Color 99,Size 59"]?.stock).toBe(5);
    const { payload } = await shop.app.inject(`/api/front/product/detail/${id}`);
    // The response is repetitive: compression reduces its 1.5 MB to a twentieth.
    expect(
      brotliCompressSync(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length,
    ).toBeLessThan(100_000);
  });
});

describe("card", () => {
  it("shows the cover, which the shop chose, with the lowest price", async () => {
    const { db } = shop.ctx;
    await db
      .insert(picture)
      .values(["wheel", "bare"].map((key) => ({ key, kind: "file" as const, file: key })));
    const id = await write({
      handle: "two-pictures",
      name: { en: "Quillon" },
      options: [
        {
          key: "set",
          name: { en: "Set" },
          values: [
            { key: "wheel", text: { en: "With wheel" } },
            { key: "bare", text: { en: "Bare" } },
          ],
        },
      ],
      pictures: ["wheel", "bare"],
      skus: [
        { values: ["wheel"], price: "147.90", picture: "wheel" },
        { values: ["bare"], price: "77.90", picture: "bare" },
      ],
    });
    const { data } = await shop.call(productList, { query: { keyword: "quillon" } });
    expect(data.list[0]).toMatchObject({ id, price: "77.90" });
    expect(data.list[0]?.image).toContain("/media/wheel.webp");
    const { data: offered } = await shop.call(productSuggest, { query: { keyword: "quillon" } });
    expect(offered.products[0]?.image).toContain("/media/wheel.webp");
    const { token } = await makeShopper(shop);
    await shop.call(saveProduct, { token, body: { id, category: "product" } });
    const { data: saved } = await shop.call(savedProducts, { token, query: { page: 1, limit: 10 } });
    expect(saved.list[0]?.image).toContain("/media/wheel.webp");
  });
});
