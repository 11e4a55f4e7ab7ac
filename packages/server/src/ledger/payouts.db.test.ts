import {
  Code,
  consoleNotificationList,
  merchantBalance,
  merchantPayoutList,
  operatorPayoutBook,
  operatorPayoutDue,
  operatorPayoutLines,
  operatorPayoutList,
  operatorPayoutReturn,
} from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ledgerEntry } from "../database/schema/ledger.ts";
import { auditEntriesOf, runIn } from "../testing/command-line.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { wireTime } from "../shared/wire-time.ts";
import { makeMerchant, makeStaff, type Shopper } from "../testing/test-shop.ts";

let shop: TestApp;
let finance: Shopper;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false, payoutApprovalLimit: "1000" });
  finance = await makeStaff(shop, undefined, "finance");
});
afterAll(() => shop.close());

/** A shop with this balance. */
const makeShopWith = async (name: string, amount: string) => {
  const { db, clock } = shop.ctx;
  const merchantId = await makeMerchant(db, name);
  await db.insert(ledgerEntry).values({
    merchantId,
    kind: "sale",
    link: name,
    orderNo: name,
    amount,
    currency: "USD",
    createdAt: clock.now(),
  });
  return merchantId;
};

const due = async (words = "") =>
  (await shop.call(operatorPayoutDue, { token: finance.token, query: { words } })).data.list;
const book = (payouts: { merId: number; due: string; amount: string }[], reference = "SEPA 118") =>
  shop.call(operatorPayoutBook, { token: finance.token, body: { payouts, reference } });
const listed = async (words: string) =>
  (await shop.call(operatorPayoutList, { token: finance.token, query: { words } })).data.list;

it("records a part of a balance with its reference, never more than is due", async () => {
  const merId = await makeShopWith("Rim Works", "120.50");
  expect(await due("rim")).toMatchObject([{ merId, due: "120.50", paidAt: null }]);
  const part = (seen: string, amount: string) => book([{ merId, due: seen, amount }]);
  expect((await part("120.50", "120.51")).code).toBe(Code.badRequest);
  expect((await part("120.50", "0.00")).code).toBe(Code.badRequest);
  expect((await part("120.50", "100.00")).code).toBe(Code.ok);
  const again = await part("120.50", "100.00");
  expect(again).toMatchObject({ code: Code.conflict, data: { changed: [{ id: merId, current: "20.50" }] } });
  expect((await part("20.50", "20.50")).code).toBe(Code.ok);
  expect(await due("rim")).toEqual([]);
  expect(await listed("rim")).toMatchObject([
    { merId, amount: "20.50", reference: "SEPA 118", by: "Ada", returnedAt: null },
    { merId, amount: "100.00" },
  ]);
  expect((await listed("sepa")).map(({ amount }) => amount)).toEqual(["20.50", "100.00"]);
  const lines = await shop.call(operatorPayoutLines, { token: finance.token, params: { merId } });
  expect(lines.data.list.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ["payout", "-20.50", "0.00"],
    ["payout", "-100.00", "20.50"],
    ["sale", "120.50", "120.50"],
  ]);
});

it("records payouts to several shops, or to none of them", async () => {
  const [one, two] = [await makeShopWith("Hub One", "10.00"), await makeShopWith("Hub Two", "5.00")];
  const whole = [
    { merId: two, due: "5.00", amount: "5.00" },
    { merId: one, due: "9.00", amount: "9.00" },
  ];
  expect((await book(whole)).code).toBe(Code.conflict);
  expect((await due("hub")).map((row) => row.due)).toEqual(["10.00", "5.00"]);
  expect((await book([whole[0]!, { merId: one, due: "10.00", amount: "10.00" }])).code).toBe(Code.ok);
  expect(await due("hub")).toEqual([]);
});

