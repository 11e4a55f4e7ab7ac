import {
  Code,
  merchantImportDetail,
  merchantImportList,
  merchantImportPreview,
  merchantImportProblems,
  merchantImportRefused,
  merchantImportRun,
  merchantImportUndo,
  merchantImportUpload,
} from "@carmine/api/contract";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product, sku } from "../../database/schema/catalogue.ts";
import { csv, plain } from "../../testing/import-files.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeMerchant, makeStaff } from "../../testing/test-shop.ts";
import { runImportTasks } from "./run-task.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
});
afterAll(() => shop.close());

const newShop = async () => {
  const merId = await makeMerchant(shop.ctx.db);
  return { merId, token: (await makeStaff(shop, merId, "catalog")).token };
};
type Shop = Awaited<ReturnType<typeof newShop>>;

const upload = (own: Shop, text: string, encoding?: string) =>
  shop.call(merchantImportUpload, {
    token: own.token,
    query: { merId: own.merId, ...(encoding && { encoding }) },
    body: { name: "lamps.csv", text },
  });
const detailOf = async ({ token }: Shop, id: number) =>
  (await shop.call(merchantImportDetail, { token, params: { id } })).data;
const preview = async (own: Shop, id: number, settings: object = {}) => {
  const { token } = own;
  const { code } = await shop.call(merchantImportPreview, { token, params: { id }, body: settings });
  await runImportTasks(shop.ctx);
  return { code, data: await detailOf(own, id) };
};
const run = async (own: Shop, id: number) => {
  const { code } = await shop.call(merchantImportRun, { token: own.token, params: { id } });
  await runImportTasks(shop.ctx);
  return { code, data: await detailOf(own, id) };
};
const take = async (own: Shop, text: string, settings: object = {}) => {
  const { data } = await upload(own, text);
  await preview(own, data.id, settings);
  return { id: data.id, ...(await run(own, data.id)) };
};
const productsOf = ({ merId }: Shop) =>
  shop.ctx.db
    .select({
      handle: product.handle,
      name: product.name,
      isRecycled: product.isRecycled,
      price: sku.price,
      stock: sku.available,
    })
    .from(product)
    .innerJoin(sku, and(eq(sku.productId, product.id), eq(sku.isOnSale, true)))
    .where(eq(product.merchantId, merId))
    .orderBy(product.handle, sku.position);

it("shows the columns, types and products of a file without importing them", async () => {
  const own = await newShop();
  const { data } = await upload(
    own,
    "Handle,Title,Variant Price,Type,Color code\nlamp,Lamp,10.00,Lighting > Desk,7\nbulb,Bulb,2.00,Lighting > Desk,8\n",
  );
  expect(data).toMatchObject({
    fileName: "lamps.csv",
    state: "uploaded",
    task: null,
    system: "shopify",
    encoding: "utf-8",
    rowCount: 2,
    productCount: 2,
    types: [{ type: "Lighting > Desk", productCount: 2 }],
  });
  expect(data.columns.map(({ field }) => field)).toEqual(["handle", "title", "price", "type", null]);
  expect(await productsOf(own)).toEqual([]);
  const list = await shop.call(merchantImportList, { token: own.token, query: { merId: own.merId } });
  expect(list.data.list).toMatchObject([{ id: data.id, fileName: "lamps.csv" }]);
});

it("refuses a file that isn't a product export, with the reason", async () => {
  const { code, message } = await upload(await newShop(), "Name,Mail\nAda,ada@example.com\n");
  expect(code).toBe(Code.badRequest);
  expect(message).toBe("The file isn’t a product export: the column Handle is missing.");
});

it("previews new, changed, unchanged and refused products, and writes them only when it runs", async () => {
  const own = await newShop();
  const first = csv([plain("lamp"), plain("bulb")]);
  expect(await take(own, first)).toMatchObject({ data: { state: "done", created: 2 } });
  const second = csv([
    plain("lamp", { "Variant Price": "6.50" }),
    plain("bulb"),
    plain("cable"),
    plain("wrong", { "Variant Price": "cheap" }),
  ]);
  const { data: uploaded } = await upload(own, second);
  expect((await run(own, uploaded.id)).code, "without a preview").toBe(Code.conflict);
  const { data } = await preview(own, uploaded.id);
  const counts = { created: 1, updated: 1, unchanged: 1, refused: 1 };
  expect(data).toMatchObject({
    ...counts,
    state: "previewed",
    problemCounts: { refused: 1 },
  });
  // Products are read several at a time, so their order may differ from the file's.
  expect(data.examples.toSorted((one, other) => (one.handle < other.handle ? -1 : 1))).toMatchObject([
    { handle: "cable", isNew: true, changes: [] },
    { handle: "lamp", isNew: false, changes: [{ field: "price", from: "5.00", to: "6.50" }] },
  ]);
  expect((await productsOf(own)).map(({ price }) => price)).toEqual(["5.00", "5.00"]);
  expect((await run(own, uploaded.id)).data).toMatchObject({ ...counts, state: "done", canUndo: true });
  expect((await productsOf(own)).map(({ handle, price }) => `${handle} ${price}`)).toEqual([
    "bulb 5.00",
    "cable 5.00",
    "lamp 6.50",
  ]);
  const problems = await shop.call(merchantImportProblems, { token: own.token, params: { id: uploaded.id } });
  expect(problems.data.list).toEqual([
    {
      line: 5,
      handle: "wrong",
      kind: "refused",
      reason: "The price “cheap” isn’t an amount such as 19.99.",
    },
  ]);
  const translated = await shop.call(merchantImportProblems, {
    token: own.token,
    params: { id: uploaded.id },
    locale: "es",
  });
  expect(translated.data.list[0]?.reason).toBe("El precio «cheap» no es un importe como 19.99.");
  const refused = await shop.call(merchantImportRefused, { token: own.token, params: { id: uploaded.id } });
  const [header = "", row = "", end] = refused.data.split("\r\n");
  expect(header).toMatch(/^\uFEFFHandle,Title,.*,Reason$/);
  expect(row).toContain("wrong,WRONG");
  expect(end).toBe("");
});

