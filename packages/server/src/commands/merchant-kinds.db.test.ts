import { applicationStatus, merchantCategories, merchantTypes, type WireLocale } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { application } from "../database/schema/applications.ts";
import { merchantCategory, merchantType } from "../database/schema/merchants.ts";
import { auditEntriesOf, runIn, writeEntryIn } from "../testing/command-line.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeApplication, makeShopper } from "../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const run = (...words: string[]) => runIn(shop, ...words);
const write = (...words: string[]) => writeEntryIn(shop, ...words);
const types = async (locale: WireLocale = "en") => (await shop.call(merchantTypes, { locale })).data;
const trades = async (locale: WireLocale = "en") => (await shop.call(merchantCategories, { locale })).data;

it("offers default types and trades in a new shop, free of commission until the operator sets one", async () => {
  expect((await types()).map(({ name }) => name)).toEqual([
    "Brand shop",
    "Specialist shop",
    "Small business",
  ]);
  expect((await types("es"))[2]).toMatchObject({ info: "Documento de identidad y número fiscal" });
  expect((await types("fr"))[2]).toMatchObject({ info: "Pièce d'identité et numéro fiscal" });
  expect((await trades("lao")).map(({ name, handlingFee }) => [name, handlingFee])).toEqual([
    ["ຍານຍົນ", 0],
    ["ເອເລັກໂຕຣນິກ", 0],
    ["ເຄື່ອງໃຊ້ໃນເຮືອນ", 0],
    ["ແຟຊັນ", 0],
    ["ກິລາ", 0],
  ]);
});

it("writes a type in several languages at a position, and logs it", async () => {
  const number = await write(
    "merchant-type",
    "set",
    "--name",
    "Maker",
    "--info",
    "Proof of craft",
    "--position",
    "1",
  );
  await write("merchant-type", "set", number, "--name", "ຊ່າງ", "--language", "lao");
  expect((await types("lao"))[0]).toMatchObject({ id: Number(number), name: "ຊ່າງ", info: "Proof of craft" });
  expect(await auditEntriesOf(shop, `merchantType:${number}`)).toMatchObject([
    { role: "operator", merchantId: null, action: "merchantType.write", after: { name: { en: "Maker" } } },
    { action: "merchantType.write", before: { name: { en: "Maker" } }, after: { name: { lao: "ຊ່າງ" } } },
  ]);
  expect((await run("merchant-type", "remove", number)).status).toBe(0);
  expect((await types()).map(({ id }) => id)).not.toContain(Number(number));
});

it("keeps the documents of a type private unless they are marked as public", async () => {
  const number = await write("merchant-type", "set", "--name", "Guild", "--info", "Tax number");
  const typeOf = async (locale?: WireLocale) => (await types(locale)).find(({ id }) => id === Number(number));
  expect(await typeOf()).toMatchObject({ info: "Tax number", publicInfo: null, privateInfo: "Tax number" });
  await write("merchant-type", "set", number, "--publicInfo", "Master certificate");
  await write("merchant-type", "set", number, "--publicInfo", "Meisterbrief", "--language", "fr");
  expect(await typeOf()).toMatchObject({
    info: "Master certificate, Tax number",
    publicInfo: "Master certificate",
    privateInfo: "Tax number",
  });
  expect(await typeOf("fr")).toMatchObject({ publicInfo: "Meisterbrief" });
  await write("merchant-type", "set", number, "--publicInfo", "");
  expect(await typeOf()).toMatchObject({ info: "Tax number", publicInfo: null });
  expect((await types()).slice(0, 3).map(({ publicInfo }) => publicInfo)).toEqual([
    "Business license",
    "Business license",
    null,
  ]);
  await run("merchant-type", "remove", number);
});

it("writes the commission of a trade", async () => {
  const number = await write("merchant-category", "set", "--name", "Garden", "--fee", "7");
  expect((await trades()).at(-1)).toMatchObject({ name: "Garden", handlingFee: 7 });
  await write("merchant-category", "set", number, "--fee", "9");
  expect((await run("merchant-category")).text).toContain(`${number.padStart(6)}    9%  Garden`);
  for (const fee of ["101", "-1", "2.5", "x"]) {
    const { status, text } = await run("merchant-category", "set", number, `--fee=${fee}`);
    expect([status, text], fee).toEqual([
      1,
      expect.stringContaining("fee: must be a whole number from 0 to 100."),
    ]);
  }
});

it("refuses to remove a kind that a shop or an application uses", async () => {
  const { accountId } = await makeShopper(shop);
  const id = await makeApplication(shop.ctx.db, accountId);
  const [sent] = await shop.ctx.db.select().from(application).where(eq(application.id, id));
  expect(sent?.status).toBe(applicationStatus.pending);
  for (const [command, kind] of [
    ["merchant-type", sent?.typeId],
    ["merchant-category", sent?.categoryId],
  ] as const)
    expect(await run(command, "remove", String(kind))).toEqual({
      status: 1,
      text: expect.stringContaining("0 shops and 1 applications have it"),
    });
  expect(await shop.ctx.db.$count(merchantType, eq(merchantType.id, sent?.typeId ?? 0))).toBe(1);
  expect(await shop.ctx.db.$count(merchantCategory, eq(merchantCategory.id, sent?.categoryId ?? 0))).toBe(1);
});
