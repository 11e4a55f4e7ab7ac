import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { productDetail } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { product } from "../database/schema/catalogue.ts";
import { merchant } from "../database/schema/merchants.ts";
import { importCatalogue, type ImportOptions } from "../import/import-catalogue.ts";
import type { ImportSummary } from "../import/import-summary.ts";
import { reasonText, type ImportProblem } from "../import/problem.ts";
import { testApp } from "./test-app.ts";

export const columns = [
  "Handle",
  "Title",
  "Body (HTML)",
  "Type",
  "Option1 Name",
  "Option1 Value",
  "Variant SKU",
  "Variant Inventory Tracker",
  "Variant Inventory Qty",
  "Variant Inventory Policy",
  "Variant Price",
  "Image Src",
] as const;
export type Fields = Partial<Record<(typeof columns)[number], string>>;

const quoted = (text: string, delimiter: string) =>
  text.includes(delimiter) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
/** A file in Shopify's export format. */
export const csv = (rows: Fields[], delimiter = ",") =>
  [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ""))]
    .map((fields) => fields.map((field) => quoted(field, delimiter)).join(delimiter))
    .join("\n");
/** The row of a product without options. */
export const plain = (handle: string, fields: Fields = {}): Fields => ({
  Handle: handle,
  Title: handle.toUpperCase(),
  "Option1 Name": "Title",
  "Option1 Value": "Default Title",
  "Variant Inventory Tracker": "shopify",
  "Variant Inventory Qty": "3",
  "Variant Price": "5.00",
  ...fields,
});

/** A problem with its reason in English. */
export type ReadableProblem = Omit<ImportProblem, "reason"> & { readonly reason: string };

export const readable = (problem: ImportProblem): ReadableProblem => ({
  ...problem,
  reason: reasonText(problem.reason),
});

interface Imported {
  summary: ImportSummary;
  refused: string[];
  problems: ReadableProblem[];
}
/** A shop that files are imported into, with a folder for them. */
export const importShop = async () => {
  const folder = await mkdtemp(join(tmpdir(), "carmine-files-"));
  const shop = await testApp({ dataDir: join(folder, "data") });

  const run = async (
    merchantName: string,
    content: string | Buffer,
    options: Partial<ImportOptions> = {},
  ): Promise<Imported> => {
    const file = join(folder, "goods.csv");
    await writeFile(file, content);
    const problems: ReadableProblem[] = [];
    const summary = await importCatalogue({
      file,
      merchant: merchantName,
      db: shop.ctx.db,
      media: { dataDir: shop.ctx.config.dataDir },
      report: (problem) => problems.push(readable(problem)),
      ...options,
    });
    const refused = problems
      .filter(({ kind }) => kind === "refused")
      .map(({ line, reason }) => `${line}: ${reason}`);
    return { summary, refused, problems };
  };
  const detailOf = async (handle: string) => {
    const [row] = await shop.ctx.db
      .select({ id: product.id })
      .from(product)
      .where(eq(product.handle, handle))
      .limit(1);
    return (await shop.call(productDetail, { params: { id: row?.id ?? 0 } })).data;
  };
  const shopExists = async (name: string) =>
    (await shop.ctx.db.select().from(merchant).where(eq(merchant.name, name))).length > 0;
  const close = async (): Promise<void> => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  };

  return { shop, folder, run, detailOf, shopExists, close };
};
