import { parseArgs } from "node:util";
import { readCategoryProperties, readProperties } from "../catalogue/properties/read-properties.ts";
import { removeProperty, writeProperty } from "../content/properties/write-properties.ts";
import { operatorActor } from "./actors.ts";
import type { Command } from "./command.ts";
import { readEntriesOf } from "./entry-file.ts";

export const productProperties: Command = {
  name: "property",
  args: ["[FILE.json]", "--remove KEY"],
  summary: "list, write or remove the properties of specification tables, filters and comparisons",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { remove: { type: "string" } },
    });
    if (values.remove !== undefined) {
      await removeProperty(ctx, operatorActor, values.remove);
      return 0;
    }
    const [file] = positionals;
    if (file !== undefined) {
      for (const { entry, at } of await readEntriesOf(file, "property"))
        await writeProperty(ctx, operatorActor, entry, at);
      return 0;
    }
    const categories = await readCategoryProperties(ctx.db);
    for (const { key, kind, unit, isFilter, name } of (await readProperties(ctx.db)).values()) {
      const ids = categories.filter(({ keys }) => keys.includes(key)).map(({ id }) => id);
      const type = `${kind}${unit === null ? "" : ` (${unit})`}${isFilter ? ", filter" : ""}`;
      output.write(
        `${key.padEnd(22)} ${type.padEnd(24)} ${name.en}, categories ${ids.join(", ") || "none"}\n`,
      );
    }
    return 0;
  },
};
