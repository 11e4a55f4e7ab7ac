import { parseArgs } from "node:util";
import { findStray, removeStray } from "../media/stray-files.ts";
import { openStorage } from "../media/storage/open-storage.ts";
import { WrongUse, type Command } from "./command.ts";

const said = (count: number): string => `${count} stored ${count === 1 ? "file" : "files"}`;

export const strayFiles: Command = {
  name: "stray-files",
  args: "[--remove NUMBER]",
  summary: "finds stored files that no picture names, as older versions left them; --remove removes so many",
  run: async ({ ctx, output }, args) => {
    const { values } = parseArgs({ args, options: { remove: { type: "string" } } });
    const storage = openStorage(ctx.config);
    const { files, known } = await findStray(ctx, storage);
    const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
    if (values.remove === undefined) {
      for (const { name } of files) output.write(`${name}\n`);
      output.write(`${said(files.length)} that no picture names, ${megabytes.toFixed(1)} MB. `);
      output.write(`${said(known)} known to the database.\n`);
      return 0;
    }
    if (values.remove !== String(files.length))
      throw new WrongUse(`There are ${files.length}. Name that number to remove them.`);
    // Of another shop on the same store, or this one with another database.
    if (files.length > known) {
      output.write("More files are unknown to this database than known: is it that of this store?\n");
      return 1;
    }
    output.write(`${said(await removeStray(ctx, storage, files))} removed.\n`);
    return 0;
  },
};
