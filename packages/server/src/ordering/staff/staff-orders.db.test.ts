import {
  Code,
  createOrder,
  merchantOrderCounts,
  merchantOrderDetail,
  merchantOrderList,
  merchantOrderNote,
  operatorOrderList,
  orderDetail,
  type QueryOf,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { merchantActor } from "../../commands/actors.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  createBody,
  makeMerchant,
  makeProduct,
  makeShopper,
  makeStaff,
  placePaidOrder,
  placeTestOrder,
  readMaster,
  startCheckout,
  type Shopper,
} from "../../testing/test-shop.ts";
import { shipOrder } from "../transitions/ship-order.ts";
import { searchTexts } from "./staff-order-filter.ts";

let shop: TestApp;
let merId = 0;
let owner: Shopper;
let shopper: Shopper;
/** Paid, in the order of their purchase. */
let orders: string[] = [];
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  merId = await makeMerchant(shop.ctx.db);
  owner = await makeStaff(shop, merId);
  shopper = await makeShopper(shop);
  const product = await makeProduct(shop.ctx.db, merId);
  await shop.ctx.db.execute(sql`update sku set code = 'CT-205/55' where id = ${product.skuId}`);
  for (let index = 0; index < 3; index += 1)
    orders = [...orders, ...(await placePaidOrder(shop, shopper, [{ ...product, quantity: 2 }]))];
  await placeTestOrder(shop, shopper, [product]);
});
afterAll(() => shop.close());

const list = async (query: QueryOf<typeof merchantOrderList>, { token } = owner) =>
  (await shop.call(merchantOrderList, { token, query: { merId, ...query } })).data;
const numbers = async (query: QueryOf<typeof merchantOrderList>) =>
  (await list(query)).list.map(({ orderNo }) => orderNo);

describe("search texts", () => {
  it.each([
    ["3145 2392 0638 9264", ["3145 2392 0638 9264", "3145239206389264"]],
    ["3145 2392 0638 9264-1", ["3145 2392 0638 9264-1", "31452392063892641", "sh314523920638926401"]],
    ["+1 (604) 555-0100", ["+1 (604) 555-0100", "16045550100"]],
    ["Ada_Park", ["ada_park"]],
  ])("compares %s in all its forms", (words, texts) => expect(searchTexts(words)).toEqual(texts));
});