it("makes a returned payout due again, once, and notifies the shop", async () => {
  const merId = await makeShopWith("Valve Caps", "40.00");
  const owner = await makeStaff(shop, merId);
  await book([{ merId, due: "40.00", amount: "40.00" }]);
  const link = (await listed("valve"))[0]?.link ?? "";
  const giveBack = () =>
    shop.call(operatorPayoutReturn, { token: finance.token, body: { link, reason: "Account closed" } });
  expect((await giveBack()).code).toBe(Code.ok);
  expect((await giveBack()).message).toBe("This payout was already returned");
  expect(await due("valve")).toMatchObject([{ due: "40.00", paidAt: null }]);
  const { data } = await shop.call(merchantPayoutList, { token: owner.token, query: { merId } });
  expect(data).toMatchObject({
    due: "40.00",
    list: [{ link, returnReason: "Account closed", returnedAt: expect.any(String) as string }],
  });
  const notices = await shop.call(consoleNotificationList, { token: owner.token, query: { merId } });
  expect(notices.data.list.map(({ type, link: path }) => [type, path])).toEqual([
    ["workPayoutReturned", `/console/s/${merId}/payouts`],
    ["workPayout", `/console/s/${merId}/payouts`],
  ]);
  expect((await auditEntriesOf(shop, `payout:${link}`)).map(({ action }) => action)).toEqual([
    "payout.book",
    "payout.return",
  ]);
});

it("lets only the marketplace's finance record payouts", async () => {
  const auditor = await makeStaff(shop, undefined, "auditor");
  const { code } = await shop.call(operatorPayoutReturn, {
    token: auditor.token,
    body: { link: "PO1-1", reason: "No" },
  });
  expect(code).toBe(Code.forbidden);
});

it.each([
  ["USD", "10.00", "4.505", "4.5", "4.50", "5.50"],
  ["JPY", "1000", "400.50", "400", "400", "600"],
])("records payouts in %s with its decimals only", async (currency, amount, tooPrecise, part, text, rest) => {
  const other = await testApp({ currency, rateLimits: false, payoutApprovalLimit: "1000" });
  try {
    const { db, clock } = other.ctx;
    const merchantId = await makeMerchant(db, "Rim Works");
    const sale = { merchantId, kind: "sale", link: "PT1", orderNo: "PT1", amount, currency } as const;
    await db.insert(ledgerEntry).values({ ...sale, createdAt: clock.now() });
    const pay = (paid: string) => runIn(other, "payout", "--merchant", "Rim Works", "--amount", paid);
    expect(await pay(tooPrecise)).toMatchObject({ status: 1 });
    expect((await pay(part)).text).toContain(`: ${text} ${currency}`);
    // Months of statements are in the marketplace's zone.
    const month = wireTime(clock.now()).slice(0, 7);
    const { text: statement } = await runIn(other, "statement", "--merchant", "Rim Works", "--month", month);
    expect(statement).toContain(`,-${text},${rest},${currency}`);
  } finally {
    await other.close();
  }
});

it("adds up a month's changes to the balance of the shop", async () => {
  const merId = await makeShopWith("Tread Depth", "40.00");
  const owner = await makeStaff(shop, merId);
  const balance = async (query = { merId }) => shop.call(merchantBalance, { token: owner.token, query });
  await book([{ merId, due: "40.00", amount: "15.00" }]);
  const paid = { due: "25.00", sales: "40.00", fee: "0.00", refunds: "0.00", paidOut: "-15.00" };
  expect((await balance()).data).toMatchObject({ ...paid, paidAt: expect.any(String) as string });
  const link = (await listed("tread"))[0]?.link ?? "";
  await shop.call(operatorPayoutReturn, { token: finance.token, body: { link, reason: "Account closed" } });
  expect((await balance()).data).toMatchObject({ ...paid, due: "40.00", paidOut: "0.00", paidAt: null });
  const foreign = await makeShopWith("Bead Seat", "1.00");
  expect((await balance({ merId: foreign })).code).toBe(Code.notFound);
});
