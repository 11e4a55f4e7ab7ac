import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { importCommand } from "../import/import-command.ts";
import { operatorHere } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

export const importProducts: Command = {
  name: "import",
  args: "FILE.csv --merchant NAME [--images DIR] [--categories TYPES.csv] [--encoding NAME]",
  summary: "reads a product file in Shopify's CSV format",
  run: async ({ ctx: { db, config, clock }, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        merchant: { type: "string" },
        images: { type: "string" },
        categories: { type: "string" },
        encoding: { type: "string" },
      },
    });
    const [file] = positionals;
    if (file === undefined || values.merchant === undefined)
      throw new WrongUse("Name a file and a merchant.");
    const { dataDir, s3, databaseUrl } = config;
    return importCommand({
      db,
      importer: { actor: operatorHere, now: () => clock.now() },
      media: { dataDir, s3 },
      ...(databaseUrl === null && { databaseFolder: dataDir }),
      file: resolve(file),
      merchant: values.merchant,
      ...(values.images !== undefined && { images: resolve(values.images) }),
      ...(values.categories !== undefined && { categories: resolve(values.categories) }),
      ...(values.encoding !== undefined && { encoding: values.encoding }),
      output,
    });
  },
};
