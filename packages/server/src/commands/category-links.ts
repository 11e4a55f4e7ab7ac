import { parseArgs } from "node:util";
import { changeCategory } from "../content/editing/change-category.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

const list = (text: string | undefined): string[] | undefined =>
  text
    ?.split(",")
    .map((part) => part.trim())
    .filter(Boolean);

export const categoryLinks: Command = {
  name: "category-links",
  args: "CATEGORY [--accessories 3,8] [--guides tire-size]",
  summary: "set the categories of accessories and the guides that product pages of a category link to",
  run: async ({ ctx }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { accessories: { type: "string" }, guides: { type: "string" } },
    });
    const id = Number(positionals[0]);
    const accessories = list(values.accessories)?.map(Number);
    if (!Number.isInteger(id) || accessories?.some((one) => !Number.isInteger(one)))
      throw new WrongUse("a category is not a number", "use the numbers in the URLs of their pages");
    const guides = list(values.guides);
    await changeCategory(ctx, operatorActor, id, {
      ...(accessories && { accessories }),
      ...(guides && { guides }),
    });
    return 0;
  },
};
