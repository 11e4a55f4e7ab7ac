import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { guideCommand } from "../content/guides/guide-command.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

export const publishGuide: Command = {
  name: "guide",
  args: "NAME FILE.html --title TITLE [--language en]",
  summary: "publish a guide at /guides/NAME in one language",
  run: async ({ ctx }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { title: { type: "string", default: "" }, language: { type: "string", default: "en" } },
    });
    const [slug, file] = positionals;
    if (slug === undefined || file === undefined)
      throw new WrongUse("the name or the file is missing", "name both, such as which-oil oil.html");
    const { title, language } = values;
    await guideCommand({
      ctx,
      actor: operatorActor,
      slug,
      title,
      file: resolve(file),
      language,
    });
    return 0;
  },
};
