import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { guideCommand } from "../content/guides/guide-command.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

export const publishGuide: Command = {
  name: "guide",
  args: "NAME FILE.html --title TITLE [--language en] [--topic help|policies|guides|about]",
  summary: "publish a page of the help center at /guides/NAME in one language",
  run: async ({ ctx }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        title: { type: "string", default: "" },
        language: { type: "string", default: "en" },
        topic: { type: "string" },
      },
    });
    const [slug, file] = positionals;
    if (slug === undefined || file === undefined)
      throw new WrongUse("the name or the file is missing", "name both, such as which-oil oil.html");
    const { title, language, topic } = values;
    await guideCommand({
      ctx,
      actor: operatorActor,
      slug,
      title,
      file: resolve(file),
      language,
      topic,
    });
    return 0;
  },
};
