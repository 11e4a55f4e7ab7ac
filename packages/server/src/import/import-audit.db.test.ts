import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntriesOf } from "../testing/command-line.ts";
import { csv, importShop, plain } from "../testing/import-files.ts";

let imports: Awaited<ReturnType<typeof importShop>>;
beforeAll(async () => {
  imports = await importShop();
});
afterAll(() => imports.close());

it("logs the new shop, the start and the result of an import", async () => {
  const { run, shop } = imports;
  const wrong = plain("wrong", { "Variant Price": "dear" });
  const { summary } = await run("Log Street", csv([plain("lamp"), plain("desk"), wrong]));
  await run("log street", csv([plain("lamp")]));
  const merchantId = summary.merchantId ?? 0;
  const operator = { role: "operator", merchantId, before: null };
  expect(await auditEntriesOf(shop, `merchant:${merchantId}`)).toEqual([
    { ...operator, action: "merchant.create", after: { name: "Log Street" } },
  ]);
  const counts = { rows: 1, created: 0, updated: 0, unchanged: 0, refused: 0, pictures: 0, isWhole: true };
  const begin = { ...operator, action: "import.begin", after: { file: "goods.csv" } };
  const end = { ...operator, action: "import.end" };
  expect(await auditEntriesOf(shop, `import:${merchantId}`)).toEqual([
    begin,
    { ...end, after: { ...counts, rows: 3, created: 2, refused: 1 } },
    begin,
    { ...end, after: { ...counts, unchanged: 1 } },
  ]);
});

it("logs nothing for a file without an accepted product", async () => {
  const { run, shopExists } = imports;
  await run("Empty Street", csv([plain("wrong", { "Variant Price": "dear" })]));
  expect(await shopExists("Empty Street")).toBe(false);
});
