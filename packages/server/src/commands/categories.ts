import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { proposeMapping } from "../import/category-mapping.ts";
import { WrongUse, type Command } from "./command.ts";

export const listCategories: Command = {
  name: "categories",
  args: "FILE.csv [--encoding NAME] > TYPES.csv",
  summary: "propose a category for each product type of a file, to be edited and passed to import",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { encoding: { type: "string" } },
    });
    const [file] = positionals;
    if (file === undefined) throw new WrongUse("the file is missing", "name a CSV file");
    output.write(await proposeMapping(ctx.db, resolve(file), values.encoding));
    return 0;
  },
};
