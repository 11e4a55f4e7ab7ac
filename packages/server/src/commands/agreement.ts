import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { agreementCommand } from "../content/agreements/agreement-command.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

export const publishAgreement: Command = {
  name: "agreement",
  args: "user|privacy|merchant|about FILE.html [--language en] [--valid-from 2026-12-31]",
  summary:
    "publish a legal text that replaces the standard one; a later day adds a version, which keeps the former one",
  run: async ({ ctx }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { language: { type: "string", default: "en" }, "valid-from": { type: "string" } },
    });
    const [key, file] = positionals;
    if (key === undefined || file === undefined)
      throw new WrongUse("the text or the file is missing", "name both, such as privacy privacy.html");
    await agreementCommand({
      ctx,
      actor: operatorActor,
      key,
      file: resolve(file),
      language: values.language,
      validFrom: values["valid-from"],
    });
    return 0;
  },
};
