import { orderHistory } from "@carmine/api/contract";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntry } from "../database/schema/audit.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeGoods, makeMerchant, makeShopper, placeTestOrder } from "../testing/test-shop.ts";
import { commands, findCommand, runCommand, usage, WrongUse } from "./index.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

/** Runs a command line as `npm run shop -- …` would; answers its status and what it wrote. */
const run = async (...words: string[]) => {
  const found = findCommand(words);
  if (!found) throw new Error(`No command answers to ${words.join(" ")}`);
  let text = "";
  const output = { write: (more: string) => (text += more) };
  const status = await runCommand(found.command, { ctx: shop.ctx, output }, found.args);
  return { status, text };
};

it("finds a command by its words and shows all of them in the usage", () => {
  expect(findCommand(["order", "cancel", "PT1"])).toMatchObject({
    command: { name: "order cancel" },
    args: ["PT1"],
  });
  expect(findCommand(["order"])).toBeUndefined();
  for (const { name, summary } of commands) {
    expect(usage()).toContain(`shop ${name} `);
    expect(usage()).toContain(summary);
  }
});

it("lists the orders of a shop and cancels one, which the audit log and the history say", async () => {
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db, "Lamp Street");
  const shopper = await makeShopper(shop);
  const masterNo = await placeTestOrder(shop, shopper, [await makeGoods(db, merchantId)]);
  const listed = await run("order", "list", "--merchant", "lamp street", "--state", "unpaid");
  expect(listed).toMatchObject({
    status: 0,
    text: expect.stringMatching(/SH\d+ +PT\d+ +unpaid +10\.00 +Lamp Street\n1 order\n/),
  });

  expect(await run("order", "cancel", masterNo, "--reason", "Fraud")).toMatchObject({ status: 0 });
  expect(await run("order", "cancel", masterNo, "--reason", "Fraud")).toEqual({
    status: 1,
    text: "This can’t be done with the order as it stands now\n",
  });
  const { data } = await shop.call(orderHistory, { token: shopper.token, params: { orderNo: masterNo } });
  expect(data.at(-1)).toMatchObject({ who: "operator", note: "Fraud" });
  const [act] = await db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
  expect(act).toMatchObject({ role: "operator", accountId: null, action: "order.cancel", subject: masterNo });
});

it("shows the usage for what makes no sense", async () => {
  await expect(run("order", "list", "--merchant", "Nobody")).rejects.toThrow(WrongUse);
  await expect(run("order", "list", "--state", "lost")).rejects.toThrow(WrongUse);
  await expect(run("order", "cancel", "PT1")).rejects.toThrow(WrongUse);
});
