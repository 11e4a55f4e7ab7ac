import { setTimeout } from "node:timers/promises";
import {
  Code,
  couponList,
  couponReceive,
  coupons,
  createOrder,
  type WireLocale,
} from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { claimedCoupon } from "../database/schema/promotion.ts";
import { transaction } from "../database/transaction.ts";
import { giveNewUserCoupons } from "../promotion/coupons/issue-coupons.ts";
import { operatorScene } from "../testing/operator-scene.ts";
import {
  createBody,
  startCheckout,
  makeProduct,
  makeMerchant,
  makeShopper,
  payByCard,
  readMaster,
  type Shopper,
} from "../testing/test-shop.ts";
import { WrongUse } from "./index.ts";

const { shop, files, run, write, acts } = operatorScene();
const page = { page: 1, limit: 50 };
const open = async (locale: WireLocale = "en") =>
  (await shop().call(coupons, { locale, query: page })).data.list;
const claim = async ({ token }: Shopper, id: string) =>
  (await shop().call(couponReceive, { token, body: { couponId: Number(id) } })).code;
const own = async ({ token }: Shopper) =>
  (await shop().call(couponList, { token, query: { ...page, type: "usable" } })).data.list;

it("writes coupons of the platform and of shops, which shoppers can claim immediately", async () => {
  const merchantId = await makeMerchant(shop().ctx.db, "Coupon Street");
  const { productId } = await makeProduct(shop().ctx.db, merchantId);
  const all = await write("coupon", "set", "--name", "Ten off", "--value", "10", "--days", "7");
  await write("coupon", "set", all, "--name", "ลด 10", "--language", "th");
  const day = ["--use-from", "2026-01-01", "--use-until", "2999-12-31"];
  const words = ["--name", "Tires", "--value", "5.50", "--minimum", "20", "--total", "3", ...day];
  const ofShop = await write("coupon", "set", "--merchant", "coupon street", ...words);
  const ofProduct = await write("coupon", "set", "--merchant", "Coupon Street", ...words);
  await write("coupon", "set", ofProduct, "--products", String(productId), "--value", "4");
  const listed = await open("th");
  expect(listed.map(({ id }) => String(id))).toEqual([all, ofShop, ofProduct]);
  expect(listed).toMatchObject([
    { name: "ลด 10", money: "10.00", minPrice: "0.00", day: 7, isLimited: false, merId: 0 },
    {
      money: "5.50",
      minPrice: "20.00",
      total: 3,
      lastTotal: 3,
      useEndTimeStr: "2999-12-31",
      merId: merchantId,
    },
    { money: "4.00", productCount: 1, merName: "Coupon Street" },
  ]);
  expect((await run("coupon")).text).toBe(
    [
      `${all.padStart(6)}  open    claim  10 off on everything  for 7 days  0 claimed  Ten off`,
      `${ofShop.padStart(6)}  open    claim  5.50 off from 20 on Coupon Street  until 2999-12-31  0 claimed, 3 of 3 left  Tires`,
      `${ofProduct.padStart(6)}  open    claim  4 off from 20 on 1 product of Coupon Street  until 2999-12-31  0 claimed, 3 of 3 left  Tires`,
      "",
    ].join("\n"),
  );
  expect(await acts(`coupon:${ofShop}`)).toMatchObject([
    { role: "operator", merchantId, action: "coupon.write", before: null, after: { value: "5.50" } },
  ]);
  expect(await acts(`coupon:${ofProduct}`)).toMatchObject([
    {},
    { before: { value: "5.50", products: [] }, after: { value: "4", products: [productId] } },
  ]);
  await write("coupon", "set", all, "--open", "no");
  expect((await open()).map(({ id }) => String(id))).toEqual([ofShop, ofProduct]);
  expect((await run("coupon", "remove", all, ofShop, ofProduct)).status).toBe(0);
  expect(await open()).toEqual([]);
  expect((await acts(`coupon:${ofShop}`)).at(-1)).toMatchObject({ merchantId, action: "coupon.remove" });
});

