import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { guideCommand } from "../content/guides/guide-command.ts";
import { operatorHere } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

export const publishGuide: Command = {
  name: "guide",
  args: "NAME FILE.html --title TITLE [--language en]",
  summary: "publishes a short guide at /guides/NAME, or one language of it",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { title: { type: "string", default: "" }, language: { type: "string", default: "en" } },
    });
    const [slug, file] = positionals;
    if (slug === undefined || file === undefined) throw new WrongUse("Name a guide and a file.");
    const { title, language } = values;
    const wrong = await guideCommand({
      ctx,
      actor: operatorHere,
      slug,
      title,
      file: resolve(file),
      language,
    });
    if (wrong === undefined) return 0;
    output.write(`${wrong}\n`);
    return 1;
  },
};
