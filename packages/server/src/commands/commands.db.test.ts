import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  applyRefund,
  askQuestion,
  guide,
  orderComment,
  orderDetail,
  orderHistory,
  productDetail,
  refundDetail,
  refundReturn,
  takeOrder,
} from "@carmine/api/contract";
import { desc, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntry } from "../database/schema/audit.ts";
import { wireTime } from "../shared/wire-time.ts";
import { runIn } from "../testing/command-line.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  makeProduct,
  makeMerchant,
  makeShopper,
  placePaidOrder,
  placeTestOrder,
} from "../testing/test-shop.ts";
import { findCommand, WrongUse } from "./index.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const run = (...words: string[]) => runIn(shop, ...words);

it("finds a command by its words", () => {
  expect(findCommand(["order", "cancel", "PT1"])).toMatchObject({
    command: { name: "order cancel" },
    args: ["PT1"],
  });
  expect(findCommand(["order"])).toBeUndefined();
});

it("lists the orders of a shop and cancels one, with entries in the audit log and history", async () => {
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db, "Lamp Street");
  const shopper = await makeShopper(shop);
  const masterNo = await placeTestOrder(shop, shopper, [await makeProduct(db, merchantId)]);
  const listed = await run("order", "list", "--merchant", "lamp street", "--state", "unpaid");
  expect(listed).toMatchObject({
    status: 0,
    text: expect.stringMatching(/SH\d+ +PT\d+ +unpaid +10\.00 USD +Lamp Street\n1 order\n/),
  });

  expect(await run("order", "cancel", masterNo, "--reason", "Fraud")).toMatchObject({ status: 0 });
  expect(await run("order", "cancel", masterNo, "--reason", "Fraud")).toEqual({
    status: 1,
    text: "error: This order has changed, so that’s no longer possible. Reload the page to see where it stands.\n",
  });
  const { data } = await shop.call(orderHistory, { token: shopper.token, params: { orderNo: masterNo } });
  expect(data.at(-1)).toMatchObject({ who: "operator", note: "Fraud" });
  const [act] = await db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
  expect(act).toMatchObject({ role: "operator", accountId: null, action: "order.cancel", subject: masterNo });
});

it("writes delivery times and set sizes, which product pages show", async () => {
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db, "Day Street");
  const { productId } = await makeProduct(db, merchantId);
  const detail = async (country: string) =>
    (await shop.call(productDetail, { params: { id: productId }, query: { country } })).data;
  const categoryId = (await detail("TH")).productInfo.categoryId;
  await run("delivery", "--merchant", "Day Street", "*", "10", "20");
  expect(await run("delivery", "--merchant", "day street", "th", "2", "4", "--handling", "0")).toEqual({
    status: 0,
    text: "*              10–20 working days, 1 to handle\nTH             2–4 working days, 0 to handle\n",
  });
  expect((await run("delivery", "--merchant", "Day Street", "Europe", "4", "7")).text).toContain(
    "\neurope         4–7 working days",
  );
  expect(await run("set-size", String(categoryId), "4")).toMatchObject({
    status: 0,
    text: expect.stringContaining(": set of 4\n"),
  });
  // Public responses are cached for some seconds, separately per country.
  expect((await detail("LA")).productInfo.setSize).toBe(4);
  expect((await run("delivery", "--merchant", "Day Street", "TH")).text).not.toContain("TH");
  expect((await run("set-size", String(categoryId), "1")).text).not.toContain("set of");
  await expect(run("delivery", "--merchant", "Day Street", "Siam", "1", "2")).rejects.toThrow(WrongUse);
  await expect(run("delivery", "--merchant", "Day Street", "TH", "4", "2")).rejects.toThrow(WrongUse);
  await expect(run("set-size", String(categoryId), "0")).rejects.toThrow(WrongUse);
});

