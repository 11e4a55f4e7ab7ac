import {
  Code,
  consoleNotificationList,
  operatorPayoutApprove,
  operatorPayoutBook,
  operatorPayoutDecline,
  operatorPayoutDue,
  operatorPayoutList,
  operatorPayoutRequests,
} from "@carmine/api/contract";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ledgerEntry, payoutRequest } from "../database/schema/ledger.ts";
import { auditEntriesOf, runIn } from "../testing/command-line.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeMerchant, makeStaff, type Shopper } from "../testing/test-shop.ts";

let shop: TestApp;
let author: Shopper;
let approver: Shopper;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  author = await makeStaff(shop, undefined, "finance");
  approver = await makeStaff(shop, undefined, "administrator");
});
afterAll(() => shop.close());

type Kind = "sale" | "refund";
const write = (merchantId: number, kind: Kind, amount: string) => {
  const link = `${kind} ${merchantId}`;
  const entry = { merchantId, kind, link, orderNo: link, amount, currency: shop.ctx.config.currency };
  return shop.ctx.db.insert(ledgerEntry).values({ ...entry, createdAt: shop.clock.now() });
};

const makeShopWith = async (name: string, amount: string): Promise<number> => {
  const merId = await makeMerchant(shop.ctx.db, name);
  await write(merId, "sale", amount);
  return merId;
};

const book = (payouts: { merId: number; due: string; amount: string }[], by = author) =>
  shop.call(operatorPayoutBook, { token: by.token, body: { payouts, reference: "SEPA 7" } });
const approve = (ids: number[], by = approver) =>
  shop.call(operatorPayoutApprove, { token: by.token, body: { ids } });
const decline = (id: number, by = approver) =>
  shop.call(operatorPayoutDecline, { token: by.token, body: { id, reason: "Wrong amount" } });
const requests = async (words: string, view: "waiting" | "declined" = "waiting", by = approver) =>
  (await shop.call(operatorPayoutRequests, { token: by.token, query: { words, view } })).data.list;
const paidTo = (merchantId: number) =>
  shop.ctx.db
    .select({ amount: ledgerEntry.amount })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.merchantId, merchantId), eq(ledgerEntry.kind, "payout")));
const noticesOf = async ({ token }: Shopper) =>
  (await shop.call(consoleNotificationList, { token, query: {} })).data.list;

/** Requests the whole balance. @returns the number of the request */
const request = async (merId: number, amount: string): Promise<number> => {
  const { data } = await book([{ merId, due: amount, amount }]);
  return data[0]?.requestId ?? 0;
};

it("records a payout only after a second person approved it", async () => {
  const merId = await makeShopWith("Alder", "120.50");
  const booked = await book([{ merId, due: "120.50", amount: "100.00" }]);
  const id = booked.data[0]?.requestId ?? 0;
  expect(booked.data).toEqual([{ merId, link: null, requestId: expect.any(Number) as number }]);
  expect(await paidTo(merId)).toEqual([]);
  const due = await shop.call(operatorPayoutDue, { token: author.token, query: { words: "alder" } });
  expect(due.data).toMatchObject({
    limit: "0.00",
    approvers: 1,
    list: [{ merId, due: "120.50", waiting: "100.00" }],
  });
  expect(await requests("alder")).toMatchObject([
    { id, merId, amount: "100.00", due: "120.50", reference: "SEPA 7", by: "Ada", isOwn: false },
  ]);
  expect(await requests("alder", "waiting", author)).toMatchObject([{ id, isOwn: true }]);
  expect((await noticesOf(approver)).map(({ type, link }) => [type, link])).toContainEqual([
    "workPayoutRequest",
    "/console/m/payouts?view=waiting",
  ]);
  expect((await noticesOf(author)).map(({ type }) => type)).not.toContain("workPayoutRequest");

  const link = (await approve([id])).data[0]?.link ?? "";
  expect(await paidTo(merId)).toEqual([{ amount: "-100.00" }]);
  expect(await requests("alder")).toEqual([]);
  const listed = await shop.call(operatorPayoutList, { token: author.token, query: { words: "alder" } });
  expect(listed.data.list).toMatchObject([{ link, amount: "100.00", by: "Ada", approvedBy: "Ada" }]);
  expect((await auditEntriesOf(shop, `payoutRequest:${id}`)).map(({ action }) => action)).toEqual([
    "payout.request",
  ]);
  expect(await auditEntriesOf(shop, `payout:${link}`)).toMatchObject([
    { action: "payout.approve", after: { amount: "100.00", request: id, requestedBy: author.accountId } },
  ]);
});

it("refuses the approval of an own request, and of one by a role without the right", async () => {
  const merId = await makeShopWith("Birch", "10.00");
  const id = await request(merId, "10.00");
  expect(await approve([id], author)).toMatchObject({
    code: Code.forbidden,
    message: "A second person must approve the payouts that you requested",
  });
  const auditor = await makeStaff(shop, undefined, "auditor");
  expect((await approve([id], auditor)).code).toBe(Code.forbidden);
  expect((await decline(id, auditor)).code).toBe(Code.forbidden);
  expect(await paidTo(merId)).toEqual([]);
  expect(await requests("birch")).toHaveLength(1);
});

