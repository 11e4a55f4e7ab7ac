import { listSetSizes } from "../catalogue/set-sizes.ts";
import { changeCategory } from "../content/editing/change-category.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

const maxUnits = 99;

export const setSizes: Command = {
  name: "set-size",
  args: "[CATEGORY UNITS]",
  summary: "list or set the number of units that shoppers buy together, by category (1 for no set)",
  run: async ({ ctx, output }, args) => {
    if (args.length !== 0 && args.length !== 2)
      throw new WrongUse("the category or the number of units is missing", "give both");
    if (args.length === 2) {
      const [id = 0, units = 0] = args.map(Number);
      if (!Number.isInteger(units) || units < 1 || units > maxUnits)
        throw new WrongUse(
          `"${args[1]}" is not the size of a set`,
          `use a whole number from 1 to ${maxUnits}`,
        );
      if (!Number.isInteger(id))
        throw new WrongUse(`"${args[0]}" is not a category`, "use the number in the URL of its page");
      await changeCategory(ctx, operatorActor, id, { setSize: units === 1 ? null : units });
    }
    for (const { id, level, name, setSize } of await listSetSizes(ctx.db))
      output.write(
        `${String(id).padStart(6)}  ${"  ".repeat(level - 1)}${name}${setSize === null ? "" : `: set of ${setSize}`}\n`,
      );
    return 0;
  },
};
