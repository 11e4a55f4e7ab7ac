import { parseArgs } from "node:util";
import { listSynonyms, writeSynonyms } from "../catalogue/search/query/synonyms.ts";
import { operatorActor } from "./actors.ts";
import type { Command } from "./command.ts";
import { languageIn } from "./language.ts";

export const searchSynonyms: Command = {
  name: "synonym",
  args: "[TERM [SYNONYM …]] [--language en]",
  summary: "list or set the synonyms of a search term; without a synonym the term is removed",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { language: { type: "string", default: "en" } },
    });
    const language = languageIn(values.language);
    const [term, ...meanings] = positionals.map((word) => word.trim());
    if (term !== undefined && term !== "") {
      await writeSynonyms(ctx, operatorActor, language, term, meanings.filter(Boolean));
      return 0;
    }
    for (const row of await listSynonyms(ctx.db))
      output.write(`${row.locale.padEnd(6)} ${row.term}: ${row.meaning}\n`);
    return 0;
  },
};
