import {
  Code,
  merchantProductCreate,
  merchantProductDetail,
  productDetail,
  productList,
} from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contentFor, texts, type Content, makeCategory } from "../../testing/staff-products.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeMerchant, makeStaff, type Shopper } from "../../testing/test-shop.ts";

let shop: TestApp;
let merId = 0;
let owner: Shopper;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  merId = await makeMerchant(shop.ctx.db);
  owner = await makeStaff(shop, merId);
});
afterAll(() => shop.close());

const lao = (text: string) => ({ ...texts(""), lao: text });

const create = (content: Content) => {
  const options = [{ key: null, name: lao("ສີ"), values: [{ key: null, text: lao("ແດງ") }] }];
  const variants = [{ skuId: null, values: [0], price: "30.00", stock: 4 }];
  const body = { merId, content, options, variants };
  return shop.call(merchantProductCreate, { token: owner.token, body });
};

it("accepts names in any one language, and shows them to readers of all languages", async () => {
  const content = contentFor(await makeCategory(shop.ctx.db), "", {
    name: lao("ໂຄມໄຟຕັ້ງໂຕະ"),
    unit: lao("ອັນ"),
  });
  const { code, data } = await create(content);
  expect(code).toBe(Code.ok);
  const input = { token: owner.token, params: { id: data.id } };
  const stored = (await shop.call(merchantProductDetail, input)).data;
  expect(stored.content.name).toEqual(lao("ໂຄມໄຟຕັ້ງໂຕະ"));
  for (const locale of ["lao", "en", "fr"] as const) {
    const seen = (await shop.call(productDetail, { params: { id: data.id }, locale })).data;
    expect(seen.productInfo).toMatchObject({ storeName: "ໂຄມໄຟຕັ້ງໂຕະ", unitName: "ອັນ" });
    expect(seen.productAttr).toMatchObject([{ attrName: "ສີ", attrValues: "ແດງ" }]);
    const listed = await shop.call(productList, { query: { keyword: "ໂຄມໄຟຕັ້ງໂຕະ" }, locale });
    expect(listed.data.list.map(({ storeName }) => storeName)).toContain("ໂຄມໄຟຕັ້ງໂຕະ");
  }
  const again = await create(content);
  expect(again.code).toBe(Code.ok);
  const unnamed = await create({ ...content, name: texts("") });
  expect(unnamed.code).toBe(Code.badRequest);
});
