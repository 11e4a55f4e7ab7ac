import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { proposeMapping } from "../import/category-mapping.ts";
import { WrongUse, type Command } from "./command.ts";

export const listCategories: Command = {
  name: "categories",
  args: "FILE.csv [--encoding NAME] > TYPES.csv",
  summary: "lists the file's types with a category for each, to be edited and given to import",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { encoding: { type: "string" } },
    });
    const [file] = positionals;
    if (file === undefined) throw new WrongUse("Name a file.");
    output.write(await proposeMapping(ctx.db, resolve(file), values.encoding));
    return 0;
  },
};
