import {
  Code,
  merchantProductCreate,
  merchantProductDetail,
  merchantSkuPrices,
  merchantStockAdjust,
  productDetail,
  type ChangedData,
} from "@carmine/api/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  changeProductAs,
  contentFor,
  makeLamp as makeLampAs,
  optionOf,
  texts,
  makeCategory,
} from "../../testing/staff-products.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeMerchant, makeStaff, type Shopper } from "../../testing/test-shop.ts";

let shop: TestApp;
let merId = 0;
let categoryId = 0;
let owner: Shopper;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  merId = await makeMerchant(shop.ctx.db);
  owner = await makeStaff(shop, merId);
  categoryId = await makeCategory(shop.ctx.db);
});
afterAll(() => shop.close());

const makeLamp = (name: string) => makeLampAs(shop, owner, merId, contentFor(categoryId, name));
const change = (id: number, body: Parameters<typeof changeProductAs>[3]) =>
  changeProductAs(shop, owner, id, body);
const detail = async (id: number) =>
  (await shop.call(merchantProductDetail, { token: owner.token, params: { id } })).data;
const shown = (id: number) => shop.call(productDetail, { params: { id } });
const changedOf = ({ data }: { data: unknown }): ChangedData["changed"] => (data as ChangedData).changed;

describe("options and variants", () => {
  it("keep ids and stock of existing variants when an option is added, and take others off sale", async () => {
    const id = await makeLamp("Pendant");
    const before = await detail(id);
    const [red, blue] = before.skus;
    const from = { options: before.options, skuIds: before.skus.map((one) => one.id) };
    const size = {
      key: null,
      name: texts("Size"),
      values: [
        { key: null, text: texts("30 cm") },
        { key: null, text: texts("40 cm") },
      ],
    };
    const structure = {
      from,
      options: [...before.options, size],
      variants: [
        { skuId: red?.id ?? 0, values: [0, 0] },
        { skuId: null, values: [0, 1], price: "39.00", code: "L-R-40", stock: 2 },
      ],
    };
    expect((await change(id, { structure })).code).toBe(Code.ok);
    const after = await detail(id);
    const small = after.options[1]?.values[0]?.key;
    expect(after.skus.filter((one) => one.isOnSale)).toMatchObject([
      { id: red?.id, values: ["red", small], onHand: 4, code: "L-R" },
      { code: "L-R-40", onHand: 2 },
    ]);
    expect(after.skus.find((one) => one.id === blue?.id)).toMatchObject({ isOnSale: false });
    const late = await change(id, { structure });
    expect(late.code).toBe(Code.conflict);
    expect(changedOf(late)).toMatchObject([{ id, field: "options" }]);

    const back = {
      from: { options: after.options, skuIds: after.skus.filter((one) => one.isOnSale).map((one) => one.id) },
      options: after.options.slice(0, 1),
      variants: [{ skuId: red?.id ?? 0, values: [1] }],
    };
    expect((await change(id, { structure: back })).code).toBe(Code.ok);
    expect((await detail(id)).skus.filter((one) => one.isOnSale)).toMatchObject([
      { id: red?.id, values: ["blue"], onHand: 4 },
    ]);
  });

  it("renames a value without changing its variants, and takes a variant off sale and puts it back", async () => {
    const id = await makeLamp("Lantern");
    const before = await detail(id);
    const [option] = before.options;
    const renamed = {
      ...before.options[0],
      key: option?.key ?? "",
      name: texts("Colour"),
      values: (option?.values ?? []).map((value, at) =>
        at === 0 ? { ...value, text: texts("Crimson") } : value,
      ),
    };
    const skuIds = before.skus.map((one) => one.id);
    const variants = before.skus.map((one, at) => ({ skuId: one.id, values: [at] }));
    const structure = { from: { options: before.options, skuIds }, options: [renamed], variants };
    expect((await change(id, { structure })).code).toBe(Code.ok);
    expect((await shown(id)).data.productAttr).toMatchObject([
      { attrName: "Colour", attrValues: "Crimson,Blue" },
    ]);
    const skuId = skuIds[1] ?? 0;
    const put = (from: boolean, to: boolean) =>
      change(id, { skus: [{ skuId, field: "isOnSale", from, to }] });
    expect((await put(true, false)).code).toBe(Code.ok);
    expect(Object.keys((await shown(id)).data.productValue)).toEqual(["Crimson"]);
    expect((await put(false, true)).code).toBe(Code.ok);
    expect(Object.keys((await shown(id)).data.productValue)).toEqual(["Crimson", "Blue"]);
  });

  it(
    "limits a product to 2,000 variants, whose stock is saved in one call",
    { timeout: 60_000 },
    async () => {
      const values = Array.from({ length: 2001 }, (_, at) => String(at));
      const make = (count: number) =>
        shop.call(merchantProductCreate, {
          token: owner.token,
          body: {
            merId,
            content: contentFor(categoryId, `Bulb ${count}`),
            options: [optionOf("Color", values.slice(0, count))],
            variants: values.slice(0, count).map((_, at) => ({ skuId: null, values: [at], price: "1.00" })),
          },
        });
      expect((await make(2001)).code).toBe(Code.badRequest);
      const { data } = await make(1000);
      const { skus } = await detail(data.id);
      expect(skus).toHaveLength(1000);
      const counted = await shop.call(merchantStockAdjust, {
        token: owner.token,
        body: { cause: "count", changes: skus.map(({ id }) => ({ skuId: id, from: 0, to: 3 })) },
      });
      expect(counted.data).toHaveLength(1000);
      const prices = await shop.call(merchantSkuPrices, {
        token: owner.token,
        query: { ids: String(data.id) },
      });
      expect(prices.data).toHaveLength(1000);
    },
  );
});
