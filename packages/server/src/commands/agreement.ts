import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { agreementCommand } from "../content/agreements/agreement-command.ts";
import { operatorHere } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

export const publishAgreement: Command = {
  name: "agreement",
  args: "user|privacy|merchant|about FILE.html [--language en]",
  summary: "publishes a text in place of the standard one",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { language: { type: "string", default: "en" } },
    });
    const [key, file] = positionals;
    if (key === undefined || file === undefined) throw new WrongUse("Name a text and a file.");
    const wrong = await agreementCommand({
      ctx,
      actor: operatorHere,
      key,
      file: resolve(file),
      language: values.language,
    });
    if (wrong === undefined) return 0;
    output.write(`${wrong}\n`);
    return 1;
  },
};
