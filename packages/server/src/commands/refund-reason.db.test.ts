import { refundReasons, type WireLocale } from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntriesOf, runIn, writeEntryIn } from "../testing/command-line.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeShopper, type Shopper } from "../testing/test-shop.ts";

let shop: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  shop = await testApp();
  shopper = await makeShopper(shop);
});
afterAll(() => shop.close());

const offered = async (locale: WireLocale = "en") =>
  (await shop.call(refundReasons, { token: shopper.token, locale })).data;

it("offers the operator's refund reasons, and the default ones while there are none", async () => {
  const standard = await offered();
  expect(standard.length).toBeGreaterThan(3);
  const size = await writeEntryIn(shop, "refund-reason", "set", "--text", "Wrong size");
  await writeEntryIn(shop, "refund-reason", "set", size, "--text", "Talla equivocada", "--language", "es");
  const late = await writeEntryIn(shop, "refund-reason", "set", "--text", "Came too late", "--position", "1");
  expect(await offered()).toEqual(["Came too late", "Wrong size"]);
  expect(await offered("es")).toEqual(["Came too late", "Talla equivocada"]);
  expect(await auditEntriesOf(shop, `refundReason:${size}`)).toMatchObject([
    { role: "operator", action: "refundReason.write", after: { text: { en: "Wrong size" } } },
    { action: "refundReason.write" },
  ]);
  await runIn(shop, "refund-reason", "remove", size, late);
  expect(await offered()).toEqual(standard);
});