describe("the order list for staff", () => {
  it("finds orders by number, name, email, phone, SKU and tracking number", async () => {
    const [first = ""] = orders;
    const digits = first.slice(2, 18);
    expect(await numbers({ words: digits.replace(/(\d{4})/g, "$1 ") })).toEqual([first]);
    expect(await numbers({ words: digits.slice(4, 12) })).toEqual([first]);
    expect(await numbers({ words: first })).toEqual([first]);
    expect(await numbers({ words: "Park  ADA" })).toHaveLength(4);
    expect(await numbers({ words: "ada pa" })).toHaveLength(4);
    for (const none of ["a_a", `{"ada",null}\\`]) expect(await numbers({ words: none })).toEqual([]);
    expect(await numbers({ words: "ADA@example.com" })).toHaveLength(4);
    expect(await numbers({ words: "(604) 555-0100" })).toHaveLength(4);
    expect(await numbers({ words: "ct-205/55" })).toHaveLength(4);
    expect(await numbers({ words: "nobody" })).toEqual([]);
    await shipOrder(shop.ctx, merchantActor, { shopIds: [merId] }, first, {
      deliveryType: "express",
      deliveryCode: "dhl",
      deliveryId: "1234567899",
    });
    expect(await numbers({ words: "7899" })).toEqual([first]);
  });

  it("reads every order once by cursor, in each sort", async () => {
    for (const sort of ["newest", "oldest", "shipBy"] as const) {
      const found: string[] = [];
      let after: string | undefined;
      do {
        const page = await list({ sort, limit: 2, ...(after && { after }) });
        found.push(...page.list.map(({ orderNo }) => orderNo));
        expect(page.total).toBe(4);
        after = page.after ?? undefined;
      } while (after !== undefined);
      expect(new Set(found).size).toBe(4);
      expect(found).toHaveLength(4);
    }
  });

  it("counts what each view lists", async () => {
    const counts = (await shop.call(merchantOrderCounts, { token: owner.token, query: { merId } })).data;
    expect(counts).toMatchObject({ all: 4, toShip: 2, late: 0, inTransit: 1, unpaid: 1, canceled: 0 });
    for (const [view, expected] of Object.entries(counts))
      expect((await list({ view: view as never })).total, view).toBe(expected);
    expect(await numbers({ fulfillment: "unshipped" })).toHaveLength(2);
    expect(await numbers({ payment: "unpaid" })).toHaveLength(1);
    expect(await numbers({ country: "ca" })).toHaveLength(4);
    expect(await numbers({ country: "US" })).toEqual([]);
    expect(await numbers({ to: "2020-01-01T00:00:00Z" })).toEqual([]);
    const wrong = { token: owner.token, query: { merId, from: "yesterday" } };
    expect((await shop.call(merchantOrderList, wrong)).code).toBe(Code.badRequest);
  });

  it("sets the time to ship by at the payment: the end of the promised working days", async () => {
    const { list: rows } = await list({ view: "toShip" });
    for (const { shipByAt, payAt } of rows) {
      const days = (Date.parse(shipByAt ?? "") - Date.parse(payAt ?? "")) / 86_400_000;
      expect(days).toBeGreaterThan(1);
      expect(days).toBeLessThan(5);
      expect(shipByAt).toMatch(/T15:59:59.000Z$/);
    }
    await shop.ctx.db.execute(
      sql`update merchant_order set ship_by = now() - interval '1 day' where order_no = ${orders[2]}`,
    );
    expect(await numbers({ view: "late" })).toEqual([orders[2]]);
  });

  it("filters by payment date, ship-by, carrier, total and the customer's language", async () => {
    const [shipped = "", , last = ""] = orders;
    const { list: rows } = await list({});
    const { payAt, payPrice } = rows.find(({ orderNo }) => orderNo === last) ?? rows[0] ?? {};
    const paidOrders = await numbers({ payment: "paid" });
    expect(await numbers({ paidFrom: "2020-01-01T00:00:00Z" })).toEqual(paidOrders);
    expect(await numbers({ paidFrom: payAt ?? "" })).toEqual([last]);
    expect(await numbers({ paidTo: "2020-01-01T00:00:00Z" })).toEqual([]);
    expect(await numbers({ carrier: "dhl" })).toEqual([shipped]);
    expect(await numbers({ carrier: "ups" })).toEqual([]);
    expect(await numbers({ minTotal: payPrice ?? "" })).toHaveLength(3);
    expect(await numbers({ minTotal: Number(payPrice) + 0.01 })).toEqual([]);
    expect(await numbers({ maxTotal: Number(payPrice) - 0.01 })).toHaveLength(1);
    expect(await numbers({ language: "en" })).toHaveLength(4);
    expect(await numbers({ language: "fr" })).toEqual([]);
    const counts = await shop.call(merchantOrderCounts, {
      token: owner.token,
      query: { merId, carrier: "dhl" },
    });
    expect(counts.data).toMatchObject({ all: 1, toShip: 0, inTransit: 1 });
    for (const query of [{ minTotal: "x" }, { language: "xx" }, { shipByTo: "soon" }] as object[])
      expect((await shop.call(merchantOrderList, { token: owner.token, query })).code).toBe(Code.badRequest);
  });

  it("finds by ship-by only orders that can be shipped", async () => {
    const [shipped = "", open = "", overdue = ""] = orders;
    await shop.ctx.db.execute(sql`
      update merchant_order set ship_by = '2100-01-01T15:59:59Z' where order_no in (${shipped}, ${open})`);
    await shop.ctx.db.execute(sql`
      update merchant_order set ship_by = now() - interval '1 day' where order_no = ${overdue}`);
    const day = { shipByFrom: "2100-01-01T00:00:00Z", shipByTo: "2100-01-02T00:00:00Z" };
    expect(await numbers(day)).toEqual([open]);
    expect(await numbers({ isLate: true })).toEqual([overdue]);
    expect(await numbers({ isLate: false })).toHaveLength(3);
    await shop.ctx.db.execute(sql`update merchant_order set held_at = now() where order_no = ${open}`);
    expect(await numbers(day)).toEqual([]);
    await shop.ctx.db.execute(sql`update merchant_order set held_at = null where order_no = ${open}`);
  });

  it("refuses a filter by the total without the right to see amounts", async () => {
    const { token } = await makeStaff(shop, merId, "warehouse");
    for (const query of [{ merId, minTotal: "1" }, { maxTotal: "1" }]) {
      expect((await shop.call(merchantOrderList, { token, query })).code).toBe(Code.forbidden);
      expect((await shop.call(merchantOrderCounts, { token, query })).code).toBe(Code.forbidden);
    }
    const file = await shop.app.inject({
      url: `/api/merchant/export/orders?merId=${merId}&minTotal=1`,
      headers: { "authori-zation": token },
    });
    expect(file.json()).toMatchObject({ code: Code.forbidden });
  });

  it("hides amounts and emails from the warehouse", async () => {
    const warehouse = await makeStaff(shop, merId, "warehouse");
    const [row] = (await list({ view: "toShip" }, warehouse)).list;
    expect(row).toMatchObject({ payPrice: null, email: null, realName: "Ada Park", totalNum: 2 });
    expect(row?.orderInfoList[0]).toMatchObject({ price: null, code: "CT-205/55", toShipNum: 2 });
    const { data } = await shop.call(merchantOrderDetail, {
      token: warehouse.token,
      params: { orderNo: row?.orderNo ?? "" },
    });
    expect(data).toMatchObject({ netPrice: null, tax: null, email: null });
    expect(data.addressLines.join(" ")).toContain("1 Main Street");
  });

  it("shows the operator the orders of every shop", async () => {
    const { token } = await makeStaff(shop, undefined, "auditor");
    const { data } = await shop.call(operatorOrderList, { token, query: { words: "ada park" } });
    expect(data.total).toBe(4);
    // Auditors don't see personal data.
    expect(data.list[0]?.email).toBeNull();
  });
});