it("compares refunds with the provider's records and prints differences", async () => {
  const { db, jobs } = shop.ctx;
  const shopper = await makeShopper(shop);
  const item = await makeProduct(db, await makeMerchant(db, "Quay Street"));
  const [orderNo = ""] = await placePaidOrder(shop, shopper, [item]);
  await run("order", "refund", orderNo, "--reason", "Goodwill");
  expect(await run("refund", "check")).toEqual({ status: 0, text: "1 payment compared, 0 different\n" });
  await jobs.run("send-refunds");
  expect(await run("refund", "check")).toEqual({ status: 0, text: "1 payment compared, 0 different\n" });
  // Partly lost at the provider.
  await db.execute(sql`update sandbox_refund set amount = 250`);
  expect(await run("refund", "check")).toEqual({
    status: 1,
    text: expect.stringMatching(
      /^PT\d+ {2}sandbox \S+: booked 10\.00, refunded 2\.50\n1 payment compared, 1 different\n$/,
    ),
  });
  await jobs.run("reconcile-refunds");
  await expect(run("refund", "check", "--days", "0")).rejects.toThrow(WrongUse);
});

it("moves an order through every state: shipped, returned, refused, refunded, reviewed, questioned", async () => {
  const { db, jobs } = shop.ctx;
  const merchantId = await makeMerchant(db, "Mole Street");
  const { token, ...shopper } = await makeShopper(shop);
  const item = { ...(await makeProduct(db, merchantId)), quantity: 3 };
  const [orderNo = ""] = await placePaidOrder(shop, { token, ...shopper }, [item]);
  const read = async () => (await shop.call(orderDetail, { token, params: { orderNo } })).data;
  const lineId = (await read()).orderInfoList[0]?.id ?? 0;

  await run(
    "order",
    "ship",
    orderNo,
    "--person",
    "Ben Ito",
    "--phone",
    "604 555 0111",
    "--lines",
    `${lineId}:1`,
  );
  expect((await read()).status).toBe(0);
  await run("order", "ship", orderNo, "--courier", "dhl", "--number", "4102773300");
  expect(await read()).toMatchObject({ status: 1, deliveryId: "4102773300" });
  await shop.call(takeOrder, { token, params: { orderNo } });

  const comment = { orderNo, orderInfoId: lineId, star: 2, comment: "It came late", pics: "[]" };
  await shop.call(orderComment, { token, body: comment });
  const reviews = (...more: string[]) => run("review", "list", "--merchant", "Mole Street", ...more);
  const [, reviewId = ""] = /^ *(\d+) {2}2★ {2}unanswered/.exec((await reviews()).text) ?? [];
  await run("review", "reply", reviewId, "--text", "Sorry.");
  expect((await reviews("--unanswered")).text).toBe("0 reviews\n");
  await run("review", "hide", reviewId, "--reason", "Spam");
  expect((await reviews()).text).toMatch(/2★ {2}hidden/);

  const apply = async (afterSalesType: 1 | 2): Promise<string> => {
    const body = { orderNo, text: "Too small", afterSalesType, lines: [{ orderInfoId: lineId, num: 1 }] };
    return (await shop.call(applyRefund, { token, body })).data?.refundOrderNo ?? "";
  };
  const stateOf = async (refundOrderNo: string) =>
    (await shop.call(refundDetail, { token, params: { refundOrderNo } })).data.refundStatus;
  const returned = await apply(2);
  expect((await run("refund", "list", "--merchant", "mole street")).text).toMatch(
    new RegExp(`^${returned} {2}${orderNo} {2}applied .*: Too small\\n1 refund\\n$`),
  );
  await run("refund", "agree", returned);
  await shop.call(refundReturn, {
    token,
    body: {
      refundOrderNo: returned,
      expressName: "DHL",
      trackingNumber: "1234567890",
      telephone: "6045550100",
    },
  });
  await run("refund", "receive", returned);
  await jobs.run("send-refunds");
  await jobs.run("complete-refunds");
  expect(await stateOf(returned)).toBe(3);
  const refused = await apply(1);
  await run("refund", "refuse", refused, "--reason", "It was used");
  expect(await stateOf(refused)).toBe(1);
  await run("order", "refund", orderNo, "--reason", "Goodwill");
  await jobs.run("send-refunds");
  await jobs.run("complete-refunds");
  expect(await read()).toMatchObject({ refundStatus: 3, refundedPrice: "30.00" });

  await shop.call(askQuestion, { token, body: { productId: item.productId, content: "Does it fit?" } });
  const questions = () => run("question", "list", "--merchant", "Mole Street");
  const [, questionId = ""] =
    /^ *(\d+) {2}open .*: Does it fit\?\n1 question\n$/.exec((await questions()).text) ?? [];
  await run("question", "answer", questionId, "Yes, it does.");
  expect((await questions()).text).toBe("0 questions\n");
});

