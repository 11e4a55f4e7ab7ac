import { activityDetail, activityIndex, activityProducts } from "@carmine/api/contract";
import { expect, it } from "vitest";
import { operatorScene } from "../testing/operator-scene.ts";
import { makeProduct, makeMerchant } from "../testing/test-shop.ts";
import { WrongUse } from "./index.ts";

const { shop, files, run, write, acts } = operatorScene();

it("writes activities of each type with their products, rounds and pictures", async () => {
  const { db } = shop().ctx;
  const merchantId = await makeMerchant(db, "Deal Street");
  const ids = [];
  for (let at = 0; at < 3; at += 1) ids.push((await makeProduct(db, merchantId)).productId);
  const [a = 0, b = 0, c = 0] = ids;
  const listed = async (id: string) =>
    (await shop().call(activityProducts, { params: { id: Number(id) } })).data.list.map(
      ({ proId, quota, sold }) => ({ proId, quota, sold }),
    );
  const deals = await write("activity", "set", "--name", "Deals", "--products", `${b}:50,${a}`);
  await write("activity", "set", deals, "--name", "ดีล", "--language", "th");
  expect((await shop().call(activityIndex, { locale: "th" })).data).toMatchObject([
    { id: Number(deals), name: "ดีล", type: 1, total: 2 },
  ]);
  expect(await listed(deals)).toEqual([
    { proId: b, quota: 50, sold: 0 },
    { proId: a, quota: null, sold: null },
  ]);

  const red = await files.picture("deal.png", "#a00");
  const detailed = {
    id: Number(deals),
    type: 3,
    hours: 12,
    instruction: { en: "Twice a day.\nWhile it lasts." },
    products: [{ id: a }, { id: b, quota: 60, sold: 20, picture: "deal.png" }],
  };
  await write("activity", "set", files.json("deals.json", detailed));
  await write("activity", "set", deals, "--banner", red);
  const { data } = await shop().call(activityDetail, { params: { id: Number(deals) } });
  expect(data).toMatchObject({ type: 3, instruction: "Twice a day.\nWhile it lasts." });
  expect(JSON.parse(data.banner ?? "")).toEqual([expect.stringMatching(/\/media\/f-/)]);
  // Reordering keeps a product's fields.
  await write("activity", "set", deals, "--products", `${c},${b},${a}`);
  expect(await listed(deals)).toEqual([
    { proId: c, quota: null, sold: null },
    { proId: b, quota: 60, sold: 20 },
    { proId: a, quota: null, sold: null },
  ]);
  expect((await run("activity")).text).toBe(
    `${deals.padStart(6)}  type 3  12 h  open    3 products  Deals\n`,
  );

  for (const [wrong, message] of [
    [["--products", `${a},999999`], "products: there is no product 999999."],
    [["--products", `${a},${a}`], `products: ${a} occurs twice.`],
    [["--products", "first"], "products 1 id: must be a whole number"],
    [["--products", `${a}:0`], "products 1 quota: must be a whole number from 1"],
    [["--type", "4"], "type: must be a whole number from 1 to 3."],
    [["--hours", "0"], "hours: must be a whole number from 1 to 8784."],
    [["--hours=-3"], "hours: must be a whole number from 1 to 8784."],
    [["--begins", "tomorrow"], "begins: must be a day such as"],
    [["--begins", "2026-11-28T09:00"], "begins: must be a day such as"],
    [["--ends", "2026-02-31T29:00Z"], "ends: must be a day such as"],
    [["--begins", "2026-11-28T09:00Z", "--ends", "2026-11-28T10:00+01:00"], "ends: must be after begins."],
  ] as const)
    expect(await run("activity", "set", deals, ...wrong), message).toEqual({
      status: 1,
      text: expect.stringContaining(message),
    });
  await write("activity", "set", deals, "--begins", "2026-11-20T09:00+01:00", "--ends", "2099-12-31T23:30Z");
  expect((await run("activity")).text).toBe(
    `${deals.padStart(6)}  type 3  12 h  open    3 products  Deals  2026-11-20T08:00Z – 2099-12-31T23:30Z\n`,
  );
  expect((await shop().call(activityDetail, { params: { id: Number(deals) } })).data).toMatchObject({
    startTime: "2026-11-20 16:00:00",
    finishTime: "2100-01-01 07:30:00",
  });
  await write("activity", "set", deals, "--begins", "");
  expect((await run("activity")).text).toContain("Deals  … – 2099-12-31T23:30Z\n");
  await write("activity", "set", deals, "--ends", "");
  await write("activity", "set", deals, "--open", "no");
  expect((await shop().call(activityDetail, { params: { id: Number(deals) } })).code).toBe(404);
  expect((await acts(`activity:${deals}`)).at(-1)).toMatchObject({
    action: "activity.write",
    before: { open: true },
    after: { open: false },
  });
  await run("activity", "remove", deals);
  expect((await run("activity")).text).toBe("");
  await expect(run("activity", "set", "--open", "maybe")).rejects.toThrow(WrongUse);
});