describe("the detail of an order for staff", () => {
  it("has the address, items, parcels, history, notes and the net amount", async () => {
    const [orderNo = ""] = orders;
    const { token } = owner;
    const note = await shop.call(merchantOrderNote, { token, params: { orderNo }, body: { text: "Gift" } });
    expect(note.data).toMatchObject({ author: "Ada", text: "Gift" });
    const { data } = await shop.call(merchantOrderDetail, { token, params: { orderNo } });
    expect(data).toMatchObject({
      state: "toReceive",
      payment: "paid",
      place: { country: "CA", countryName: "Canada" },
      noteCount: 1,
      shopperOrderCount: 4,
      netPrice: "20.00",
      isShippable: false,
    });
    expect(data.addressLines.at(-1)).toBe("Canada");
    expect(data.parcels).toMatchObject([{ expNo: "1234567899", expName: "DHL Express" }]);
    expect(data.history.map(({ state }) => state)).toEqual(["unpaid", "toShip", "toReceive"]);
    expect(data.notes).toMatchObject([{ text: "Gift" }]);
    expect((await list({ hasNote: true })).list.map((row) => row.orderNo)).toEqual([orderNo]);
  });
});

it("shows a gift and its message to the shop and the shopper", async () => {
  const giftShopId = await makeMerchant(shop.ctx.db);
  const product = await makeProduct(shop.ctx.db, giftShopId);
  const preOrderNo = await startCheckout(shop, shopper, [product]);
  const { token } = shopper;
  const merchantList = [{ merId: giftShopId, mark: "Happy birthday!", isGift: true }];
  const made = await shop.call(createOrder, {
    token,
    body: createBody(preOrderNo, shopper, { merchantList }),
  });
  const { orderList } = await readMaster(shop, token, made.data.orderNo);
  const params = { orderNo: orderList[0]?.orderNo ?? "" };
  const gift = { userRemark: "Happy birthday!", isGift: true };
  expect((await shop.call(orderDetail, { token, params })).data).toMatchObject(gift);
  const staff = await makeStaff(shop, giftShopId);
  const read = await shop.call(merchantOrderDetail, { token: staff.token, params });
  expect(read.data).toMatchObject(gift);
  const [plain = ""] = orders;
  const other = await shop.call(orderDetail, { token, params: { orderNo: plain } });
  expect(other.data).toMatchObject({ isGift: false });
});
