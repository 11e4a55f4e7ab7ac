import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { productDetail } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntry } from "../database/schema/audit.ts";
import { auditEntriesOf, runIn } from "../testing/command-line.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeProduct, makeMerchant } from "../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
const run = (...words: string[]) => runIn(shop, ...words);

it("logs an operator's edits in the audit log with the previous values", async () => {
  const { db } = shop.ctx;
  const folder = mkdtempSync(join(tmpdir(), "carmine-texts-"));
  const file = join(folder, "text.html");
  const publish = async (text: string, ...command: string[]): Promise<void> => {
    writeFileSync(file, `<p>${text}</p>`);
    await run(...command);
  };
  await publish("First", "guide", "audited", file, "--title", "One");
  await publish("Second", "guide", "audited", file, "--title", "Two");
  await publish("Terms", "agreement", "merchant", file);
  await publish("Conditions", "agreement", "merchant", file, "--language", "fr");
  rmSync(folder, { recursive: true });
  await run("synonym", "Audited", "checked", "seen");
  await run("synonym", "audited");
  await run("settings", "set", "tagline", "Checked");
  await run("settings", "set", "tagline", "");
  const { productId } = await makeProduct(db, await makeMerchant(db, "Audited Street"));
  const { data: product } = await shop.call(productDetail, { params: { id: productId } });
  const { categoryId } = product.productInfo;
  await run("set-size", String(categoryId), "4");
  const of = (subject: string) =>
    db
      .select({ action: auditEntry.action, before: auditEntry.before, after: auditEntry.after })
      .from(auditEntry)
      .where(eq(auditEntry.subject, subject))
      .orderBy(auditEntry.id);
  const first = { language: "en", title: "One", html: "<p>First</p>" };
  expect(await of("guide:audited")).toEqual([
    { action: "guide.write", before: null, after: first },
    {
      action: "guide.write",
      before: first,
      after: { language: "en", title: "Two", html: "<p>Second</p>" },
    },
  ]);
  expect(await of("agreement:merchant")).toEqual([
    { action: "agreement.write", before: null, after: { language: "en", html: "<p>Terms</p>" } },
    {
      action: "agreement.write",
      before: { language: "fr", html: null },
      after: { language: "fr", html: "<p>Conditions</p>" },
    },
  ]);
  expect(await of("synonym:en:audited")).toEqual([
    { action: "synonym.write", before: { meanings: [] }, after: { meanings: ["checked", "seen"] } },
    { action: "synonym.write", before: { meanings: ["checked", "seen"] }, after: { meanings: [] } },
  ]);
  expect(await of("setting:tagline")).toEqual([
    {
      action: "setting.write",
      before: { language: "en", text: null },
      after: { language: "en", text: "Checked" },
    },
    {
      action: "setting.write",
      before: { language: "en", text: "Checked" },
      after: { language: "en", text: null },
    },
  ]);
  expect(await of(`category:${categoryId}`)).toEqual([
    { action: "category.write", before: { setSize: null }, after: { setSize: 4 } },
  ]);
  await run("set-size", String(categoryId), "1");
});

it("logs delivery times in the audit log as an action on the shop", async () => {
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db, "Promise Street");
  const setDelivery = (...days: string[]) => run("delivery", "--merchant", "Promise Street", "th", ...days);
  await setDelivery("2", "4");
  await setDelivery("3", "5", "--handling", "0");
  await setDelivery();
  // Removing a missing place changes nothing.
  await setDelivery();
  const first = { minDays: 2, maxDays: 4, handlingDays: 1 };
  const second = { minDays: 3, maxDays: 5, handlingDays: 0 };
  expect(await auditEntriesOf(shop, `delivery:${merchantId}:TH`)).toEqual(
    [
      { before: null, after: first },
      { before: first, after: second },
      { before: second, after: null },
    ].map((act) => ({ role: "operator", merchantId, action: "delivery.write", ...act })),
  );
});
