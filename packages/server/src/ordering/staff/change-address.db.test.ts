import {
  Code,
  merchantOrderAddress,
  merchantOrderDetail,
  merchantOrderShip,
  operatorOrderAddress,
  orderDetail,
  orderHistory,
  type ChangeableAddress,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntry } from "../../database/schema/audit.ts";
import { orderMail } from "../../database/schema/order-mails.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  makeMerchant,
  makeProduct,
  makeShopper,
  makeStaff,
  parcelOf,
  placePaidOrder,
  type Shopper,
  type TestProduct,
} from "../../testing/test-shop.ts";

let shop: TestApp;
let staff: Shopper;
let other: Shopper;
let shopper: Shopper;
let items: TestProduct[];
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  const { db } = shop.ctx;
  const [one, two] = [await makeMerchant(db), await makeMerchant(db)];
  staff = await makeStaff(shop, one, "service");
  other = await makeStaff(shop, two);
  shopper = await makeShopper(shop);
  items = [await makeProduct(db, one), await makeProduct(db, two)];
});
afterAll(() => shop.close());

const detailOf = async (orderNo: string, { token }: Shopper) =>
  (await shop.call(merchantOrderDetail, { token, params: { orderNo } })).data;

/** A checkout of both shops: the orders of `staff` and of `other`. */
const place = async () => {
  const orderNos = await placePaidOrder(shop, shopper, items);
  const own = await Promise.all(orderNos.map((orderNo) => detailOf(orderNo, staff)));
  const mine = orderNos.find((_, at) => own[at] != null) ?? "";
  return { mine, theirs: orderNos.find((orderNo) => orderNo !== mine) ?? "" };
};

const change = (
  orderNo: string,
  from: ChangeableAddress,
  to: Partial<ChangeableAddress>,
  { token } = staff,
) => shop.call(merchantOrderAddress, { token, params: { orderNo }, body: { from, to: { ...from, ...to } } });

const addressOf = async (orderNo: string): Promise<ChangeableAddress> => {
  const { changeableAddress } = await detailOf(orderNo, staff);
  if (changeableAddress === null) throw new Error("The address can't be changed");
  return changeableAddress;
};

it("changes the address for all shops of the checkout, and mails the shopper", async () => {
  const { mine, theirs } = await place();
  const from = await addressOf(mine);
  const before = await detailOf(mine, staff);
  const to = { realName: "Mara Neu", street: "9 New Street\nApartment 4" };
  expect(await change(mine, from, to)).toMatchObject({ code: Code.ok });

  const seen = [await detailOf(mine, staff), await detailOf(theirs, other)];
  for (const order of seen) {
    expect(order.addressLines).toEqual(expect.arrayContaining(["9 New Street", "Apartment 4"]));
    expect(order).toMatchObject({ realName: "Mara Neu" });
    expect(order.history.at(-1)).toMatchObject({
      title: "Shipping address changed",
      who: "merchant",
      note: null,
    });
  }
  expect(seen[0]).toMatchObject({ totalPrice: before.totalPrice, tax: before.tax, place: before.place });
  const { data } = await shop.call(orderDetail, { token: shopper.token, params: { orderNo: mine } });
  expect(data.userAddress).toContain("9 New Street, Apartment 4");
  const { data: history } = await shop.call(orderHistory, {
    token: shopper.token,
    params: { orderNo: mine },
  });
  expect(history.at(-1)).toMatchObject({ title: "Shipping address changed" });
  const mails = await shop.ctx.db.select().from(orderMail).where(eq(orderMail.kind, "addressChanged"));
  expect(mails).toHaveLength(1);
  const acts = await shop.ctx.db.select().from(auditEntry).where(eq(auditEntry.action, "order.address"));
  expect(acts).toMatchObject([
    { subject: mine, accountId: staff.accountId, before: null, after: { fields: ["realName", "street"] } },
  ]);
});

it("refuses a change if another user changed the address, and an invalid one", async () => {
  const { mine } = await place();
  const from = await addressOf(mine);
  expect((await change(mine, from, { phone: "+1 604 555 0188" })).code).toBe(Code.ok);
  const late = await change(mine, from, { phone: "+1 604 555 0199" });
  expect(late).toMatchObject({ code: Code.conflict, data: { phone: "+1 604 555 0188" } });
  const now = await addressOf(mine);
  expect((await change(mine, now, { street: "" })).code).toBe(Code.badRequest);
  expect((await change(mine, now, { street: "see https://spam.example" })).code).toBe(Code.badRequest);
  expect((await change(mine, now, { postalCode: null })).code).toBe(Code.badRequest);
  expect(await addressOf(mine)).toEqual(now);
});

it("refuses a change once another shop has shipped, and of another shop's order", async () => {
  const { mine, theirs } = await place();
  const from = await addressOf(mine);
  expect((await change(theirs, from, { realName: "X" })).code).toBe(Code.notFound);
  await shop.call(merchantOrderShip, { token: other.token, params: { orderNo: theirs }, body: parcelOf() });
  expect((await detailOf(mine, staff)).changeableAddress).toBeNull();
  expect(await change(mine, from, { realName: "X" })).toMatchObject({
    code: Code.failure,
    message: "The address can’t be changed anymore: a package from this purchase has already shipped.",
  });
});

it("lets support change it, and shows it only to staff with the right", async () => {
  const { mine } = await place();
  const from = await addressOf(mine);
  const { token } = await makeStaff(shop, undefined, "support");
  const body = { from, to: { ...from, realName: "Sam Support" } };
  expect((await shop.call(operatorOrderAddress, { token, params: { orderNo: mine }, body })).code).toBe(
    Code.ok,
  );
  expect((await addressOf(mine)).realName).toBe("Sam Support");
  const auditor = await makeStaff(shop, undefined, "auditor");
  const refused = await shop.call(operatorOrderAddress, {
    token: auditor.token,
    params: { orderNo: mine },
    body,
  });
  expect(refused.code).toBe(Code.forbidden);
});
