import { listSetSizes, writeSetSize } from "../catalogue/set-sizes.ts";
import { operatorHere } from "./actors.ts";
import { WrongUse, WrongValue, type Command } from "./command.ts";

const most = 99;

export const setSizes: Command = {
  name: "set-size",
  args: "[CATEGORY PIECES]",
  summary: "lists the categories with the pieces that are bought together, or says it of one (1 for no set)",
  run: async ({ ctx, output }, args) => {
    if (args.length !== 0 && args.length !== 2)
      throw new WrongUse("Name a category by its number, and the pieces.");
    if (args.length === 2) {
      const [id = 0, pieces = 0] = args.map(Number);
      if (!Number.isInteger(pieces) || pieces < 1 || pieces > most)
        throw new WrongUse(`A set has 1 to ${most} pieces.`);
      if (!Number.isInteger(id) || !(await writeSetSize(ctx, operatorHere, id, pieces === 1 ? null : pieces)))
        throw new WrongValue(`there is no category ${args[0]}`, "use the number in the address of its page");
    }
    for (const { id, level, name, setSize } of await listSetSizes(ctx.db))
      output.write(
        `${String(id).padStart(6)}  ${"  ".repeat(level - 1)}${name}${setSize === null ? "" : `: set of ${setSize}`}\n`,
      );
    return 0;
  },
};