it("undoes an import: restores its values, keeps later ones, and moves unchanged new products to the trash", async () => {
  const own = await newShop();
  await take(own, csv([plain("lamp"), plain("bulb")]));
  const { id } = await take(
    own,
    csv([
      plain("lamp", { "Variant Price": "6.50", Title: "Better lamp" }),
      plain("bulb", { "Variant Price": "7.00" }),
      plain("cable"),
      plain("plug"),
    ]),
  );
  const { db } = shop.ctx;
  const lamp = eq(product.handle, "lamp");
  await db
    .update(product)
    .set({ name: { en: "Own lamp" } })
    .where(and(eq(product.merchantId, own.merId), lamp));
  await db
    .update(product)
    .set({ name: { en: "Own plug" } })
    .where(and(eq(product.merchantId, own.merId), eq(product.handle, "plug")));
  await shop.call(merchantImportUndo, { token: own.token, params: { id } });
  await runImportTasks(shop.ctx);
  expect(await detailOf(own, id)).toMatchObject({
    state: "undone",
    restored: 3,
    notRestored: 2,
    canUndo: false,
  });
  expect(
    (await productsOf(own)).map(({ handle, name, price, isRecycled }) => [
      handle,
      name.en,
      price,
      isRecycled,
    ]),
  ).toEqual([
    ["bulb", "BULB", "5.00", false],
    ["cable", "CABLE", "5.00", true],
    ["lamp", "Own lamp", "5.00", false],
    ["plug", "Own plug", "5.00", false],
  ]);
  const again = await shop.call(merchantImportUndo, { token: own.token, params: { id } });
  expect(again.code).toBe(Code.conflict);
});

it("keeps the stock of existing variants unless the settings include it", async () => {
  const own = await newShop();
  await take(own, csv([plain("lamp")]));
  const more = csv([plain("lamp", { "Variant Inventory Qty": "9" })]);
  expect((await take(own, more)).data).toMatchObject({ unchanged: 1, stockKept: 1 });
  expect((await take(own, more, { keepStock: false })).data).toMatchObject({ updated: 1 });
  expect(await productsOf(own)).toMatchObject([{ stock: 9 }]);
});

it("uses the chosen stock for new variants without a quantity only", async () => {
  const own = await newShop();
  await take(own, csv([plain("lamp")]));
  const file = "Handle,Title,Variant Price\nlamp,Lamp,5.00\nbulb,Bulb,2.00\n";
  await take(own, file, { keepStock: false, newStock: 4 });
  expect((await productsOf(own)).map(({ handle, stock }) => `${handle} ${stock}`)).toEqual([
    "bulb 4",
    "lamp 3",
  ]);
});

it("writes texts in the language of the file", async () => {
  const own = await newShop();
  await take(own, csv([plain("lamp", { Title: "Lamp" })]));
  await take(own, "Handle,Title,Variant Price\nlamp,Lampe,5.00\nbulb,Ampoule,2.00\n", { locale: "fr" });
  expect((await productsOf(own)).map(({ name }) => name)).toEqual([
    { en: "Ampoule", fr: "Ampoule" },
    { en: "Lamp", fr: "Lampe" },
  ]);
});

it("continues a run that a stopped process has left", async () => {
  const own = await newShop();
  const { data } = await upload(own, csv([plain("lamp"), plain("bulb")]));
  await preview(own, data.id);
  await shop.call(merchantImportRun, { token: own.token, params: { id: data.id } });
  await runImportTasks(shop.ctx, AbortSignal.abort(new Error("stopping")));
  expect(await detailOf(own, data.id)).toMatchObject({ state: "previewed", task: "run" });
  await runImportTasks(shop.ctx);
  expect(await detailOf(own, data.id)).toMatchObject({ state: "done", task: null, created: 2 });
});

const woo =
  "ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)";

it("imports WooCommerce's export with its variations", async () => {
  const own = await newShop();
  const { data } = await upload(
    own,
    [
      woo,
      "1,simple,MUG,Mug,1,<p>For tea</p>,<p>White</p>,1,8,4.50,6.00,Kitchen,,,,",
      '2,variable,,Shirt,1,,,1,,,,Clothing,,,Size,"S, M"',
      "3,variation,S-1,Shirt - S,1,,,1,2,,9.00,,,id:2,Size,S",
      "4,variation,S-2,Shirt - M,1,,,1,,,9.50,,,id:2,Size,M",
      "5,grouped,SET,Set,1,,,1,,,,,,,,",
    ].join("\n"),
  );
  expect(data.system).toBe("woocommerce");
  await preview(own, data.id);
  expect((await run(own, data.id)).data).toMatchObject({ created: 2, refused: 1 });
  expect(
    (await productsOf(own)).map(({ handle, name, price, stock }) => [handle, name.en, price, stock]),
  ).toEqual([
    ["id-2", "Shirt", "9.00", 2],
    ["id-2", "Shirt", "9.50", 9999],
    ["mug", "Mug", "4.50", 8],
  ]);
});