it("grants coupons to new shoppers and with purchases", async () => {
  const { db } = shop().ctx;
  const item = await makeProduct(db, await makeMerchant(db, "Gift Street"));
  const words = ["--value", "3", "--days", "7", "--given"];
  const gift = await write(
    "coupon",
    "set",
    "--name",
    "Gift",
    ...words,
    "gift",
    "--gifts",
    String(item.productId),
  );
  const shopper = await makeShopper(shop());
  const preOrderNo = await startCheckout(shop(), shopper, [item]);
  const body = createBody(preOrderNo, shopper);
  const { data } = await shop().call(createOrder, { token: shopper.token, body });
  await payByCard(shop(), shopper, data.orderNo);
  expect((await own(shopper)).map(({ couponId }) => String(couponId))).toEqual([gift]);
  const welcome = await write("coupon", "set", "--name", "Welcome", ...words, "new");
  const fresh = await makeShopper(shop());
  await transaction(db, (tx) => giveNewUserCoupons(tx, fresh.accountId, shop().clock.now()));
  expect((await own(fresh)).map(({ couponId }) => String(couponId))).toEqual([welcome]);
  // They can't be claimed by everyone.
  expect(await open()).toEqual([]);
  await write("coupon", "set", welcome, "--open", "no");
  await write("coupon", "set", gift, "--open", "no");
});

it("doesn't change terms that shoppers and orders rely on", async () => {
  const { db } = shop().ctx;
  const item = await makeProduct(db, await makeMerchant(db, "Promise Street"), { price: "40.00" });
  const words = ["--value", "10", "--minimum", "30", "--total", "5", "--days", "7"];
  const id = await write("coupon", "set", "--name", "Ten off", ...words);
  const shopper = await makeShopper(shop());
  expect(await claim(shopper, id)).toBe(Code.ok);
  const [held] = await own(shopper);
  const preOrderNo = await startCheckout(shop(), shopper, [item]);
  for (const [wrong, message] of [
    [["--value", "1"], "value: stays as it is, because 1 shopper has coupon"],
    [["--minimum", "500"], "minimum: stays as it is"],
    [["--merchant", "Promise Street"], "merchant: stays as it is"],
    [["--total", "0"], "total: 1 is already claimed."],
  ] as const)
    expect(await run("coupon", "set", id, ...wrong), message).toEqual({
      status: 1,
      text: expect.stringContaining(message),
    });
  expect(await run("coupon", "remove", id)).toMatchObject({
    status: 1,
    text: expect.stringContaining("can’t be removed: 1 shopper has it"),
  });
  // Name, number and claim period may change; the same amount in other digits isn't a change.
  await write("coupon", "set", id, "--name", "Ten", "--total", "2", "--value", "10.00", "--days", "1");
  expect(await own(shopper)).toMatchObject([{ name: "Ten", money: "10.00", endTime: held?.endTime }]);
  const second = await makeShopper(shop());
  expect(await claim(second, id)).toBe(Code.ok);
  expect(await claim(await makeShopper(shop()), id)).toBe(Code.failure);
  await write("coupon", "set", id, "--open", "no");

  const body = createBody(preOrderNo, shopper, { couponId: held?.id ?? 0 });
  const { data } = await shop().call(createOrder, { token: shopper.token, body });
  const order = await readMaster(shop(), shopper.token, data.orderNo);
  expect(order).toMatchObject({ couponPrice: "10.00" });
  const [claimed] = await db
    .select()
    .from(claimedCoupon)
    .where(eq(claimedCoupon.accountId, shopper.accountId));
  expect(claimed?.usedBy).toBe(data.orderNo);
  // Removes the limit, then sets one again: claimed coupons count.
  await write("coupon", "set", id, "--total", "");
  await write("coupon", "set", id, "--total", "3");
  expect((await run("coupon")).text).toContain("2 claimed, 1 of 3 left");
});

