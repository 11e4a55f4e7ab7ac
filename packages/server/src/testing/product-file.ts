import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { groupRows, surveyRows } from "../import/group-rows.ts";
import { reasonText } from "../import/problem.ts";
import { type FileProduct, readProduct } from "../import/read-product.ts";
import type { StockRules } from "../import/read-variant.ts";
import { readRows } from "../import/read-rows.ts";
import { findTableForm } from "../import/table-form.ts";

const header =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Status";

const plain = {
  Handle: "a",
  Title: "A",
  "Option1 Name": "Title",
  "Option1 Value": "Default Title",
  "Variant Inventory Qty": "3",
  "Variant Price": "9.99",
};

/** Reads products from files without a database. */
export const productFile = async (rules: StockRules = {}) => {
  const folder = await mkdtemp(join(tmpdir(), "carmine-rows-"));
  const read = async (csv: string) => {
    const file = join(folder, "goods.csv");
    await writeFile(file, csv);
    const form = await findTableForm(file);
    const survey = await surveyRows(readRows(form));
    const products: FileProduct[] = [];
    const problems: string[] = [];
    const notices: string[] = [];
    for await (const group of groupRows(readRows(form), survey)) {
      const result = readProduct(group, null, rules);
      if (result.product) products.push(result.product);
      notices.push(...result.notices.map(({ line, reason }) => `${line}: ${reasonText(reason)}`));
      problems.push(...result.problems.map(({ line, reason }) => `${line}: ${reasonText(reason)}`));
    }
    return { products, problems, notices };
  };
  const rows = (...lines: string[]) => read([header, ...lines].join("\n"));
  const row = (fields: Partial<Record<string, string>>) =>
    header
      .split(",")
      .map((name) => fields[name] ?? "")
      .join(",");

  return { read, rows, row, plain, close: () => rm(folder, { recursive: true, force: true }) };
};
