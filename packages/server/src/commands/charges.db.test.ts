import {
  addressEdit,
  computePrice,
  masterOrderDetail,
  productDetail,
  type WireLocale,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { masterOrder } from "../database/schema/ordering.ts";
import { operatorScene } from "../testing/operator-scene.ts";
import {
  addressOf,
  startCheckout,
  makeProduct,
  makeMerchant,
  makeShopper,
  placeTestOrder,
} from "../testing/test-shop.ts";
import { WrongUse } from "./index.ts";

const { shop, files, run, write, acts } = operatorScene();

it("writes a shop's shipping costs by place, which pages and checkouts use immediately", async () => {
  const merchantId = await makeMerchant(shop().ctx.db, "Freight Street");
  const item = await makeProduct(shop().ctx.db, merchantId);
  const freight = (...words: string[]) => run("freight", "--merchant", "Freight Street", ...words);
  const shown = async (country: string) => {
    const request = { params: { id: item.productId }, query: { country } };
    const { freightFrom, freeFrom } = (await shop().call(productDetail, request)).data;
    return [freightFrom, freeFrom];
  };
  expect(await shown("CA")).toEqual(["0.00", null]);
  await freight("*", "20");
  await freight("Europe", "8.50", "--by", "weight", "--first", "5", "--next", "2.5", "--next-fee", "3");
  await freight("ca", "4.90", "--by", "piece", "--next-fee", "1.10", "--free-from", "50");
  expect(await freight()).toEqual({
    status: 0,
    text: [
      "*              20",
      "CA             4.90 for 1 unit, 1.10 for each further 1 unit, free from 50",
      "europe         8.50 for 5 kg, 3 for each further 2.5 kg",
      "",
    ].join("\n"),
  });
  expect(await shown("CA")).toEqual(["4.90", "50.00"]);
  expect(await shown("FR")).toEqual(["8.50", null]);
  const shopper = await makeShopper(shop());
  const orderNo = await placeTestOrder(shop(), shopper, [{ ...item, quantity: 3 }]);
  const order = async () =>
    (await shop().call(masterOrderDetail, { token: shopper.token, params: { orderNo } })).data;
  expect(await order()).toMatchObject({ payPostage: "7.10" });

  await freight("CA", "9");
  expect(await shown("CA")).toEqual(["9.00", null]);
  await freight("CA");
  expect(await shown("CA")).toEqual(["20.00", null]);
  // Removing a missing place changes nothing; a placed order keeps its shipping cost.
  await freight("CA");
  expect(await order()).toMatchObject({ payPostage: "7.10" });
  const flat = { by: "flat", first: "1.000", firstFee: "9", next: "1.000", nextFee: "0", freeFrom: null };
  const piece = { ...flat, by: "piece", firstFee: "4.90", nextFee: "1.10", freeFrom: "50" };
  expect(await acts(`freight:${merchantId}:CA`)).toEqual(
    [
      { before: null, after: piece },
      { before: piece, after: flat },
      { before: flat, after: null },
    ].map((act) => ({ role: "operator", merchantId, action: "freight.write", ...act })),
  );
  for (const [wrong, message] of [
    [["Siam", "1"], 'place: "Siam" is not an ISO 3166-1 alpha-2 country code'],
    [["CA", "free"], "fee: must be a number such as 12.50"],
    [["CA", "1.005"], "fee: must be a number such as 12.50, with at most 2 decimals"],
    [["CA", "5", "--by", "volume"], "by: must be one of flat, piece, weight."],
    [["CA", "5", "--by", "piece"], "nextFee: is missing; give the fee of each further step"],
    [["CA", "5", "--by", "piece", "--next-fee", "1", "--next", "0"], "next: is 0; use a number above 0"],
    [["CA", "5", "--next-fee", "1"], "fee: flat freight has no further steps"],
    [["CA", "5", "--free-from", "0"], "freeFrom: is 0; use a number above 0"],
  ] as const)
    expect(await freight(...wrong), message).toEqual({ status: 1, text: expect.stringContaining(message) });
  for (const wrong of [["CA", "--free-from", "50"], ["CA", "5", "6"], ["Siam"]])
    await expect(freight(...wrong), wrong.join(" ")).rejects.toThrow(WrongUse);
  await expect(run("freight", "CA", "5")).rejects.toThrow(WrongUse);
});

it("imports a shop's shipping costs from a file in the format of show", async () => {
  const merchantId = await makeMerchant(shop().ctx.db, "Table Street");
  const freight = (...words: string[]) => run("freight", "--merchant", "Table Street", ...words);
  const terms = [
    { place: "*", fee: "20", by: "flat", freeFrom: "500" },
    { place: "europe", fee: "8.50", by: "weight", first: "5", next: "2.5", nextFee: "3" },
  ];
  expect((await freight(files.json("freight.json", terms))).text).toBe(
    "*              20, free from 500\neurope         8.50 for 5 kg, 3 for each further 2.5 kg\n",
  );
  const shown = (await freight("--json")).text;
  expect(JSON.parse(shown)).toEqual(terms);
  await freight(files.text("freight.json", shown));
  expect(await acts(`freight:${merchantId}:europe`)).toHaveLength(1);
  const good = { place: "CA", fee: "5" };
  for (const [wrong, message] of [
    [{ ...good, place: "XX" }, 'Entry 2, place: "XX" is not an ISO 3166-1 alpha-2 country code'],
    [{ ...good, place: "ca" }, "place: CA occurs twice; remove one"],
    [{ place: "TH" }, "Entry 2, fee: is missing."],
    [{ ...good, fee: 5 }, "Entry 2, fee: must be a number in quotes"],
    [{ ...good, per: "piece" }, "Entry 2, “per” is none of the fields: place, fee,"],
    ["x", "Entry 2, freight: is not an object"],
  ] as const)
    expect(await freight(files.json("wrong.json", [good, wrong])), message).toEqual({
      status: 1,
      text: expect.stringContaining(message),
    });
  expect((await freight("--json")).text).toBe(shown);
});

it("writes taxes by place, which the next price uses", async () => {
  const { db } = shop().ctx;
  const shopper = await makeShopper(shop());
  const { token } = shopper;
  const item = await makeProduct(db, await makeMerchant(db));
  const preOrderNo = await startCheckout(shop(), shopper, [item]);
  const body = addressOf({ region: "CA-BC" });
  const addressId = (await shop().call(addressEdit, { token, body })).data.id;
  const price = async (pstNumber?: string) => {
    const input = { preOrderNo, addressId, ...(pstNumber !== undefined && { pstNumber }) };
    return (await shop().call(computePrice, { token, body: input })).data.taxFee;
  };
  expect(await price()).toBe("0.00");
  const gst = await write(
    "tax",
    "set",
    "--country",
    "ca",
    "--name",
    "GST",
    "--percent",
    "5 %",
    "--on-freight",
    "yes",
  );
  expect(await price()).toBe("0.50");
  const inBc = ["--country", "CA", "--region", "ca-bc", "--provincial", "yes"];
  const pst = await write("tax", "set", ...inBc, "--name", "PST", "--percent", "7.125");
  expect([await price(), await price("PST-1")]).toEqual(["1.21", "0.50"]);
  expect((await run("tax")).text).toBe(
    `${gst.padStart(6)}  CA      GST 5 %, on shipping too\n`.concat(
      `${pst.padStart(6)}  CA-BC   PST 7.125 %, provincial\n`,
    ),
  );
  await write("tax", "set", pst, "--percent", "7");
  expect(await price()).toBe("1.20");

  // A tax has a name in each language, with English as fallback.
  await write("tax", "set", gst, "--name", "TPS", "--language", "fr");
  await write("tax", "set", gst, "--name", "商品及服务税", "--language", "zh-CN");
  const namesIn = async (locale: WireLocale) =>
    (await shop().call(computePrice, { token, locale, body: { preOrderNo, addressId } })).data.taxList?.map(
      ({ name }) => name,
    );
  expect([await namesIn("fr"), await namesIn("zh-CN"), await namesIn("th")]).toEqual([
    ["TPS", "PST"],
    ["商品及服务税", "PST"],
    ["GST", "PST"],
  ]);
  const orderNo = await placeTestOrder(shop(), shopper, [item]);
  const [order] = await db
    .select({ taxes: masterOrder.taxes })
    .from(masterOrder)
    .where(eq(masterOrder.orderNo, orderNo));
  expect(order?.taxes[0]?.name).toEqual({ en: "GST", fr: "TPS", "zh-CN": "商品及服务税" });
  const operator = { role: "operator", merchantId: null, action: "tax.write" };
  expect(await acts(`tax:${pst}`)).toMatchObject([
    { ...operator, before: null, after: { region: "CA-BC", percent: "7.125", provincial: true } },
    { ...operator, before: { percent: "7.125" }, after: { percent: "7" } },
  ]);

  const shown = (await run("tax", "show")).text;
  await run("tax", "set", files.text("taxes.json", shown));
  expect(await acts(`tax:${pst}`)).toHaveLength(2);
  const good = { country: "CA", region: "CA-ON", name: "HST", percent: "13" };
  for (const [wrong, message] of [
    [{ ...good, country: "ZZ" }, 'Entry 2, country: "ZZ" is not an ISO 3166-1 alpha-2 country code;'],
    [{ ...good, country: "USA" }, 'Entry 2, country: "USA" is not an ISO 3166-1 alpha-2 country code;'],
    [
      { ...good, region: "BC" },
      "Entry 2, region: “BC” is none of CA; write it as ISO 3166-2 has it, such as CA-AB.",
    ],
    [{ ...good, region: "US-CA" }, "Entry 2, region: “US-CA” is none of CA"],
    [{ ...good, country: "FR", region: "FR-75" }, "Entry 2, region: addresses of FR name none"],
    [
      { ...good, percent: "0.13456" },
      "Entry 2, percent: must be a number such as 12.50, with at most 4 decimals",
    ],
    [{ ...good, percent: "100" }, "Entry 2, percent: must be more than 0 and less than 100."],
    [{ ...good, name: { fr: "TVH" } }, "Entry 2, name: needs an English text"],
    [{ ...good, name: { en: "hst" } }, "HST of CA-ON already exists."],
    [{ country: "CA", name: "GST", percent: "6" }, "GST of CA already exists."],
  ] as const)
    expect(await run("tax", "set", files.json("wrong.json", [good, wrong])), message).toEqual({
      status: 1,
      text: expect.stringContaining(message),
    });
  expect((await run("tax", "show")).text).toBe(shown);
  await run("tax", "remove", gst, pst);
  expect(await price()).toBe("0.00");
});