it("blocks claims while a coupon is written, so that shoppers get the terms they were shown or the new ones", async () => {
  const id = await write("coupon", "set", "--name", "Racing", "--value", "9", "--days", "7");
  const shopper = await makeShopper(shop());
  const { promise: isWritten, resolve: finish } = Promise.withResolvers<void>();
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
  // Holds the lock as the command does between reading and writing.
  const writing = transaction(shop().ctx.db, async (tx) => {
    await tx.execute(sql`lock table coupon in share row exclusive mode`);
    locked();
    await isWritten;
    await tx.execute(sql`update coupon set value = 8 where id = ${Number(id)}`);
  });
  await isLocked;
  let answered = false;
  const claiming = claim(shopper, id).finally(() => (answered = true));
  await setTimeout(300);
  expect(answered).toBe(false);
  finish();
  await writing;
  expect(await claiming).toBe(Code.ok);
  expect(await own(shopper)).toMatchObject([{ money: "8.00" }]);
  await write("coupon", "set", id, "--open", "no");
});

it("imports its own output from a file, and writes nothing if one entry is refused", async () => {
  await makeMerchant(shop().ctx.db, "File Street");
  const merchantId = await makeMerchant(shop().ctx.db, "Other Street");
  const { productId } = await makeProduct(shop().ctx.db, merchantId);
  const good = {
    name: { en: "Spring", fr: "Printemps" },
    merchant: "File Street",
    value: "5.00",
    claimFrom: "2026-03-01",
    useUntil: "2026-05-31T18:00:00+02:00",
  };
  await run("coupon", "set", files.json("coupons.json", good));
  const known = (await run("coupon")).text;
  const [, id = ""] = /(\d+) .*Spring\n$/.exec(known) ?? [];
  const shown = (await run("coupon", "show", id)).text;
  expect(JSON.parse(shown)).toMatchObject({
    ...good,
    claimFrom: "2026-02-28T16:00:00.000Z",
    useUntil: "2026-05-31T16:00:00.000Z",
  });
  await run("coupon", "set", files.text("coupons.json", shown));
  expect(await acts(`coupon:${id}`)).toHaveLength(1);
  for (const [wrong, message] of [
    [{ value: "5", name: good.name }, "Entry 2, days: required, the days"],
    [{ ...good, days: 3 }, "Entry 2, days: required, the days"],
    [{ ...good, value: "0" }, "Entry 2, value: must be more than 0."],
    [{ ...good, value: 5 }, "Entry 2, value: must be a number in quotes, such as “12.50”."],
    [{ ...good, value: "5.001" }, "Entry 2, value: must be a number such as 12.50, with"],
    [{ ...good, merchant: "Nobody" }, "Entry 2, merchant: there is no shop named “Nobody”."],
    [{ ...good, category: 1 }, "Entry 2, category: only allowed for the platform's coupons"],
    [{ ...good, merchant: null, category: 99_999 }, "Entry 2, category: there is no category 99999."],
    [
      { ...good, merchant: null, products: [productId] },
      "Entry 2, products: only allowed for a shop's coupon",
    ],
    [{ ...good, products: [productId] }, `Entry 2, products: ${productId} belongs to another shop.`],
    [{ ...good, products: [999_999] }, "Entry 2, products: there is no product 999999."],
    [{ ...good, gifts: [productId] }, "Entry 2, gifts: only allowed for gift coupons."],
    [{ ...good, given: "found" }, "Entry 2, given: must be one of claim, new, gift."],
    [{ ...good, claimUntil: "2026-02-01" }, "Entry 2, claimUntil: is before its start."],
    [{ ...good, claimFrom: "2026-02-30T25:00Z" }, "Entry 2, claimFrom: must be a day such as"],
    [{ ...good, claimFrom: "2026-02-30" }, "Entry 2, claimFrom: must be a day such as"],
    [{ ...good, useUntil: "soon" }, "Entry 2, useUntil: must be a day such as"],
    [{ ...good, position: 1 }, "Entry 2, “position” is none of the fields: name, given,"],
  ] as const)
    expect(await run("coupon", "set", files.json("wrong.json", [good, wrong])), message).toEqual({
      status: 1,
      text: expect.stringContaining(message),
    });
  expect((await run("coupon")).text).toBe(known);
  await expect(run("coupon", "set", id, "--open", "maybe")).rejects.toThrow(WrongUse);
  await expect(run("coupon", "set", id, "--position", "1")).rejects.toThrow("Unknown option");
});