it("exports a shop's sales of a month as CSV, with the balance after each entry", async () => {
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db, "Toll Street");
  const [orderNo = ""] = await placePaidOrder(shop, await makeShopper(shop), [
    await makeProduct(db, merchantId),
  ]);
  const month = wireTime(shop.clock.now()).slice(0, 7);
  const { status, text } = await run("statement", "--merchant", "toll street", "--month", month);
  const [head, sale = "", ...others] = text.split("\r\n");
  expect([status, head]).toEqual([0, "time,timeZone,kind,orderNo,link,amount,balance,currency"]);
  expect(sale).toMatch(new RegExp(`^${month}-\\d\\d .*,sale,${orderNo},.*,10\\.00,10\\.00,USD$`));
  expect(others.at(-1)).toBe("");
  expect((await run("statement", "--merchant", "Toll Street", "--month", "2020-01")).text).toBe(
    `${head}\r\n`,
  );
  await expect(run("statement", "--merchant", "Toll Street", "--month", "2026-13")).rejects.toThrow(WrongUse);
});

it("publishes a file as a guide, by language, and reports an invalid name or file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "carmine-guide-"));
  const file = (name: string, html: string): string => {
    const path = join(folder, name);
    writeFileSync(path, html);
    return path;
  };
  const english = file("en.html", "<p>Look at the sidewall.</p><script>alert(1)</script>");
  expect(await run("guide", "my-size", english, "--title", "Find your size")).toEqual({
    status: 0,
    text: "",
  });
  const french = file("fr.html", "<p>Regardez le flanc.</p>");
  await run("guide", "my-size", french, "--title", "Trouver sa taille", "--language", "fr");
  const read = (locale: "en" | "fr" | "th") => shop.call(guide, { locale, params: { slug: "my-size" } });
  expect((await read("en")).data).toMatchObject({
    title: "Find your size",
    html: "<p>Look at the sidewall.</p>",
  });
  expect((await read("fr")).data).toMatchObject({ title: "Trouver sa taille" });
  expect((await read("th")).data).toMatchObject({ title: "Find your size" });

  for (const [args, message] of [
    [["My Size", english, "--title", "x"], "URL"],
    [["my-size", join(folder, "none.html"), "--title", "x"], "can't be read"],
    [["my-size", file("empty.html", "<script>1</script>"), "--title", "x"], "has no text"],
    [["my-size", english], "title"],
    [["my-size", english, "--title", "x", "--language", "de"], "not a language"],
  ] as const)
    expect(await run("guide", ...args)).toEqual({ status: 1, text: expect.stringContaining(message) });
  await expect(run("guide", "my-size")).rejects.toThrow(WrongUse);
  expect((await read("en")).data).toMatchObject({ title: "Find your size" });
  rmSync(folder, { recursive: true });
});

it("lists, writes and removes synonyms", async () => {
  await run("synonym", "Telly", "television", "screen");
  await run("synonym", "télé", "téléviseur", "--language", "fr");
  expect((await run("synonym")).text).toBe(
    "en     telly: screen\nen     telly: television\nfr     télé: téléviseur\n",
  );
  await run("synonym", "telly", "television");
  await run("synonym", "télé", "--language", "fr");
  expect((await run("synonym")).text).toBe("en     telly: television\n");
  await expect(run("synonym", "telly", "x", "--language", "de")).rejects.toThrow(WrongUse);
});

it("rejects arguments that don't fit the usage", async () => {
  await expect(run("order", "list", "--merchant", "Nobody")).rejects.toThrow(WrongUse);
  await expect(run("order", "list", "--state", "lost")).rejects.toThrow(WrongUse);
  await expect(run("order", "cancel", "PT1")).rejects.toThrow(WrongUse);
});
