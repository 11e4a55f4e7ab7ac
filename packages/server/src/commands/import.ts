import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { importCommand } from "../import/import-command.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

/** @throws WrongUse unless the text is a number of units or "unlimited" */
const stockOf = (text: string): number | "unlimited" => {
  if (text === "unlimited") return text;
  if (!/^\d{1,6}$/.test(text))
    throw new WrongUse(`--stock "${text}" is not a number of units`, "use a whole number or unlimited");
  return Number(text);
};

export const importProducts: Command = {
  name: "import",
  args: "FILE.csv --merchant NAME [--images DIR] [--categories TYPES.csv] [--encoding NAME] [--stock N|unlimited] [--keep-stock]",
  summary: "import a product file in Shopify's CSV format",
  run: async ({ ctx: { db, config, clock }, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        merchant: { type: "string" },
        images: { type: "string" },
        categories: { type: "string" },
        encoding: { type: "string" },
        stock: { type: "string" },
        "keep-stock": { type: "boolean", default: false },
      },
    });
    const [file] = positionals;
    if (file === undefined || values.merchant === undefined)
      throw new WrongUse("the file or the shop is missing", "name the file and add --merchant NAME");
    const { dataDir, s3, databaseUrl } = config;
    return importCommand({
      currency: config.currency,
      db,
      importer: { actor: operatorActor, now: () => clock.now() },
      media: { dataDir, s3 },
      ...(databaseUrl === null && { databaseFolder: dataDir }),
      file: resolve(file),
      merchant: values.merchant,
      ...(values.images !== undefined && { images: resolve(values.images) }),
      ...(values.categories !== undefined && { categories: resolve(values.categories) }),
      ...(values.encoding !== undefined && { encoding: values.encoding }),
      ...(values.stock !== undefined && { stock: stockOf(values.stock) }),
      keepStock: values["keep-stock"],
      output,
    });
  },
};
