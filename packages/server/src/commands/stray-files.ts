import { parseArgs } from "node:util";
import { findStray, removeStray } from "../media/stray-files.ts";
import { openStorage } from "../media/storage/open-storage.ts";
import { Refused } from "../content/editing/refused.ts";
import { WrongUse, type Command } from "./command.ts";

const describeCount = (count: number): string => `${count} stored ${count === 1 ? "file" : "files"}`;

export const strayFiles: Command = {
  name: "stray-files",
  args: "[--remove NUMBER]",
  summary:
    "find stored files without a picture, which older versions left behind; --remove NUMBER deletes them",
  run: async ({ ctx, output }, args) => {
    const { values } = parseArgs({ args, options: { remove: { type: "string" } } });
    const storage = openStorage(ctx.config);
    const { files, known } = await findStray(ctx, storage);
    const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
    if (values.remove === undefined) {
      for (const { name } of files) output.write(`${name}\n`);
      output.write(`${describeCount(files.length)} without a picture, ${megabytes.toFixed(1)} MB. `);
      output.write(`${describeCount(known)} known to the database.\n`);
      return 0;
    }
    if (values.remove !== String(files.length))
      throw new WrongUse(`there are ${files.length} files`, `use --remove ${files.length} to delete them`);
    // The store probably belongs to another shop or to another database.
    if (files.length > known)
      throw new Refused("more files are unknown than known; check that the database belongs to this storage");
    output.write(`${describeCount(await removeStray(ctx, storage, files))} removed.\n`);
    return 0;
  },
};