it("records an approval once, also in concurrent calls", async () => {
  const merId = await makeShopWith("Cedar", "30.00");
  const id = await request(merId, "30.00");
  const third = await makeStaff(shop, undefined, "finance");
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, nth) => approve([id], nth % 2 === 0 ? approver : third)),
  );
  const codes = answers.map(({ code }) => code).filter((code) => code !== Code.ok);
  expect(codes).toEqual(Array.from({ length: 5 }, () => Code.failure));
  expect(await paidTo(merId)).toEqual([{ amount: "-30.00" }]);
  expect((await approve([id])).message).toBe("This payout was already approved or declined");
});

it("decides once between a concurrent approval and decline", async () => {
  const merId = await makeShopWith("Dogwood", "30.00");
  const id = await request(merId, "30.00");
  const answers = await Promise.all([approve([id]), decline(id), approve([id]), decline(id)]);
  expect(answers.filter(({ code }) => code === Code.ok)).toHaveLength(1);
  const [stored] = await shop.ctx.db.select().from(payoutRequest).where(eq(payoutRequest.id, id));
  expect(await paidTo(merId)).toHaveLength(stored?.decision === "approved" ? 1 : 0);
});

it("refuses an amount above the balance that refunds left, and writes nothing", async () => {
  const [refunded, other] = [await makeShopWith("Elm", "50.00"), await makeShopWith("Elder", "5.00")];
  const ids = [await request(other, "5.00"), await request(refunded, "50.00")];
  await write(refunded, "refund", "-20.00");
  expect(await approve(ids)).toMatchObject({
    code: Code.conflict,
    data: { changed: [{ id: refunded, field: "due", current: "30.00" }] },
  });
  expect([...(await paidTo(refunded)), ...(await paidTo(other))]).toEqual([]);
  expect(await requests("el")).toMatchObject([
    { due: "5.00" },
    { merId: refunded, amount: "50.00", due: "30.00" },
  ]);
  await decline(ids[1] ?? 0);
  const again = await request(refunded, "30.00");
  expect((await approve([again, ids[0] ?? 0])).code).toBe(Code.ok);
  expect(await paidTo(refunded)).toEqual([{ amount: "-30.00" }]);
});

it("keeps one waiting payout per shop, also in concurrent calls", async () => {
  const merId = await makeShopWith("Fir", "40.00");
  const part = [{ merId, due: "40.00", amount: "15.00" }];
  const answers = await Promise.all([book(part), book(part, approver), book(part)]);
  expect(answers.filter(({ code }) => code === Code.ok)).toHaveLength(1);
  expect(answers.find(({ code }) => code !== Code.ok)?.message).toBe(
    "Another payout to Fir is waiting for approval",
  );
  expect(await requests("fir")).toHaveLength(1);
});

it("notifies the author of a declined payout with the reason, and lets the author withdraw one", async () => {
  const merId = await makeShopWith("Ginkgo", "40.00");
  const id = await request(merId, "40.00");
  expect((await decline(id)).code).toBe(Code.ok);
  expect((await decline(id)).code).toBe(Code.failure);
  expect((await approve([id])).code).toBe(Code.failure);
  expect((await noticesOf(author))[0]).toMatchObject({
    type: "workPayoutDeclined",
    title: "Your payout of $40.00 to Ginkgo was declined",
    text: "Wrong amount",
  });
  const own = await request(merId, "40.00");
  expect((await decline(own, author)).code).toBe(Code.ok);
  expect(await requests("ginkgo", "declined")).toMatchObject([
    { id: own, reason: "Wrong amount", declinedBy: "Ada" },
    { id },
  ]);
  expect(await paidTo(merId)).toEqual([]);
  expect((await approve([own, 999_999])).code).toBe(Code.notFound);
});

it("lets one person record payouts up to the limit of 24 hours, also from the command line", async () => {
  const { config } = shop.ctx;
  const limited = { ...shop, ctx: { ...shop.ctx, config: { ...config, payoutApprovalLimit: "25" } } };
  const merId = await makeShopWith("Hazel", "90.00");
  const pay = (amount: string) => runIn(limited, "payout", "--merchant", "Hazel", "--amount", amount);
  expect((await pay("20")).text).toMatch(/^PO\d+-\d+: 20.00 USD\n$/);
  expect((await pay("5.01")).text).toContain("5.01 USD waits for approval");
  const [waiting] = await requests("hazel");
  expect(waiting).toMatchObject({ by: null, isOwn: false });
  await approve([waiting?.id ?? 0]);
  expect((await pay("5")).text).toContain(": 5.00 USD");
  expect((await pay("0.01")).text).toContain("waits for approval");
  await decline((await requests("hazel"))[0]?.id ?? 0);
  shop.clock.advance(25 * 60 * 60 * 1000);
  expect((await pay("25")).text).toContain(": 25.00 USD");
  expect((await paidTo(merId)).map(({ amount }) => amount)).toEqual(["-20.00", "-5.01", "-5.00", "-25.00"]);
});
